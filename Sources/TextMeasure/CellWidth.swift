import CScalarTable

/// How many terminal cells a scalar or a character takes.
///
/// Emoji sequences, emoji with a variation selector 16, keycaps and flag pairs take 2. Any other
/// character takes the sum of its scalars: East Asian Wide, Fullwidth and emoji-presentation scalars 2;
/// non-spacing and enclosing marks, format characters, Hangul vowel and final jamo 0; all else 1,
/// spacing marks and ambiguous characters included.
///
/// The table is ours, of the version ``UnicodeVersion/columns``. It is never the C library's
/// `wcwidth`, which changes from system to system.
public enum CellWidth {
  /// The cells of one scalar on its own: 0, 1 or 2.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    ScalarTraits(scalar.value).columns
  }

  /// The cells of one extended grapheme cluster.
  ///
  /// - Complexity: O(*n*) in the number of scalars of the cluster.
  public static func columns(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var width = ClusterWidth(first.value, ScalarTraits(first.value))
    while let scalar = scalars.next() { width.add(scalar.value, ScalarTraits(scalar.value)) }
    return width.columns
  }
}
