import Glibc
import Testing

struct LabLeavingTests {
  @Test(arguments: [["Ctrl+Q"], ["Ctrl+C", "Ctrl+C"]])
  func `leaving gives the terminal back`(keys: [String]) throws {
    let lab = try TerminalSession.openLab()
    #expect(lab.screen.isAlternate)
    #expect(lab.modes.contains(.bracketedPaste))
    #expect(!lab.terminal.line.echoes)
    lab.type("abc")
    for key in keys { lab.key(key) }
    #expect(lab.exit() == .code(0))
    #expect(lab.isRestored, "\(lab.report)")
  }

  @Test func `one Ctrl-C asks, and anything else goes on`() throws {
    let lab = try TerminalSession.openLab()
    lab.key("Ctrl+C")
    lab.eventuallyShows("Press ^C again to quit")
    lab.type("a")
    lab.eventuallyHolds("a", "1/31")
    lab.key("Ctrl+C")
    lab.eventuallyShows("Press ^C again to quit")
    #expect(lab.terminal.poll() == nil)
  }

  @Test(
    arguments: [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE,
    ]
  )
  func `a signal ends it, and the terminal is given back`(signal: Int32) throws {
    let lab = try TerminalSession.openLab("--text", "abc")
    lab.signal(signal)
    #expect(lab.exit() == .signal(signal))
    #expect(lab.isRestored, "\(lab.report)")
  }

  @Test func `a signal before the first frame gives the terminal back as well`() throws {
    for _ in 1...5 {
      let lab = try TerminalSession.lab()
      lab.eventually("the first bytes") { !$0.log.isEmpty }
      lab.signal(SIGTERM)
      #expect(lab.exit() == .signal(SIGTERM))
      #expect(lab.isRestored, "\(lab.report)")
    }
  }

  @Test func `a closed window ends it`() throws {
    let lab = try TerminalSession.openLab()
    lab.terminal.hangUp()
    #expect(lab.exit() == .signal(SIGHUP))
    // Waited for, so gone; nothing else has its number.
    #expect(kill(lab.terminal.process, 0) == -1)
  }

  @Test func `the end of its input ends it`() throws {
    let script = #"nohup "$0" < "$(tty)" > "$(tty)" 2> /dev/null & echo "left $!"; read x"#
    let shell = try TerminalSession(["/bin/sh", "-c", script, Spawn.tool()])
    shell.eventually("the lab or its refusal") { $0.log.count > 6 }
    shell.terminal.hangUp()
    #expect(shell.exit() != nil)
  }
}

/// The lab under a shell with job control, which alone can continue what was stopped.
struct LabStoppingTests {
  private func shell() throws -> TerminalSession {
    let shell = try TerminalSession(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: ["PS1": "ready> ", "HISTFILE": "/dev/null"]
    )
    shell.eventuallyShows("ready>")
    shell.type("\(try Spawn.tool()) --text hello")
    shell.key("Enter")
    shell.eventuallyHolds("hello", "5/31")
    return shell
  }

  /// The process number of the program in the shell's foreground.
  private func child(of shell: TerminalSession) -> pid_t? {
    let process = shell.terminal.process
    var bytes = [UInt8](repeating: 0, count: 64)
    let file = unsafe open("/proc/\(process)/task/\(process)/children", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let count = unsafe read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { pid_t($0) }
  }

  private func expectStopAndReturn(_ shell: TerminalSession) {
    shell.eventually("the shell's screen") {
      $0.count(of: "Stopped") > 0 && !$0.screen.isAlternate && $0.screen.isCursorVisible
    }
    // The shell's own line editor asks for marked pastes too.
    #expect(shell.modes.labModes.isSubset(of: [.bracketedPaste]))
    shell.resize(rows: 30, columns: 90)
    shell.type("fg")
    shell.key("Enter")
    shell.eventuallyHolds("hello", "5/31")
    #expect(shell.screen.isAlternate)
    #expect(shell.modes.contains(.bracketedPaste))
    #expect(shell.screen.cell(2, 89).text == "│")
    shell.type("!")
    shell.eventuallyHolds("hello!", "6/31")
    shell.key("Ctrl+Q")
    shell.eventually("the shell's screen again") { !$0.screen.isAlternate }
    shell.type("echo \"status $?\"")
    shell.key("Enter")
    shell.eventuallyShows("status 0")
    #expect(!shell.screen.isAlternate)
  }

  @Test func `its own key stops it, and it comes back whole`() throws {
    let shell = try shell()
    shell.key("Alt+z")
    expectStopAndReturn(shell)
  }

  @Test func `the stop signal stops it, and it comes back whole`() throws {
    let shell = try shell()
    let lab = try #require(child(of: shell))
    kill(lab, SIGTSTP)
    expectStopAndReturn(shell)
  }

  @Test func `a stop it could not see coming is mended`() throws {
    let lab = try TerminalSession.openLab("--text", "hello")
    lab.signal(SIGSTOP)
    lab.eventually("the stop") { $0.terminal.isStopped }
    lab.resize(rows: 20, columns: 70)
    lab.signal(SIGCONT)
    lab.eventually { $0.screen.cell(2, 69).text == "│" && $0.screen.row(19).contains("^Q Quit") }
    lab.type("!")
    lab.eventuallyHolds("hello!", "6/31")
  }
}
