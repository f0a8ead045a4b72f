import TextFieldModel
import TextMeasure

/// A line of a trace, equal to another one that differs only in how its strings are escaped.
///
/// `text "e|" => "\u{65}x|"` and `text "e|" => "ex|"` say the same. The marks of ``FieldNotation`` and
/// their escapes stay apart, for a mark means a place and its escape a character.
package struct TraceLine: Sendable {
  /// The line as it was written.
  package let text: String

  /// The line with one spelling for each scalar.
  package let normalized: String

  /// Creates a line.
  package init(_ text: String) {
    self.text = text
    normalized = Self.normalized(text)
  }

  private static func normalized(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      result.unicodeScalars.append(scalar)
      if scalar == "\"" { appendString(&rest, to: &result) }
    }
    return result
  }

  private static func appendString(
    _ rest: inout Substring.UnicodeScalarView,
    to result: inout String
  ) {
    var opens = true
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        result += "\""
        return
      }
      if VisibleText.notationMarks.contains(scalar) {
        result.unicodeScalars.append(scalar)
        opens = true
        continue
      }
      var behind = rest
      if scalar == "\\", let meant = VisibleText.unescape(&behind) {
        rest = behind
        result += VisibleText.escaped(meant, opens: opens, also: VisibleText.notationMarks)
      } else {
        result += VisibleText.escaped(scalar, opens: opens)
      }
      opens = false
    }
  }
}

extension TraceLine: Hashable {
  /// Equal where the normal forms are the same scalars.
  package static func == (left: TraceLine, right: TraceLine) -> Bool {
    sameUnits(left.normalized, right.normalized)
  }

  /// Hashes the normal form.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(normalized)
  }
}
