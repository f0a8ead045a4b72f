import Testing

struct TextCommandTests {
  private func shell(_ script: String) throws -> ToolRun {
    try ToolRun.run(["/bin/sh", "-c", script, Spawn.tool()])
  }

  @Test func `clamp limits a text or each line of its input`() throws {
    #expect(
      try ToolRun.lab("clamp", "-l8characters", "--ellipsis", "…", "Fieldstop measures")
        == ToolRun(output: "Fieldst…\n", errors: "", status: .code(0))
    )
    #expect(
      try ToolRun.lab("clamp", "--limit=2", input: "abc\r\n中文字\nx")
        == ToolRun(output: "ab\r\n中文\nx", errors: "", status: .code(0))
    )
  }

  @Test func `clamp --check tells what is over, and ends with 1`() throws {
    #expect(
      try ToolRun.lab("clamp", "--check", "-l2", input: "abc\nab\n")
        == ToolRun(output: "line 1: 3/2 utf16\n", errors: "", status: .code(1))
    )
    #expect(
      try ToolRun.lab("clamp", "--check", "-l2", "ab")
        == ToolRun(output: "", errors: "", status: .code(0))
    )
  }

  @Test func `count tells the length of a text or of each line of its input`() throws {
    #expect(
      try ToolRun.lab("count", "é中").output
        == "characters 2  scalars 2  utf16 2  utf8 5  columns 3\n"
    )
    #expect(try ToolRun.lab("count", "--unit=utf8", input: "é\n\n中").output == "2\n0\n3\n")
  }

  @Test func `what is not UTF-8 is said once, with its first line`() throws {
    let run = try shell(#"printf 'a\n\377\n\377\n' | "$0" clamp"#)
    #expect(run.output == "a\n\u{FFFD}\n\u{FFFD}\n")
    let sentence =
      "fieldstop: the input is not all UTF-8, first in line 2: what is not was taken as U+FFFD\n"
    #expect(run.errors == sentence)
    #expect(run.status == .code(0))
    for command in ["clamp --check", "count"] {
      #expect(try shell(#"printf 'a\n\377\n\377' | "$0" \#(command)"#).errors == sentence)
    }
  }

  @Test func `a line that is read in blocks is named too`() throws {
    for command in ["clamp -l none", "count --unit utf8"] {
      let script = #"{ echo; head -c 200000 /dev/zero; printf '\377\n'; } | "$0" \#(command)"#
      #expect(try shell(script + " >/dev/null").errors.contains("first in line 2:"))
    }
  }

  @Test func `a reader who leaves is no error`() throws {
    let script = #"yes | "$0" count --unit utf8 | head -n 1"#
    #expect(try shell(script) == ToolRun(output: "1\n", errors: "", status: .code(0)))
    // Where the signal is ignored, the write fails.
    let ignoring = #"trap '' PIPE; yes 2> /dev/null | "$0" count --unit utf8 | head -n 1"#
    #expect(try shell(ignoring) == ToolRun(output: "1\n", errors: "", status: .code(0)))
  }

  @Test func `an output that cannot be written is said, and ends with 3`() throws {
    for command in ["count abc", "clamp abc", "help", "--version", "clamp < /proc/self/status"] {
      let run = try shell(#""$0" \#(command) > /dev/full"#)
      #expect(run.errors == "fieldstop: standard output: No space left on device\n", "\(command)")
      #expect(run.status == .code(3), "\(command)")
    }
  }

  @Test func `an input that cannot be read is said, and ends with 3`() throws {
    let run = try shell(#""$0" count < /"#)
    #expect(run.errors == "fieldstop: standard input: Is a directory\n")
    #expect(run.status == .code(3))
  }

  @Test func `an ellipsis with a line break is wrong usage`() throws {
    let run = try ToolRun.lab("clamp", "--ellipsis", "\n", input: "abc\n")
    #expect(run.output.isEmpty && run.errors.hasPrefix(#"fieldstop: --ellipsis "\n" has"#))
    #expect(run.status == .code(2))
  }

  @Test func `wrong usage ends with 2`() throws {
    let run = try ToolRun.lab("clamp", "--limit", "-1")
    #expect(run.output.isEmpty && run.errors.hasPrefix("fieldstop: --limit"))
    #expect(run.status == .code(2))
  }
}
