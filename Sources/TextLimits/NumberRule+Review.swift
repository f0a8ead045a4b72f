import TextMeasure

extension NumberRule {
  /// Judges an edit of a number field.
  ///
  /// A number is atomic: no digit prefix is taken, and no digits are picked out of a paste.
  func review(_ proposal: EditProposal, _ span: TextSpan, in state: TextState) -> Verdict {
    let insertion = NumberSpelling.ascii(
      proposal.replacement,
      trimmed: proposal.origin != .typing
    )
    let dropped = Substring(proposal.replacement)
    if insertion.isEmpty {
      return Verdict(outcome: .unchanged, edit: nil, allowsEdit: false)
    }
    let edit = TextEdit(replacing: span, with: insertion[...])
    let old = state.text.string
    let text = state.applying(edit).text.string
    switch judge(text, from: old) {
    case .fits:
      var verdict = Verdict.accepted(
        edit,
        asProposed: sameUnits(insertion, proposal.replacement)
      )
      if sameUnits(text, old) { verdict.outcome = .unchanged }
      return verdict
    case .malformed:
      return .refused(dropped, by: .form)
    case .passes(let bound):
      guard excess == .clamp else { return .refused(dropped, by: .bound(self)) }
      return clamped(to: bound, dropping: dropped, from: state)
    }
  }

  /// Judges a number that is not going to be typed on: its canonical form, moved to the nearer bound
  /// where it is outside and the rule says so.
  ///
  /// - Returns: `nil` where the text stays as it is and is no loss.
  public func finish(_ state: TextState) -> Verdict? {
    let text = state.text.string
    guard let form = NumberForm(text, maySign: .either) else { return nil }
    let canonical = form.canonical
    let isOutside = NumberForm(canonical, maySign: .either).flatMap { complete in
      complete.isComplete ? nearestBound(DecimalText(complete)) : nil
    }
    if let bound = isOutside {
      return excess == .clamp
        ? clamped(to: bound, dropping: Substring(text), from: state)
        : .refused(Substring(text), by: .bound(self))
    }
    if sameUnits(text, canonical) { return nil }
    return .accepted(
      TextEdit(replacing: state.text.wholeSpan, with: canonical[...]),
      asProposed: false
    )
  }

  enum Judgement {
    case fits, malformed
    case passes(DecimalText)
  }

  /// Judges the text that an edit would give; bounds first, then form.
  func judge(_ text: String, from old: String) -> Judgement {
    guard let form = form(text), decimals > 0 || !form.hasPoint else { return .malformed }
    guard form.hasDigits else { return canBegin(with: form) ? .fits : .malformed }
    let value = DecimalText(form)
    if let bound = passedBound(value), !isLowered(value, from: old) { return .passes(bound) }
    if form.fraction.utf8.count > decimals { return .malformed }
    if let digits = digitsAllowed(value), form.integer.utf8.count > digits,
      form.integer.hasPrefix("0")
    {
      return .malformed
    }
    return .fits
  }

  /// Whether a number of the range can begin with a sign or a point alone: below zero only a minus can.
  private func canBegin(with form: NumberForm) -> Bool {
    guard let maximum, maximum < .zero else { return true }
    return form.sign == "-" || form.sign.isEmpty && !form.hasPoint
  }

  /// Whether a number outside of the bounds stays as it is or comes nearer: that can be mended in place.
  private func isLowered(_ value: DecimalText, from old: String) -> Bool {
    guard let form = NumberForm(old, maySign: .either), form.isComplete else { return false }
    let before = DecimalText(form)
    return passedBound(before) != nil && before.isNegative == value.isNegative
      && value.magnitude <= before.magnitude
  }

  /// How many digits the bound on the value's side has before its point.
  private func digitsAllowed(_ value: DecimalText) -> Int? {
    value.isNegative ? minimum.integerDigits : maximum?.integerDigits
  }

  func clamped(
    to bound: DecimalText,
    dropping dropped: Substring,
    from state: TextState
  ) -> Verdict {
    let text = bound.description
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: state.text.wholeSpan, with: text[...]),
      kept: text[...],
      dropped: dropped,
      reason: .bound(self),
      allowsEdit: false
    )
  }
}
