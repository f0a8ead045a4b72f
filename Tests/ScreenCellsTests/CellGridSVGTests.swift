import ScreenCells
import Simulation
import Testing

private func elements(_ draw: (inout CellGrid) -> Void) -> [Substring] {
  var grid = CellGrid(size: ScreenSize(rows: 1, columns: 10))
  draw(&grid)
  let lines = grid.svg(title: "t").split(separator: "\n")
  let start = lines.firstIndex { $0.hasPrefix("<rect class=\"screen\"") } ?? 0
  return Array(lines[(start + 1)...].dropLast())
}

@Test func `a run of one style is one piece of text of exact width`() {
  #expect(
    elements { $0.write("a <b>", row: 0, column: 1) } == [
      "<text class=\"plain\" x=\"12\" y=\"25\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">"
        + " a &lt;b&gt;</text>"
    ]
  )
}

@Test func `a wide cell is set by itself`() {
  #expect(
    elements { $0.write("中a", row: 0, column: 0) }.map { $0.split(separator: "\"")[7] } == [
      "18", "9",
    ]
  )
}

@Test func `a selection is a box below its text, blanks included`() {
  let drawn = elements { $0.write("a ", row: 0, column: 0, style: CellStyle(.reverse)) }
  #expect(drawn.count == 1)
  #expect(
    drawn[0].hasPrefix("<rect class=\"plain\" x=\"12\" y=\"12\" width=\"18\" height=\"18\"/>")
  )
  #expect(drawn[0].contains("class=\"plain reverse\""))
}

@Test func `a grid without text draws nothing but its cursor`() {
  let drawn = elements { $0.cursor = CellPosition(row: 0, column: 3) }
  #expect(drawn == ["<rect class=\"caret\" x=\"38\" y=\"12\" width=\"2\" height=\"18\"/>"])
}
