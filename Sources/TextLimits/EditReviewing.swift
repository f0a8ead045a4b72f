import TextMeasure

/// Judges edits for a field: before they are made, and after they were made.
///
/// A reviewer is pure: equal input, equal verdict. It reads no clock and shows nothing.
public protocol EditReviewing: Sendable {
  /// Judges an edit before it is made (should-change).
  ///
  /// - Parameters:
  ///   - proposal: the edit; for a commit its span is the one from before the composition.
  ///   - state: the text and selection that the edit meets; for a commit those from before the
  ///     composition.
  /// - Returns: what becomes of the edit.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict

  /// Judges a text that stands in the field already (editing-changed).
  ///
  /// - Returns: what to do to the text, or `nil` where it may stay.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict?
}

/// What has just happened to a text that is to be settled.
///
/// Closed by nature.
public enum SettledEvent: Hashable, Sendable {
  /// Marked text came, changed or went on; nothing is final.
  case provisional
  /// An edit went in that was reviewed before.
  case reviewed(EditProposal)
  /// An edit went in that nobody was asked about, and the state that it met.
  case unasked(EditProposal, from: TextState)
}

extension EditReviewing {
  /// The review of an edit that nobody asked about, turned into what to do to the text that it left.
  func reviewAfterwards(
    _ proposal: EditProposal,
    from before: TextState,
    in state: TextState
  ) -> Verdict? {
    var verdict = review(proposal, in: before)
    guard !verdict.allowsEdit else { return nil }
    let old = before.text.string
    let span = before.text.wholeScalars(proposal.span)
    // An edit that changes nothing takes the proposed one back.
    let edit =
      verdict.edit
      ?? TextEdit(replacing: .caret(span.location), with: "", selection: before.selection)
    let low = min(span.location, edit.span.location)
    let high = max(span.end, edit.span.end)
    let replacement =
      old.text(in: TextSpan(low..<edit.span.location)) + edit.replacement
      + old.text(in: TextSpan(edit.span.end..<high))
    verdict.edit = TextEdit(
      replacing: TextSpan(
        location: low,
        length: state.text.utf16Count - before.text.utf16Count + high - low
      ),
      with: Substring(replacement),
      selection: edit.selection
    )
    return verdict
  }
}
