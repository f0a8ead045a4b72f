import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

extension ScenePainter {
  /// Draws the box, the text and the counter, and puts the cursor at the caret.
  mutating func paintField(_ row: Int) {
    let width = scene.size.columns
    let isNaive = scene.policy == .naive
    let style = CellStyle(
      scene.field.isEditing ? [] : .dim,
      role: scene.field.isEditing ? (isNaive ? .warning : .accent) : .muted
    )
    grid.drawBox(
      CellArea(row: row, column: 0, rows: 3, columns: width),
      frame: frame,
      style: style
    )
    let counter = paintCounter(row + 1)
    let area = 2..<max(3, counter - 1)
    if scene.field.text.isEmpty {
      write(
        Labels.placeholder(scene),
        row + 1,
        area.lowerBound,
        CellStyle(.italic, role: .muted),
        maxColumns: area.count,
        ellipsis: true
      )
    }
    paintText(row + 1, area)
  }

  /// Draws the counter against the right edge of the box and returns its column.
  private mutating func paintCounter(_ row: Int) -> Int {
    let parts = scene.number.map { [Labels.number($0)] } ?? scene.counters.map(Labels.counter)
    let room = scene.size.columns / 2
    let most = parts.map(\.forms.count).max() ?? 0
    // All of them in the longest form that leaves the text its half, or at least the first.
    let forms = (0..<most).map { form in parts.map { $0.forms[min(form, $0.forms.count - 1)] } }
    let texts =
      forms.first { $0.reduce(0) { $0 + columns($1) + 2 } <= room } ?? forms.last ?? []
    var column = scene.size.columns - 2
    for (text, (_, role)) in zip(texts, parts).reversed() {
      column -= columns(text)
      let attributes: CellStyle.Attributes =
        role == .error ? [.bold, .reverse] : role == .warning ? .bold : []
      write(text, row, column, CellStyle(attributes, role: role))
      column -= 2
    }
    return column
  }

  private mutating func paintText(_ row: Int, _ area: Range<Int>) {
    var clusters: [(cluster: Character, offset: Int, column: Int)] = []
    var offset = 0
    var column = 0
    var caretColumn = 0
    for cluster in scene.field.text {
      if offset <= scene.field.selection.head { caretColumn = column }
      clusters.append((cluster, offset, column))
      offset += cluster.utf16.count
      column += grid.policy.columns(of: cluster)
    }
    if offset <= scene.field.selection.head { caretColumn = column }
    let first = firstColumn(caret: caretColumn, total: column, room: area.count)
    var last = first
    for (cluster, offset, column) in clusters where column >= first {
      let place = area.lowerBound + column - first
      let used = write(
        String(cluster),
        row,
        place,
        style(at: offset),
        maxColumns: area.upperBound - place
      )
      guard used > 0 else { break }
      last = column + used
    }
    if first > 0 || scene.field.isShortened.before {
      write(frame.spelled("‹"), row, area.lowerBound - 1, CellStyle(.bold, role: .accent))
    }
    if last < column || scene.field.isShortened.behind {
      write(frame.spelled("›"), row, area.upperBound, CellStyle(.bold, role: .accent))
    }
    guard scene.field.isEditing, scene.panel == .none else { return }
    grid.cursor = CellPosition(
      row: row,
      column: min(area.upperBound - 1, area.lowerBound + caretColumn - first)
    )
  }

  /// The column of the text at the left edge.
  ///
  /// It moves by half a field, so that the text does not slide at each key. The caret always has a
  /// cell, and a part of what is behind it can be seen.
  private func firstColumn(caret: Int, total: Int, room: Int) -> Int {
    let last = room - room / 8
    guard total >= room, caret >= last else { return 0 }
    let step = max(1, room / 2)
    return ((caret - last) / step + 1) * step
  }

  private func style(at offset: Int) -> CellStyle {
    var style = CellStyle.plain
    if let over = scene.field.overLimit, offset >= over {
      style = CellStyle(.underline, role: .error)
    }
    if let marked = scene.field.marked, marked.range.contains(offset) {
      style = style.adding(.underline)
    }
    if scene.field.selection.span.range.contains(offset) { style = style.adding(.reverse) }
    return style
  }
}
