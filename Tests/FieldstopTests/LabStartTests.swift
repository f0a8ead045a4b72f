import Testing

struct LabStartTests {
  @Test func `without a terminal it says what to use instead`() throws {
    let run = try ToolRun.lab()
    #expect(run.status == .code(3))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("fieldstop: standard input is not a terminal"))
    #expect(run.errors.contains("fieldstop replay"))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test func `an output that is no terminal is refused, and the terminal is untouched`() throws {
    let script = #""$0" | cat; echo done"#
    let shell = try TerminalSession(["/bin/sh", "-c", script, Spawn.tool()])
    shell.eventuallyShows("done")
    #expect(shell.count(of: "standard output is not a terminal") == 1)
    #expect(shell.isRestored)
  }

  @Test(arguments: [nil, "", "nope", "dumb"])
  func `a terminal that cannot be used is named`(term: String?) throws {
    let lab = try TerminalSession.lab(environment: ["TERM": term])
    #expect(lab.exit() == .code(3))
    let name = term.flatMap { $0.isEmpty ? nil : $0 }
    lab.eventuallyShows(name.map { "the terminal \"\($0)\"" } ?? "TERM is not set")
    #expect(lab.isRestored)
    #expect(!lab.log.contains(0x1b))
  }

  @Test(
    arguments: [
      "xterm", "xterm-256color", "vt100", "linux", "tmux-256color", "screen", "rxvt-unicode",
      "xterm-kitty",
    ]
  )
  func `the lab runs on every usual terminal`(term: String) throws {
    let lab = try TerminalSession.lab("--text", "abc", environment: ["TERM": term])
    lab.eventually("a frame or a refusal") {
      $0.count(of: "^Q Quit") > 0 || $0.terminal.poll() != nil
    }
    if lab.terminal.exitStatus == .code(3) {
      // The system has no description of it, which is said.
      #expect(lab.count(of: "is not known here") == 1)
      return
    }
    lab.type("é中")
    lab.eventuallyHolds("abcé中", "5/31")
    #expect(lab.screen.cell(2, 79).text == "│")
    #expect(lab.screen.cell(1, 0).text == (term == "linux" ? "┌" : "╭"))
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    #expect(lab.isRestored, "\(lab.report)")
  }

  /// The parameters of all that sets the pen, in what a program wrote.
  private func penParameters(_ log: [UInt8]) -> Set<Int> {
    let text = String(decoding: log, as: UTF8.self)
    return Set(
      text.split(separator: "\u{1b}[").dropFirst().flatMap { part -> [Int] in
        let body = part.prefix { $0.isNumber || $0 == ";" }
        guard part.dropFirst(body.count).first == "m" else { return [] }
        return body.split(separator: ";").compactMap { Int($0) }
      }
    )
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]] as [[String: String?]])
  func `no colour is sent where none is wanted, and the naive way is told apart all the same`(
    environment: [String: String?]
  ) throws {
    let lab = try TerminalSession.openLab("--situation", "4", environment: environment)
    lab.key("F4", "Down", "Enter")
    lab.eventuallyShows("2 alerts")
    let bar = try #require(lab.screen.position(of: "NAIVE"))
    #expect(lab.screen.cell(bar.row, bar.column).reverse)
    // A frame in reverse would be a thick bar.
    #expect(!lab.screen.cell(1, 0).reverse && lab.screen.cell(1, 0).bold)
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    #expect(penParameters(lab.log).allSatisfy { $0 < 30 }, "\(penParameters(lab.log))")
  }

  @Test func `colours can be switched off by an option`() throws {
    let lab = try TerminalSession.openLab("--color", "never")
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    #expect(penParameters(lab.log).allSatisfy { $0 < 30 })
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": "xx_YY.UTF-8"], ["LC_ALL": nil], ["LC_ALL": "POSIX"],
  ])
  func `text is whole in every locale`(environment: [String: String?]) throws {
    let lab = try TerminalSession.openLab(environment: environment)
    lab.type("é中😀")
    lab.eventuallyHolds("é中😀", "4/31")
    #expect(lab.screen.cell(1, 0).text == "╭")
  }

  @Test func `LINES and COLUMNS do not hide the real size`() throws {
    let lab = try TerminalSession.openLab(environment: ["LINES": "10", "COLUMNS": "50"])
    #expect(lab.screen.cell(2, 79).text == "│")
    lab.resize(rows: 30, columns: 100)
    lab.eventually { $0.screen.cell(2, 99).text == "│" && $0.screen.row(29).contains("^Q Quit") }
  }
}
