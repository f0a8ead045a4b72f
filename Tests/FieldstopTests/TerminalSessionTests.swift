import Glibc
import Testing

struct TerminalSessionTests {
  @Test func `what a program prints stands on the screen`() throws {
    let session = try shell(#"printf 'one\r\n\033[1mtwo\033[0m'; read x"#)
    session.eventuallyShows("two")
    #expect(session.screen.rows.prefix(2) == ["one", "two"])
    #expect(session.screen.cell(1, 0).bold)
  }

  @Test func `typing, keys and a paste reach the program`() throws {
    let session = try TerminalSession(["cat"])
    session.type("héllo")
    session.key("Enter")
    session.eventually("the line twice: echoed and printed") {
      $0.screen.rows.prefix(2) == ["héllo", "héllo"]
    }
    session.paste("pasted\n")
    session.eventuallyShows("pasted")
    session.key("Ctrl+D")
    #expect(session.exit() == .code(0))
  }

  @Test func `a paste carries its marks where the program asked for them`() throws {
    let session = try shell(#"stty raw -echo; printf '\033[?2004hready'; head -c 13 | od -An -c"#)
    session.eventuallyShows("ready")
    session.paste("x")
    session.eventuallyShows("0   ~   x")
  }

  @Test func `the terminal answers a program that asks where the cursor is`() throws {
    let session = try shell(#"stty raw -echo; printf 'ab\033[6n'; head -c 6 | od -An -c"#)
    session.eventuallyShows("1   ;   3   R")
  }

  @Test func `a resize arrives, with its signal`() throws {
    let session = try shell(
      #"trap 'stty size; exit 3' WINCH; echo ready; while :; do sleep 0.01; done"#
    )
    session.eventuallyShows("ready")
    session.resize(rows: 10, columns: 50)
    session.eventuallyShows("10 50")
    #expect(session.screen.size == (10, 50))
    #expect(session.exit() == .code(3))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal ends a program, for none is blocked`(signal: Int32) throws {
    let session = try TerminalSession(["cat"])
    session.signal(signal)
    #expect(session.exit() == .signal(signal))
  }

  @Test func `the terminal is the controlling one: Ctrl-C interrupts`() throws {
    let session = try shell("echo ready; exec cat")
    session.eventuallyShows("ready")
    session.key("Ctrl+C")
    #expect(session.exit() == .signal(SIGINT))
  }

  @Test func `a program that stops is seen to stop and goes on`() throws {
    let session = try shell("echo ready; kill -STOP $$; echo again; exit 4")
    session.eventually("the stop") { $0.terminal.isStopped }
    session.signal(SIGCONT)
    session.eventuallyShows("again")
    #expect(session.exit() == .code(4))
  }

  @Test func `a closed terminal hangs up on the program`() throws {
    let session = try TerminalSession(["cat"])
    session.terminal.hangUp()
    #expect(session.exit() == .signal(SIGHUP))
  }

  @Test func `a terminal that was not given back is told from one that was`() throws {
    let rude = try shell(#"stty -echo -icanon; printf '\033[?1049h\033[?2004h'"#)
    #expect(rude.exit() == .code(0))
    #expect(!rude.isRestored)
    #expect(!rude.terminal.line.echoes)
    #expect(!rude.terminal.line.isCanonical)
    #expect(rude.modes.labModes == [.alternateScreen, .bracketedPaste])
    let polite = try shell(#"s=$(stty -g); stty -echo; printf '\033[?1049h\033[?1049l'; stty "$s""#)
    #expect(polite.exit() == .code(0))
    #expect(polite.isRestored)
  }

  @Test func `half a frame is never looked at`() throws {
    let session = try shell(
      #"for i in 1 2 3 4 5; do printf '\033[?2026h\033[Htext '; sleep 0.03;"#
        + #" printf "$i $i\033[?2026l"; sleep 0.01; done; read x"#
    )
    var frames: Set<String> = []
    session.eventually { session in
      frames.insert(session.screen.row(0))
      return session.screen.row(0) == "text 5 5"
    }
    #expect(frames.isSubset(of: ["", "text 1 1", "text 2 2", "text 3 3", "text 4 4", "text 5 5"]))
  }

  @Test func `a large paste goes through a program that writes as it reads`() throws {
    let session = try shell("stty raw -echo; echo ready; head -c 300000 | tee /dev/stderr | wc -c")
    session.eventuallyShows("ready")
    session.send(Array(repeating: UInt8(ascii: "x"), count: 300_000))
    session.eventuallyShows("300000")
    #expect(session.exit() == .code(0))
  }

  @Test func `a program that never stops writing can be ended`() throws {
    let session = try TerminalSession(["yes"])
    session.signal(SIGTERM)
    #expect(session.exit() == .signal(SIGTERM))
  }

  @Test func `the environment is the named one and nothing else`() throws {
    let session = try TerminalSession(["env"], environment: ["TERM": nil, "NO_COLOR": "1"])
    #expect(session.exit() == .code(0))
    let lines = session.screen.rows.filter { !$0.isEmpty }.sorted()
    #expect(lines == ["LC_ALL=C.UTF-8", "NO_COLOR=1", "PATH=/usr/bin:/bin"])
  }

  @Test func `a report shows the screen and the last bytes`() throws {
    let session = try shell(#"printf 'seen\033[?2004h\001'; exit 2"#)
    #expect(session.exit() == .code(2))
    #expect(session.report.contains("│seen\n"))
    #expect(session.report.contains("ended with code(2); modes: bracketedPaste"))
    #expect(session.report.contains(#"seen\e[?2004h\u{1}"#))
  }

  private func shell(_ script: String) throws -> TerminalSession {
    try TerminalSession(["/bin/sh", "-c", script])
  }
}
