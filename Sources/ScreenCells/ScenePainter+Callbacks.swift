import Simulation
import TextFieldModel
import TextMeasure

extension ScenePainter {
  private static let titleColumns = 20

  /// Draws the record, the newest at the bottom, with the host's value over it.
  mutating func paintCallbacks(_ rows: Range<Int>) {
    guard let heading = rows.first else { return }
    write(Labels.callbacks, heading, 1, CellStyle(.bold))
    let host = "\(Labels.host) \(VisibleText.quoted(scene.host))"
    let room = max(0, scene.size.columns - 16)
    let width = min(room, columns(host))
    let isStale = scene.isHostStale && scene.field.marked == nil
    write(
      host, heading, scene.size.columns - width - 1,
      isStale ? CellStyle(.bold, role: .error) : CellStyle(role: .success), maxColumns: room,
      ellipsis: true)
    let body = rows.dropFirst()
    let lines = lines(of: scene.callbacks, enough: body.count + scene.traceScroll)
    let scroll = min(scene.traceScroll, max(0, lines.count - body.count))
    let shown = lines.dropLast(scroll).suffix(body.count)
    if lines.isEmpty, let first = body.first {
      write(Labels.noCallbacks, first, 3, CellStyle(role: .muted))
    }
    for (row, line) in zip(body, shown) { paint(line, row) }
  }

  /// A row of the record: an event, or a part of one that is too long for a row.
  private struct Line {
    let title: String?
    let text: String
    let style: CellStyle
  }

  private var isNarrow: Bool { scene.size.columns < 60 }

  private var eventColumn: Int { isNarrow ? 2 : Self.titleColumns }

  /// The last lines of the record, as many as can be seen.
  private func lines(of groups: [EventLog.Group], enough: Int) -> [Line] {
    var lines: [Line] = []
    for group in groups.reversed() where lines.count < enough {
      let times = group.repetitions > 1 ? " ×\(group.repetitions)" : ""
      let title = "\(group.number) \(group.title)\(times)"
      for (index, event) in group.events.enumerated().reversed() {
        let style = Self.style(of: event)
        let parts = wrapped(event.description)
        for (place, part) in parts.enumerated().reversed() {
          let isFirst = index == 0 && place == 0
          lines.append(Line(title: isFirst ? title : nil, text: part, style: style))
        }
      }
    }
    return lines.reversed()
  }

  /// A text in rows of the record's width, three at most; further ones begin with two blanks.
  private func wrapped(_ text: String) -> [String] {
    let room = scene.size.columns - eventColumn - 1
    if text.utf8.count <= room || columns(text) <= room { return [text] }
    var rows: [String] = []
    var row = ""
    var used = 0
    for cluster in text {
      let width = grid.policy.columns(of: cluster)
      if used + width > room {
        rows.append(row)
        if rows.count == 3 { return rows.dropLast() + [row + "…"] }
        (row, used) = ("  ", 2)
      }
      row.append(cluster)
      used += width
    }
    return rows + [row]
  }

  private mutating func paint(_ line: Line, _ row: Int) {
    if let title = line.title, !isNarrow {
      write(
        title, row, 2, CellStyle(role: .muted), maxColumns: Self.titleColumns - 3, ellipsis: true)
    }
    write(
      line.text, row, eventColumn, line.style,
      maxColumns: scene.size.columns - eventColumn - 1, ellipsis: true)
  }

  private static func style(of event: FieldEvent) -> CellStyle {
    switch event {
    case .shouldChange(_, _, allowed: false), .clamped, .refused: CellStyle(role: .warning)
    case .alertPresented: CellStyle(.bold, role: .error)
    case .alertSuppressed: CellStyle(.bold, role: .accent)
    case .predicted: CellStyle(role: .accent)
    case .host: CellStyle(role: .success)
    default: .plain
    }
  }

  /// Draws what stands before the caret.
  mutating func paintCaretLine(_ row: Int) {
    guard let inspector = scene.inspector else { return }
    let text = Labels.caret(inspector)
    write(
      text, row, 1, CellStyle(role: .muted), maxColumns: scene.size.columns - 2, ellipsis: true)
  }
}
