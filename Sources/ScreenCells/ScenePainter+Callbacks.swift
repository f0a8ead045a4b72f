import Simulation
import TextFieldModel
import TextMeasure

extension ScenePainter {
  private static let titleColumns = 22

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
    let lines = Self.lines(of: scene.callbacks, enough: body.count + scene.traceScroll)
    let scroll = min(scene.traceScroll, max(0, lines.count - body.count))
    let shown = lines.dropLast(scroll).suffix(body.count)
    if lines.isEmpty, let first = body.first {
      write(Labels.noCallbacks, first, 3, CellStyle(role: .muted))
    }
    for (row, line) in zip(body, shown) { paint(line, row) }
  }

  private struct Line {
    let title: String?
    let event: FieldEvent
  }

  /// The last lines of the record, as many as can be seen.
  private static func lines(of groups: [EventLog.Group], enough: Int) -> [Line] {
    var lines: [Line] = []
    for group in groups.reversed() where lines.count < enough {
      let times = group.repetitions > 1 ? " ×\(group.repetitions)" : ""
      let title = "\(group.number) \(group.title)\(times)"
      lines += group.events.enumerated().reversed().map {
        Line(title: $0.offset == 0 ? title : nil, event: $0.element)
      }
    }
    return lines.reversed()
  }

  private mutating func paint(_ line: Line, _ row: Int) {
    let isNarrow = scene.size.columns < 60
    if let title = line.title, !isNarrow {
      write(
        title, row, 2, CellStyle(role: .muted), maxColumns: Self.titleColumns - 3, ellipsis: true)
    }
    let column = isNarrow ? 2 : Self.titleColumns
    write(
      line.event.description, row, column, Self.style(of: line.event),
      maxColumns: scene.size.columns - column - 1, ellipsis: true)
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
