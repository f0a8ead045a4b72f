import TextLimits
import TextMeasure

/// Marked text: one deferred edit from its start to its commit.
extension FieldSession {
  mutating func compose(_ text: String, caret: Int?, key: String?) {
    if field.marked == nil && text.isEmpty { return }
    let text = clean(text)
    if field.marked == nil && text.isEmpty { return }
    if let key, !asks(about: key, composing: text) { return }
    if text.isEmpty {
      cancelComposition()
      return
    }
    let marked = field.marked
    let hasChanged = mark(text, caret: caret ?? TextUnit.utf16.count(text))
    // A caret that moves inside the marked text is no change.
    guard hasChanged || field.marked != marked else { return }
    sendEditingChanged()
    settle(.provisional)
    if field.marked != nil && host.policy.takesMarkedText { takeValue() }
  }

  private var stage: CompositionStage { field.marked == nil ? .starts : .continues }

  /// Sets the marked text, or what the program's filter leaves of it.
  ///
  /// - Returns: whether the text changed.
  private mutating func mark(_ text: String, caret: Int) -> Bool {
    let proposal = EditProposal(
      replacing: field.marked ?? field.state.selection.span,
      with: text,
      origin: .composition
    )
    let filtered = host.reviewer.admit(marked: proposal, of: stage, in: field.state)
    guard let filtered else { return change { $0.mark(text, caret: caret) } }
    sayLoss(filtered.verdict)
    var hasChanged = false
    if let marked = filtered.marked, !(marked.isEmpty && field.marked == nil) {
      hasChanged = change { field in
        field.mark(marked, caret: caret)
        field.cutTail(filtered.tailCut)
        // Where the filter leaves nothing of it there is no marked text any more.
        if marked.isEmpty { field.unmark() }
      }
    }
    report(filtered.verdict)
    return hasChanged
  }

  /// Asks the delegate about a key of a composition; what comes is another text than it was asked about.
  mutating func asks(about key: String, composing text: String) -> Bool {
    let selection = field.state.selection.span
    let span =
      key.isEmpty
      ? (profile.backspaceQuestion == .wholeMarkedRange
        ? field.marked ?? selection : clusterBefore(selection)) : selection
    let proposal = EditProposal(
      replacing: span,
      with: key,
      origin: key.isEmpty ? .typing : .composition
    )
    let verdict = host.reviewer.review(key: proposal, of: stage, in: field.state)
    events.append(.shouldChange(span, key, allowed: verdict.allowsEdit))
    guard verdict.allowsEdit else {
      sayLoss(verdict)
      report(verdict)
      return false
    }
    let target = field.marked ?? selection
    let predicted = MeasuredText.replacing(span, with: key, in: field.state.text.string)
    let coming = MeasuredText.replacing(target, with: text, in: field.state.text.string)
    if !sameUnits(predicted, coming) { events.append(.predicted(predicted.shortened())) }
    return true
  }

  mutating func commit(_ text: String?) {
    guard let marked = field.marked, let before = field.beforeComposition else {
      if let text { insert(text, origin: .commit) }
      return
    }
    // Return commits the letters without the blanks that the keyboard put between syllables.
    let raw = text ?? field.markedText?.withoutSeparators ?? ""
    let cleaned = clean(raw)
    if cleaned.isEmpty {
      cancelComposition()
      return
    }
    let proposal = EditProposal(replacing: before.span, with: cleaned, origin: .commit)
    guard profile.asksAtCommit else {
      enter(proposal, from: before.state)
      return
    }
    let verdict = host.reviewer.review(commit: proposal, in: before.state, over: field.state)
    events.append(.shouldChange(marked, cleaned.shortened(), allowed: verdict.allowsEdit))
    if !verdict.allowsEdit { sayLoss(verdict) }
    change {
      $0.restoreFromComposition()
      if let edit = verdict.edit { $0.apply(edit) }
    }
    sendEditingChanged()
    if verdict.isWhole { currentEdit.hasAccepted = true }
    if verdict.allowsEdit {
      settle(.reviewed(proposal))
    } else {
      takeValue()
      report(verdict)
    }
  }

  /// A commit that nobody is asked about: the text goes in and is judged afterwards.
  mutating func enter(_ proposal: EditProposal, from before: TextState) {
    change {
      $0.restoreFromComposition()
      $0.apply(TextEdit(replacing: proposal.span, with: proposal.replacement[...]))
    }
    sendEditingChanged()
    settle(.unasked(proposal, from: before))
  }

  mutating func cancelComposition() {
    guard field.marked != nil else { return }
    change { $0.restoreFromComposition() }
    sendEditingChanged()
    takeValue()
  }

  /// Ends a composition with the marked text as it stands: the user touched something else.
  ///
  /// The text is there already, so no change event comes unless it has to be cut. It is a step of its
  /// own, whatever the gesture does that ended it.
  mutating func finishComposition() {
    guard let text = field.markedText, let before = field.beforeComposition else { return }
    change { $0.unmark() }
    let unmarked = field.state.text.string
    let verdict = judge(
      .unasked(
        EditProposal(replacing: before.span, with: text, origin: .commit),
        from: before.state
      )
    )
    if !sameUnits(unmarked, field.state.text.string) { sendEditingChanged() }
    conclude(verdict)
    closeEdit()
  }
}

extension String {
  /// The text without the blanks that a keyboard shows between syllables.
  fileprivate var withoutSeparators: String {
    String(unicodeScalars.filter { $0 != "\u{2006}" })
  }
}

extension MeasuredText {
  fileprivate static func replacing(
    _ span: TextSpan,
    with replacement: String,
    in text: String
  ) -> String {
    let whole = text.wholeScalars(span)
    return text.text(in: TextSpan(0..<whole.location)) + replacement
      + text.text(in: TextSpan(whole.end..<max(whole.end, text.utf16.count)))
  }
}
