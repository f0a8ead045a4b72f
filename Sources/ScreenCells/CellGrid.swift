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

  /// Puts a cell where it fits, and makes blanks of what is left of the wide cells it cuts.
  mutating func put(_ cell: Cell, row: Int, column: Int) {
    let start = row * size.columns + column
    for index in start..<start + cell.width where cells[index].width != 1 {
      dissolve(at: index)
    }
    cells[start] = cell
    for index in start + 1..<start + max(1, cell.width) {
      cells[index] = .continuation(in: cell.style)
    }
  }

  /// Makes blanks of all columns of the wide cell that holds an index.
  private mutating func dissolve(at index: Int) {
    var lead = index
    while cells[lead].isContinuation { lead -= 1 }
    for part in lead..<lead + cells[lead].width {
      cells[part] = .blank(in: cells[part].style)
    }
  }
}
