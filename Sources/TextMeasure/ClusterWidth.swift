/// The cells of one cluster whose scalars come one after the other.
///
/// It holds no text, so that the width of a cluster without an end can be told too.
struct ClusterWidth: Hashable {
  private let first: UInt32
  private var last: UInt32
  private var sum: Int
  private var isAlone = true
  private var isEmojiSequence = false

  /// No cluster yet: no cells.
  init() {
    (first, last, sum) = (0, 0, 0)
  }

  /// A cluster of one scalar.
  @inline(__always)
  init(_ first: UInt32, _ traits: ScalarTraits) {
    self.first = first
    last = first
    sum = traits.columns
  }

  /// The cells of the scalars so far.
  @inline(__always)
  var columns: Int { isEmojiSequence ? 2 : sum }

  /// Takes the next scalar.
  ///
  /// It stays out of the loops that call it, most of which count no cells: they keep to registers so.
  @inline(never)
  mutating func add(_ scalar: UInt32, _ traits: ScalarTraits) {
    defer {
      last = scalar
      isAlone = false
    }
    guard !isEmojiSequence else { return }
    sum += traits.columns
    isEmojiSequence = completesSequence(scalar, traits)
  }

  private func completesSequence(_ scalar: UInt32, _ traits: ScalarTraits) -> Bool {
    if Self.isRegionalIndicator(first) { return isAlone && Self.isRegionalIndicator(scalar) }
    if isAlone {
      // A keycap with a variation selector in the middle is an emoji with one already.
      if scalar == 0x20E3 { return Self.isKeycapBase(first) }
      if scalar == 0xFE0F { return ScalarTraits(first).isEmoji }
      return Self.isSkinTone(scalar) && isModifierBase
    }
    // Inside one cluster only an emoji sequence has a joiner with an emoji behind it; a skin tone
    // joins by itself.
    return last == 0x200D && traits.isEmoji && !Self.isSkinTone(scalar)
      && ScalarTraits(first).isEmoji
  }

  private var isModifierBase: Bool {
    Unicode.Scalar(first)?.properties.isEmojiModifierBase ?? false
  }

  private static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar)
  }

  private static func isKeycapBase(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || scalar == 0x23 || scalar == 0x2A
  }
}
