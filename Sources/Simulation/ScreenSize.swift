/// Rows and columns of a screen or of a part of one.
package struct ScreenSize: Hashable, Sendable {
  /// The number of rows.
  package var rows: Int

  /// The number of columns.
  package var columns: Int

  /// Creates a size; a negative number counts as 0.
  package init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }
}
