import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

extension ScenePainter {
  /// Draws the lanes: a policy's name, its text with the caret, what was lost and whose it was, alerts.
  mutating func paintLanes(_ view: LanesView, _ rows: Range<Int>) {
    guard let heading = rows.first else { return }
    let body = rows.dropFirst()
    let columns = LaneColumns(of: scene.size.columns)
    let first = min(view.first, max(0, view.lanes.count - body.count))
    let shown = view.lanes.dropFirst(first).prefix(body.count)
    let title = Labels.lanes(first + 1...first + max(1, shown.count), of: view.lanes.count)
    write(
      columns.text.lowerBound > self.columns(title) + 1 ? title : Labels.lanes,
      heading,
      columns.name.lowerBound,
      CellStyle(.bold)
    )
    write(Labels.laneText, heading, columns.text.lowerBound, CellStyle(role: .muted))
    if let lost = columns.lost {
      write(Labels.laneLost, heading, lost.lowerBound, CellStyle(role: .muted))
    }
    write(Labels.laneAlerts, heading, columns.alerts.lowerBound, CellStyle(role: .muted))
    for (row, lane) in zip(body, shown) { paint(lane, row, columns) }
  }

  private mutating func paint(_ lane: LanesView.Lane, _ row: Int, _ columns: LaneColumns) {
    let isShown = lane.policy == scene.policy
    write(
      columns.name.count > 16 ? lane.policy.entry.title : lane.policy.rawValue,
      row,
      columns.name.lowerBound,
      isShown ? CellStyle(.bold) : CellStyle(role: .muted),
      maxColumns: columns.name.count,
      ellipsis: true
    )
    write(
      aroundCaret(lane.field, room: columns.text.count),
      row,
      columns.text.lowerBound,
      .plain,
      maxColumns: columns.text.count
    )
    if let lost = columns.lost {
      write(
        Labels.lost(lane),
        row,
        lost.lowerBound,
        lane.yours.isEmpty ? .plain : CellStyle(.bold, role: .error),
        maxColumns: lost.count,
        ellipsis: true
      )
    }
    let alerts = "\(lane.alerts.presented)/\(lane.alerts.suppressed)"
    write(
      alerts,
      row,
      columns.alerts.lowerBound,
      lane.alerts.presented > 1 ? CellStyle(.bold, role: .error) : .plain
    )
  }

  /// A text in the notation with its caret, or the part of a long one that ends with the room behind it.
  private func aroundCaret(_ field: FieldSnapshot, room: Int) -> String {
    let drawn = FieldNotation.string(field)
    guard columns(drawn) > room else { return drawn }
    // Half of the room stands behind the caret, unless the text ends before.
    let caret = drawn.firstIndex(of: "|") ?? drawn.endIndex
    var start = caret
    var before = 0
    let behind = min(columns(String(drawn[caret...])), room / 2)
    while start > drawn.startIndex {
      let previous = drawn.index(before: start)
      let width = columns(String(drawn[previous]))
      guard before + width <= room - behind - 1 else { break }
      before += width
      start = previous
    }
    let rest = (start > drawn.startIndex ? "…" : "") + drawn[start...]
    guard columns(rest) > room else { return rest }
    var end = rest.startIndex
    var used = 0
    while end < rest.endIndex, used + columns(String(rest[end])) < room {
      used += columns(String(rest[end]))
      end = rest.index(after: end)
    }
    return rest[..<end] + "…"
  }
}

/// Where the parts of a lane stand.
private struct LaneColumns {
  let name: Range<Int>
  let text: Range<Int>
  /// None on a narrow screen.
  let lost: Range<Int>?
  let alerts: Range<Int>

  init(of width: Int) {
    let end = width - 1
    alerts = end - 6..<end
    name = 1..<1 + min(26, max(10, width / 4 + 2))
    let start = name.upperBound + 1
    let room = alerts.lowerBound - 1 - start
    guard room >= 34 else {
      text = start..<alerts.lowerBound - 1
      lost = nil
      return
    }
    text = start..<start + room * 2 / 3
    lost = text.upperBound + 1..<alerts.lowerBound - 1
  }
}
