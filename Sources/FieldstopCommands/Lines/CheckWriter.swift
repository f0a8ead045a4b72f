package import TextLimits
package import TextMeasure

/// Writes a row for each line that is over a limit: `line 3: 35/31 utf16, 22/20 characters`.
package struct CheckWriter: LineSink {
  package var output: [UInt8] = []

  /// Whether any line was over.
  package private(set) var hasFoundAny = false

  private let limits: [LengthLimit]
  private let ceiling: Ceiling
  private var counter: LineCounter
  private var number = 0

  /// A writer at the start of a text.
  package init(_ limits: [LengthLimit]) {
    self.limits = limits
    ceiling = Ceiling(limits)
    counter = LineCounter(in: Set(limits.map(\.unit)))
  }

  package var firstRepairedLine: Int? { counter.firstRepairedLine }

  package mutating func line(_ bytes: Span<UInt8>, _ ending: LineEnding) {
    judge(counter.count(bytes))
  }

  package mutating func add(_ bytes: Span<UInt8>) {
    counter.add(bytes)
  }

  package mutating func end(_ ending: LineEnding) {
    judge(counter.finish())
  }

  /// Judges the counts of the next line.
  package mutating func judge(_ counts: TextCounts) {
    number += 1
    guard !ceiling.holds(counts) else { return }
    hasFoundAny = true
    output.append(contentsOf: "line \(number): ".utf8)
    output.append(contentsOf: Self.excess(of: counts, over: limits).utf8)
    output.append(0x0A)
  }

  /// The limits that are broken, as `35/31 utf16, 22/20 characters`.
  private static func excess(of counts: TextCounts, over limits: [LengthLimit]) -> String {
    limits.filter { counts[$0.unit] > $0.maximum }
      .map { "\(counts[$0.unit])/\($0)" }
      .joined(separator: ", ")
  }
}
