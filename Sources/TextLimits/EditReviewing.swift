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
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict

  /// Judges a text that stands in the field already (editing-changed).
  ///
  /// - Returns: what to do to the text, or `nil` where this reviewer has nothing to say then.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict?
}

/// What has just happened to a text that is to be settled. Closed by nature.
public enum SettledEvent: Hashable, Sendable {
  /// Marked text came, changed or went on; nothing is final.
  case provisional
  /// Something was deleted and nothing put in.
  case deletion
  /// Something was put in.
  case insertion
}
