public import TextMeasure

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

  /// Makes an insertion fit for one line; `nil` where there is nothing to do.
  func cleaned(_ insertion: String) -> String?

  /// Judges a key of a composition before the input method sets what it makes of it.
  func review(
    key proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> Verdict

  /// Judges a commit that the delegate is asked about.
  ///
  /// - Parameters:
  ///   - proposal: the edit; its span is the one from before the composition.
  ///   - state: the text and selection from before the composition.
  ///   - composing: the text with the marked letters in it.
  /// - Returns: what becomes of the edit.
  func review(
    commit proposal: EditProposal,
    in state: TextState,
    over composing: TextState
  ) -> Verdict

  /// Judges marked text before it is set; `nil` where it may be set as it is.
  func admit(
    marked proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> MarkedVerdict?

  /// Judges a text that the program sets; `nil` where it stays.
  func admit(set state: TextState) -> Verdict?
}

/// How far a composition has come when a key of it is judged.
///
/// There will be no other cases.
public enum CompositionStage: Hashable, Sendable {
  /// Nothing is marked yet.
  case starts
  /// There is marked text.
  case continues
}

/// What becomes of marked text that a reviewer does not let in as it is.
public struct MarkedVerdict: Hashable, Sendable {
  /// What is marked instead; `nil` where the field stays as it was.
  public var marked: String?

  /// How many UTF-16 units at the end of the text, behind the marked text, are cut off.
  public var tailCut: Int

  /// What was left out.
  @Verbatim public var dropped: Substring

  /// Why.
  public var reason: LossReason

  /// Creates a verdict, for a reviewer of your own.
  public init(marked: String?, tailCut: Int, dropped: Substring, reason: LossReason) {
    self.marked = marked
    self.tailCut = tailCut
    self.dropped = dropped
    self.reason = reason
  }

  /// The same as a verdict on the marked text alone.
  package var verdict: Verdict {
    Verdict(
      outcome: marked == nil ? .refused : .clamped,
      edit: nil,
      kept: (marked ?? "")[...],
      dropped: dropped,
      reason: reason,
      allowsEdit: false
    )
  }
}

extension EditReviewing {
  /// The contract's rule: breaks and tabs become blanks, control characters go.
  public func cleaned(_ insertion: String) -> String? { LineCleaner.clean(insertion) }

  /// Judged as any other edit.
  public func review(
    key proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> Verdict {
    review(proposal, in: state)
  }

  /// Judged as an edit of the text from before the composition.
  public func review(
    commit proposal: EditProposal,
    in state: TextState,
    over composing: TextState
  ) -> Verdict {
    review(proposal, in: state)
  }

  /// Marked text is set as it is.
  public func admit(
    marked proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> MarkedVerdict? { nil }

  /// A text that the program sets is never cut.
  public func admit(set state: TextState) -> Verdict? { nil }
}

/// What has just happened to a text that is to be settled.
///
/// There will be no other cases.
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
