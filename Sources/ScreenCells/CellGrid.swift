package import Simulation

/// A frame: the cells of a screen and where its cursor stands.
///
/// The grid is a value that knows no terminal. Whatever is written into it, a row never grows longer
/// than the screen, and half of a wide cell never stands alone.
package struct CellGrid: Hashable, Sendable {
  /// The rows and columns.
  package let size: ScreenSize

  /// How text becomes cells.
  package let policy: GlyphPolicy

  /// Where the cursor stands; none hides it.
  ///
  /// The real cursor belongs at the caret: a system's input method opens its window there.
  package var cursor: CellPosition?

  var cells: [Cell]

  /// The whole clusters drawn over cells, by the cells' index.
  private var overlays: [Int: String] = [:]

  /// Creates an empty grid.
  package init(size: ScreenSize, policy: GlyphPolicy = .apart) {
    self.size = size
    self.policy = policy
    cells = Array(repeating: .blank, count: size.rows * size.columns)
  }

  /// The cell at a position inside the grid.
  package subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Returns the cells of a row inside the grid, from left to right.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Returns what is drawn over a cell; empty nearly always.
  package func overlay(row: Int, column: Int) -> String {
    let index = row * size.columns + column
    return cells[index].hasOverlay ? overlays[index, default: ""] : ""
  }

  /// Whether anything is drawn over cells of a row.
  package func hasOverlay(row: Int) -> Bool {
    !overlays.isEmpty && self.row(row).contains { $0.hasOverlay }
  }

  /// Returns the rows that are to be drawn again when another grid is on the screen.
  ///
  /// All of them after a grid of another size, or none.
  package func changedRows(since before: CellGrid?) -> [Int] {
    guard let before, before.size == size else { return Array(0..<size.rows) }
    return (0..<size.rows).filter { index in
      guard row(index) == before.row(index) else { return true }
      guard hasOverlay(row: index) else { return false }
      return (0..<size.columns).contains {
        overlay(row: index, column: $0) != before.overlay(row: index, column: $0)
      }
    }
  }

  /// Puts a glyph where it fits, and makes blanks of what is left of the wide cells it cuts.
  mutating func put(_ glyph: Glyph, row: Int, column: Int) {
    put(glyph.cell, row: row, column: column)
    if glyph.cell.hasOverlay { overlays[row * size.columns + column] = glyph.overlay }
  }

  /// Puts a cell without an overlay where it fits.
  mutating func put(_ cell: Cell, row: Int, column: Int) {
    let start = row * size.columns + column
    for index in start..<start + cell.width where cells[index].width != 1 {
      dissolve(at: index)
    }
    cells[start] = cell
    guard cell.width > 1 else { return }
    for index in start + 1..<start + cell.width {
      cells[index] = .continuation(in: cell.style)
    }
  }

  /// Makes blanks of all columns of the wide cell that holds an index.
  private mutating func dissolve(at index: Int) {
    var lead = index
    while cells[lead].isContinuation { lead -= 1 }
    overlays[lead] = nil
    for part in lead..<lead + cells[lead].width {
      cells[part] = .blank(in: cells[part].style)
    }
  }
}
