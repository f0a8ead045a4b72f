import TextMeasure

/// The should-change of a number field that most code descends from.
///
/// Every character has to be a decimal digit of some script; then the predicted text is read with a
/// fixed-size integer, and refused with an alert where it is above the maximum. What cannot be read
/// (twenty digits, digits of another script) passes. Deletions are judged like anything else, and the
/// minimum is not known.
struct ClassicNumber: EditReviewing, Hashable {
  /// What the field may hold.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Refuses characters that are no digits without a word, and a number that is too great with one.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard case .number(let number) = rule else { return .asProposed(proposal, in: state) }
    let dropped = Substring(proposal.replacement)
    guard dropped.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .decimalNumber })
    else { return .refused(dropped, by: .form) }
    let text = ToolkitEdit(proposal, in: state).whole.text.string
    if let value = Int(text), let maximum = number.maximum.flatMap({ Int($0.description) }),
      value > maximum
    {
      return .refused(dropped, by: .bound(number))
    }
    return .asProposed(proposal, in: state)
  }

  /// Has nothing to say afterwards.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? { nil }
}
