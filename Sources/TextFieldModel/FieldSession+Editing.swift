import TextLimits
import TextMeasure

/// What the user and the keyboard do to text that is not marked.
extension FieldSession {
  func clusterBefore(_ caret: TextSpan) -> TextSpan {
    TextSpan(field.state.text.string.clusterBefore(caret.location)..<caret.location)
  }

  func clusterBehind(_ caret: TextSpan) -> TextSpan {
    TextSpan(caret.location..<field.state.text.string.clusterAfter(caret.location))
  }

  /// Puts a text in the place of the selection; nothing to put in is no edit.
  mutating func insert(_ text: String, origin: EditProposal.Origin) {
    guard !text.isEmpty else { return }
    replace(field.state.selection.span, with: text, origin: origin)
  }

  /// An empty span is nothing to delete: nobody is asked.
  mutating func delete(_ span: TextSpan) {
    guard !span.isEmpty else { return }
    propose(EditProposal(replacing: span, with: ""))
  }

  /// An edit that puts something in; an insertion that cleaning empties is no edit.
  @discardableResult
  mutating func replace(
    _ span: TextSpan,
    with text: String,
    origin: EditProposal.Origin
  ) -> Verdict? {
    let cleaned = clean(text)
    if cleaned.isEmpty && !text.isEmpty { return nil }
    let span = field.state.text.string.wholeScalars(span)
    if cleaned.isEmpty && span.isEmpty { return nil }
    return propose(EditProposal(replacing: span, with: cleaned, origin: origin))
  }

  mutating func suggest(_ span: TextSpan, _ text: String, blank: Bool) {
    guard let verdict = replace(span, with: text, origin: .suggestion), blank else { return }
    replace(
      field.state.selection.span,
      with: " ",
      origin: .automaticBlank(after: verdict.isLoss ? .curtailed : .whole)
    )
  }

  mutating func observe(_ text: String, caret: Int) {
    let before = field.state
    let after = TextState(MeasuredText(text), selection: .caret(caret))
    let proposal = EditRecovery.proposal(from: before, to: after)
    let cleaned = LineCleaner.clean(proposal.replacement)
    let hasChanged = change {
      $0.apply(
        TextEdit(
          replacing: proposal.span,
          with: proposal.replacement[...],
          selection: .caret(caret)
        )
      )
    }
    guard hasChanged else { return }
    sendEditingChanged()
    var judged = proposal
    if let cleaned {
      // What cleaning changed has to be written back even where nothing is lost.
      events.append(.cleaned(proposal.replacement.shortened()))
      judged.replacement = cleaned
      writeBack(cleaned, over: proposal)
    }
    settle(.unasked(judged, from: before))
  }

  /// Puts the cleaned text where the observed one stands; a caret outside of it stays where it is.
  private mutating func writeBack(_ cleaned: String, over proposal: EditProposal) {
    let inserted = TextSpan(
      location: proposal.span.location,
      length: TextUnit.utf16.count(proposal.replacement)
    )
    let end = inserted.location + TextUnit.utf16.count(cleaned)
    let caret = field.state.selection.head
    let newCaret =
      caret <= inserted.location
      ? caret : caret >= inserted.end ? caret - inserted.end + end : end
    change {
      $0.apply(TextEdit(replacing: inserted, with: cleaned[...], selection: .caret(newCaret)))
    }
  }

  mutating func walkHistory(_ event: FieldEvent, _ step: (inout Field) -> Bool) {
    let mark = events.count
    var hasStep = false
    let hasChanged = change { hasStep = step(&$0) }
    guard hasStep else { return }
    events.insert(event, at: mark)
    host.gate.rearm()
    if hasChanged { sendEditingChanged() }
    takeValue()
    currentEdit.start = field.state
  }
}
