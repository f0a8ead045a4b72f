import TextMeasure

/// The contract: an edit is cut before it is made, on a cluster border, and what stood there stays.
///
/// ```swift
/// let limiter = Limiter(.lengths([LengthLimit(5)]))
/// let verdict = limiter.review(
///   EditProposal(replacing: .caret(2), with: "llop"), in: TextState("heo"))
/// // verdict.outcome == .clamped, kept "ll", dropped "op"
/// ```
public struct Limiter: EditReviewing, Hashable {
  /// What the field may hold.
  public let rule: FieldRule

  /// Creates a limiter.
  public init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Decides what becomes of an edit.
  ///
  /// - Complexity: the cost of the part that goes in; it does not grow with what is left out, nor with
  ///   a text that has its lengths counted (``TextState``).
  public func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    if proposal.origin == .composition {
      return Verdict(outcome: .postponed, edit: nil, allowsEdit: true)
    }
    let state = TextState(state.text.counted(in: rule.units), selection: state.selection)
    let span = state.text.string.wholeScalars(proposal.span)
    if proposal.replacement.isEmpty {
      return whole(TextEdit(replacing: span, with: ""), of: proposal, in: state)
    }
    if case .automaticBlank(after: .curtailed) = proposal.origin {
      return .refused(proposal.replacement[...], by: .keyboardsBlank)
    }
    let verdict =
      switch rule {
      case .lengths(let limits): review(proposal, span, in: state, limits: limits)
      case .number(let number): number.review(proposal, span, in: state)
      }
    guard case .automaticBlank = proposal.origin, verdict.isLoss else { return verdict }
    return .refused(proposal.replacement[...], by: .keyboardsBlank)
  }

  /// Only what nobody asked about is judged afterwards, by the same rules.
  public func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// An edit that goes in whole, or that changes nothing.
  private func whole(_ edit: TextEdit, of proposal: EditProposal, in state: TextState) -> Verdict {
    var verdict = Verdict.accepted(
      edit,
      asProposed: sameUnits(edit.replacement, proposal.replacement)
    )
    if sameUnits(edit.replacement, state.text.string.text(in: edit.span)) {
      verdict.outcome = .unchanged
    }
    return verdict
  }

  private func review(
    _ proposal: EditProposal,
    _ span: TextSpan,
    in state: TextState,
    limits: [LengthLimit]
  ) -> Verdict {
    let replacement = Substring(proposal.replacement)
    let core = ReplacementCore(
      of: span,
      with: replacement,
      in: state,
      strips: proposal.origin.isKeyboards && span != state.selection.span
    )
    let search = PrefixSearch(
      of: core.insertion,
      replacing: core.span,
      in: state.text,
      limits: limits
    )
    guard let stopped = search.stoppedBy else {
      return whole(TextEdit(replacing: span, with: replacement), of: proposal, in: state)
    }
    if core.isAtomic {
      return .refused(replacement, by: .length(stopped))
    }
    guard let accepted = search.accepted else {
      return .refused(core.insertion, by: .length(stopped))
    }
    let dropped = search.dropped
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: core.span, with: accepted),
      kept: core.kept(accepted),
      dropped: dropped,
      reason: proposal.origin == .suggestion && dropped == " "
        ? .keyboardsBlank : .length(stopped),
      allowsEdit: false
    )
  }
}

extension EditProposal.Origin {
  /// Whether the keyboard chose what to replace.
  var isKeyboards: Bool { self == .suggestion || self == .correction }
}
