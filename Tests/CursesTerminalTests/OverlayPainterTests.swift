import ScreenCells
import Simulation
import Testing

@testable import CursesTerminal

private let palette = Palette(depth: .eight, attributes: [.bold, .underline, .reverse])

private func sequence(_ draw: (inout CellGrid) -> Void) -> String {
  var grid = CellGrid(size: ScreenSize(rows: 2, columns: 20))
  draw(&grid)
  return OverlayPainter.sequence(for: grid, palette: palette)
}

@Test func `a grid without overlays costs nothing`() {
  #expect(sequence { $0.write("abc中é", row: 0, column: 0) } == "")
}

@Test func `each overlay is drawn by absolute position, and the cursor comes back`() {
  let drawn = sequence {
    $0.write("aनि", row: 1, column: 3)
    $0.write("கா", row: 0, column: 0, style: CellStyle(.reverse))
    $0.cursor = CellPosition(row: 1, column: 6)
  }
  #expect(drawn == "\u{1B}[1;1H\u{1B}[7mகா\u{1B}[m\u{1B}[2;5Hनि\u{1B}[2;7H")
}
