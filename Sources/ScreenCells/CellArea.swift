package import Simulation

/// A rectangle of cells.
package struct CellArea: Hashable, Sendable {
  /// The top left corner.
  package var origin: CellPosition

  /// The rows and columns from there.
  package var size: ScreenSize

  /// Creates an area from its corner and size.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    origin = CellPosition(row: row, column: column)
    size = ScreenSize(rows: rows, columns: columns)
  }

  /// The rows it covers.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// The columns it covers.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }
}
