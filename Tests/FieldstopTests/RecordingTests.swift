import Glibc
import Testing

struct RecordingTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The lines of a recording's own trace, without the spaces and the `>` before them.
  private func trace(of name: String) throws -> [Substring] {
    try folder.text(of: name).split(separator: "\n").filter { $0.hasPrefix("  > ") }
      .map { $0.dropFirst(4) }
  }

  private func replayedTrace(of name: String) throws -> [Substring] {
    let run = try ToolRun.lab("replay", "--trace", folder.file(name))
    #expect(run.status == .code(0), "\(run.output.suffix(300))")
    return run.output.split(separator: "\n").dropLast(2)
  }

  @Test
  func `a lab that is killed has recorded everything, and the replay is the same`() throws {
    let lab = try TerminalSession.openLab("--record", folder.file("a.field"))
    lab.eventuallyShows("● REC")
    lab.type("h\u{E9}llo 👩\u{200D}👩\u{200D}👧 wonderf")
    lab.key("Down", "Enter")
    lab.key("F3")
    lab.type("nihao")
    lab.key("Left")
    lab.type(" ")
    lab.paste("a paste\nthat is too long for the field")
    lab.eventuallyShows("⚠")
    lab.key("Ctrl+Z", "Ctrl+Z", "Shift+Left", "Shift+Left", "Ctrl+W", "F4", "F7")
    lab.type("6")
    lab.type("shengri ")
    lab.key("F4", "F3", "Ctrl+U")
    lab.type("end")
    lab.eventuallyHolds("end", "3/5 · 2 left")
    lab.signal(SIGKILL)
    #expect(lab.exit() == .signal(SIGKILL))
    let recorded = try trace(of: "a.field")
    #expect(recorded.count > 40)
    #expect(recorded.last == "host \"end\"")
    #expect(try replayedTrace(of: "a.field") == recorded)
  }

  @Test
  func `each key is in the file before the screen shows it`() throws {
    let lab = try TerminalSession.openLab("--record", folder.file("a.field"))
    for letter in ["a", "b", "c"] {
      lab.type(letter)
      lab.eventuallyShows("type \"\(letter)\"")
      #expect(try folder.text(of: "a.field").contains("type \"\(letter)\"\n  > should-change"))
    }
  }

  @Test
  func `F9 starts and stops a recording with a name of its own`() throws {
    let lab = try TerminalSession(
      ["/bin/sh", "-c", "cd \(folder.path) && exec \(Spawn.tool())"],
      columns: 100
    )
    lab.eventuallyShows("^Q Quit")
    lab.type("before")
    lab.eventuallyHolds("before", "6/31")
    lab.key("F9")
    lab.eventuallyShows("Recording to fieldstop-")
    lab.type("!")
    lab.key("Ctrl+Z", "Ctrl+Z")
    lab.eventuallyHolds("before", "6/31")
    lab.key("F9")
    lab.eventuallyShows("Recorded: ")
    #expect(lab.count(of: "● REC") == 0)
    lab.type("after")
    lab.key("F9")
    lab.eventuallyShows("● REC")
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    let names = try folder.names()
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.hasPrefix("fieldstop-20") && $0.hasSuffix(".field") })
    let first = try #require(names.min { $0.count < $1.count || $0.count == $1.count && $0 < $1 })
    let text = try folder.text(of: first)
    #expect(text.contains("field \"before\" caret 6\n"))
    #expect(text.contains("type \"!\""))
    #expect(!text.contains("after"))
    _ = try replayedTrace(of: first)
  }

  @Test
  func `a file that is there is never written over`() throws {
    try folder.write("# mine\n", to: "a.field")
    let run = try ToolRun.lab("--record", folder.file("a.field"))
    #expect(run.status == .code(2))
    #expect(run.errors.contains("is there already, and a recording writes over nothing"))
    #expect(try folder.text(of: "a.field") == "# mine\n")
  }

  @Test
  func `a lab that cannot run leaves no empty file`() throws {
    let run = try ToolRun.lab("--record", folder.file("a.field"))
    #expect(run.status == .code(3))
    #expect(try folder.names() == [])
  }

  @Test
  func `a recording that cannot go on is told, and the lab goes on`() throws {
    let lab = try TerminalSession(
      // A block has 512 bytes in some shells and 1024 in others.
      ["/bin/sh", "-c", "ulimit -f 2; exec \(Spawn.tool()) --record \(folder.file("a.field"))"],
      columns: 200
    )
    lab.eventuallyShows("● REC")
    lab.type("x")
    lab.eventuallyHolds("x", "1/31")
    lab.paste(String(repeating: "y", count: 5_000))
    lab.eventuallyShows("Recording stopped, ")
    lab.eventuallyShows("File too large")
    lab.key("Ctrl+U")
    lab.type("on")
    lab.eventuallyHolds("on", "2/31")
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    // What did not fit whole is not there in part.
    let recorded = try trace(of: "a.field")
    #expect(recorded.last == "host \"x\"")
    #expect(try replayedTrace(of: "a.field") == recorded)
  }
}
