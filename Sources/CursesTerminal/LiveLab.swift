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

  /// How the lab was left. A signal that ends the program never comes back here.
  package enum Ending: Sendable {
    /// The user left it.
    case quit
    /// The terminal's other end is gone.
    case endOfInput
  }

  /// Creates the lab with a program to show.
  ///
  /// - Parameters:
  ///   - recorder: what keeps a recording.
  ///   - script: what is played before the keyboard is the user's.
  package init(
    _ simulator: Simulator, recorder: (any LabRecorder)? = nil, script: (any LabScript)? = nil,
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
        let scene = scene(size: terminal.size)
        terminal.show(ScenePainter.paint(scene, policy: terminal.environment.glyphPolicy))
        isChanged = false
      }
      for event in events.wait(until: nextMoment) {
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
          for effect in take(decoder.feed(bytes, at: MonotonicClock.now)) {
            switch effect {
            case .quit: return .quit
            case .suspend: suspend(&terminal, .group)
            case .redraw: terminal.fit(to: terminal.size)
            case .record: toggleRecording()
            }
          }
        case .deadline: break
        }
      }
      // What fell due meanwhile; bytes that came in time have been read by now.
      for effect in takeDue() where effect == .quit { return .quit }
    }
  }

  private var nextMoment: Duration? {
    let simulators = player == nil ? simulator.deadline.map(clock.moment) : player?.nextMoment
    return [simulators, decoder.deadline].compactMap(\.self).min()
  }

  private mutating func takeDue() -> [Effect] {
    let moment = MonotonicClock.now
    var effects: [Effect] = []
    if let deadline = decoder.deadline, deadline <= moment {
      effects += take(decoder.expire(at: moment))
    }
    playDue(at: moment)
    if let deadline = simulator.deadline, deadline <= now { effects += send(.tick) }
    return effects
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

  /// The size of the screen is the script's while there is one.
  mutating func resize(to size: ScreenSize) {
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
