import CNcursesw
package import ScreenCells
package import Simulation

extension Terminal {
  /// How many cells surely leave in one write: the library's buffer is larger than half a screen.
  private static let mostCellsInOnePiece = 1_000

  /// Puts a frame on the screen; what the screen shows already is not sent again.
  ///
  /// A frame of another size than the screen's is cut, or leaves the rest blank.
  package mutating func show(_ grid: CellGrid) {
    let before = shown?.size == grid.size ? shown : nil
    let changed = grid.changedRows(since: before).filter { $0 < size.rows }
    guard !changed.isEmpty || before?.cursor != grid.cursor else { return }
    if before == nil { erase() }
    var cells = 0
    for row in changed {
      let isTrusted = before?.hasOverlay(row: row) == false
      if before != nil, !isTrusted { fieldstop_distrust_row(Int32(row)) }
      cells += put(grid.row(row), over: isTrusted ? before?.row(row) : nil, row: row)
    }
    let overlays = speaksANSI ? OverlayPainter.sequence(for: grid, palette: palette) : ""
    // Nothing has been sent yet. Few cells go out in one write, which is one piece anyway.
    let isHeld = speaksANSI && (cells > Self.mostCellsInOnePiece || !overlays.isEmpty)
    if isHeld { DescriptorWriter.write("\u{1B}[?2026h") }
    update(cursor: grid.cursor)
    if isHeld { DescriptorWriter.write(overlays + "\u{1B}[?2026l") }
    shown = grid
  }

  /// Takes a new size; the next frame is drawn whole.
  package mutating func fit(to newSize: ScreenSize) {
    // Terminals move what they show when their size changes, each in its own way.
    shown = nil
    size = newSize
    fieldstop_resize(Int32(newSize.rows), Int32(newSize.columns))
    fieldstop_distrust_screen()
  }

  /// Tells the library the cells of a row, but for those it has, and returns how many those were.
  ///
  /// The library looks for differences too, yet telling it costs more than looking.
  private func put(_ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>?, row: Int) -> Int {
    var count = 0
    for column in 0..<min(cells.count, size.columns) {
      let cell = cells[cells.startIndex + column]
      // The library itself makes the second column of a wide cell.
      if cell.isContinuation { continue }
      if let before, before[before.startIndex + column] == cell { continue }
      guard column + cell.width <= size.columns else { break }
      count += 1
      fieldstop_put(Int32(row), Int32(column), fieldstop_cell(cell, palette: palette))
      // What is kept free below an overlay are blanks.
      for free in column + cell.baseWidth..<column + cell.width {
        fieldstop_put(Int32(row), Int32(free), fieldstop_cell(.blank, palette: palette))
      }
    }
    return count
  }

  private mutating func update(cursor: CellPosition?) {
    if isCursorVisible != (cursor != nil) {
      isCursorVisible = cursor != nil
      curs_set(isCursorVisible ? 1 : 0)
    }
    let row = min(cursor?.row ?? 0, size.rows - 1)
    let column = min(cursor?.column ?? 0, size.columns - 1)
    fieldstop_update(Int32(row), Int32(column))
  }
}

extension fieldstop_cell {
  /// Packs a cell as the drawing library takes it.
  ///
  /// The width is that of the base alone: the room for an overlay is kept free by blanks.
  fileprivate init(_ cell: Cell, palette: Palette) {
    self.init()
    scalars = cell.scalarValues
    width = Int32(cell.baseWidth)
    attributes = palette.attributes(of: cell.style).rawValue
    pair = palette.pair(of: cell.style.role)
  }
}
