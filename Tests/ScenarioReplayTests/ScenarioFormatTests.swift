import ScenarioReplay
import TestSupport
import Testing

/// Holds `docs/scenario-format.md` to what the language is.
struct ScenarioFormatTests {
  private static let path = "docs/scenario-format.md"

  @Test(arguments: [path, "docs/guide/recording.md"])
  func `the example of the document plays`(path: String) throws {
    let document = try Repository.read(path)
    let blocks = document.split(separator: "```").filter { $0.hasPrefix("field\n") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      var player = ScenarioPlayer()
      let outcome = player.play(try Scenario.parse(String(block.dropFirst("field\n".count))))
      #expect(outcome.failure == nil)
    }
  }

  @Test
  func `every line that the tables show is of the language`() throws {
    // A code span with a blank or a known word at its start, in the first column of a table.
    let words = try Self.firstColumns().filter { span in
      let first = span.prefix { $0 != " " }
      return GoodLine.all.contains { $0.line.hasPrefix(first) } && !span.contains("…")
    }
    #expect(words.count > 40)
    for line in words {
      #expect(throws: Never.self, "\(line)") { try Scenario.parse(line) }
    }
  }

  @Test
  func `every word of the language is in the tables`() throws {
    let spans = try Self.firstColumns()
    for good in GoodLine.all {
      let words = good.line.split(separator: " ")
      let start = words.first == "expect" ? words.prefix(2) : words.prefix(1)
      let word = start.joined(separator: " ")
      #expect(spans.contains { $0 == word || $0.hasPrefix(word + " ") }, "\(word)")
    }
  }

  @Test
  func `every mistake of the examples is one`() throws {
    let rows = try Repository.read(Self.path).split(separator: "## What can be wrong")
    let examples = try #require(rows.last).split(separator: "\n").filter { $0.hasPrefix("|") }
      .compactMap { $0.split(separator: "|").last.map(Self.spans) }.joined()
    let lines = examples.filter { !$0.hasPrefix(">") }
    #expect(lines.count > 15)
    for line in lines {
      #expect(throws: ScenarioError.self, "\(line)") { try Scenario.parse(line) }
    }
  }

  /// The code spans in the first columns of the tables of settings, steps and expectations.
  private static func firstColumns() throws -> [String] {
    let document = try Repository.read(path)
    let start = document.split(separator: "## Settings").dropFirst().joined()
    let tables = start.split(separator: "## The trace").first ?? ""
    return tables.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }.flatMap(spans)
  }

  private static func spans(_ text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
