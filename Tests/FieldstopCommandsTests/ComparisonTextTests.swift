import FieldstopCommands
import ScenarioReplay
import TestSupport
import Testing
import TextLimits
import TextMeasure

/// The six situations of the guide, as tables.
struct ComparisonTextTests {
  private static let folder = "docs/scenarios/compare"

  private static func outcomes(_ name: String) throws -> [PolicyOutcome] {
    let source = try Repository.read("\(folder)/\(name).field")
    let comparison = PolicyComparison(try Scenario.parse(source))
    return comparison.policies.map(comparison.outcome)
  }

  static let names = [
    "middle-insertion", "family-emoji-at-the-edge", "pinyin-commit-over-the-limit",
    "picked-word-over-the-limit", "backspace-over-the-limit", "twenty-digit-paste",
  ]

  @Test(arguments: names)
  func `a situation gives its table`(_ name: String) throws {
    let outcomes = try Self.outcomes(name)
    expectSnapshot(ComparisonText.table(outcomes, width: 80), name: "compare \(name)")
  }

  @Test func `every situation of the folder has a table here`() throws {
    let files = try Repository.list(Self.folder).map { $0.dropFirst(Self.folder.utf8.count + 1) }
    #expect(files.sorted() == Self.names.map { "\($0).field" }.sorted())
  }

  @Test func `a wide terminal gets lines that are not broken`() throws {
    let table = ComparisonText.table(try Self.outcomes("middle-insertion"), width: 140)
    expectSnapshot(table, name: "compare on a wide terminal")
  }

  @Test(arguments: names, [70, 80, 97, 120, 200])
  func `no line is wider than the terminal`(_ name: String, _ width: Int) throws {
    let table = ComparisonText.table(try Self.outcomes(name), width: width)
    for line in table.split(separator: "\n") {
      #expect(TextUnit.columns.count(line) <= width)
      #expect(line.last != " ")
    }
  }

  @Test func `a program gets a JSON object for each policy`() throws {
    expectSnapshot(
      ComparisonText.json(try Self.outcomes("pinyin-commit-over-the-limit")),
      name: "compare as JSON"
    )
  }

  @Test func `a policy that made a step impossible is named`() throws {
    let source = "limit 4 utf16\nkeyboard pinyin\nfield \"abcd\"\ntype \"ni\"\npick 1"
    let comparison = PolicyComparison(try Scenario.parse(source))
    let outcomes = [LimitPolicy.preEdit, .rejectPredicted].map(comparison.outcome)
    #expect(
      ComparisonText.table(outcomes, width: 80).contains(
        "\n\nreject-predicted: line 5 could not be done\n\n"
      )
    )
    #expect(ComparisonText.json(outcomes).contains(#""skipped":[5]"#))
  }
}
