import TextLimits
public import TextMeasure

/// Text with its caret drawn in it: `ab|c` caret, `a[bc|]` selection with the head at its end,
/// `a[|bc]` at its start, `a{ni|}` marked text.
///
/// What cannot be seen, and the marks themselves where they are text, stand as `\u{…}`.
public enum FieldNotation {
  /// Draws a snapshot.
  public static func string(_ snapshot: FieldSnapshot) -> String {
    let body = string(
      snapshot.text,
      selection: snapshot.selection,
      marked: snapshot.marked
    )
    return (snapshot.isShortened.before ? "…" : "") + body
      + (snapshot.isShortened.behind ? "…" : "")
  }

  /// Draws a text.
  public static func string(
    _ text: String,
    selection: TextSelection?,
    marked: TextSpan? = nil
  ) -> String {
    var result = ""
    var offset = 0
    func marks() -> String {
      var marks = ""
      if let marked, offset == marked.end, !marked.isEmpty { marks += "}" }
      if let selection {
        let caret = selection.head == offset ? "|" : ""
        if selection.isCaret {
          // The caret of a composition stands inside its braces.
          marks = marks.isEmpty ? caret : caret + marks
        } else if offset == selection.span.end {
          marks += caret + "]"
        } else if offset == selection.span.location {
          marks += "[" + caret
        }
      }
      if let marked, offset == marked.location, !marked.isEmpty {
        marks = marks == "|" ? "{|" : marks + "{"
      }
      return marks
    }
    var isFirst = true
    for scalar in text.unicodeScalars {
      let here = marks()
      result += here
      result += VisibleText.escaped(
        scalar,
        opens: isFirst || !here.isEmpty,
        also: VisibleText.notationMarks
      )
      offset += scalar.value > 0xFFFF ? 2 : 1
      isFirst = false
    }
    return result + marks()
  }

  /// Reads a drawn text; `nil` where the marks make no sense.
  public static func parse(
    _ notation: String
  ) -> (text: String, selection: TextSelection?, marked: TextSpan?)? {
    var text = ""
    var head: Int?
    var open: Int?
    var close: Int?
    var markedStart: Int?
    var markedEnd: Int?
    var rest = notation.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let offset = text.utf16.count
      switch scalar {
      case "|" where head == nil: head = offset
      case "[" where open == nil: open = offset
      case "]" where open != nil && close == nil: close = offset
      case "{" where markedStart == nil: markedStart = offset
      case "}" where markedStart != nil && markedEnd == nil: markedEnd = offset
      case "|", "[", "]", "{", "}": return nil
      case "\\":
        guard let escape = VisibleText.unescape(&rest) else { return nil }
        text.unicodeScalars.append(escape)
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard (open == nil) == (close == nil), (markedStart == nil) == (markedEnd == nil) else {
      return nil
    }
    let marked = markedStart.flatMap { start in markedEnd.map { TextSpan(start..<$0) } }
    guard let open, let close else { return (text, head.map(TextSelection.caret), marked) }
    // The head stands at one of the two ends; without one it is the end of the text.
    guard head ?? close == open || head ?? close == close else { return nil }
    let isForward = head != open || open == close
    return (
      text, TextSelection(anchor: isForward ? open : close, head: isForward ? close : open), marked
    )
  }
}

/// Strings as traces and scenarios show them: in double quotes, what cannot be seen escaped.
public enum VisibleText {
  /// The characters that mean something in ``FieldNotation``.
  package static let notationMarks: Set<Unicode.Scalar> = ["|", "[", "]", "{", "}"]

  /// A string in quotes.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    var isFirst = true
    for scalar in text.unicodeScalars {
      result += escaped(scalar, opens: isFirst)
      isFirst = false
    }
    return result + "\""
  }

  /// One scalar, escaped where it cannot be seen; `opens` says that it has nothing to combine with.
  package static func escaped(
    _ scalar: Unicode.Scalar,
    opens: Bool,
    also marks: Set<Unicode.Scalar> = []
  ) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case " "..."~": return marks.contains(scalar) ? numeric(scalar) : String(scalar)
    default: return isHidden(scalar, opens: opens) ? numeric(scalar) : String(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar, opens: Bool) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      return true
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return opens || properties.isDefaultIgnorableCodePoint
    default:
      return properties.isDefaultIgnorableCodePoint
    }
  }

  private static func numeric(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Reads an escape behind its backslash.
  ///
  /// - Returns: `nil` where there is none. A surrogate gives U+FFFD.
  public static func unescape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let kind = rest.popFirst() else { return nil }
    switch kind {
    case "\"", "\\": return kind
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard (1...6).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16), value < 0x110000
      else { return nil }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    default: return nil
    }
  }
}
