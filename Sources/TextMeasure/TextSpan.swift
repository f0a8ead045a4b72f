/// A run of UTF-16 code units in a text: where it starts and how long it is.
///
/// Offsets are UTF-16 offsets, as `NSRange` and `UITextRange` offsets are. A span says nothing of the
/// text it is meant for; ``Swift/String/wholeScalars(_:)`` fits one to a text.
public struct TextSpan: Hashable, Sendable {
  /// The UTF-16 offset of the first code unit.
  public var location: Int

  /// The number of UTF-16 code units; never negative, a negative number counts as 0.
  public var length: Int {
    didSet { length = max(0, length) }
  }

  /// Creates a span; a negative length counts as 0.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = max(0, length)
  }

  /// Creates the span from one offset up to, but not including, another.
  ///
  /// A span that is longer than any number begins at 0: nothing stands before that.
  public init(_ range: Range<Int>) {
    let (length, overflowed) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    self.init(
      location: overflowed ? 0 : range.lowerBound,
      length: overflowed ? range.upperBound : length
    )
  }

  /// An empty span: a caret.
  public static func caret(_ offset: Int) -> TextSpan {
    TextSpan(location: offset, length: 0)
  }

  /// The UTF-16 offset just behind the span; the greatest number where it is beyond all numbers.
  public var end: Int {
    let (sum, overflowed) = location.addingReportingOverflow(length)
    return overflowed ? .max : sum
  }

  /// Whether the span holds no code unit.
  public var isEmpty: Bool { length == 0 }

  /// The offsets as a range.
  public var range: Range<Int> { location..<end }
}
