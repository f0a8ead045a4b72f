import Simulation

/// A script that is being played, and how.
struct LabPlayer {
  var script: any LabScript
  var pace: Playback.Pace
  /// When the next beat is due where the script is played in time.
  var dueMoment: Duration
  /// What came out otherwise in the step that was played last.
  var failure: String?
  /// How many steps came out otherwise.
  var failures = 0
  private var last: ScriptBeat?

  init(_ script: any LabScript, pace: Playback.Pace) {
    self.script = script
    self.pace = pace
    // One look at the state before the first step.
    dueMoment = MonotonicClock.now + .milliseconds(500)
  }

  /// Whether there is nothing more to play, and nothing to be read.
  var isOver: Bool { script.next == nil && failure == nil }

  /// When to wake up; `nil` where only a key goes on.
  var nextMoment: Duration? { pace == .timed || isOver ? dueMoment : nil }

  /// What the screen shows of it.
  var playback: Playback? {
    (script.next ?? last).map {
      Playback(
        name: script.name,
        line: $0.line,
        step: $0.step,
        pace: pace,
        failure: failure
      )
    }
  }

  /// Plays what comes next.
  mutating func playBeat(on simulator: inout Simulator) {
    last = script.next
    guard let failure = script.play(on: &simulator) else { return }
    self.failure = failure
    failures += 1
    // It stays until it has been read.
    pace = .stepwise
  }
}
