/// A unit in which the length of a text is counted. Closed by nature: these five are all there are.
public enum TextUnit: String, CaseIterable, Hashable, Sendable {
  /// UTF-16 code units, `NSString`'s length.
  case utf16
  /// Extended grapheme clusters, Swift's `Character`.
  case characters
  /// Unicode scalar values.
  case scalars
  /// Bytes of UTF-8.
  case utf8
  /// Terminal cells, see ``CellWidth``.
  case columns

  /// The length of a text in this unit.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func count<Text: StringProtocol>(_ text: Text) -> Int {
    switch self {
    case .characters: text.count
    case .columns: text.reduce(0) { $0 + CellWidth.columns(of: $1) }
    case .utf8: text.utf8.count
    case .scalars:
      // Bytes in memory are counted as such: a generic walk that the compiler does not specialise takes
      // ten times as long. They are read during the call only.
      text.utf8.withContiguousStorageIfAvailable {
        unsafe $0.reduce(0) { $0 + $1.startsScalar }
      } ?? text.utf8.reduce(0) { $0 + $1.startsScalar }
    // A scalar is two units where its UTF-8 form has four bytes. Counting bytes keeps the cost to the
    // slice: the UTF-16 view of a slice may index the whole string behind it.
    case .utf16:
      text.utf8.withContiguousStorageIfAvailable {
        unsafe $0.reduce(0) { $0 + $1.unitsStarted }
      } ?? text.utf8.reduce(0) { $0 + $1.unitsStarted }
    }
  }

  /// Whether the length of a joined text is the sum of the lengths of its parts.
  ///
  /// Clusters and cells do not add up: two regional indicators are two characters apart and one
  /// together.
  public var addsUp: Bool {
    switch self {
    case .utf16, .scalars, .utf8: true
    case .characters, .columns: false
    }
  }
}

extension UInt8 {
  /// 1 for the first byte of a scalar in UTF-8, 0 for a continuation byte.
  fileprivate var startsScalar: Int { self & 0xC0 == 0x80 ? 0 : 1 }

  /// The UTF-16 code units of the scalar that the byte starts; 0 for a continuation byte.
  fileprivate var unitsStarted: Int { startsScalar + (self >= 0xF0 ? 1 : 0) }
}
