/// The parts of a text that reads as a number or as the start of one: sign, digits, point, digits.
struct NumberForm {
  /// Which signs the text may begin with.
  ///
  /// There will be no other cases.
  enum Signs { case none, minus, either }

  /// `-`, `+` or nothing.
  let sign: Substring

  /// The digits before the point, leading zeros included.
  let integer: Substring

  /// The digits behind the point.
  let fraction: Substring

  /// Whether there is a point.
  let hasPoint: Bool

  /// `nil` where the text is no number and cannot become one by adding to its end.
  init?(_ text: String, maySign signs: Signs) {
    var rest = Substring(text)
    if let first = rest.first, first == "-" && signs != .none || first == "+" && signs == .either {
      sign = rest.prefix(1)
      rest = rest.dropFirst()
    } else {
      sign = ""
    }
    integer = rest.prefix { $0.isASCIIDigit }
    rest = rest[integer.endIndex...]
    hasPoint = rest.first == "."
    fraction = hasPoint ? rest.dropFirst() : ""
    guard rest.isEmpty || hasPoint, fraction.allSatisfy(\.isASCIIDigit) else { return nil }
  }

  /// Whether there is a digit, so that there is a value.
  var hasDigits: Bool { !(integer.isEmpty && fraction.isEmpty) }

  /// Whether there is a digit, and no bare point at the end.
  var isComplete: Bool { hasDigits && !(hasPoint && fraction.isEmpty) }

  /// The text that is stored at the end of editing: no leading zeros, no bare sign or point.
  var canonical: String {
    guard hasDigits else { return "" }
    let digits = integer.drop { $0 == "0" }
    let value = DecimalText(self)
    return (value.isNegative && !value.isZero ? "-" : "") + (digits.isEmpty ? "0" : String(digits))
      + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }
}

/// Puts the digits of all scripts, and the full-width and mathematical signs, into ASCII.
package enum NumberSpelling {
  /// The text in ASCII, where there is something to put.
  ///
  /// - Complexity: O(*n*).
  package static func ascii(_ text: String, trimmed: Bool) -> String {
    var scalars = text.unicodeScalars[...]
    if trimmed {
      scalars = scalars.drop { $0.properties.isWhitespace }
      while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    }
    return String(String.UnicodeScalarView(scalars.map(ascii)))
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\0"..."\u{7F}": return scalar
    case "\u{2212}", "\u{FF0D}", "\u{FE63}": return "-"
    case "\u{FF0B}", "\u{FE62}": return "+"
    // Full-width, and the sign that keyboards type with Arabic digits.
    case "\u{FF0E}", "\u{66B}": return "."
    default:
      // `isNumber` would be true for a superscript two and for the Han one; a decimal digit is Nd.
      guard scalar.properties.generalCategory == .decimalNumber,
        let value = scalar.properties.numericValue
      else { return scalar }
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
  }
}
