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
    let state = TextState(state.text.recounted(in: rule.unitSet), selection: state.selection)
    let span = state.text.wholeScalars(proposal.span)
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
      asProposed: sameUnits(edit.replacement, proposal.replacement[...])
    )
    if sameUnits(edit.replacement, state.text.text(in: edit.span)) {
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
      strips: proposal.span != state.selection.span
        && proposal.origin.isKeyboards(replacing: span, in: state)
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
    let dropped = search.dropped
    let isBlankOnly = proposal.isBlankOnly(dropped)
    let reason = isBlankOnly ? LossReason.keyboardsBlank : .length(stopped)
    if core.isAtomic && !isBlankOnly {
      return .refused(replacement, by: reason)
    }
    guard let accepted = search.accepted else {
      return .refused(core.insertion, by: reason)
    }
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: core.span, with: accepted),
      kept: core.kept(accepted),
      dropped: dropped,
      reason: reason,
      allowsEdit: false
    )
  }
}

extension EditProposal {
  /// Whether of a picked word that brings a blank with it nothing but that blank is left out.
  fileprivate func isBlankOnly(_ dropped: Substring) -> Bool {
    origin == .suggestion && sameUnits(dropped, " ") && replacement.utf8.count > 1
  }
}

extension EditProposal.Origin {
  /// Whether the keyboard, not the user, chose what to replace: a span that is not the selection.
  ///
  /// The span of a change that was seen afterwards was found by comparing, so it may be a part of the
  /// selection; only where nothing was selected it is the keyboard's.
  fileprivate func isKeyboards(replacing span: TextSpan, in state: TextState) -> Bool {
    switch self {
    case .suggestion, .correction, .typing:
      span != state.text.wholeScalars(state.selection.span)
    case .observed: state.selection.isCaret && !span.isEmpty
    case .paste, .composition, .commit, .automaticBlank: false
    }
  }
}
