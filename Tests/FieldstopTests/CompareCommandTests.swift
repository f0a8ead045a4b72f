import Testing

struct CompareCommandTests {
  private func shell(_ script: String) throws -> ToolRun {
    try ToolRun.run(["/bin/sh", "-c", script, Spawn.tool()])
  }

  @Test func `compare prints a table and ends with 0`() throws {
    let run = try shell(
      #"f=$(mktemp); echo 'type "abc"' > "$f"; "$0" compare -l2 --policies pre-edit,qt "$f""#
    )
    #expect(run.errors == "")
    #expect(run.status == .code(0))
    #expect(
      run.output.hasPrefix(
        """
        policy    text   lost          caret  alerts  broken
        ────────  ─────  ────────────  ─────  ──────  ──────
        pre-edit  "ab|"  inserted "c"  2      1/0     none
        qt        "ab|"  inserted "c"  2      1/0     none


        """
      )
    )
  }

  @Test func `a file that is wrong, or asks for what cannot be, ends with 2`() throws {
    let malformed = try shell(#"f=$(mktemp); echo 'typ "a"' > "$f"; "$0" compare "$f""#)
    #expect(malformed.status == .code(2))
    #expect(malformed.output == "")
    #expect(malformed.errors.contains(":1:1: \"typ\" is no word of the language"))
    let impossible = try shell(#"f=$(mktemp); echo 'pick 1' > "$f"; "$0" compare "$f""#)
    #expect(impossible.status == .code(2))
    #expect(impossible.errors.contains(":1: there is no candidate 1"))
  }

  @Test func `a file that is not there ends with 3`() throws {
    let run = try ToolRun.lab("compare", "/nowhere/a.field")
    #expect(
      run
        == ToolRun(
          output: "",
          errors: "fieldstop: /nowhere/a.field: No such file or directory\n",
          status: .code(3)
        )
    )
  }
}
