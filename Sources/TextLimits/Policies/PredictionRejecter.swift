import TextMeasure

/// The delegate that most code has: `return predicted.count <= max`.
///
/// It looks at nothing but the text that range and string predict: the letters of a composition are
/// refused like any other, a full field cannot be composed in, and what nobody asks about gets in.
struct PredictionRejecter: EditReviewing, Hashable {
  /// What the field may hold.
  let rule: FieldRule

  /// Creates the policy.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Answers yes when the predicted text fits; deletions pass.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let asProposed = Verdict.asProposed(proposal, in: state)
    guard !proposal.replacement.isEmpty, let reason = refusal(of: proposal, in: state) else {
      return asProposed
    }
    return .refused(Substring(proposal.replacement), by: reason)
  }

  /// Has nothing to say afterwards.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? { nil }

  private func refusal(of proposal: EditProposal, in state: TextState) -> LossReason? {
    let text = state.text.counted(in: rule.units)
    let span = text.wholeScalars(proposal.span)
    switch rule {
    case .lengths(let limits):
      let counts = text.counts(replacing: span, with: proposal.replacement)
      return limits.first { counts[$0.unit] > $0.maximum }.map { .length($0) }
    case .number(let number):
      let edit = TextEdit(replacing: span, with: Substring(proposal.replacement))
      switch number.judge(TextState(text).applying(edit).text.string, from: "") {
      case .fits: return nil
      case .malformed: return .form
      case .passes: return .bound(number)
      }
    }
  }
}
