import TextMeasure

/// A text field of QMUI.
///
/// Before a change the insertion is cut on a composed sequence, while nothing is marked; where not even
/// its first sequence fits, the empty text replaces what was selected. After a change that left too much
/// (a commit, a text set by program) the text before the caret is cut, so that what stands behind it
/// fits.
struct QMUIField: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion; a commit passes, for it is looked at afterwards.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition, proposal.origin != .commit else {
      return .asProposed(proposal, in: state)
    }
    return judge(proposal, in: state)
  }

  /// Nothing is marked yet when the first letter of a composition is asked about.
  func review(
    key proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> Verdict {
    stage == .starts ? judge(proposal, in: state) : review(proposal, in: state)
  }

  /// Cuts the text before the caret.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    event == .provisional ? nil : cut(state)
  }

  /// A text set by program sends a change event too, and is cut in it.
  func admit(set state: TextState) -> Verdict? {
    cut(TextState(state.text))
  }

  private func judge(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard let limit = rule.limits.first, !proposal.replacement.isEmpty else {
      return .asProposed(proposal, in: state)
    }
    let edit = ToolkitEdit(proposal, in: state)
    let room = edit.room(below: limit.maximum, .utf16)
    if TextUnit.utf16.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    guard room > 0 else { return edit.refused(by: limit) }
    return edit.keeping(
      edit.insertion.parts(atUTF16: edit.insertion.clusterStart(room)),
      by: limit
    )
  }

  private func cut(_ state: TextState) -> Verdict? {
    guard let limit = rule.limits.first, state.text.utf16Count > limit.maximum else { return nil }
    let caret = state.selection.span.end
    let tail = state.text.utf16Count - caret
    let end = state.text.string.clusterStart(min(caret, max(0, limit.maximum - tail)))
    let dropped = TextSpan(end..<max(end, caret))
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: dropped, with: ""),
      kept: Substring(state.text.string.text(in: TextSpan(0..<end))),
      dropped: Substring(state.text.string.text(in: dropped)),
      reason: .length(limit),
      allowsEdit: false
    )
  }
}
