/// Text as XML may hold it.
enum XMLText {
  /// A text between tags.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// A text in double quotes.
  static func attribute(_ text: String) -> String { "\"\(escaped(text, isAttribute: true))\"" }

  /// XML 1.0 forbids most control characters even as references; they stand as scenarios have them.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader makes blanks of these in an attribute, and line feeds of returns.
      case "\t" where isAttribute, "\n" where isAttribute: result += "&#\(scalar.value);"
      case "\r": result += "&#13;"
      case "\t", "\n", " "..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }
}
