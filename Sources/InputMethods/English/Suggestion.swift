public import TextMeasure

/// A word that the bar offers, and what it would replace.
public struct Suggestion: Hashable, Sendable {
  /// The word around the caret, or the caret alone.
  public let span: TextSpan

  /// The word to put there.
  public let text: String

  /// Creates a suggestion.
  public init(span: TextSpan, text: String) {
    self.span = span
    self.text = text
  }
}
