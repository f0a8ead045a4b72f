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
        let environment = terminal.environment
        terminal.show(
          ScenePainter.paint(
            Scene(simulator),
            policy: environment.glyphPolicy,
            frame: environment.boxFrame
          )
        )
        isChanged = false
      }
      let deadline = [simulator.deadline, decoder.deadline].compactMap(\.self).min()
      for event in events.wait(until: deadline.map { $0 + start }) {
        switch event {
        case .terminate(let signal): terminal.die(of: signal)
        case .endOfInput: return .endOfInput
        case .suspend:
          suspend(&terminal, .process)
          isChanged = true
        case .continued:
          terminal.comeBack()
          resize(to: terminal.size)
          isChanged = true
        case .resized(let size):
          terminal.fit(to: size)
          resize(to: size)
          isChanged = true
        case .bytes(let bytes):
          let inputs = decoder.feed(bytes, at: now)
          // In the middle of a paste there is nothing new to see.
          isChanged = isChanged || !inputs.isEmpty
          if carryOut(take(inputs), on: &terminal) { return .quit }
        case .deadline: break
        }
      }
      // What fell due meanwhile; bytes that came in time have been read by now.
      let (hasNews, effects) = takeDue()
      isChanged = isChanged || hasNews
      if carryOut(effects, on: &terminal) { return .quit }
    }
  }

  /// Does what the simulator wants done outside; returns whether that is to leave.
  private mutating func carryOut(_ effects: [Effect], on terminal: inout Terminal) -> Bool {
    for effect in effects {
      switch effect {
      case .quit: return true
      case .suspend: suspend(&terminal, .group)
      case .redraw: terminal.fit(to: terminal.size)
      }
    }
    return false
  }

  private var now: Duration { MonotonicClock.now - start }

  /// Takes what fell due, if anything did.
  private mutating func takeDue() -> (hasNews: Bool, effects: [Effect]) {
    let now = now
    var effects: [Effect] = []
    var hasNews = false
    if let deadline = decoder.deadline, deadline <= now {
      effects += take(decoder.expire(at: now))
      hasNews = true
    }
    if let deadline = simulator.deadline, deadline <= now {
      effects += send(.tick)
      hasNews = true
    }
    return (hasNews, effects)
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
