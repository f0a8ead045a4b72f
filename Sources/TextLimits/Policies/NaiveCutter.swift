import TextMeasure

/// What a beginner writes, so that its faults can be seen.
///
/// A length is limited after the change, marked or not, by cutting the whole text at a UTF-16 index:
/// half an emoji is left as U+FFFD, and setting the text moves the caret to the end and ends a
/// composition. A number is read with a fixed-size integer; what cannot be read passes.
struct NaiveCutter: EditReviewing, Hashable {
  /// What the field may hold; of several limits only the first is known here, in UTF-16 units.
  let rule: FieldRule

  /// Creates the policy.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Lets every text in; a number has to be digits by their category, and not too great to an `Int`.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let asProposed = Verdict.asProposed(proposal, in: state)
    guard case .number(let number) = rule, !proposal.replacement.isEmpty else { return asProposed }
    let dropped = Substring(proposal.replacement)
    guard proposal.replacement.unicodeScalars.allSatisfy({ $0.isDecimalDigit }) else {
      return .refused(dropped, by: .form)
    }
    let span = state.text.wholeScalars(proposal.span)
    let text = state.applying(TextEdit(replacing: span, with: dropped)).text.string
    guard let value = Int(text), let bound = number.maximum, let maximum = Int(bound.description),
      value > maximum
    else { return asProposed }
    return number.excess == .clamp
      ? number.clamped(to: bound, dropping: dropped, from: state)
      : .refused(dropped, by: .bound(number))
  }

  /// Cuts the text at an index.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard event == .provisional || event.isInsertion, let limit = rule.limits.first,
      state.text.utf16Count > limit.maximum
    else { return nil }
    let units = state.text.string.utf16
    let kept = String(decoding: units.prefix(limit.maximum), as: UTF16.self)
    let dropped = String(decoding: units.dropFirst(limit.maximum), as: UTF16.self)
    let whole = state.text.string.roundedDown(limit.maximum)
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(
        replacing: TextSpan(whole..<state.text.utf16Count),
        with: whole < limit.maximum ? "\u{FFFD}" : "",
        selection: .caret(limit.maximum)
      ),
      kept: kept[...],
      dropped: dropped[...],
      reason: .length(limit),
      allowsEdit: false
    )
  }
}

extension Unicode.Scalar {
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }
}
