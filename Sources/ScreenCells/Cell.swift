/// One character of the screen, with everything a terminal needs to draw it.
///
/// A cell can hold only what every terminal measures alike: one scalar of agreed width and at most
/// four non-spacing marks. There is no other way to make one than ``GlyphPolicy``, so what was typed
/// cannot reach the terminal past it.
package struct Cell: Hashable, Sendable {
  /// The most marks a cell carries beside its base; the terminal library's cells hold five scalars.
  package static let mostMarks = 4

  /// One base scalar and up to four marks; empty in the columns behind the first of a wide cell.
  package let text: String

  /// The columns the cell takes; 0 in the columns behind the first of a wide cell.
  package let width: Int

  /// How the cell looks.
  package var style: CellStyle

  /// The whole cluster, to be drawn over the cell by absolute position; empty nearly always.
  ///
  /// Terminals disagree about the width of some clusters that can still be drawn without harm when
  /// nothing is written behind them in one go: then ``text`` is what stands below, ``width`` the
  /// room kept free, and this what is drawn last.
  package let overlay: String

  init(text: String, width: Int, style: CellStyle, overlay: String = "") {
    self.text = text
    self.width = width
    self.style = style
    self.overlay = overlay
  }

  /// An empty cell.
  package static let blank = Cell.blank(in: .plain)

  /// Returns an empty cell of a style.
  package static func blank(in style: CellStyle) -> Cell {
    Cell(text: " ", width: 1, style: style)
  }

  /// Returns what stands in the columns behind the first of a wide cell.
  static func continuation(in style: CellStyle) -> Cell {
    Cell(text: "", width: 0, style: style)
  }

  /// Whether the cell belongs to a wide cell to its left.
  package var isContinuation: Bool { width == 0 }

  /// What a reader of the row sees: the overlay where there is one.
  package var shownText: String { overlay.isEmpty ? text : overlay }
}
