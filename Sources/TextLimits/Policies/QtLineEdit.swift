import TextMeasure

/// A line edit of Qt, with its maximum length or with its number validator.
///
/// What was selected goes first; then the insertion is cut between any two UTF-16 units. A text set by
/// program is cut too. A number is refused where the validator calls it invalid: a number with more
/// digits than the maximum is, one with as many is only unfinished and stays.
struct QtLineEdit: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion, or asks the validator.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition else { return .asProposed(proposal, in: state) }
    let edit = ToolkitEdit(proposal, in: state)
    if case .number(let number) = rule {
      let isRefused =
        !Self.isInvalid(state.text.string, number)
        && Self.isInvalid(edit.whole.text.string, number)
      return isRefused
        ? .refused(edit.insertion[...], by: .bound(number)) : .asProposed(proposal, in: state)
    }
    guard let limit = rule.limits.first, !edit.insertion.isEmpty else {
      return .asProposed(proposal, in: state)
    }
    let room = max(0, edit.room(below: limit.maximum, .utf16))
    if TextUnit.utf16.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    return edit.keeping(edit.insertion.parts(atUTF16: room), by: limit)
  }

  /// The text before the edit is what the limit is applied to, so that this covers what nobody asked
  /// about.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Cuts a text that the program sets.
  func admit(set state: TextState) -> Verdict? {
    guard let limit = rule.limits.first, state.text.utf16Count > limit.maximum else { return nil }
    return .setText(state.text.string.parts(atUTF16: limit.maximum), of: state, by: limit)
  }

  /// Whether the integer validator, or the one for decimals, calls a text invalid.
  private static func isInvalid(_ text: String, _ number: NumberRule) -> Bool {
    if text.isEmpty { return false }
    guard let form = NumberForm(text, maySign: .either) else { return true }
    let reachesBelow = number.minimum < .zero
    let reachesAbove = number.maximum.map { !($0 < .zero) } ?? true
    if form.sign == "-" && !reachesBelow || form.sign == "+" && !reachesAbove { return true }
    if number.decimals > 0 {
      let most = number.maximum.map { max($0.integerDigits, number.minimum.integerDigits) }
      return form.fraction.utf8.count > number.decimals
        || most.map { DecimalText(form).integerDigits > $0 } ?? false
    }
    if form.hasPoint { return true }
    if form.integer.isEmpty { return false }
    guard let value = Int64(text) else { return true }
    let least = Int64(number.minimum.description) ?? .min
    let most = number.maximum.flatMap { Int64($0.description) } ?? .max
    if value < 0 { return value < least }
    return value > most && -value < least
      && form.integer.utf8.count > (number.maximum?.integerDigits ?? .max)
  }
}
