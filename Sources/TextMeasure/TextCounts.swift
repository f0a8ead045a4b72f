/// The length of one text in several units at once.
public struct TextCounts: Hashable, Sendable {
  /// UTF-16 code units.
  public var utf16 = 0
  /// Extended grapheme clusters.
  public var characters = 0
  /// Unicode scalar values.
  public var scalars = 0
  /// Bytes of UTF-8.
  public var utf8 = 0
  /// Terminal cells.
  public var columns = 0

  /// The counts of an empty text.
  public init() {}

  /// Counts a text in all five units, in one walk.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init<Text: StringProtocol>(of text: Text) {
    self.init(of: Substring(text), in: UnitSet.additive.union(.clustered))
  }

  /// Counts a text in some units; the bytes are known anyway.
  init(of text: Substring, in units: UnitSet) {
    self.init(of: text.utf8Span.span, in: units)
  }

  /// The same for valid UTF-8.
  package init(of bytes: Span<UInt8>, in units: UnitSet) {
    utf8 = bytes.count
    if units.contains(.scalars) { scalars = bytes.scalars(in: 0..<bytes.count) }
    if units.contains(.utf16) { utf16 = bytes.utf16Units(in: 0..<bytes.count) }
    guard units.overlaps(.clustered) else { return }
    var meter = ClusterMeter(in: units)
    meter.take(bytes)
    if units.contains(.characters) { characters = meter.characters }
    if units.contains(.columns) { columns = meter.columns }
  }

  /// The count in one unit.
  public subscript(unit: TextUnit) -> Int {
    get {
      switch unit {
      case .utf16: utf16
      case .characters: characters
      case .scalars: scalars
      case .utf8: utf8
      case .columns: columns
      }
    }
    set {
      switch unit {
      case .utf16: utf16 = newValue
      case .characters: characters = newValue
      case .scalars: scalars = newValue
      case .utf8: utf8 = newValue
      case .columns: columns = newValue
      }
    }
  }

  /// The counts of two texts together, as far as they add up.
  @inlinable
  package static func + (left: TextCounts, right: TextCounts) -> TextCounts {
    var sum = left
    sum.utf16 += right.utf16
    sum.characters += right.characters
    sum.scalars += right.scalars
    sum.utf8 += right.utf8
    sum.columns += right.columns
    return sum
  }

  /// What one text has more than another.
  @inlinable
  package static func - (left: TextCounts, right: TextCounts) -> TextCounts {
    var difference = left
    difference.utf16 -= right.utf16
    difference.characters -= right.characters
    difference.scalars -= right.scalars
    difference.utf8 -= right.utf8
    difference.columns -= right.columns
    return difference
  }
}
