import KeyInput
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// A simulator with keys to press by their names, and a clock that stands still until it is told to go.
struct Lab {
  private(set) var simulator: Simulator
  private var now: Duration = .zero

  init(_ settings: [Setting] = [], text: String = "") {
    var chosen = Settings()
    for setting in settings { chosen.apply(setting) }
    simulator = Simulator(settings: chosen, text: text)
  }

  /// The field as `ab|c`.
  var drawn: String { FieldNotation.string(FieldSnapshot(of: simulator.session.field)) }

  var text: String { simulator.session.field.state.text.string }

  var alertsOnScreen: Int { simulator.session.host.gate.presentedCount }

  /// Sends a message and returns its reaction.
  @discardableResult
  mutating func send(_ message: Message) throws -> Reaction {
    try simulator.update(message, at: now)
  }

  /// Presses keys by their names, separated by blanks, and returns the lines of the trace.
  @discardableResult
  mutating func press(_ names: String) throws -> [String] {
    var lines: [String] = []
    for name in names.split(separator: " ") {
      guard let key = Key(name: String(name)) else { throw UnknownKey(name: String(name)) }
      lines += try send(.input(.key(key))).events.map(\.description)
    }
    return lines
  }

  /// Types a text as one burst and returns the lines of the trace.
  @discardableResult
  mutating func type(_ text: String) throws -> [String] {
    try send(.input(.text(text))).events.map(\.description)
  }

  mutating func wait(_ duration: Duration) throws {
    now += duration
    try send(.tick)
  }

  struct UnknownKey: Error { let name: String }
}

extension [String] {
  /// How many lines of a trace begin so.
  func count(of start: String) -> Int { count { $0.hasPrefix(start) } }
}
