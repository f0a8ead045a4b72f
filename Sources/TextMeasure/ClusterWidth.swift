/// The cells of one cluster whose scalars come one after the other.
///
/// It holds no text, so that the width of a cluster without an end can be told too.
package struct ClusterWidth: Hashable, Sendable {
  private let first: Unicode.Scalar
  private var last: Unicode.Scalar
  private var sum: Int
  private var isAlone = true
  private var isEmojiSequence = false

  /// A cluster of one scalar.
  package init(_ first: Unicode.Scalar) {
    self.init(first, columns: CellWidth.columns(of: first))
  }

  /// A cluster of one scalar whose cells are known already.
  package init(_ first: Unicode.Scalar, columns: Int) {
    self.first = first
    last = first
    sum = columns
  }

  /// The cells of the scalars so far.
  package var columns: Int { isEmojiSequence ? 2 : sum }

  /// Takes the next scalar.
  package mutating func add(_ scalar: Unicode.Scalar) {
    defer {
      last = scalar
      isAlone = false
    }
    guard !isEmojiSequence else { return }
    sum += CellWidth.columns(of: scalar)
    isEmojiSequence = completesSequence(scalar)
  }

  private func completesSequence(_ scalar: Unicode.Scalar) -> Bool {
    if first.isRegionalIndicator { return isAlone && scalar.isRegionalIndicator }
    if isAlone {
      // A keycap with a variation selector in the middle is an emoji with one already.
      if scalar == "\u{20E3}" { return first.isKeycapBase }
      if scalar == "\u{FE0F}" { return first.properties.isEmoji }
      return scalar.isSkinTone && first.properties.isEmojiModifierBase
    }
    // Inside one cluster only an emoji sequence has a joiner with an emoji behind it; a skin tone
    // joins by itself.
    return last == "\u{200D}" && scalar.properties.isEmoji && !scalar.isSkinTone
      && first.properties.isEmoji
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The five emoji modifiers; asking by value spares most marks a search.
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  fileprivate var isKeycapBase: Bool {
    (0x30...0x39).contains(value) || value == 0x23 || value == 0x2A
  }
}
