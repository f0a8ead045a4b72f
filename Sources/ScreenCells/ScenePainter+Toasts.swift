import Simulation

extension ScenePainter {
  /// A toast broken into rows.
  struct ToastRows {
    let rows: [String]
    let isPresented: Bool
  }

  /// The column behind the sign.
  private static let textColumn = 3

  /// The newest toasts in rows, the very newest last.
  ///
  /// Each has at least a row, and the newest come first where there are more.
  func toastRows(fitting rows: Int) -> [ToastRows] {
    let toasts = scene.toasts.toasts.suffix(rows)
    var spare = rows - toasts.count
    var shown: [ToastRows] = []
    for toast in toasts.reversed() {
      var room = scene.size.columns - Self.textColumn - 1
      // The note stands at the right of the newest.
      if shown.isEmpty, let note = Labels.note(scene.toasts) { room -= columns(note) + 2 }
      let rows = wrapped(toast.text, room: room, most: 1 + min(spare, 1))
      spare -= rows.count - 1
      shown.append(ToastRows(rows: rows, isPresented: toast.isPresented))
    }
    return shown.reversed()
  }

  /// Draws the toasts that there are rows for.
  mutating func paintToasts(_ rows: Range<Int>) {
    let shown = toastRows(fitting: rows.count)
    var row = rows.lowerBound
    for (index, toast) in shown.enumerated() {
      let style: CellStyle =
        toast.isPresented ? CellStyle(.bold, role: .warning) : CellStyle(role: .muted)
      if toast.isPresented { write(frame.alertSign, row, 1, style) }
      if index == shown.count - 1, let note = Labels.note(scene.toasts) {
        let column = scene.size.columns - columns(note) - 1
        write(note, row, column, CellStyle(.bold, role: .accent))
      }
      for line in toast.rows {
        write(line, row, Self.textColumn, style)
        row += 1
      }
    }
  }
}
