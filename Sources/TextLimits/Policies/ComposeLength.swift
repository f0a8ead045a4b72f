import TextMeasure

/// Compose's transformation that trims.
///
/// The end of what was put in goes first, then the end of the whole text; a text that is still over the
/// limit after a deletion loses its end. Cuts fall between any two UTF-16 units.
struct ComposeTrim: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Trims the insertion, then the whole.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let edit = ToolkitEdit(proposal, in: state)
    guard proposal.origin != .composition, let limit = rule.limits.first,
      edit.whole.text.utf16Count > limit.maximum
    else { return .asProposed(proposal, in: state) }
    let room = edit.room(below: limit.maximum, .utf16)
    let part = edit.insertion.parts(atUTF16: room)
    if room >= 0 && !edit.insertion.isEmpty { return edit.keeping(part, by: limit) }
    let rest = state.applying(TextEdit(replacing: edit.span, with: ""))
    let whole = rest.text.string.parts(atUTF16: limit.maximum)
    return edit.rewriting(
      String.Parts(kept: whole.kept, dropped: edit.insertion + whole.dropped),
      caret: rest.selection.head,
      by: limit
    )
  }

  /// The transformation sees what nobody asked about too.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }
}

/// Compose's transformation that reverts: all of an edit or nothing, a deletion that leaves the text
/// over the limit included.
struct ComposeReject: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Reverts an edit whose result is over the limit.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let edit = ToolkitEdit(proposal, in: state)
    guard proposal.origin != .composition, let limit = rule.limits.first,
      edit.whole.text.utf16Count > limit.maximum
    else { return .asProposed(proposal, in: state) }
    return edit.refused(by: limit)
  }

  /// The transformation sees what nobody asked about too.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }
}
