import TextMeasure

/// The should-change of a length limit that most code descends from.
///
/// A deletion passes, and so does what comes while text is marked. Else the predicted length is counted
/// in UTF-16 units; what is too much is cut from the insertion, before the composed sequence at the cut,
/// and the text is set by program: the caret goes to the end, and no change event comes.
struct ClassicLength: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition else { return .asProposed(proposal, in: state) }
    return judge(proposal, in: state)
  }

  /// Nothing is marked yet when the first letter of a composition is asked about: on a full field none
  /// can start.
  func review(
    key proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> Verdict {
    stage == .starts ? judge(proposal, in: state) : review(proposal, in: state)
  }

  /// Has nothing to say afterwards.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? { nil }

  private func judge(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard let limit = rule.limits.first, !proposal.replacement.isEmpty else {
      return .asProposed(proposal, in: state)
    }
    let edit = ToolkitEdit(proposal, in: state)
    let room = edit.room(below: limit.maximum, .utf16)
    if TextUnit.utf16.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    let end = room > 0 ? edit.insertion.clusterStart(room) : 0
    guard end > 0 else { return edit.refused(by: limit) }
    var verdict = edit.keeping(edit.insertion.parts(atUTF16: end), by: limit)
    if let made = verdict.edit {
      verdict.edit?.selection = .caret(state.applying(made).text.utf16Count)
    }
    return verdict
  }
}
