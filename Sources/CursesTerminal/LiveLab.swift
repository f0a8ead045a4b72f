import CNcursesw
import KeyInput
import ScreenCells
package import Simulation

/// The lab on a real terminal: what comes in becomes a message, and each wake-up is drawn once.
package struct LiveLab {
  var simulator: Simulator
  var clock = LabClock(at: MonotonicClock.now)
  var recorder: (any LabRecorder)?
  var player: LabPlayer?
  private var decoder = KeyDecoder()
  private var framesUntilTrim = 0

  /// How the lab was left.
  ///
  /// A signal that ends the program never comes back here.
  package enum Ending: Sendable {
    /// The user left it.
    case quit
    /// The terminal's other end is gone.
    case endOfInput
  }

  /// Creates the lab with a program to show.
  ///
  /// - Parameters:
  ///   - simulator: the program.
  ///   - recorder: what keeps a recording.
  ///   - script: what is played before the keyboard is the user's.
  ///   - pace: how it is played.
  package init(
    _ simulator: Simulator,
    recorder: (any LabRecorder)? = nil,
    script: (any LabScript)? = nil,
    pace: Playback.Pace = .timed
  ) {
    self.simulator = simulator
    self.recorder = recorder
    player = script.map { LabPlayer($0, pace: pace) }
  }

  /// Takes the terminal over until the user leaves.
  ///
  /// - Throws: why it cannot run here; the terminal is untouched then.
  package mutating func run(colors: ColorMode) throws(TerminalError) -> Ending {
    var terminal = try Terminal(colors: colors)
    var events = terminal.events()
    resize(to: terminal.size)
    if recorder?.startsAtOnce == true { startRecording() }
    var isChanged = true
    while true {
      resize(to: terminal.size)
      if isChanged && !events.inputIsWaiting {
        let environment = terminal.environment
        terminal.show(
          ScenePainter.paint(
            scene(size: terminal.size),
            policy: environment.glyphPolicy,
            frame: environment.boxFrame
          )
        )
        isChanged = false
        giveBackMemory()
      }
      for event in events.wait(until: nextMoment) {
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
          let inputs = decoder.feed(bytes, at: MonotonicClock.now)
          // In the middle of a paste there is nothing new to see.
          isChanged = isChanged || !inputs.isEmpty
          if inputs.contains(where: \.isLarge) { framesUntilTrim = 2 }
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
      case .record: toggleRecording()
      }
    }
    return false
  }

  private var nextMoment: Duration? {
    let simulators = player == nil ? simulator.deadline.map(clock.moment) : player?.nextMoment
    return [simulators, decoder.deadline].compactMap(\.self).min()
  }

  /// Takes what fell due, if anything did.
  private mutating func takeDue() -> (hasNews: Bool, effects: [Effect]) {
    let moment = MonotonicClock.now
    var effects: [Effect] = []
    var hasNews = false
    if let deadline = decoder.deadline, deadline <= moment {
      effects += take(decoder.expire(at: moment))
      hasNews = true
    }
    if playDue(at: moment) { hasNews = true }
    if let deadline = simulator.deadline, deadline <= now {
      effects += send(.tick)
      hasNews = true
    }
    return (hasNews, effects)
  }

  private mutating func take(_ inputs: [TerminalInput]) -> [Effect] {
    inputs.flatMap { player == nil ? send(.input($0)) : steer($0) }
  }

  /// The time of the simulator, which a script has in hand while it is played.
  var now: Duration { player?.script.clock ?? clock.time(at: MonotonicClock.now) }

  /// A message that asks for something impossible has no effect; the scene says why.
  @discardableResult
  mutating func send(_ message: Message) -> [Effect] {
    let effects = (try? simulator.update(message, at: now))?.effects ?? []
    keepSteps()
    return effects
  }

  /// After a large paste the system gets the memory of what did not fit: with the next frame but one,
  /// for the last message's events are kept until the next message.
  private mutating func giveBackMemory() {
    guard framesUntilTrim > 0 else { return }
    framesUntilTrim -= 1
    if framesUntilTrim == 0 { fieldstop_give_back_memory() }
  }

  /// The size of the screen is the script's while there is one.
  private mutating func resize(to size: ScreenSize) {
    if player == nil && simulator.settings.size != size { send(.setting(.size(size))) }
  }

  private func scene(size: ScreenSize) -> Scene {
    var scene = Scene(simulator)
    scene.size = size
    scene.recording = recorder?.name
    scene.playback = player?.playback
    return scene
  }

  private mutating func suspend(_ terminal: inout Terminal, _ scope: Terminal.SuspendScope) {
    terminal.suspend(scope)
    resize(to: terminal.size)
  }
}

extension TerminalInput {
  /// Whether it is a paste of a megabyte or more.
  fileprivate var isLarge: Bool {
    if case .paste(let text, _) = self { text.utf8.count >= 1_000_000 } else { false }
  }
}
