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
    cells(for: cluster, style: .plain).reduce(0) { $0 + $1.width }
  }

  /// Returns the columns a text takes.
  ///
  /// O(*n*) in the text.
  package func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the cells of a cluster, from left to right, without those behind a wide one.
  ///
  /// At least one, and each carries one base scalar of agreed width and non-spacing marks.
  ///
  ///     👨‍👩‍👧  → 👨 in the style of a stand-in, 2 columns
  ///     🇷🇺  → R and U in the style of a stand-in
  ///     U+0007 → ␇ in the style of a stand-in
  package func cells(for cluster: Character, style: CellStyle) -> [Cell] {
    let scalars = Hangul.composed(Array(cluster.unicodeScalars.prefix(GlyphPolicy.mostScalars)))
    return specialCells(for: scalars, style: style)
      ?? [plainCell(for: scalars, style: style)]
  }

  /// Returns the cells of clusters that stand-ins with a shape of their own exist for.
  private func specialCells(for scalars: [Unicode.Scalar], style: CellStyle) -> [Cell]? {
    // Controls: alone, or CR LF, which is one cluster.
    if scalars.allSatisfy({ ScalarTrust.of($0) == .control }) {
      return scalars.map { StandIn.picture(of: $0, style: style) }
    }
    if scalars.count == 2, let letters = StandIn.letters(ofFlag: scalars, style: style) {
      return letters
    }
    // Keycap: a digit, perhaps a variation selector, and the enclosing key.
    if scalars.count > 1, scalars.last == "\u{20E3}", scalars[0].isASCII {
      return [Cell(text: String(scalars[0]), width: 1, style: style.ofStandIn)]
    }
    return spelledCells(for: scalars, style: style)
  }

  /// Returns the cells of a letter and a Thai or Lao vowel that stands beside it.
  ///
  /// The two vowels belong to the cluster before them, yet every terminal gives them a column.
  private func spelledCells(for scalars: [Unicode.Scalar], style: CellStyle) -> [Cell]? {
    guard scalars.count > 1, let last = scalars.last, last == "\u{0E33}" || last == "\u{0EB3}"
    else { return nil }
    return [
      plainCell(for: Array(scalars.dropLast()), style: style),
      Cell(text: String(last), width: 1, style: style),
    ]
  }

  /// Returns the one cell of a base with what joins it.
  private func plainCell(for scalars: [Unicode.Scalar], style: CellStyle) -> Cell {
    guard let first = scalars.first else { return .blank(in: style) }
    switch ScalarTrust.of(first) {
    case .control: return StandIn.picture(of: first, style: style)
    case .unsafe, .spacingMark: return StandIn.replacement(style: style)
    case .mark: return StandIn.lone(marks: scalars, style: style)
    case .invisible: return StandIn.lone(marks: [], style: style)
    case .base(let width):
      let parts = ClusterParts(base: first, width: width, rest: scalars.dropFirst())
      return parts.cell(in: style, policy: self)
    }
  }
}
