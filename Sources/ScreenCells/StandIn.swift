/// The cells that are drawn in place of what no two terminals draw alike.
enum StandIn {
  /// The replacement character: too new, unknown, disputed, or a command.
  static func replacement(style: CellStyle) -> Cell {
    Cell("\u{FFFD}", width: 1, style: style.ofStandIn)
  }

  /// The picture of a C0 control or delete.
  static func picture(of control: Unicode.Scalar, style: CellStyle) -> Cell {
    let value = control.value == 0x7F ? 0x2421 : 0x2400 + control.value
    guard let picture = Unicode.Scalar(value) else { return replacement(style: style) }
    return Cell(picture, width: 1, style: style.ofStandIn)
  }

  /// Marks without a base, on a dotted circle.
  ///
  /// A lone mark would join the cell to its left, which is a border or the prompt.
  static func lone(marks: [Unicode.Scalar], style: CellStyle) -> Cell {
    let agreed = marks.filter { ScalarTrust.of($0) == .mark }
    return Cell("\u{25CC}", marks: agreed, width: 1, style: style.ofStandIn)
  }

  /// The two letters of a flag; none if the scalars are no flag.
  static func letters(ofFlag scalars: [Unicode.Scalar], style: CellStyle) -> [Glyph]? {
    var glyphs: [Glyph] = []
    for scalar in scalars {
      guard (0x1F1E6...0x1F1FF).contains(scalar.value),
        let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
      else { return nil }
      glyphs.append(Glyph(Cell(letter, width: 1, style: style.ofStandIn)))
    }
    return glyphs
  }
}
