/// One character of the screen as a terminal draws it.
///
/// A cell can hold only what every terminal measures alike: one scalar of agreed width and at most
/// four non-spacing marks. There is no other way to make one than ``GlyphPolicy``, so what was typed
/// cannot reach the terminal past it.
///
/// A frame is some thousands of cells, made anew for each key: a cell holds no reference.
package struct Cell: Hashable, Sendable {
  /// The most marks a cell carries beside its base; the terminal library's cells hold five scalars.
  package static let mostMarks = 4

  /// How the cell looks.
  package var style: CellStyle

  /// Whether the grid has a whole cluster to draw over the cell.
  package let hasOverlay: Bool

  private let columns: UInt8
  private let baseColumns: UInt8
  private let base: Unicode.Scalar
  private let marks: Marks

  /// Creates a cell of a base and marks.
  ///
  /// Where something is drawn over the cell, `room` is the columns to keep free for it.
  init(
    _ base: Unicode.Scalar,
    marks: [Unicode.Scalar] = [],
    width: Int,
    style: CellStyle,
    room: Int? = nil
  ) {
    self.base = base
    self.marks = Marks(marks)
    self.style = style
    baseColumns = UInt8(clamping: width)
    columns = UInt8(clamping: room ?? width)
    hasOverlay = room != nil
  }

  /// An empty cell.
  package static let blank = Cell.blank(in: .plain)

  /// Returns an empty cell of a style.
  package static func blank(in style: CellStyle) -> Cell {
    Cell(" ", width: 1, style: style)
  }

  /// Returns what stands in the columns behind the first of a wide cell.
  static func continuation(in style: CellStyle) -> Cell {
    Cell("\0", width: 0, style: style)
  }

  /// The columns the cell takes; 0 in the columns behind the first of a wide cell.
  package var width: Int { Int(columns) }

  /// The columns of the base alone, without the room kept free for an overlay.
  package var baseWidth: Int { Int(baseColumns) }

  /// Whether the cell belongs to a wide cell to its left.
  package var isContinuation: Bool { columns == 0 }

  /// One base scalar and up to four marks; empty in the columns behind the first of a wide cell.
  package var text: String {
    var scalars = String.UnicodeScalarView()
    for scalar in [base, marks.first, marks.second, marks.third, marks.fourth] where scalar != "\0"
    {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// The scalars of ``text`` as numbers, 0 where there is none.
  package var scalarValues: (UInt32, UInt32, UInt32, UInt32, UInt32) {
    (
      base.value, marks.first.value, marks.second.value, marks.third.value, marks.fourth.value
    )
  }

  /// Up to four marks in place, U+0000 where there is none.
  private struct Marks: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
    let third: Unicode.Scalar
    let fourth: Unicode.Scalar

    init(_ marks: [Unicode.Scalar]) {
      first = marks.isEmpty ? "\0" : marks[0]
      second = marks.count > 1 ? marks[1] : "\0"
      third = marks.count > 2 ? marks[2] : "\0"
      fourth = marks.count > 3 ? marks[3] : "\0"
    }
  }
}
