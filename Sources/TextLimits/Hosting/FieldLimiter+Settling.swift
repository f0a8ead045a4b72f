import TextMeasure

/// Why editing ends.
///
/// There will be no other cases.
public enum HostEnding: Hashable, Sendable {
  /// The field has lost the focus.
  case leaving
  /// Return was pressed, and the field may keep the focus.
  case submitting
}

extension FieldLimiter {
  /// Ends the editing: marked text is judged as it stands, and a number takes its final form.
  ///
  /// `textFieldDidEndEditing(_:)` and `textFieldShouldReturn(_:)`. No change event need have come for
  /// the end of a composition.
  ///
  /// A number outside of its bounds stays in the field where the rule rejects it, and the answer has
  /// the reason: who takes the value asks ``NumberRule/state(of:)``. An empty text is no mistake.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func editingEnded(
    _ field: HostField,
    by ending: HostEnding = .leaving
  ) -> HostAnswer? {
    picked = nil
    let field = HostField(field.text, selection: field.selection)
    var answer = composition == nil ? settlePending(in: field) : endComposition(in: field)
    if answer == nil { known = state(of: field) }
    if case .number(let number) = rule, let verdict = number.finish(known) {
      let last = carryOut(verdict, from: known, in: field, after: answer)
      answer = answer.map { $0.followed(by: last) } ?? last
    }
    if ending == .leaving { gate.rearm() }
    return answer
  }

  /// The edit that was let in is in the field now: it stands, or what was put off is done.
  mutating func settlePending(in field: HostField) -> HostAnswer? {
    guard let pending, sameUnits(field.text, pending.result.text.string) else { return nil }
    self.pending = nil
    if let verdict = pending.deferred {
      return carryOut(verdict, from: pending.before, in: field)
    }
    known = TextState(pending.result.text, selection: field.selection)
    gate.rearm()
    return nil
  }

  /// Takes what undo or redo brought back, which was accepted before.
  ///
  /// - Returns: what an undo that ended a composition did not give back.
  mutating func historyChanged(_ field: HostField) -> HostAnswer? {
    picked = nil
    gate.rearm()
    let isGivenUp = field.marked == nil && composition?.committed(in: field.text)?.isEmpty == true
    if isGivenUp { return endComposition(in: field) }
    rebase(to: field)
    return nil
  }

  /// Judges a composition at its end, as one edit of the text from before it.
  mutating func endComposition(in field: HostField) -> HostAnswer? {
    guard let composition else { return nil }
    self.composition = nil
    pending = nil
    picked = nil
    let before = TextState(
      composition.before.text.counted(in: rule.units),
      selection: composition.before.selection
    )
    if sameUnits(field.text, before.text.string) {
      known = TextState(before.text, selection: field.selection)
      if !composition.span.isEmpty { gate.rearm() }
      return nil
    }
    guard let text = composition.committed(in: field.text) else {
      known = before
      return judgeUnasked(in: field)
    }
    let cleaned = cleaned(text)
    if cleaned.isEmpty {
      known = before
      return HostAnswer(allowsEdit: false, write: HostWrite(before, over: field.text))
    }
    return judgeAfterwards(
      EditProposal(replacing: composition.span, with: cleaned, origin: .commit),
      from: before,
      in: field,
      isClean: sameUnits(cleaned, text)
    )
  }

  /// Judges a change that nobody asked about, or that came other than it was asked about.
  mutating func judgeUnasked(in field: HostField) -> HostAnswer? {
    picked = nil
    var proposal = EditRecovery.proposal(from: known, to: state(of: field))
    let cleaned = cleaned(proposal.replacement)
    let isClean = sameUnits(cleaned, proposal.replacement)
    proposal.replacement = cleaned
    return judgeAfterwards(proposal, from: known, in: field, isClean: isClean)
  }

  private mutating func judgeAfterwards(
    _ proposal: EditProposal,
    from before: TextState,
    in field: HostField,
    isClean: Bool
  ) -> HostAnswer? {
    let verdict = Limiter(rule).review(proposal, in: before)
    guard isClean && verdict.allowsEdit else {
      return carryOut(verdict, from: before, in: field)
    }
    known = state(of: field)
    pending = nil
    gate.rearm()
    return nil
  }

  /// Does what a verdict says in place of the field, and tells a loss through the gate.
  mutating func carryOut(
    _ verdict: Verdict,
    from before: TextState,
    in field: HostField,
    behind word: PickedWord? = nil,
    after earlier: HostAnswer? = nil
  ) -> HostAnswer {
    known = verdict.result(from: before)
    pending = nil
    var answer = HostAnswer(allowsEdit: false)
    if !sameUnits(known.text.string, field.text) || known.selection != field.selection {
      answer.write = HostWrite(known, over: field.text)
    }
    guard let reason = verdict.reason else {
      if verdict.edit != nil && earlier?.reason == nil { gate.rearm() }
      return answer
    }
    // A blank that finds no room behind a word that fitted is no loss.
    let isWhole = word?.fate != .curtailed
    let isQuiet = isWhole ? gate.policy != .every : word?.isTold == false
    if reason == .keyboardsBlank && isQuiet {
      if verdict.outcome == .clamped { gate.rearm() }
      return answer
    }
    answer.reason = reason
    answer.dropped = verdict.dropped
    if reason == .form { return answer }
    answer.alert = gate.offer(
      at: .zero,
      followsInGesture: word?.isTold == true || earlier?.alert != nil
    )
    // The other policies do not ask what is on screen, so nothing is kept of it.
    if gate.policy != .whilePresented { alertDismissed() }
    return answer
  }

  func cleaned(_ text: String) -> String {
    lines == .one ? LineCleaner.clean(text) ?? text : text
  }
}

extension HostAnswer {
  /// One answer for two losses of one gesture: what to write is the last word, what to tell the first.
  fileprivate func followed(by last: HostAnswer) -> HostAnswer {
    var answer = self
    answer.write = last.write
    if alert == nil && last.reason != nil {
      answer.reason = last.reason
      answer.dropped = last.dropped
      answer.alert = last.alert
    }
    return answer
  }
}
