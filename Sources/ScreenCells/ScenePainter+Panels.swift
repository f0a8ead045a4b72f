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
    var row = rows.lowerBound + 1
    write(Labels.situationsTitle, row, 2, CellStyle(.bold))
    row += 2
    for (index, situation) in Situation.all.enumerated() where row < rows.upperBound {
      write("\(index + 1)", row, 4, CellStyle(.bold, role: .accent))
      let isCurrent = scene.situation == index + 1
      write(situation.title, row, 7, isCurrent ? CellStyle(.bold) : .plain)
      row += 1
      if rows.count >= 8 * 2 + 4, row < rows.upperBound {
        write(
          situation.hint, row, 7, CellStyle(role: .muted),
          maxColumns: scene.size.columns - 8, ellipsis: true)
        row += 1
      }
    }
    if row + 1 < rows.upperBound {
      write(Labels.situationsKeys, row + 1, 2, CellStyle(role: .muted))
    }
  }

  private mutating func paintHelp(_ rows: Range<Int>) {
    var row = rows.lowerBound
    for line in Labels.helpPicture where row < rows.upperBound && rows.count > 14 {
      write(line, row, 2, CellStyle(role: .accent))
      row += 1
    }
    let lines = Self.helpLines
    let columnsOfHelp = scene.size.columns >= 76 ? 2 : 1
    let perColumn = (lines.count + columnsOfHelp - 1) / columnsOfHelp
    let width = scene.size.columns / columnsOfHelp
    for (index, line) in lines.enumerated() {
      let place = row + index % perColumn
      guard place < rows.upperBound else { continue }
      let column = index / perColumn * width + 2
      guard column < scene.size.columns else { continue }
      switch line {
      case .section(let title): write(title, place, column, CellStyle(.bold))
      case .binding(let keys, let summary):
        write(keys, place, column, CellStyle(role: .accent), maxColumns: 15)
        write(
          summary, place, column + 16, .plain, maxColumns: width - 19, ellipsis: true)
      }
    }
  }

  private enum HelpLine {
    case section(String)
    case binding(String, String)
  }

  private static let helpLines: [HelpLine] = KeyMap.Section.allCases.flatMap { section in
    [HelpLine.section(section.rawValue)]
      + KeyMap.bindings.filter { $0.section == section }.map {
        HelpLine.binding($0.shown, $0.summary)
      }
  }
}
