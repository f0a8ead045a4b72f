public import TextMeasure

/// What an input method asks of the field: the only words between a keyboard and the text.
///
/// A composer never sees the field's text or its limit, and the field never sees a key.
public enum InputAction: Hashable, Sendable {
  /// Replaces the marked text, or starts a composition at the selection.
  ///
  /// `caret` is a UTF-16 offset inside `text`. `key` is what the delegate is asked about: the letter
  /// that was pressed, or an empty string for Backspace; `nil` asks nobody.
  case setMarkedText(_ text: String, caret: Int, key: String?)

  /// Ends the composition with `text` in the place of the marked text (a candidate, or the raw letters).
  case commitMarkedText(_ text: String)

  /// Ends the composition with the text as it was before.
  case cancelMarkedText

  /// Inserts finished text at the selection, as one key press.
  case insertText(_ text: String)

  /// Replaces a span by a word that the user picked; `blank` adds the keyboard's own blank as a second
  /// edit of the same gesture.
  case pickSuggestion(_ span: TextSpan, _ text: String, blank: Bool)
}
