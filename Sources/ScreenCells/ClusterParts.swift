/// A base scalar with what joins it, told apart by what a terminal makes of it.
struct ClusterParts {
  /// The most scalars that are drawn over a cell; what real writing needs is below ten.
  private static let mostSpelled = 16

  private let base: Unicode.Scalar
  private let baseWidth: Int
  private var marks: [Unicode.Scalar] = []
  private var spelled: [Unicode.Scalar]
  private var isSpelled = true
  private var spelledWidth: Int
  private var leavesOut = false

  init(base: Unicode.Scalar, width: Int, rest: ArraySlice<Unicode.Scalar>) {
    self.base = base
    baseWidth = width
    spelledWidth = width
    spelled = [base]
    for scalar in rest { take(scalar) }
  }

  /// Returns the one glyph of the cluster.
  func glyph(in style: CellStyle, policy: GlyphPolicy) -> Glyph {
    let isDrawnWhole = isSpelled && spelled.count <= ClusterParts.mostSpelled
    if policy == .apart, isDrawnWhole, spelledWidth > baseWidth {
      let cell = Cell(
        base,
        marks: marks,
        width: baseWidth,
        style: leavesOut ? style.ofStandIn : style,
        room: spelledWidth
      )
      return Glyph(cell, overlay: String(String.UnicodeScalarView(spelled)))
    }
    let isWhole = !leavesOut && spelledWidth == baseWidth && marks.count <= Cell.mostMarks
    return Glyph(
      Cell(base, marks: marks, width: baseWidth, style: isWhole ? style : style.ofStandIn)
    )
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch ScalarTrust.of(scalar) {
    case .mark:
      // Behind a further letter a mark belongs to that one, and is drawn only with it.
      if spelledWidth == baseWidth { marks.append(scalar) }
      spelled.append(scalar)
    case .spacingMark:
      spelledWidth += 1
      spelled.append(scalar)
    case .base(let width) where base.properties.isAlphabetic && scalar.properties.isAlphabetic:
      // A conjunct, as क्ष is: one cluster, several letters.
      spelledWidth += width
      spelled.append(scalar)
    case .invisible:
      // A joiner at the end of a cluster would draw the next one into the same cell, so none is
      // sent. U+FE0E asks for the plain form, which is what is drawn: nothing is left out.
      if scalar != "\u{FE0E}" { leavesOut = true }
    case .base, .control, .unsafe:
      leavesOut = true
      isSpelled = false
    }
  }
}
