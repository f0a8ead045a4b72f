import KeyInput
import ScreenCells
package import Simulation

/// The lab on a real terminal: what comes in becomes a message, and each wake-up is drawn once.
package struct LiveLab {
  private var simulator: Simulator
  private var decoder = KeyDecoder()
  private let start = MonotonicClock.now

  /// How the lab was left. A signal that ends the program never comes back here.
  package enum Ending: Sendable {
    /// The user left it.
    case quit
    /// The terminal's other end is gone.
    case endOfInput
  }

  /// Creates the lab with a program to show.
  package init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Takes the terminal over until the user leaves.
  ///
  /// - Throws: why it cannot run here; the terminal is untouched then.
  package mutating func run(colors: ColorMode) throws(TerminalError) -> Ending {
    var terminal = try Terminal(colors: colors)
    var events = terminal.events()
    resize(to: terminal.size)
    var isChanged = true
    while true {
      if isChanged && !events.inputIsWaiting {
        let scene = Scene(simulator)
        terminal.show(ScenePainter.paint(scene, policy: terminal.environment.glyphPolicy))
        isChanged = false
      }
      let deadline = [simulator.deadline, decoder.deadline].compactMap(\.self).min()
      for event in events.wait(until: deadline.map { $0 + start }) {
        isChanged = true
        switch event {
        case .terminate(let signal): terminal.die(of: signal)
        case .endOfInput: return .endOfInput
        case .suspend: suspend(&terminal, .process)
        case .continued:
          terminal.comeBack()
          resize(to: terminal.size)
        case .resized(let size):
          terminal.fit(to: size)
          resize(to: size)
        case .bytes(let bytes):
          for effect in take(decoder.feed(bytes, at: now)) {
            switch effect {
            case .quit: return .quit
            case .suspend: suspend(&terminal, .group)
            case .redraw: terminal.fit(to: terminal.size)
            }
          }
        case .deadline: break
        }
      }
      // What fell due meanwhile; bytes that came in time have been read by now.
      for effect in takeDue() where effect == .quit { return .quit }
    }
  }

  private var now: Duration { MonotonicClock.now - start }

  private mutating func takeDue() -> [Effect] {
    let now = now
    var effects: [Effect] = []
    if let deadline = decoder.deadline, deadline <= now { effects += take(decoder.expire(at: now)) }
    if let deadline = simulator.deadline, deadline <= now { effects += send(.tick) }
    return effects
  }

  private mutating func take(_ inputs: [TerminalInput]) -> [Effect] {
    inputs.flatMap { send(.input($0)) }
  }

  /// A message that asks for something impossible has no effect; the scene says why.
  private mutating func send(_ message: Message) -> [Effect] {
    (try? simulator.update(message, at: now))?.effects ?? []
  }

  private mutating func resize(to size: ScreenSize) {
    _ = send(.setting(.size(size)))
  }

  private mutating func suspend(_ terminal: inout Terminal, _ scope: Terminal.SuspendScope) {
    terminal.suspend(scope)
    resize(to: terminal.size)
  }
}
