public import TextMeasure

/// An edit that somebody wants to make: a span of the text and what shall stand there.
public struct EditProposal: Hashable, Sendable {
  /// Where the edit came from.
  ///
  /// A later version may add cases.
  @nonexhaustive
  public enum Origin: Hashable, Sendable {
    /// A key: one grapheme cluster, or a deletion.
    case typing
    /// The clipboard, or a drop.
    case paste
    /// Marked text that changes while it is composed.
    case composition
    /// The end of a composition, judged against the text from before it.
    case commit
    /// A picked word.
    case suggestion
    /// The keyboard's own replacement: autocorrection, smart punctuation.
    case correction
    /// The blank that a keyboard adds behind a picked word.
    case automaticBlank(after: CandidateFate)
    /// A change that was seen only afterwards: autofill, dictation.
    case observed
  }

  /// What became of the word in front of an automatic blank.
  ///
  /// There will be no other cases.
  public enum CandidateFate: Hashable, Sendable {
    /// The whole word stands in the field.
    case whole
    /// The word was cut or refused.
    case curtailed
  }

  /// The UTF-16 span to replace; it may come from outside and need not fit the text.
  public var span: TextSpan

  /// What shall stand there.
  @Verbatim public var replacement: String

  /// Where the edit came from.
  public var origin: Origin

  /// Creates a proposal.
  public init(replacing span: TextSpan, with replacement: String, origin: Origin = .typing) {
    self.span = span
    self.replacement = replacement
    self.origin = origin
  }
}

/// The text that an edit meets, and what the user has selected in it.
public struct TextState: Hashable, Sendable {
  /// The text with its lengths.
  public var text: MeasuredText

  /// The user's selection.
  public var selection: TextSelection

  /// Creates a state; without a selection the caret stands at the end.
  ///
  /// The selection decides what a replacement may do: of a span that the user selected as much is
  /// filled as fits, one that the keyboard chose is replaced whole or not at all.
  public init(_ text: MeasuredText, selection: TextSelection? = nil) {
    self.text = text
    self.selection = selection ?? .caret(text.utf16Count)
  }

  /// Creates a state from a plain text.
  public init(_ text: String, selection: TextSelection? = nil) {
    self.init(MeasuredText(text), selection: selection)
  }

  /// The state after an edit.
  public func applying(_ edit: TextEdit) -> TextState {
    var result = self
    result.apply(edit)
    return result
  }

  /// Makes an edit.
  public mutating func apply(_ edit: TextEdit) {
    text.replace(edit.span, with: edit.replacement)
    selection = edit.selection
  }
}
