import Simulation

extension ScenePainter {
  /// Draws the mark of a recording behind the title, with as much of its name as there is room for.
  mutating func paintRecording(_ row: Int) {
    guard let name = scene.recording else { return }
    let mark = "● REC"
    let start = 12
    // The words on the right keep their place.
    let words = Labels.headers(scene).map { columns($0.0 + $0.1) }
    let taken = words.first { $0 <= scene.size.columns - start - 1 } ?? words.last ?? 0
    let room = scene.size.columns - taken - start - 2
    guard room >= columns(mark) else { return }
    write(mark, row, start, CellStyle(.bold, role: .error))
    let column = start + columns(mark) + 1
    let rest = room - columns(mark) - 1
    guard rest >= 4 else { return }
    write(name, row, column, CellStyle(role: .muted), maxColumns: rest, ellipsis: true)
  }
}
