/// A unit in which the length of a text is counted.
///
/// There are no other cases and will be none: these five are all.
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
    case .characters: meter(of: Substring(text)).characters
    case .columns: meter(of: Substring(text)).columns
    case .utf8: text.utf8.count
    case .scalars: Self.scalars(of: Substring(text))
    // A scalar is two units where its UTF-8 form has four bytes. Counting bytes keeps the cost to the
    // slice: the UTF-16 view of a slice may index the whole string behind it.
    case .utf16: Substring(text).utf16Units
    }
  }

  private func meter(of text: Substring) -> ClusterMeter {
    var meter = ClusterMeter(in: UnitSet(self))
    meter.take(text.utf8Span.span)
    return meter
  }

  private static func scalars(of text: Substring) -> Int {
    let bytes = text.utf8Span.span
    return bytes.scalars(in: 0..<bytes.count)
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
