import Glibc
import TestSupport
import Testing

/// A program in a terminal, used as a person uses it: keys in, a screen to look at.
///
/// ```swift
/// let lab = try TerminalSession.lab("--limit", "10")
/// lab.type("héllo")
/// lab.eventually { $0.row(2).contains("5/10") }
/// ```
/// A wait that runs out of time records one issue with the screen in it; the waits after it give up
/// at once, for nothing can be learnt from them.
final class TerminalSession {
  /// What the program has drawn.
  let screen: VTermScreen

  /// The program and its terminal line.
  let terminal: PseudoTerminal

  /// The modes that are on.
  private(set) var modes = TerminalModes()

  /// All that the program wrote.
  private(set) var log: [UInt8] = []

  /// How long a wait lasts at most.
  var patience: Duration = Environment.isContinuousIntegration ? .seconds(9) : .seconds(3)

  private var gaveUp = false

  /// Starts a program; a variable set to `nil` is taken out of its environment.
  init(
    _ arguments: [String],
    environment: [String: String?] = [:],
    rows: Int = 24,
    columns: Int = 80
  ) throws {
    screen = try VTermScreen(rows: rows, columns: columns)
    terminal = try PseudoTerminal(
      arguments,
      environment: Spawn.environment(environment),
      rows: rows,
      columns: columns
    )
  }

  /// Starts the built tool.
  static func lab(
    _ arguments: String...,
    environment: [String: String?] = [:],
    rows: Int = 24,
    columns: Int = 80
  ) throws -> TerminalSession {
    try TerminalSession(
      [Spawn.tool()] + arguments,
      environment: environment,
      rows: rows,
      columns: columns
    )
  }
}

// MARK: - What a person does

extension TerminalSession {
  /// Types a text, as one burst of bytes.
  func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Pastes a text, between marks where the program asked for them.
  func paste(_ text: String) {
    let marked = modes.contains(.bracketedPaste) ? "\u{1b}[200~\(text)\u{1b}[201~" : text
    send(Array(marked.utf8))
  }

  /// Presses keys by their names, see ``TerminalKey``.
  func key(_ names: String...) {
    for name in names {
      send(TerminalKey(name).bytes(on: screen))
    }
  }

  /// Presses and releases the left mouse button, the given number of times.
  func click(_ row: Int, _ column: Int, times: Int = 1) {
    send(screen.bytesForMouse(at: .init(row: row, column: column)))
    for _ in 0..<times {
      send(screen.bytesForButton(1, isDown: true) + screen.bytesForButton(1, isDown: false))
    }
  }

  /// Drags from one place to another with the left mouse button.
  func drag(from start: VTermScreen.Position, to end: VTermScreen.Position) {
    send(screen.bytesForMouse(at: start) + screen.bytesForButton(1, isDown: true))
    send(screen.bytesForMouse(at: end) + screen.bytesForButton(1, isDown: false))
  }

  /// Turns the mouse wheel by one notch.
  func wheel(up: Bool, _ row: Int, _ column: Int) {
    send(screen.bytesForMouse(at: .init(row: row, column: column)))
    send(screen.bytesForButton(up ? 4 : 5, isDown: true))
  }

  /// Gives the terminal's window the focus, or takes it away.
  func focus(_ isFocused: Bool) {
    send(screen.bytesForFocus(isFocused))
  }

  /// Changes the size of the window.
  func resize(rows: Int, columns: Int) {
    pump()
    screen.resize(rows: max(1, rows), columns: max(1, columns))
    terminal.resize(rows: rows, columns: columns)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    terminal.signal(number)
  }

  /// Sends bytes as they are, taking in what the program writes meanwhile.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let end = ContinuousClock.now + patience
    while !rest.isEmpty, terminal.poll() == nil, ContinuousClock.now < end {
      rest = rest.dropFirst(terminal.write(rest))
      pump()
    }
  }
}

// MARK: - What a person waits for

extension TerminalSession {
  /// Waits until a condition holds on a whole frame; records an issue when it never does.
  ///
  /// The condition is asked only when no synchronised update is open and the program has nothing
  /// more to say at that moment, so that it never sees half a frame.
  @discardableResult
  func eventually(
    _ expectation: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalSession) -> Bool
  ) -> Bool {
    guard !gaveUp else { return false }
    let end = ContinuousClock.now + patience
    repeat {
      if settle(before: end), condition(self) { return true }
      if terminal.poll() != nil {
        pump(within: .milliseconds(20))
        if condition(self) { return true }
        break
      }
      pump(within: .milliseconds(20))
    } while ContinuousClock.now < end
    gaveUp = true
    let what = expectation.map { "never came: \($0)" } ?? "the condition never held"
    Issue.record("\(what)\n\(report)", sourceLocation: sourceLocation)
    return false
  }

  /// Waits until a text stands somewhere on the screen.
  @discardableResult
  func eventuallyShows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    eventually("\"\(text)\" on the screen", sourceLocation: sourceLocation) {
      $0.screen.rows.contains { $0.contains(text) }
    }
  }

  /// Expects a condition to hold on every frame for some time.
  func holds(
    for time: Duration,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalSession) -> Bool
  ) {
    let end = ContinuousClock.now + time
    while !gaveUp, ContinuousClock.now < end {
      if settle(before: end), !condition(self) {
        gaveUp = true
        Issue.record("the condition did not last\n\(report)", sourceLocation: sourceLocation)
      }
      pump(within: .milliseconds(10))
    }
  }

  /// Waits for the end of the program and returns how it ended, `nil` when it does not end.
  func exit(sourceLocation: SourceLocation = #_sourceLocation) -> ExitStatus? {
    eventually("the program's end", sourceLocation: sourceLocation) { $0.terminal.poll() != nil }
    pump()
    return terminal.exitStatus
  }

  /// Whether the terminal is as it was: line settings, modes, screen and cursor.
  var isRestored: Bool {
    terminal.line == terminal.lineAtStart && modes.labModes.isEmpty && !screen.isAlternate
      && screen.isCursorVisible
  }

  /// What a person needs to see to understand a failure.
  var report: String {
    let status = terminal.poll().map { "ended with \($0)" } ?? "running"
    let modes = self.modes.labModes.map { "\($0)" }.sorted().joined(separator: " ")
    return """
      \(screen.drawing)
      \(status); modes: \(modes.isEmpty ? "none" : modes); the last bytes:
      \(Self.escaped(log.suffix(200)))
      """
  }

  /// Returns bytes as a person can read them: control characters and half characters by number.
  static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x1b: "\\e"
      case 0x0a: "\\n"
      case 0x0d: "\\r"
      case 0..<0x20, 0x7f..<0xa0, 0xfffd: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  private func settle(before end: ContinuousClock.Instant) -> Bool {
    // A program that marks its frames is believed; another one has to be quiet for a moment.
    let pause: Duration = modes.finishedUpdates > 0 ? .zero : .milliseconds(15)
    while ContinuousClock.now < end {
      if !pump(within: pause) { return !modes.contains(.synchronizedUpdate) }
    }
    return false
  }

  @discardableResult
  private func pump(within time: Duration = .zero) -> Bool {
    var bytes = terminal.read(within: time)
    guard !bytes.isEmpty else { return false }
    while !bytes.isEmpty {
      log += bytes
      modes.feed(bytes)
      var answers = screen.feed(bytes)[...]
      while !answers.isEmpty {
        let count = terminal.write(answers)
        guard count > 0 else { break }
        answers = answers.dropFirst(count)
      }
      bytes = terminal.read(within: .zero)
    }
    return true
  }
}
