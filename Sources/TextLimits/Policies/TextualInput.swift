import TextMeasure

/// An input of Textual.
///
/// An edit whose result has too many code points is refused, a deletion too; a maximum of 0 is none. The
/// completion that is picked is assigned without a look at the limit. A number is looked at only for its
/// form, in which digits of any script and underscores between them may stand.
struct TextualInput: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// All of an edit or nothing.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition, proposal.origin != .suggestion else {
      return .asProposed(proposal, in: state)
    }
    let edit = ToolkitEdit(proposal, in: state)
    let text = edit.whole.text.string
    if case .number(let number) = rule {
      return Self.isNumber(text, decimals: number.decimals)
        ? .asProposed(proposal, in: state) : .refused(edit.insertion[...], by: .form)
    }
    guard let limit = rule.limits.first, limit.maximum > 0,
      TextUnit.scalars.count(text) > limit.maximum
    else { return .asProposed(proposal, in: state) }
    return edit.refused(by: limit)
  }

  /// A value that is assigned is not judged; marked text is the terminal's and comes when it is done.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event, proposal.origin == .commit else {
      return nil
    }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Only the first line of a paste goes in.
  func cleaned(_ insertion: String) -> String? {
    let scalars = insertion.unicodeScalars
    guard let end = scalars.firstIndex(where: { Self.breaks.contains($0) }) else { return nil }
    return String(scalars[..<end])
  }

  private static let breaks: Set<Unicode.Scalar> = [
    "\n", "\u{B}", "\u{C}", "\r", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Whether a text is the start of a number: a sign, digits, and where there are decimals a point,
  /// digits and an exponent.
  private static func isNumber(_ text: String, decimals: Int) -> Bool {
    var rest = text.unicodeScalars[...]
    func skipSign() { if rest.first == "-" || rest.first == "+" { rest.removeFirst() } }
    func skipDigits() -> Bool {
      var hasDigit = false
      while let scalar = rest.first {
        if scalar.properties.generalCategory == .decimalNumber {
          hasDigit = true
        } else if !(scalar == "_" && hasDigit) {
          break
        }
        rest.removeFirst()
      }
      return hasDigit
    }
    skipSign()
    var hasDigit = skipDigits()
    guard decimals > 0 else { return rest.isEmpty }
    if rest.first == "." {
      rest.removeFirst()
      hasDigit = skipDigits() || hasDigit
    }
    if hasDigit, rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      skipSign()
      _ = skipDigits()
    }
    return rest.isEmpty
  }
}
