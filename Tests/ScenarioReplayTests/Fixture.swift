import ScenarioReplay
import TestSupport
import Testing

/// A scenario file below `Fixtures`, named by its path from there.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  /// The path from the root of the package.
  var path: String { "\(Self.folder)/\(name)" }

  /// What stands in the file.
  func scenario() throws -> Scenario {
    try Scenario.parse(bytes: File.bytes(at: Repository.absolute(path)))
  }

  private static let folder = "Tests/ScenarioReplayTests/Fixtures"

  /// All scenario files, by their paths.
  static let all = names.filter { $0.hasSuffix(".field") }.map(Fixture.init)

  /// The folders right below `Fixtures`, and how many scenarios each holds.
  static var topics: [String: Int] {
    Dictionary(grouping: all) { String($0.name.prefix { $0 != "/" }) }.mapValues(\.count)
  }

  private static let names: [String] = {
    let paths = (try? Repository.list(folder)) ?? []
    return paths.map { String($0.dropFirst(folder.utf8.count + 1)) }
  }()
}
