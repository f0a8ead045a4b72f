import TextMeasure

/// Every edit goes in; then the end of the whole text is cut, on a cluster border, until it fits.
///
/// The user's own tail is lost to what was inserted before it. Deletions and marked text pass.
struct TailCutter: EditReviewing, Hashable {
  /// What the field may hold.
  let rule: FieldRule

  /// Creates the policy.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Lets every edit in.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    .asProposed(proposal, in: state)
  }

  /// Cuts the end of a text that something was put into.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard event.isInsertion else { return nil }
    return cutVerdict(of: state)
  }

  /// The cut that makes a whole text fit; `nil` where it does.
  ///
  /// A number over its maximum becomes the maximum where the rule says so, and else loses digits at
  /// its end.
  func cutVerdict(of state: TextState) -> Verdict? {
    let text = Substring(state.text.string)
    let kept: Substring
    let reason: LossReason
    switch rule {
    case .lengths(let limits):
      let search = PrefixSearch(
        of: text,
        replacing: .caret(0),
        in: MeasuredText("", units: rule.units),
        limits: limits
      )
      guard let limit = search.stoppedBy else { return nil }
      (kept, reason) = (search.accepted ?? "", .length(limit))
    case .number(let number):
      guard let verdict = number.tailVerdict(of: text, in: state) else { return nil }
      if verdict.edit != nil { return verdict }
      (kept, reason) = (verdict.kept, verdict.reason ?? .form)
    }
    let end = TextUnit.utf16.count(kept)
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(
        replacing: TextSpan(end..<state.text.utf16Count),
        with: "",
        selection: .caret(min(state.selection.head, end))
      ),
      kept: kept,
      dropped: text[kept.endIndex...],
      reason: reason,
      allowsEdit: false
    )
  }
}

extension NumberRule {
  /// The longest start of a text that this rule accepts.
  ///
  /// Starts of a start are accepted too, so halving finds it.
  fileprivate func tailVerdict(of text: Substring, in state: TextState) -> Verdict? {
    let indices = Array(text.indices) + [text.endIndex]
    func fits(_ count: Int) -> Bool {
      if case .fits = judge(String(text[..<indices[count]]), from: "") { true } else { false }
    }
    var low = 0
    var high = indices.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    guard high < indices.count else { return nil }
    guard case .passes(let bound) = judge(String(text[..<indices[high]]), from: "") else {
      return .tail(text[..<indices[low]], by: .form)
    }
    return excess == .clamp
      ? clamped(to: bound, dropping: text, from: state)
      : .tail(text[..<indices[low]], by: .bound(self))
  }
}

extension Verdict {
  fileprivate static func tail(_ kept: Substring, by reason: LossReason) -> Verdict {
    Verdict(outcome: .clamped, edit: nil, kept: kept, reason: reason, allowsEdit: false)
  }

  /// The edit as it was proposed, whatever it does.
  static func asProposed(_ proposal: EditProposal, in state: TextState) -> Verdict {
    if proposal.origin == .composition {
      return Verdict(outcome: .postponed, edit: nil, allowsEdit: true)
    }
    let span = state.text.wholeScalars(proposal.span)
    return .accepted(TextEdit(replacing: span, with: Substring(proposal.replacement)))
  }
}

extension SettledEvent {
  /// Whether something final was put in.
  var isInsertion: Bool {
    switch self {
    case .provisional: false
    case .reviewed(let proposal), .unasked(let proposal, _): !proposal.replacement.isEmpty
    }
  }
}
