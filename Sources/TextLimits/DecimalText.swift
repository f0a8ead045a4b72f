/// A decimal number of any length, kept as its digits.
///
/// No fixed-size integer and no floating point: twenty digits are as exact as two.
public struct DecimalText: Hashable, Sendable {
  /// Whether a minus stands before it; `-0` has one.
  public let isNegative: Bool

  /// ASCII digits without leading zeros; empty for a value below 1.
  let integer: Substring

  /// ASCII digits without trailing zeros.
  let fraction: Substring

  /// Reads a canonical number: an optional minus, ASCII digits, an optional point with digits behind it.
  public init?(_ text: String) {
    guard let form = NumberForm(text, maySign: .either), form.isComplete,
      !text.hasPrefix("+"), form.integer.isEmpty == false
    else { return nil }
    self.init(form)
  }

  init(_ form: NumberForm) {
    isNegative = form.sign == "-"
    integer = form.integer.drop { $0 == "0" }
    var digits = form.fraction
    while digits.last == "0" { digits.removeLast() }
    fraction = digits
  }

  /// Zero.
  public static let zero = DecimalText(isNegative: false, integer: "", fraction: "")

  private init(isNegative: Bool, integer: Substring, fraction: Substring) {
    (self.isNegative, self.integer, self.fraction) = (isNegative, integer, fraction)
  }

  /// Whether the value is 0, with or without a sign.
  public var isZero: Bool { integer.isEmpty && fraction.isEmpty }

  /// The number without its sign.
  var magnitude: DecimalText {
    DecimalText(isNegative: false, integer: integer, fraction: fraction)
  }

  /// Digits before the point, at least one.
  var integerDigits: Int { max(1, integer.utf8.count) }

  /// Digits behind the point.
  var decimals: Int { fraction.utf8.count }
}

extension DecimalText: Comparable {
  /// Compares exactly; `-0` is 0.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func < (left: DecimalText, right: DecimalText) -> Bool {
    switch (left.isNegative && !left.isZero, right.isNegative && !right.isZero) {
    case (true, false): true
    case (false, true): false
    case (false, false): isSmaller(left, right)
    case (true, true): isSmaller(right, left)
    }
  }

  /// Equal in value; `-0` is 0.
  public static func == (left: DecimalText, right: DecimalText) -> Bool {
    left.integer == right.integer && left.fraction == right.fraction
      && (left.isNegative == right.isNegative || left.isZero)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(integer)
    hasher.combine(fraction)
    hasher.combine(isNegative && !isZero)
  }

  private static func isSmaller(_ left: DecimalText, _ right: DecimalText) -> Bool {
    let (a, b) = (left.integer.utf8, right.integer.utf8)
    if a.count != b.count { return a.count < b.count }
    if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
    return left.fraction.utf8.lexicographicallyPrecedes(right.fraction.utf8)
  }
}

extension DecimalText: CustomStringConvertible {
  /// The canonical text: no leading zeros, no trailing zeros behind the point.
  public var description: String {
    (isNegative && !isZero ? "-" : "") + (integer.isEmpty ? "0" : String(integer))
      + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}
