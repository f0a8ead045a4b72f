/// What is wrong with one input of a fuzzer.
struct Complaints {
  private var texts: [String] = []

  /// All of them in one text; `nil` where nothing is wrong.
  var text: String? { texts.isEmpty ? nil : texts.joined(separator: "\n") }

  mutating func expect(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    if !holds { texts.append(complaint()) }
  }
}

/// A fuzzer: bytes in, what is wrong with what they did out.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name of its folder in `Tests/FuzzCorpus`.
  public let name: String

  /// Runs one input.
  ///
  /// - Returns: what is wrong, or `nil`.
  public let run: @Sendable ([UInt8]) -> String?

  /// Its name.
  public var description: String { name }

  /// The fuzzers that there are.
  public static let all = [
    FuzzTarget(name: "limiter", run: fuzzLimiter), FuzzTarget(name: "field", run: fuzzField),
    FuzzTarget(name: "scenario", run: fuzzScenario), FuzzTarget(name: "keys", run: fuzzKeys),
  ]
}
