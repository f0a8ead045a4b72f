public import TextMeasure

/// One thing that the user, the keyboard or the program does to the field.
///
/// A later version may add cases.
@nonexhaustive
public enum Gesture: Hashable, Sendable {
  /// A key that types its text.
  case type(String)
  /// The clipboard's text.
  case paste(String)
  /// Backspace: the selection, or the cluster before the caret.
  case deleteBackward
  /// Forward delete: the selection, or the cluster behind the caret.
  case deleteForward
  /// A deletion of a span: a word, the rest of the line.
  case delete(TextSpan)
  /// A move of the caret or of an end of the selection.
  case select(TextSelection)
  /// A deletion of the selection; what it held goes to the clipboard by other means.
  case cut
  /// Leaves the field.
  case blur
  /// Enters the field.
  case focus
  /// Return.
  case submit
  /// Takes the last step back.
  case undo
  /// Makes an undone step again.
  case redo
  /// Starts, changes or (empty) gives up a composition; `key` is what the delegate is asked about.
  case compose(String, caret: Int?, key: String?)
  /// Ends the composition with a text, or with its own letters.
  case commit(String?)
  /// Ends the composition as if it had never been.
  case cancel
  /// Ends the composition with the marked text as it stands: the user touched something else.
  case finish
  /// A picked word, and perhaps the keyboard's blank behind it.
  case suggest(TextSpan, String, blank: Bool)
  /// The keyboard's own replacement: autocorrection, smart punctuation.
  case correct(TextSpan, String)
  /// A change that nobody asks about: autofill, dictation.
  case observe(String, caret: Int)
  /// The program sets the text.
  case set(String, TextSelection?)
  /// The program applies the limits to the whole text.
  case check
}

extension Gesture {
  /// The gesture that an input method's action is.
  public init(_ action: InputAction) {
    self =
      switch action {
      case .setMarkedText(let text, let caret, let key): .compose(text, caret: caret, key: key)
      case .commitMarkedText(let text): .commit(text)
      case .cancelMarkedText: .cancel
      case .insertText(let text): .type(text)
      case .pickSuggestion(let span, let text, let blank): .suggest(span, text, blank: blank)
      }
  }

  /// Whether this needs no field that is being edited: the program does it, or there is nothing to do.
  var isPrograms: Bool {
    switch self {
    case .set, .check, .observe, .focus, .blur, .commit(nil), .cancel, .finish: true
    default: false
    }
  }
}

/// A gesture that is impossible at the moment.
///
/// There will be no other cases.
public enum GestureError: Error, Equatable, Sendable {
  /// The field is not being edited.
  case notEditing
}
