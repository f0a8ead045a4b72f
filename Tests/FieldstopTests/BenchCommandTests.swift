import Testing

struct BenchCommandTests {
  @Test func `bench times one operation on a file`() throws {
    let run = try ToolRun.run([
      "/bin/sh", "-c",
      #"f=$(mktemp); printf 'e\314\201\360\237\221\215' > "$f"; "$0" bench count "$f" 31 1"#,
      Spawn.tool(),
    ])
    #expect(run.errors == "")
    #expect(run.status == .code(0))
    #expect(
      run.output.hasPrefix(
        #"{"engine":"fieldstop","op":"count","bytes":7,"n":31,"result":2,"ns":["#
      )
    )
    #expect(run.output.hasSuffix("]}\n"))
  }

  @Test func `a file that is not there ends with 3`() throws {
    let run = try ToolRun.lab("bench", "count", "/nowhere/a.txt", "31", "1")
    #expect(run.errors == "fieldstop: /nowhere/a.txt: No such file or directory\n")
    #expect(run.output == "")
    #expect(run.status == .code(3))
  }

  @Test func `what is no operation and no number ends with 2`() throws {
    for arguments in [["sort", "a", "1", "1"], ["count", "a", "0", "1"], ["count", "a"]] {
      let run = try ToolRun.run([Spawn.tool(), "bench"] + arguments)
      #expect(run.errors.hasPrefix("fieldstop: "))
      #expect(run.status == .code(2))
    }
  }
}
