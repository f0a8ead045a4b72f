import Simulation

extension ScenePainter {
  /// Draws the mark of a recording behind the title, with as much of its name as there is room for.
  mutating func paintRecording(_ row: Int) {
    guard let name = scene.recording else { return }
    let column = 11
    // The words on the right begin behind the first gap.
    let words = columns(Labels.header(scene)) + columns(" \(Labels.policy(scene)) ")
    let room = max(12, scene.size.columns - words - 1) - column - 1
    write("● REC", row, column, CellStyle(.bold, role: .error))
    if room >= 10 {
      write(
        " \(name)",
        row,
        column + 5,
        CellStyle(role: .muted),
        maxColumns: room - 5,
        ellipsis: true
      )
    }
  }
}
