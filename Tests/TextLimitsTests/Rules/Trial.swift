import TextLimits
import TextMeasure

/// One edit of one text, and what came of it.
struct Trial {
  let before: TextState
  let verdict: Verdict

  // The selection is what the user has selected: the span, where nothing else is said.
  init(
    _ text: String,
    _ range: Range<Int>,
    _ replacement: String,
    _ rule: FieldRule,
    _ origin: EditProposal.Origin = .paste,
    selection: Range<Int>? = nil,
    reviewer: (any EditReviewing)? = nil
  ) {
    before = TextState(text, selection: TextSelection(TextSpan(selection ?? range)))
    verdict = (reviewer ?? Limiter(rule)).review(
      EditProposal(replacing: TextSpan(range), with: replacement, origin: origin),
      in: before
    )
  }

  init(
    _ text: String,
    _ range: Range<Int>,
    _ replacement: String,
    _ limits: LengthLimit...,
    origin: EditProposal.Origin = .paste,
    selection: Range<Int>? = nil
  ) {
    self.init(text, range, replacement, .lengths(limits), origin, selection: selection)
  }

  var after: TextState { verdict.result(from: before) }

  /// The text afterwards, as code units: Swift's `==` of strings is canonical equivalence.
  var units: [UInt16] { Array(after.text.string.utf16) }

  /// Whether text and selection are those from before.
  var changesNothing: Bool {
    sameUnits(after.text.string, before.text.string) && after.selection == before.selection
  }

  var kept: String { String(verdict.kept) }
  var dropped: String { String(verdict.dropped) }
}

/// The code units of a text.
func units(_ text: String) -> [UInt16] { Array(text.utf16) }

/// A caret as a range.
func at(_ offset: Int) -> Range<Int> { offset..<offset }

extension TextState {
  /// The state after an edit that nobody was asked about, settled by a reviewer.
  func settled(
    after proposal: EditProposal,
    by reviewer: some EditReviewing
  ) -> (state: TextState, verdict: Verdict?) {
    let span = text.string.wholeScalars(proposal.span)
    let changed = applying(TextEdit(replacing: span, with: proposal.replacement[...]))
    let verdict = reviewer.settle(changed, after: .unasked(proposal, from: self))
    return (verdict?.result(from: changed) ?? changed, verdict)
  }
}
