import Simulation
import TextFieldModel
import TextMeasure

extension ScenePainter {
  /// Draws what lies over the lower part of the screen.
  mutating func paintPanel(_ rows: Range<Int>) {
    switch scene.panel {
    case .none: break
    case .help: paintHelp(rows)
    case .situations: paintSituations(rows)
    }
  }

  private mutating func paintSituations(_ rows: Range<Int>) {
    let situations = Situation.all
    let hasTitle = rows.count > situations.count
    let hasHints = rows.count >= situations.count * 2 + 2
    // What is left over goes between the parts.
    let isAiry = rows.count >= situations.count * (hasHints ? 2 : 1) + (hasTitle ? 5 : 2)
    var row = rows.lowerBound + (isAiry ? 1 : 0)
    if hasTitle {
      write(Labels.situationsTitle, row, 2, CellStyle(.bold), ellipsis: true)
      row += isAiry ? 2 : 1
    }
    let room = scene.size.columns - 6
    // Where not all have a row, the last row says that their digits work all the same.
    let missing = max(0, situations.count - (rows.upperBound - row))
    let listed = missing > 0 ? situations.count - missing - 1 : situations.count
    for (index, situation) in situations.prefix(listed).enumerated() {
      write("\(index + 1)", row, 2, CellStyle(.bold, role: .accent))
      let isCurrent = scene.situation == index + 1
      write(
        situation.title,
        row,
        5,
        isCurrent ? CellStyle([.bold, .underline]) : CellStyle(.bold),
        maxColumns: room,
        ellipsis: true
      )
      row += 1
      guard hasHints, row < rows.upperBound else { continue }
      write(situation.hint, row, 5, CellStyle(role: .muted), maxColumns: room, ellipsis: true)
      row += 1
    }
    if listed < situations.count, row < rows.upperBound {
      write(
        Labels.moreSituations(listed + 1...situations.count),
        row,
        2,
        CellStyle(role: .muted),
        ellipsis: true
      )
      return
    }
    if isAiry { row += 1 }
    if row < rows.upperBound {
      write(Labels.situationsKeys, row, 2, CellStyle(role: .muted), ellipsis: true)
    }
  }

  private mutating func paintHelp(_ rows: Range<Int>) {
    let columns = Self.helpColumns
    let longest = columns.map(\.count).max() ?? 0
    guard scene.size.columns >= 76, rows.count >= longest else { return paintShortHelp(rows) }
    var row = rows.lowerBound
    if rows.count >= longest + Labels.helpPicture.count {
      for line in Labels.helpPicture {
        write(frame.spelled(line), row, 2, CellStyle(role: .accent))
        row += 1
      }
      if rows.upperBound - row > longest { row += 1 }
    }
    for (index, lines) in columns.enumerated() {
      let column = index * scene.size.columns / 2 + 2
      for (place, line) in lines.enumerated() {
        paint(line, row + place, column, width: scene.size.columns / 2 - 3)
      }
    }
  }

  /// As many keys as there is room for, those of the lab first.
  private mutating func paintShortHelp(_ rows: Range<Int>) {
    let lines = Array(Self.helpColumns.reversed().joined())
    let shown = lines.count > rows.count ? lines.prefix(max(0, rows.count - 1)) : lines[...]
    for (row, line) in zip(rows, shown) { paint(line, row, 2, width: scene.size.columns - 3) }
    guard shown.count < lines.count, let last = rows.last else { return }
    write(Labels.moreKeys, last, 2, CellStyle(.italic, role: .accent), ellipsis: true)
  }

  private mutating func paint(_ line: HelpLine, _ row: Int, _ column: Int, width: Int) {
    switch line {
    case .section(let title): write(title, row, column, CellStyle(.bold))
    case .binding(let keys, let summary):
      let room = max(Self.keyColumns, columns(frame.spelled(keys)) + 1)
      write(frame.spelled(keys), row, column, CellStyle(role: .accent))
      write(summary, row, column + room, .plain, maxColumns: width - room, ellipsis: true)
    }
  }

  private static let keyColumns = 17

  private enum HelpLine {
    case section(String)
    case binding(String, String)
  }

  /// The sections of the help, those about the text at the left.
  private static let helpColumns: [[HelpLine]] = [[.move, .edit], [.lab, .bar]].map { sections in
    sections.flatMap { (section: KeyMap.Section) in
      [HelpLine.section(section.rawValue)]
        + KeyMap.bindings.filter { $0.section == section }.map {
          HelpLine.binding($0.shown, $0.summary)
        }
    }
  }
}
