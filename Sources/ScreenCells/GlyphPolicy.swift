/// How grapheme clusters become cells.
///
/// Both policies are safe: every *other* cell of the row is right in every terminal, whatever is
/// typed. What cannot be drawn so is drawn as a stand-in of agreed width in the style of
/// ``CellStyle/ofStandIn``.
package enum GlyphPolicy: Sendable {
  /// Clusters with spacing marks, as Hindi and Tamil have them, are drawn whole.
  ///
  /// They go over their cells by absolute position, last of all: where a terminal gives the marks no
  /// column of their own, a blank stays and nothing moves.
  case apart

  /// Spacing marks are left out; for tmux and screen.
  ///
  /// A multiplexer sends the row on to a terminal that may measure the marks otherwise, and does not
  /// position again behind them: the rest of the row would move.
  case multiplexed
}

extension GlyphPolicy {
  /// The scalars of a cluster that are looked at; a cluster can be a megabyte long.
  private static let mostScalars = 32

  /// Returns the columns a cluster takes; at least 1.
  package func columns(of cluster: Character) -> Int {
    glyphs(for: cluster, style: .plain).reduce(0) { $0 + $1.cell.width }
  }

  /// Returns the columns a text takes.
  ///
  /// O(*n*) in the text.
  package func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the glyphs of a cluster, from left to right, at least one.
  ///
  /// Each stands for itself: one base scalar of agreed width and non-spacing marks.
  ///
  ///     👨‍👩‍👧  → 👨 in the style of a stand-in, 2 columns
  ///     🇷🇺  → R and U in the style of a stand-in
  ///     U+0007 → ␇ in the style of a stand-in
  package func glyphs(for cluster: Character, style: CellStyle) -> [Glyph] {
    if let cell = GlyphPolicy.simpleCell(for: cluster, style: style) { return [Glyph(cell)] }
    let scalars = Hangul.composed(Array(cluster.unicodeScalars.prefix(GlyphPolicy.mostScalars)))
    return shapedGlyphs(for: scalars, style: style) ?? [plainGlyph(for: scalars, style: style)]
  }

  /// Returns the cell of a cluster that is one scalar of agreed width, as nearly all are.
  static func simpleCell(for cluster: Character, style: CellStyle) -> Cell? {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      case .base(let width) = ScalarTrust.of(first)
    else { return nil }
    return Cell(first, width: width, style: style)
  }

  /// Returns the glyphs of clusters that stand-ins with a shape of their own exist for.
  private func shapedGlyphs(for scalars: [Unicode.Scalar], style: CellStyle) -> [Glyph]? {
    // Controls: alone, or CR LF, which is one cluster.
    if scalars.allSatisfy({ ScalarTrust.of($0) == .control }) {
      return scalars.map { Glyph(StandIn.picture(of: $0, style: style)) }
    }
    if scalars.count == 2, let letters = StandIn.letters(ofFlag: scalars, style: style) {
      return letters
    }
    // Keycap: a digit, perhaps a variation selector, and the enclosing key.
    if scalars.count > 1, scalars.last == "\u{20E3}", scalars[0].isASCII {
      return [Glyph(Cell(scalars[0], width: 1, style: style.ofStandIn))]
    }
    // A joiner with nothing behind it is what a cut through an emoji leaves: the missing rest is
    // shown, or the ruin would look like the whole.
    if scalars.count > 1, scalars.last == "\u{200D}" {
      return [
        plainGlyph(for: Array(scalars.dropLast()), style: style),
        Glyph(StandIn.replacement(style: style)),
      ]
    }
    return spelledGlyphs(for: scalars, style: style)
  }

  /// Returns the glyphs of a letter and a Thai or Lao vowel that stands beside it.
  ///
  /// The two vowels belong to the cluster before them, yet every terminal gives them a column.
  private func spelledGlyphs(for scalars: [Unicode.Scalar], style: CellStyle) -> [Glyph]? {
    guard scalars.count > 1, let last = scalars.last, last == "\u{0E33}" || last == "\u{0EB3}"
    else { return nil }
    return [
      plainGlyph(for: Array(scalars.dropLast()), style: style),
      Glyph(Cell(last, width: 1, style: style)),
    ]
  }

  /// Returns the one glyph of a base with what joins it.
  private func plainGlyph(for scalars: [Unicode.Scalar], style: CellStyle) -> Glyph {
    guard let first = scalars.first else { return Glyph(.blank(in: style)) }
    switch ScalarTrust.of(first) {
    case .control: return Glyph(StandIn.picture(of: first, style: style))
    case .unsafe, .spacingMark: return Glyph(StandIn.replacement(style: style))
    case .mark: return Glyph(StandIn.lone(marks: scalars, style: style))
    case .invisible: return Glyph(StandIn.lone(marks: [], style: style))
    case .base(let width):
      let parts = ClusterParts(base: first, width: width, rest: scalars.dropFirst())
      return parts.glyph(in: style, policy: self)
    }
  }
}
