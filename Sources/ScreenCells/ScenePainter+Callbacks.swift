import Simulation
import TextFieldModel
import TextMeasure

extension ScenePainter {
  /// Draws the host's value in the columns up to another.
  mutating func paintHost(_ row: Int, from column: Int, to end: Int) {
    let isStale = scene.isHostStale && scene.field.marked == nil
    write(
      Labels.host(scene, isStale: isStale),
      row,
      column,
      isStale ? CellStyle(.bold, role: .error) : CellStyle(role: .success),
      maxColumns: end - column,
      ellipsis: true
    )
  }

  /// Draws the record, the newest at the bottom, with the host's value over it unless that has a row.
  mutating func paintCallbacks(_ rows: Range<Int>, hasHost: Bool) {
    guard let heading = rows.first else { return }
    let body = rows.dropFirst()
    let lines = lines(of: scene.callbacks, enough: body.count + scene.traceScroll + 1)
    let scroll = min(scene.traceScroll, max(0, lines.count - body.count))
    let shown = lines.dropLast(scroll).suffix(body.count)
    if lines.isEmpty, let first = body.first {
      write(Labels.noCallbacks, first, 3, CellStyle(role: .muted), ellipsis: true)
    }
    for (row, line) in zip(body, shown) { paint(line, row) }

    write(Labels.callbacks, heading, 1, CellStyle(.bold))
    var end = scene.size.columns - 1
    let hasOlder = lines.count - scroll > body.count
    if let keys = Labels.scrolling(hasOlder: hasOlder, hasNewer: scroll > 0) {
      end -= columns(keys)
      write(keys, heading, end, CellStyle(role: .muted))
      end -= 2
    }
    if hasHost { paintHost(heading, from: columns(Labels.callbacks) + 3, to: end) }
  }

  /// A row of the record: an event, or a part of one that is too long for a row.
  private struct Line {
    let title: String?
    let text: String
    let style: CellStyle
  }

  /// Where events begin, behind the number and the title of their group.
  private var eventColumn: Int {
    switch scene.size.columns {
    case ..<56: 5
    case ..<76: 16
    default: 20
    }
  }

  /// The last lines of the record, as many as can be seen.
  private func lines(of groups: [EventLog.Group], enough: Int) -> [Line] {
    var lines: [Line] = []
    for group in groups.reversed() where lines.count < enough {
      let times = group.repetitions > 1 ? " ×\(group.repetitions)" : ""
      let title = "\(group.number) \(group.title)\(times)"
      for (index, event) in group.events.enumerated().reversed() {
        let style = Self.style(of: event)
        let parts = wrapped(
          event.description,
          room: scene.size.columns - eventColumn - 1,
          indent: "  ",
          most: 3
        )
        for (place, part) in parts.enumerated().reversed() {
          let isFirst = index == 0 && place == 0
          lines.append(Line(title: isFirst ? title : nil, text: part, style: style))
        }
      }
    }
    return lines.reversed()
  }

  private mutating func paint(_ line: Line, _ row: Int) {
    if let title = line.title {
      write(
        title,
        row,
        1,
        CellStyle(role: .muted),
        maxColumns: eventColumn - 2,
        ellipsis: eventColumn > 5
      )
    }
    write(line.text, row, eventColumn, line.style)
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
    let forms = Labels.caret(inspector)
    let room = scene.size.columns - 2
    let text = forms.first { columns($0) <= room } ?? forms.last ?? ""
    write(text, row, 1, CellStyle(role: .muted), maxColumns: room, ellipsis: true)
  }
}
