import TextMeasure

/// Android's length filter.
///
/// It sees each replacement of the buffer, also of marked text and of a text set by program, and cuts
/// the insertion behind a UTF-16 unit that is no first half of a pair. Where nothing fits, the empty text
/// replaces what was selected.
struct AndroidLengthFilter: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition, let (limit, part) = filter(proposal, in: state) else {
      return .asProposed(proposal, in: state)
    }
    return ToolkitEdit(proposal, in: state).keeping(part, by: limit)
  }

  /// Cuts marked text like any other.
  func admit(
    marked proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> MarkedVerdict? {
    guard let (limit, part) = filter(proposal, in: state) else { return nil }
    return MarkedVerdict(
      marked: part.kept,
      tailCut: 0,
      dropped: part.dropped[...],
      reason: .length(limit)
    )
  }

  /// The filter sees what nobody asked about too.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Cuts a text that the program sets.
  func admit(set state: TextState) -> Verdict? {
    let whole = EditProposal(replacing: .caret(0), with: state.text.string, origin: .observed)
    guard let (limit, part) = filter(whole, in: TextState("")) else { return nil }
    return .setText(part, of: state, by: limit)
  }

  private func filter(
    _ proposal: EditProposal,
    in state: TextState
  ) -> (LengthLimit, String.Parts)? {
    guard let limit = rule.limits.first else { return nil }
    let edit = ToolkitEdit(proposal, in: state)
    let room = edit.room(below: limit.maximum, .utf16)
    if TextUnit.utf16.count(edit.insertion) <= max(0, room) { return nil }
    return (limit, edit.insertion.parts(atUTF16: edit.insertion.roundedDown(max(0, room))))
  }
}
