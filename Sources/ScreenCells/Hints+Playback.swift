import Simulation

extension Hints {
  /// The step that comes next, and the keys; or what came out otherwise.
  static func text(of playback: Playback, columns: Int) -> String {
    let mark = playback.pace == .timed ? "▶" : "‖"
    let keys =
      playback.pace == .timed
      ? "any key pauses, Esc takes over" : "Space: next, P: play on, Esc: take over"
    let place = "\(mark) \(playback.name):\(playback.line)"
    if let failure = playback.failure { return "✗ \(failure)  \(keys)" }
    let room = max(12, columns - place.count - keys.count - 6)
    let step =
      playback.step.count <= room ? playback.step : playback.step.prefix(room - 1) + "…"
    return "\(place)  \(step)  \(keys)"
  }
}
