import ScreenCells
import Simulation

/// The bytes that draw whole clusters over their cells.
enum OverlayPainter {
  /// Returns what draws all overlays of a grid and brings the cursor back; empty if there is none.
  ///
  /// The drawing library knows nothing of them and wipes them when it draws nearby, so they are all
  /// drawn after each of its updates. It leaves a clean pen, and so does this.
  static func sequence(for grid: CellGrid, palette: Palette) -> String {
    var result = ""
    for row in 0..<grid.size.rows where grid.hasOverlay(row: row) {
      for (column, cell) in grid.row(row).enumerated() where cell.hasOverlay {
        let pen = palette.sequence(for: cell.style)
        result += move(to: CellPosition(row: row, column: column)) + pen
        result += grid.overlay(row: row, column: column)
        result += pen.isEmpty ? "" : "\u{1B}[m"
      }
    }
    guard !result.isEmpty else { return "" }
    return result + move(to: grid.cursor ?? CellPosition(row: 0, column: 0))
  }

  private static func move(to position: CellPosition) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }
}
