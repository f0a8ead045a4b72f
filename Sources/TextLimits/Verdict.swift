public import TextMeasure

/// A change of a text that can be made as it stands: whole scalars, and where the caret goes.
public struct TextEdit: Hashable, Sendable {
  /// The UTF-16 span that is replaced.
  public var span: TextSpan

  /// What comes in its place.
  @Verbatim public var replacement: Substring

  /// The selection afterwards.
  public var selection: TextSelection

  /// Creates an edit; without a selection the caret goes behind the replacement.
  public init(
    replacing span: TextSpan,
    with replacement: Substring,
    selection: TextSelection? = nil
  ) {
    self.span = span
    self.replacement = replacement
    self.selection =
      selection
      ?? .caret(
        TextSpan(location: span.location, length: TextUnit.utf16.count(replacement)).end
      )
  }
}

/// Why something of an edit was left out.
///
/// A later version may add cases.
@nonexhaustive
public enum LossReason: Hashable, Sendable {
  /// A length limit.
  case length(LengthLimit)
  /// A bound of a number; kept elsewhere, for all other verdicts would be as large.
  indirect case bound(NumberRule)
  /// The form of a number: a letter, a second point, a sign in the wrong place.
  case form
  /// The blank that the keyboard adds behind a picked word.
  case keyboardsBlank
}

extension LossReason: CustomStringConvertible {
  /// The reason as a trace writes it: `31 utf16`, `number 0..100`, `form`, `keyboard's blank`.
  public var description: String {
    switch self {
    case .length(let limit): limit.description
    case .bound(let rule): "number \(rule.range)"
    case .form: "form"
    case .keyboardsBlank: "keyboard's blank"
    }
  }
}

/// The answer to a proposed edit.
///
/// Refusal is an answer, not an error.
public struct Verdict: Hashable, Sendable {
  /// What becomes of the edit.
  ///
  /// There will be no other cases.
  public enum Outcome: Hashable, Sendable {
    /// The edit goes in whole.
    case accepted
    /// A part of it goes in, or a number becomes its bound.
    case clamped
    /// Nothing goes in; text and selection stay.
    case refused
    /// Marked text: it goes in now and is judged at its commit.
    case postponed
    /// The text is the same afterwards.
    case unchanged
  }

  /// What becomes of the edit.
  public var outcome: Outcome

  /// What to do to the text; `nil` where it stays.
  public var edit: TextEdit?

  /// What stands in the place of the proposed span afterwards, the common ends of a keyboard's
  /// replacement included; a number's bound where it was changed to that.
  @Verbatim public var kept: Substring = ""

  /// What was left out.
  @Verbatim public var dropped: Substring = ""

  /// Why something was left out; `nil` where nothing was.
  public var reason: LossReason?

  /// Whether a field that makes the proposed edit by itself arrives at this verdict: the answer to
  /// should-change.
  public var allowsEdit: Bool

  /// Creates a verdict, for a reviewer of your own.
  public init(
    outcome: Outcome,
    edit: TextEdit?,
    kept: Substring = "",
    dropped: Substring = "",
    reason: LossReason? = nil,
    allowsEdit: Bool
  ) {
    self.outcome = outcome
    self.edit = edit
    self.kept = kept
    self.dropped = dropped
    self.reason = reason
    self.allowsEdit = allowsEdit
  }

  /// Whether anything of the edit was lost.
  public var isLoss: Bool { reason != nil }

  /// The text and selection afterwards.
  public func result(from state: TextState) -> TextState {
    edit.map(state.applying) ?? state
  }

  static func accepted(_ edit: TextEdit, asProposed: Bool = true) -> Verdict {
    Verdict(outcome: .accepted, edit: edit, kept: edit.replacement, allowsEdit: asProposed)
  }

  static func refused(_ dropped: Substring, by reason: LossReason) -> Verdict {
    Verdict(
      outcome: .refused,
      edit: nil,
      dropped: dropped,
      reason: reason,
      allowsEdit: false
    )
  }
}
