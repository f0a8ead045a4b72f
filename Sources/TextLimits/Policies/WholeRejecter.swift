import TextMeasure

/// All of an edit or nothing: refused when its whole result breaks the contract's bound.
struct WholeRejecter: EditReviewing, Hashable {
  /// What the field may hold.
  let rule: FieldRule

  /// Creates the policy.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Refuses what the contract would cut.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let verdict = Limiter(rule).review(proposal, in: state)
    guard let reason = verdict.reason else { return verdict }
    return .refused(Substring(proposal.replacement), by: reason)
  }

  /// Judges what nobody asked about by the same rule.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }
}
