import Testing

struct PlayingTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func lab(_ scenario: String, _ options: String...) throws -> TerminalSession {
    let path = try folder.write(scenario, to: "demo.field")
    return try TerminalSession([Spawn.tool(), path] + options, columns: 100)
  }

  @Test
  func `a scenario is played in time, then the keyboard is the user's`() throws {
    let lab = try lab("limit 11 utf16\nfield \"hello\"\ntype \" wo\"\nexpect text \"hello wo\"\n")
    lab.eventuallyShows("demo.field is played, all as it says")
    lab.eventuallyHolds("hello wo", "8/11 · 3 left")
    lab.type("rld!")
    lab.eventuallyHolds("hello world", "11/11 · full")
  }

  @Test
  func `step by step, a key plays a step and shows the next`() throws {
    let lab = try lab("field \"a\"\ntype \"bc\"\nwait 5s\ntype \"d\"\n", "--step")
    lab.eventuallyShows("demo.field:1  field \"a\"")
    lab.key("Space")
    lab.eventuallyShows("demo.field:2  type \"bc\"")
    lab.eventuallyHolds("a", "1/31")
    lab.key("Enter")
    lab.eventuallyHolds("abc", "3/31")
    lab.type("x")
    lab.key("Space", "Space")
    lab.eventuallyShows("demo.field is played")
    lab.eventuallyHolds("abcd", "4/31")
  }

  @Test
  func `time is the scenario's own while it is played`() throws {
    let scenario = """
      limit 1 utf16
      type "abc"
      wait 0.9s
      type "d"
      wait 0.2s
      type "e"
      expect alerts 2
      expect suppressed 2
      """
    let lab = try lab(scenario, "--step")
    for line in 1...8 {
      lab.eventuallyShows("demo.field:\(line) ")
      // Slower than the alert stays.
      if line == 4 { lab.pump(within: .milliseconds(1200)) }
      lab.key("Space")
    }
    lab.eventuallyShows("all as it says")
  }

  @Test
  func `an expectation that is not met stops the play until it is read`() throws {
    let lab = try lab("type \"a\"\nexpect text \"b\"\ntype \"c\"\nexpect caret 9\n")
    lab.eventuallyShows("✗ demo.field:2: expected text \"b\", got \"a|\"")
    lab.type("p")
    lab.eventuallyShows("✗ demo.field:4: expected caret 9")
    lab.eventuallyHolds("ac", "2/31")
    lab.key("Space")
    lab.eventuallyShows("demo.field is played, 2 not as it says")
  }

  @Test
  func `Escape takes over before the end`() throws {
    let lab = try lab("type \"a\"\nwait 1000s\ntype \"b\"\n")
    lab.eventuallyShows("demo.field:2  wait 1000s")
    lab.key("Escape")
    // Together they would be Alt+Z.
    lab.eventually("the lab's own hint") { $0.count(of: "wait 1000s") == 0 }
    lab.type("z")
    lab.eventuallyHolds("az", "2/31")
  }

  @Test
  func `a scenario that is played is recorded too, with what follows`() throws {
    let lab = try lab("size 60x20\nrepeat 3 \"x\"\n", "--record", folder.file("b.field"))
    lab.eventuallyShows("all as it says")
    lab.type("!")
    lab.eventuallyHolds("xxx!", "4/31")
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    let run = try ToolRun.lab("replay", folder.file("b.field"))
    #expect(run.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(try folder.text(of: "b.field").hasSuffix("  > host \"xxx!\"\n"))
  }

  @Test(arguments: [
    ("tpye \"a\"\n", "bad.field:1:1: \"tpye\" is no word of the language; did you mean type?\n", 2),
    ("expect screen \"none.txt\"\n", "none.txt: No such file or directory\n", 3),
  ])
  func `what is wrong with a file is said before the terminal is touched`(
    scenario: String,
    message: String,
    status: Int32
  ) throws {
    let path = try folder.write(scenario, to: "bad.field")
    let run = try ToolRun.lab(path, "--record", folder.file("c.field"))
    #expect(run.status == .code(status))
    #expect(run.errors == "fieldstop: \(folder.file(message))")
    #expect(run.output.isEmpty)
    #expect(try folder.names() == ["bad.field"])
  }
}
