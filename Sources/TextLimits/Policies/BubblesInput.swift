import TextMeasure

/// A text input of bubbles.
///
/// The insertion is cut behind a code point; a limit of 0 is none. A completion that is picked is put in
/// without a look at the limit; a text set by program loses its end. With a limit in columns it is the
/// text area, which measures the room in cells and cuts code points.
struct BubblesInput: EditReviewing, Hashable {
  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// Creates the model.
  init(_ rule: FieldRule) {
    self.rule = rule
  }

  /// Cuts the insertion.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    guard proposal.origin != .composition, proposal.origin != .suggestion,
      !proposal.replacement.isEmpty, let limit = rule.limits.first, limit.maximum > 0
    else { return .asProposed(proposal, in: state) }
    let edit = ToolkitEdit(proposal, in: state)
    let room = edit.room(below: limit.maximum, limit.unit == .columns ? .columns : .scalars)
    if TextUnit.scalars.count(edit.insertion) <= room { return .asProposed(proposal, in: state) }
    guard room > 0 else { return edit.refused(by: limit) }
    return edit.keeping(edit.insertion.parts(atScalar: room), by: limit)
  }

  /// Marked text is the terminal's and comes when it is done.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event, proposal.origin == .commit else {
      return nil
    }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Cuts a text that the program sets.
  func admit(set state: TextState) -> Verdict? {
    guard let limit = rule.limits.first, limit.maximum > 0, limit.unit != .columns,
      state.text.counts.scalars > limit.maximum
    else { return nil }
    return .setText(state.text.string.parts(atScalar: limit.maximum), of: state, by: limit)
  }

  /// Each line feed, carriage return and tab becomes a blank, CR LF two; other controls go.
  func cleaned(_ insertion: String) -> String? {
    guard insertion.unicodeScalars.contains(where: \.isControl) else { return nil }
    var cleaned = String.UnicodeScalarView()
    for scalar in insertion.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": cleaned.append(" ")
      default: if !scalar.isControl { cleaned.append(scalar) }
      }
    }
    return String(cleaned)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
