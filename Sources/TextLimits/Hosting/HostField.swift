public import TextMeasure

/// What a host reads from its text field at the moment of a call.
public struct HostField: Hashable, Sendable {
  /// The text of the field, marked text included.
  public var text: String

  /// The selection; its head is where the caret is drawn.
  public var selection: TextSelection

  /// The marked span (`markedTextRange`); `nil` without a composition.
  public var marked: TextSpan?

  /// Creates a reading; without a selection the caret stands at the end.
  public init(_ text: String, selection: TextSelection? = nil, marked: TextSpan? = nil) {
    self.text = text
    self.selection = selection ?? .caret(TextUnit.utf16.count(text))
    // An empty span is no composition: a field says `nil` then, and some hosts make it a range.
    self.marked = marked.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Who is behind a change.
///
/// There will be no other cases.
public enum HostCause: Hashable, Sendable {
  /// The user or the keyboard.
  case user
  /// The field's own undo or redo (`undoManager.isUndoing`, `isRedoing`): never limited.
  case history
}

/// Whether the lines of the text are kept.
///
/// There will be no other cases.
public enum HostLines: Hashable, Sendable {
  /// A field of one line: what is put in is cleaned (``LineCleaner``).
  case one
  /// Line breaks and tabs are text like any other.
  case many
}

/// What is known of the keyboard in front of a field.
///
/// There will be no other cases.
public enum HostKeyboard: Hashable, Sendable {
  /// A key may begin or go on with a composition, with or without marked text.
  ///
  /// Whether it does shows only after the edit: the first letter of a Pinyin syllable is asked about
  /// before anything is marked, and Hangul asks about a vowel that is then joined to the syllable
  /// before it. So a single character that does not fit is let in and judged in editing-changed.
  case mayCompose
  /// Every character is final: one that does not fit is refused before it is seen.
  case direct
}

/// What is made of a blank that comes alone behind a longer replacement.
///
/// There will be no other cases.
public enum HostBlank: Hashable, Sendable {
  /// It is taken for the keyboard's until ``FieldLimiter/endOfTurn()``: a heuristic. A keyboard that
  /// adds a blank to a picked word does so in a callback of its own, which looks like a typed one.
  case keyboards
  /// It is taken for a typed one.
  case typed
}
