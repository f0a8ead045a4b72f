import TextMeasure

/// A text input of React Native on iOS.
///
/// The insertion is cut on a composed sequence, marked text or not; where nothing fits the edit is
/// refused, a deletion in a text that is over the limit included. What nobody asks about passes.
struct ReactNativeField: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion, or refuses.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard let limit = rule.limits.first else { return .asProposed(proposal, in: state) }
    let edit = ToolkitEdit(proposal, in: state)
    let room = edit.room(below: limit.maximum, .utf16)
    guard room > 0 else { return edit.refused(by: limit) }
    if TextUnit.utf16.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    let end = edit.insertion.clusterStart(room)
    guard end > 0 else { return edit.refused(by: limit) }
    return edit.keeping(edit.insertion.parts(atUTF16: end), by: limit)
  }

  /// Has nothing to say afterwards.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? { nil }
}
