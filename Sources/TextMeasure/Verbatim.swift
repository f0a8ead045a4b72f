/// A text in a value that is compared by its code units.
///
/// Swift's `==` of texts is canonical equivalence, which holds `é` and `e` + U+0301 for equal. A limiter does
/// not: they differ in length. So what an edit or a verdict holds is equal where ``sameUnits(_:_:)`` says so.
@propertyWrapper
public struct Verbatim<Text: StringProtocol & Sendable>: Hashable, Sendable {
  /// The text.
  public var wrappedValue: Text

  /// Wraps a text.
  public init(wrappedValue: Text) {
    self.wrappedValue = wrappedValue
  }

  /// Equal where the code units are.
  public static func == (left: Verbatim, right: Verbatim) -> Bool {
    sameUnits(left.wrappedValue, right.wrappedValue)
  }

  /// Hashes the text; the same code units have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Verbatim: CustomDebugStringConvertible {
  /// The text as a literal.
  public var debugDescription: String { String(wrappedValue).debugDescription }
}
