import InputMethods
package import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Turns a scene into cells: the only code that knows columns.
package struct ScenePainter {
  let scene: Scene
  var grid: CellGrid

  private init(_ scene: Scene, policy: GlyphPolicy) {
    self.scene = scene
    grid = CellGrid(size: scene.size, policy: policy)
  }

  /// Draws a scene.
  package static func paint(_ scene: Scene, policy: GlyphPolicy = .apart) -> CellGrid {
    var painter = ScenePainter(scene, policy: policy)
    painter.paint()
    return painter.grid
  }

  private mutating func paint() {
    guard let layout = ScreenLayout(size: scene.size, toasts: scene.toasts.toasts.count) else {
      grid.write(Labels.tooSmall, row: 0, column: 0)
      return
    }
    if let row = layout.header { paintHeader(row) }
    paintField(layout.field)
    paintToasts(layout.toasts)
    if let row = layout.keys { paintKeys(row) }
    if scene.panel == .none {
      if let row = layout.bar { paintBar(row) }
      paintCallbacks(layout.callbacks)
      if let row = layout.caret { paintCaretLine(row) }
      if let row = layout.hint {
        write(Hints.hint(for: scene), row, 1, CellStyle(.italic, role: .accent))
      }
    } else {
      paintPanel(layout.toasts.lowerBound..<(layout.keys ?? scene.size.rows))
    }
  }

  // MARK: Header, toasts, keys

  private mutating func paintHeader(_ row: Int) {
    write("Fieldstop", row, 1, CellStyle(.bold))
    defer { paintRecording(row) }
    let words = Labels.header(scene)
    let style: CellStyle =
      scene.policy == .naive ? CellStyle([.reverse, .bold], role: .error) : CellStyle(role: .muted)
    let policy = " \(Labels.policy(scene)) "
    let width = columns(words) + columns(policy)
    var column = max(12, scene.size.columns - width - 1)
    column += write(words, row, column, CellStyle(role: .muted))
    write(policy, row, column, style)
  }

  private mutating func paintToasts(_ rows: Range<Int>) {
    let toasts = scene.toasts.toasts
    let hidden = max(0, toasts.count - rows.count)
    for (row, toast) in zip(rows, toasts.dropFirst(hidden)) {
      let style: CellStyle =
        toast.isPresented ? CellStyle(.bold, role: .warning) : CellStyle(role: .muted)
      var column = 1
      column += write(toast.isPresented ? "⚠ " : "  ", row, column, style)
      let isLast = row == rows.lowerBound + toasts.count - hidden - 1
      var notes: [String] = []
      if isLast && scene.toasts.suppressed > 0 {
        notes.append(Labels.suppressed(scene.toasts.suppressed))
      }
      if isLast && toasts.count > 1 { notes.append(Labels.alerts(toasts.count)) }
      let note = notes.joined(separator: " · ")
      let room = scene.size.columns - column - (note.isEmpty ? 1 : columns(note) + 3)
      write(toast.text, row, column, style, maxColumns: room, ellipsis: true)
      if !note.isEmpty {
        write(note, row, scene.size.columns - columns(note) - 1, CellStyle(.bold, role: .accent))
      }
    }
  }

  private mutating func paintKeys(_ row: Int) {
    var column = 1
    for (key, label) in Labels.keys(scene) {
      guard column + columns(key) + columns(label) + 2 < scene.size.columns else { return }
      column += write(key, row, column, CellStyle(.bold, role: .accent))
      column += 1
      column += write(label, row, column, .plain)
      column += 2
    }
  }

  // MARK: The bar

  private mutating func paintBar(_ row: Int) {
    switch scene.bar {
    case .empty: break
    case .predictions(let words, let chosen):
      paintItems(words, highlighted: chosen, row, tail: Labels.pickPrediction(chosen != nil))
    case .candidates(let list):
      let pages = list.pageCount > 1 ? "\(list.page + 1)/\(list.pageCount)  " : ""
      let tail = list.kind == .associations ? Labels.pickAssociation : Labels.pickCandidate
      paintItems(list.items, highlighted: list.highlighted, row, tail: pages + tail)
    }
  }

  private mutating func paintItems(
    _ items: [String], highlighted: Int?, _ row: Int, tail: String
  ) {
    let tailStart = scene.size.columns - columns(tail) - 1
    var column = 1
    for (index, item) in items.enumerated() {
      let text = "\(index + 1) \(item)"
      let needed = columns(text) + 3
      guard column + needed < scene.size.columns else { return }
      let style: CellStyle = index == highlighted ? CellStyle(.reverse) : .plain
      column += write(text, row, column, style) + 3
    }
    if column <= tailStart { write(tail, row, tailStart, CellStyle(role: .muted)) }
  }

  // MARK: Writing

  /// Writes a text that may be cut at its end.
  @discardableResult
  mutating func write(
    _ text: String, _ row: Int, _ column: Int, _ style: CellStyle, maxColumns: Int = .max,
    ellipsis: Bool = false
  ) -> Int {
    let room = min(maxColumns, scene.size.columns - column)
    guard ellipsis, columns(text) > room else {
      return grid.write(text, row: row, column: column, style: style, maxColumns: room)
    }
    let used = grid.write(text, row: row, column: column, style: style, maxColumns: room - 1)
    return used + grid.write("…", row: row, column: column + used, style: style)
  }

  func columns(_ text: String) -> Int { grid.policy.columns(of: text) }
}
