import TestSupport

/// A program in a terminal, used as a person uses it: keys in, a screen to look at.
///
/// ```swift
/// let lab = try TerminalSession.lab("--limit", "10")
/// lab.type("héllo")
/// lab.eventually { $0.screen.row(2).contains("5/10") }
/// ```
///
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

  /// Whether a wait ran out of time, so that nothing more can be learnt.
  var gaveUp = false

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

  /// Takes in what the program writes, waiting at most so long for the first byte.
  ///
  /// Returns whether there was any; what the terminal answers goes back. A program that never stops
  /// writing is left after a while.
  @discardableResult
  func pump(within time: Duration = .zero) -> Bool {
    for round in 0..<64 {
      let bytes = terminal.read(within: round == 0 ? time : .zero)
      guard !bytes.isEmpty else { return round > 0 }
      log += bytes
      modes.feed(bytes)
      answer(screen.feed(bytes))
    }
    return true
  }

  private func answer(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = terminal.write(rest)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
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
}
