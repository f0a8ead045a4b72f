import Simulation

extension CellGrid {
  /// Writes text from a column to the right and returns the columns it used.
  ///
  /// Each grapheme cluster goes through the grid's ``policy``. The text ends at the screen's edge or
  /// where `maxColumns` is used up: a cluster that does not fit whole is not drawn at all.
  ///
  ///     grid.write("你好吗", row: 0, column: 0, maxColumns: 5)  // 4: 你好, and nothing of 吗
  ///
  /// A position outside the grid draws nothing and returns 0. O(*n*) in what is drawn.
  @discardableResult
  package mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    style: CellStyle = .plain,
    maxColumns: Int = .max
  ) -> Int {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return 0 }
    let room = min(size.columns - column, maxColumns)
    // Most of a screen is printable ASCII, each byte a cell, and a frame is drawn for every key.
    guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return write(clusters: text, row: row, column: column, style: style, room: room)
    }
    var used = 0
    for byte in text.utf8.prefix(max(0, room)) {
      put(Cell(Unicode.Scalar(byte), width: 1, style: style), row: row, column: column + used)
      used += 1
    }
    return used
  }

  private mutating func write(
    clusters: String,
    row: Int,
    column: Int,
    style: CellStyle,
    room: Int
  ) -> Int {
    var used = 0
    for cluster in clusters {
      // One scalar of agreed width is most of the rest.
      if let cell = GlyphPolicy.simpleCell(for: cluster, style: style) {
        guard used + cell.width <= room else { break }
        put(cell, row: row, column: column + used)
        used += cell.width
        continue
      }
      let glyphs = policy.glyphs(for: cluster, style: style)
      let width = glyphs.reduce(0) { $0 + $1.cell.width }
      guard used + width <= room else { break }
      for glyph in glyphs {
        put(glyph, row: row, column: column + used)
        used += glyph.cell.width
      }
    }
    return used
  }

  /// Fills a part of the grid with blanks of a style; what lies outside is left out.
  package mutating func clear(_ area: CellArea, style: CellStyle = .plain) {
    forEachCell(of: area) { grid, row, column in
      grid.put(.blank(in: style), row: row, column: column)
    }
  }

  /// Changes the style of what is drawn already; what lies outside is left out.
  package mutating func restyle(_ area: CellArea, _ change: (CellStyle) -> CellStyle) {
    forEachCell(of: area) { grid, row, column in
      let index = row * grid.size.columns + column
      grid.cells[index].style = change(grid.cells[index].style)
    }
  }

  /// Draws a frame along the inner edge of an area of at least two rows and two columns.
  package mutating func drawBox(
    _ area: CellArea,
    frame: BoxFrame = .rounded,
    style: CellStyle = .plain
  ) {
    guard area.size.rows >= 2, area.size.columns >= 2 else { return }
    let top = area.origin.row
    let bottom = top + area.size.rows - 1
    let left = area.origin.column
    let right = left + area.size.columns - 1
    for column in left + 1..<right {
      draw(frame.horizontal, top, column, style)
      draw(frame.horizontal, bottom, column, style)
    }
    for row in top + 1..<bottom {
      draw(frame.vertical, row, left, style)
      draw(frame.vertical, row, right, style)
    }
    draw(frame.topLeft, top, left, style)
    draw(frame.topRight, top, right, style)
    draw(frame.bottomLeft, bottom, left, style)
    draw(frame.bottomRight, bottom, right, style)
  }

  /// Puts a part of a frame; what lies outside the grid is left out.
  private mutating func draw(
    _ part: Unicode.Scalar,
    _ row: Int,
    _ column: Int,
    _ style: CellStyle
  ) {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return }
    put(Cell(part, width: 1, style: style), row: row, column: column)
  }

  private mutating func forEachCell(
    of area: CellArea,
    _ body: (inout CellGrid, Int, Int) -> Void
  ) {
    let rows = area.rows.clamped(to: 0..<size.rows)
    let columns = area.columns.clamped(to: 0..<size.columns)
    for row in rows {
      for column in columns { body(&self, row, column) }
    }
  }
}
