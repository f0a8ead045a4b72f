import FieldstopCommands
import TestSupport
import Testing
import TextMeasure

struct HelpTextTests {
  @Test func `the help is made of the tables`() {
    let topics = [nil] + Command.allCases.map { Optional($0) }
    let texts = topics.map { "$ fieldstop help \($0?.rawValue ?? "")\n\(HelpText.text(for: $0))" }
    expectSnapshot(texts.joined(separator: "\n"))
  }

  @Test func `no line is wider than a terminal`() {
    for command in Command.allCases {
      for line in HelpText.text(for: command).split(separator: "\n") { #expect(line.count <= 80) }
    }
    for line in HelpText.text(for: nil).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `every option has one row, and a command that has it`() {
    #expect(OptionRow.all.map(\.name).count == OptionName.allCases.count)
    #expect(Set(OptionRow.all.map(\.name)) == Set(OptionName.allCases))
    for row in OptionRow.all { #expect(!row.commands.isEmpty && !row.summary.isEmpty) }
  }

  @Test func `the version names what it counts by`() {
    let (characters, columns) = (UnicodeVersion.characters, UnicodeVersion.columns)
    #expect(
      VersionText.text == """
        fieldstop 0.1.0
        Unicode \(characters) (characters), \(columns) (columns), by tables of its own
        engine embedded

        """
    )
  }
}
