/// A place on the screen, counted from 0 at the top left.
package struct CellPosition: Hashable, Sendable {
  /// The row.
  package var row: Int

  /// The column.
  package var column: Int

  /// Creates a position.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
