import TestSupport
import Testing

struct ReplayTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let traced = "type \"a\"\n  > should-change {0,0} \"a\" -> yes\n"

  @Test
  func `folders are looked through, in order, and every file is tried`() throws {
    try folder.write("expect text \"x\"\n", to: "s/b.field")
    try folder.write("type \"a\"\n", to: "s/a/z.field")
    try folder.write("type \"a\"\n", to: "s/c.field")
    try folder.write("tpye\n", to: "s/c.txt")
    let run = try ToolRun.lab("replay", folder.file("s"))
    let root = folder.file("s")
    #expect(
      run.output == """
        ok \(root)/a/z.field
        FAIL \(root)/b.field:1: expected text "x", got "|"
        ok \(root)/c.field
        2 passed, 1 failed

        """
    )
    #expect(run.status == .code(1))
    #expect(run.errors.isEmpty)
  }

  @Test
  func `the highest status wins`() throws {
    let failing = try folder.write("expect caret 1\n", to: "a.field")
    let wrong = try folder.write("tpye\n", to: "b.field")
    let missing = folder.file("none.field")
    #expect(try ToolRun.lab("replay", failing, wrong).status == .code(2))
    #expect(try ToolRun.lab("replay", missing, wrong, failing).status == .code(3))
    try File.makeFolder(folder.file("empty"))
    let run = try ToolRun.lab("replay", folder.file("empty"))
    #expect(run.status == .code(2))
    #expect(run.output.contains("there is no .field file in this folder"))
  }

  @Test
  func `a file that a scenario needs is named where it is missing`() throws {
    let path = try folder.write("type \"a\"\nexpect screen \"no.txt\"\n", to: "a.field")
    let run = try ToolRun.lab("replay", path)
    #expect(
      run.output.hasPrefix("FAIL \(path): \(folder.file("no.txt")): No such file or directory\n")
    )
    #expect(run.status == .code(3))
    let passing = try folder.write("type \"a\"\n", to: "b.field")
    let drawn = try ToolRun.lab("replay", "--picture", folder.file("no/a.svg"), passing)
    #expect(drawn.output.hasPrefix("FAIL \(passing): \(folder.file("no/a.svg")): No such file"))
    #expect(drawn.status == .code(3))
  }

  @Test
  func `standard input is a file like others`() throws {
    let run = try ToolRun.lab("replay", "-", input: "type \"a\"\nexpect text \"a\"\n")
    #expect(run.output == "ok -\n1 passed, 0 failed\n")
    #expect(try ToolRun.lab("replay", "--update", "-").status == .code(2))
  }

  @Test
  func `update rewrites lines of the trace, and only where they differ`() throws {
    let old = "# head\r\ntype \"a\"\r\n\t>  nothing  # why\r\n"
    let path = try folder.write(old, to: "a.field")
    #expect(try ToolRun.lab("replay", path).status == .code(1))
    let run = try ToolRun.lab("replay", "--update", path)
    #expect(run.output == "updated \(path)\n1 passed, 0 failed\n")
    let new = try folder.text(of: "a.field")
    #expect(new.hasPrefix("# head\r\ntype \"a\"\r\n\t> should-change {0,0} \"a\" -> yes\r\n"))
    #expect(try ToolRun.lab("replay", path).status == .code(0))
    // Nothing to do: the file is not touched, and could not be.
    _ = try ToolRun.run(["chmod", "-w", path, folder.path])
    #expect(try ToolRun.lab("replay", "--update", path).output.hasPrefix("ok "))
    _ = try ToolRun.run(["chmod", "+w", folder.path])
  }

  @Test
  func `update keeps the mode of a file and a link to it, and never mends an expectation`() throws {
    let path = try folder.write(Self.traced, to: "a.field")
    _ = try ToolRun.run(["chmod", "640", path])
    _ = try ToolRun.run(["ln", "-s", "a.field", folder.file("link.field")])
    let run = try ToolRun.lab("replay", "--update", folder.file("link.field"))
    #expect(run.output.hasPrefix("updated "))
    let kinds = try ToolRun.run(["stat", "-c", "%a %F", path, folder.file("link.field")])
    #expect(kinds.output == "640 regular file\n777 symbolic link\n")
    try folder.write(Self.traced + "expect text \"b\"\n", to: "a.field")
    #expect(try ToolRun.lab("replay", "--update", path).status == .code(1))
    #expect(try folder.text(of: "a.field") == Self.traced + "expect text \"b\"\n")
  }

  @Test
  func `update changes nothing in the scenarios of the project`() throws {
    let copy = folder.file("copy")
    let sources = Repository.absolute("Tests")
    _ = try ToolRun.run(["cp", "-r", sources, copy])
    let run = try ToolRun.lab("replay", "--update", copy)
    #expect(run.status == .code(0))
    #expect(!run.output.contains("updated"))
    #expect(try ToolRun.run(["diff", "-r", sources, copy]).output == "")
  }

  @Test
  func `texts that look alike are told apart by their scalars`() throws {
    let path = try folder.write(
      "field \"cafe\\u{301}\"\nexpect text \"caf\\u{E9}\"\n",
      to: "a.field"
    )
    let run = try ToolRun.lab("replay", path)
    #expect(
      run.output.hasPrefix(
        "FAIL \(path):2: expected text \"caf\u{E9}\" (character 4 is U+00E9), "
          + "got \"cafe\u{301}|\" (U+0065 U+0301)\n"
      )
    )
  }

  @Test
  func `a place is drawn in the text`() throws {
    let run = try ToolRun.lab(
      "replay",
      "-",
      input: "field \"abc\" caret 1\nexpect selection 0..2\n"
    )
    #expect(
      run.output.hasPrefix(
        "FAIL -:2: expected selection 0..2 in \"[ab|]c\", got caret 1 in \"a|bc\"\n"
      )
    )
  }

  @Test
  func `JSON has a line for each fact, each file and the whole`() throws {
    let run = try ToolRun.lab(
      "replay",
      "--json",
      "-",
      input: "type \"a\"\nexpect host \"b\"\n"
    )
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first
        == #"{"event":"should-change","range":[0,0],"string":"a","answer":"yes","file":"-","line":1}"#
    )
    #expect(
      lines.suffix(2) == [
        #"{"event":"failed","file":"-","line":2,"#
          + #""message":"-:2: expected host \"b\", got \"a\""}"#,
        #"{"event":"summary","passed":0,"failed":1}"#,
      ]
    )
    #expect(run.errors.isEmpty)
  }

  @Test
  func `progress is a line on a terminal, and nowhere else`() throws {
    for number in 1...3000 { try folder.write(Self.traced, to: "many/\(number).field") }
    let quiet = try ToolRun.lab("replay", folder.file("many"))
    #expect(quiet.errors.isEmpty)
    let session = try TerminalSession([
      "/bin/sh", "-c", "\(Spawn.tool()) replay \(folder.file("many")) | tail -1",
    ])
    #expect(session.exit() == .code(0))
    #expect(session.screen.row(0) == "0 passed, 3000 failed")
  }
}
