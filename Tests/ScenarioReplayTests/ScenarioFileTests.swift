import ScenarioReplay
import Testing

@Test(arguments: ["", "\n", "# a\n\n  \t\n#", "\u{FEFF}", "\r\n\r\n"])
func `an empty file, comments and blank lines have no steps`(source: String) throws {
  #expect(try Scenario.parse(source).steps.isEmpty)
}

@Test func `a step knows its line and column`() throws {
  let steps = try Scenario.parse("# head\n\n  check\ncut").steps
  #expect(steps.map(\.line) == [3, 4])
  #expect(steps.map(\.column) == [3, 1])
}

@Test func `line ends, a byte order mark and a missing last line end change nothing`() throws {
  let plain = try Scenario.parse("limit 5 utf16\ntype \"a\"\n  > text\ncut\n")
  #expect(try Scenario.parse("limit 5 utf16\r\ntype \"a\"\r\n  > text\r\ncut") == plain)
  #expect(try Scenario.parse("\u{FEFF}limit 5 utf16\ntype \"a\"\r\n  > text \ncut\r") == plain)
  let bytes = [0xef, 0xbb, 0xbf] + Array("limit 5 utf16\ntype \"a\"\n  > text\ncut".utf8)
  #expect(try Scenario.parse(bytes: bytes) == plain)
}

@Test func `lines of the trace belong to the step above`() throws {
  let source = """
    type "a"   # why
      > should-change {0,0} "a" -> yes
      # between

      >text "|" => "a|"  # behind
    cut
    >
    """
  let steps = try Scenario.parse(source).steps
  #expect(steps.map { $0.trace.map(\.line) } == [[2, 5], [7]])
  #expect(
    steps.map { $0.trace.map(\.text.text) }
      == [[#"should-change {0,0} "a" -> yes"#, #"text "|" => "a|""#], [""]]
  )
}

@Test func `expectations may stand between a step and its trace`() throws {
  let steps = try Scenario.parse("cut\n> a\nexpect alerts 0\n> b\nexpect caret 0\n").steps
  #expect(steps.map { $0.trace.map(\.text.text) } == [["a", "b"], [], []])
}

@Test func `a number sign in a string of the trace begins no comment`() throws {
  let trace = try Scenario.parse("cut\n> host \"a\\\"#b\" # c").steps.first?.trace
  #expect(trace?.map(\.text.text) == ["host \"a\\\"#b\""])
}

@Test func `long files and long lines are read`() throws {
  let line = "type \"" + String(repeating: "x", count: 1_000) + "\"\n"
  #expect(try Scenario.parse(String(repeating: line, count: 500)).steps.count == 500)
  let long = "paste \"" + String(repeating: "\\u{1F600}", count: 20_000) + "\""
  #expect(try Scenario.parse(long).steps.count == 1)
}
