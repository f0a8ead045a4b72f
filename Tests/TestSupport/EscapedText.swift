/// A text that describes itself with escapes, so that a failure shows what it really holds.
package struct EscapedText: CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
  /// The text itself.
  package let text: String

  /// Creates the wrapper.
  package init(_ text: String) { self.text = text }

  /// Creates the wrapper of a literal.
  package init(stringLiteral text: String) { self.text = text }

  /// The text in quotes, with all but printable ASCII as `\u{…}`.
  package var description: String { "\"\(text.escaped)\"" }
}
