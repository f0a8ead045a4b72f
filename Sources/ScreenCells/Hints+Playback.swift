import Simulation

extension Hints {
  /// The step that comes next, and the keys; or what came out otherwise.
  static func text(of playback: Playback) -> String {
    let isTimed = playback.pace == .timed
    let keys = isTimed ? "any key pauses, Esc takes over" : "Space next, P plays on, Esc takes over"
    if let failure = playback.failure { return "✗ \(failure) (\(keys))" }
    // A paste can be long, and the keys have to be seen.
    let most = 60
    let step = playback.step.count > most ? playback.step.prefix(most - 1) + "…" : playback.step
    return "\(isTimed ? "▶" : "‖") \(playback.name):\(playback.line)  \(step)  (\(keys))"
  }
}
