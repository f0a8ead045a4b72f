/// How many terminal cells a scalar or a character takes.
///
/// Emoji sequences, emoji with a variation selector 16, keycaps and flag pairs take 2. Any other
/// character takes the sum of its scalars: East Asian Wide, Fullwidth and emoji-presentation scalars 2;
/// non-spacing and enclosing marks, format characters, Hangul vowel and final jamo 0; all else 1,
/// spacing marks and ambiguous characters included.
///
/// The table is ours, with its Unicode version in ``unicodeVersion``; emoji that are newer than the
/// table are looked up in the standard library. It is never the C library's `wcwidth`, which changes
/// from system to system.
public enum CellWidth {
  /// The cells of one scalar on its own: 0, 1 or 2.
  ///
  /// - Complexity: O(log *n*) in the size of the table; constant for ASCII and Han.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0xAD { return 1 }
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
    let listed = tableColumns(of: value)
    guard listed == 1, value >= 0x1F000, scalar.properties.isEmojiPresentation else {
      return listed
    }
    return 2
  }

  /// The cells of one extended grapheme cluster.
  ///
  /// - Complexity: O(*n*) in the number of scalars of the cluster.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else {
      return columns(of: first)
    }
    var width = ClusterWidth(first)
    for scalar in scalars.dropFirst() { width.add(scalar) }
    return width.columns
  }

  private static func tableColumns(of value: UInt32) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 2 <= value { low = middle } else { high = middle }
    }
    return Int(runs[low] & 3)
  }
}
