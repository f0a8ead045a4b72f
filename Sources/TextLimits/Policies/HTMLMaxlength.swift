import TextMeasure

/// HTML's `maxlength` in Chromium.
///
/// The insertion is cut between UTF-16 units, but not inside a pair; where nothing fits, what was
/// selected is gone all the same. Marked text passes and is cut when it is confirmed or the field is
/// left. A number field knows no `maxlength`: characters that are no part of a number are dropped, and
/// any value passes.
struct HTMLMaxlength: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition, !proposal.replacement.isEmpty else {
      return .asProposed(proposal, in: state)
    }
    let edit = ToolkitEdit(proposal, in: state)
    guard let limit = rule.limits.first else {
      return rule.kind == .number ? number(edit, proposal) : .asProposed(proposal, in: state)
    }
    let room = max(0, edit.room(below: limit.maximum, .utf16))
    if TextUnit.utf16.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    return edit.keeping(
      edit.insertion.parts(atUTF16: edit.insertion.roundedDown(room)),
      by: limit
    )
  }

  /// Cuts what was marked when the field was left.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event, proposal.origin == .commit else {
      return nil
    }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Breaks at the end go, each other break becomes a blank.
  func cleaned(_ insertion: String) -> String? {
    var scalars = insertion.unicodeScalars
    while let last = scalars.last, last == "\r" || last == "\n" { scalars.removeLast() }
    var cleaned = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      if scalar == "\n" && previous == "\r" { continue }
      cleaned.append(scalar == "\r" || scalar == "\n" ? " " : scalar)
    }
    let text = String(cleaned)
    return sameUnits(text, insertion) ? nil : text
  }

  private func number(_ edit: ToolkitEdit, _ proposal: EditProposal) -> Verdict {
    let old = edit.state.text.string
    var before = old.text(in: TextSpan(0..<edit.span.location))
    let behind = old.text(in: TextSpan(edit.span.end..<max(edit.span.end, old.utf16.count)))
    var kept = String.UnicodeScalarView()
    for scalar in edit.insertion.unicodeScalars
    where Self.allows(scalar, behind: before, before: behind) {
      kept.append(scalar)
      before.unicodeScalars.append(scalar)
    }
    if kept.count == edit.insertion.unicodeScalars.count {
      return .asProposed(proposal, in: edit.state)
    }
    return .digits(String(kept), of: proposal, in: edit.state)
  }

  /// Whether a character may stand at a place of a number: one point, one exponent, signs at the start
  /// or behind the exponent.
  private static func allows(
    _ scalar: Unicode.Scalar,
    behind before: String,
    before behind: String
  ) -> Bool {
    let around = before + behind
    switch scalar {
    case "0"..."9": return true
    case ".": return !around.contains(".")
    case "e", "E": return !before.isEmpty && !around.contains { $0 == "e" || $0 == "E" }
    case "-", "+": return before.isEmpty || before.last == "e" || before.last == "E"
    default: return false
    }
  }
}
