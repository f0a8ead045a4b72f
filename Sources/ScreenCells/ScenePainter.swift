import InputMethods
package import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Turns a scene into cells: the only code that knows columns.
package struct ScenePainter {
  let scene: Scene
  let frame: BoxFrame
  var grid: CellGrid

  private init(_ scene: Scene, policy: GlyphPolicy, frame: BoxFrame) {
    self.scene = scene
    self.frame = frame
    grid = CellGrid(size: scene.size, policy: policy)
  }

  /// Draws a scene.
  package static func paint(
    _ scene: Scene,
    policy: GlyphPolicy = .apart,
    frame: BoxFrame = .rounded
  ) -> CellGrid {
    var painter = ScenePainter(scene, policy: policy, frame: frame)
    painter.paint()
    return painter.grid
  }

  private mutating func paint() {
    let toasts = toastRows(fitting: ScreenLayout.mostToastRows)
    let hint = hintRows(most: ScreenLayout.mostHintRows)
    guard
      let layout = ScreenLayout(
        size: scene.size,
        toastRows: toasts.reduce(0) { $0 + $1.rows.count },
        hintRows: hint.count
      )
    else {
      write(Labels.tooSmall, 0, 0, .plain, ellipsis: true)
      return
    }
    if let row = layout.header {
      paintHeader(row)
      paintRecording(row)
    }
    paintField(layout.field)
    if let row = layout.keys { paintKeys(row) }
    guard scene.panel == .none else {
      paintPanel(layout.toasts.lowerBound..<(layout.keys ?? scene.size.rows))
      return
    }
    paintToasts(layout.toasts)
    if let row = layout.bar { paintBar(row) }
    if let row = layout.host { paintHost(row, from: 1, to: scene.size.columns - 1) }
    if let lanes = scene.lanes {
      paintLanes(lanes, layout.callbacks)
    } else {
      paintCallbacks(layout.callbacks, hasHost: layout.host == nil)
    }
    if let row = layout.caret { paintCaretLine(row) }
    paintHint(hint, layout.hint)
  }

  // MARK: Header, hint, keys

  private mutating func paintHeader(_ row: Int) {
    let name = "Fieldstop"
    write(name, row, 1, CellStyle(.bold))
    let isNaive = scene.policy == .naive
    let room = scene.size.columns - columns(name) - 4
    let parts = Labels.headers(scene)
    guard let (words, policy) = parts.first(where: { columns($0.0 + $0.1) <= room }) ?? parts.last
    else { return }
    let column = scene.size.columns - 1 - columns(policy)
    write(words, row, column - columns(words), CellStyle(role: .muted))
    let style = isNaive ? CellStyle([.reverse, .bold], role: .error) : CellStyle(role: .muted)
    write(policy, row, column, style)
  }

  private func hintRows(most: Int) -> [String] {
    wrapped(
      Hints.hint(for: scene, isLong: scene.size.columns >= 100),
      room: scene.size.columns - 2,
      most: most
    )
  }

  private mutating func paintHint(_ lines: [String], _ rows: Range<Int>) {
    let lines = lines.count > rows.count ? hintRows(most: rows.count) : lines
    for (row, line) in zip(rows, lines) {
      write(line, row, 1, CellStyle(.italic, role: .accent))
    }
  }

  /// Draws as many keys as there is room for, in their order; the least needed are left out first.
  private mutating func paintKeys(_ row: Int) {
    let keys = Labels.keys(scene).map { (frame.spelled($0.name), $0.label, $0.rank) }
    var room = scene.size.columns - 2
    var shown: Set<Int> = []
    for index in keys.indices.sorted(by: { keys[$0].2 < keys[$1].2 }) {
      let needed = columns(keys[index].0) + columns(keys[index].1) + (shown.isEmpty ? 1 : 3)
      guard needed <= room else { continue }
      room -= needed
      shown.insert(index)
    }
    var column = 1
    for (index, (key, label, _)) in keys.enumerated() where shown.contains(index) {
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
      paintItems(words, highlighted: chosen, row, tails: Labels.pickPrediction(chosen != nil))
    case .candidates(let list):
      paintItems(list.items, highlighted: list.highlighted, row, tails: Labels.pick(list))
    }
  }

  /// Draws numbered items, and the longest of some tails that there is room for.
  private mutating func paintItems(
    _ items: [String],
    highlighted: Int?,
    _ row: Int,
    tails: [String]
  ) {
    var column = 1
    for (index, item) in items.enumerated() {
      let text = "\(index + 1) \(item)"
      guard column + columns(text) < scene.size.columns else { return }
      let style: CellStyle = index == highlighted ? CellStyle(.reverse) : .plain
      column += write(text, row, column, style) + 2
    }
    let room = scene.size.columns - 1 - column
    guard let tail = tails.first(where: { columns($0) <= room }) else { return }
    write(tail, row, scene.size.columns - 1 - columns(tail), CellStyle(role: .muted))
  }

  // MARK: Writing

  /// Writes a text that may be cut at its end.
  @discardableResult
  mutating func write(
    _ text: String,
    _ row: Int,
    _ column: Int,
    _ style: CellStyle,
    maxColumns: Int = .max,
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

  /// A text in rows of some columns, broken at blanks.
  func wrapped(_ text: String, room: Int, indent: String = "", most: Int) -> [String] {
    TextWrapping(room: room, indent: indent, policy: grid.policy).rows(of: text, most: most)
  }
}
