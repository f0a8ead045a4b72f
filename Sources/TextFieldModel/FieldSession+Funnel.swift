import TextLimits
import TextMeasure

/// The one way in: asking, changing, settling, telling.
extension FieldSession {
  /// Asks the delegate, and makes the edit or lets the program make its own.
  @discardableResult
  mutating func propose(_ proposal: EditProposal) -> Verdict {
    let verdict = host.reviewer.review(proposal, in: field.state)
    events.append(
      .shouldChange(
        proposal.span,
        proposal.replacement.shortened(),
        allowed: verdict.allowsEdit
      )
    )
    guard verdict.allowsEdit else {
      writeByHost(verdict)
      return verdict
    }
    currentEdit.hasAccepted = true
    let hasChanged = change { field in
      if let edit = verdict.edit { field.apply(edit) }
    }
    guard hasChanged else { return verdict }
    sendEditingChanged()
    return settle(.reviewed(proposal)) ?? verdict
  }

  /// After a no the program sets what it lets in, and the caret, and sends one change event.
  mutating func writeByHost(_ verdict: Verdict) {
    sayLoss(verdict)
    if let edit = verdict.edit, change({ $0.apply(edit) }) {
      if host.policy.entry.announcement == .editingChanged { sendEditingChanged() }
      takeValue()
    }
    if verdict.isWhole { currentEdit.hasAccepted = true }
    report(verdict)
  }

  /// Lets the policy look at the text that stands there now, and the program take its value.
  @discardableResult
  mutating func settle(_ event: SettledEvent) -> Verdict? {
    let verdict = judge(event)
    conclude(verdict)
    return verdict
  }

  /// Does to the text that stands there what the policy wants.
  mutating func judge(_ event: SettledEvent) -> Verdict? {
    let verdict = host.reviewer.settle(field.state, after: event)
    if let verdict {
      sayLoss(verdict)
      if let edit = verdict.edit {
        change {
          $0.unmark()
          $0.apply(edit)
        }
      }
    }
    if case .unasked = event, verdict?.isWhole ?? true { currentEdit.hasAccepted = true }
    return verdict
  }

  /// Lets the program take what is final, and tells what was lost.
  mutating func conclude(_ verdict: Verdict?) {
    if field.marked == nil { takeValue() }
    if let verdict { report(verdict) }
  }

  /// Changes the field and says what changed.
  ///
  /// - Returns: whether the text did, unit by unit.
  @discardableResult
  mutating func change(_ body: (inout Field) -> Void) -> Bool {
    let before = field
    body(&field)
    let hasChanged = !sameUnits(before.state.text.string, field.state.text.string)
    if hasChanged {
      events.append(.text(from: FieldSnapshot(of: before), to: FieldSnapshot(of: field)))
    } else if before.state.selection != field.state.selection {
      events.append(.selection(FieldSnapshot(of: field)))
    }
    if before.marked != field.marked {
      events.append(field.marked.map(FieldEvent.marked) ?? .unmarked)
    }
    return hasChanged
  }

  mutating func clean(_ text: String) -> String {
    guard let cleaned = host.reviewer.cleaned(text) else { return text }
    events.append(.cleaned(text.shortened()))
    return cleaned
  }

  mutating func sendEditingChanged() {
    let limit = host.rule.limits.first
    tally.changed += 1
    events.append(
      .editingChanged(
        field.state.text.counts[limit?.unit ?? .utf16],
        limit,
        isProvisional: field.marked != nil
      )
    )
  }

  mutating func takeValue(isNews: Bool = true) {
    guard isNews || !sameUnits(host.value, field.state.text.string) else { return }
    host.value = field.state.text.string
    events.append(.host(host.value.shortened()))
  }

  mutating func sayLoss(_ verdict: Verdict) {
    guard let reason = verdict.reason else { return }
    let dropped = verdict.dropped.shortened()
    events.append(
      verdict.outcome == .refused
        ? .refused(dropped, reason)
        : .clamped(kept: verdict.kept.shortened(), dropped: dropped, reason)
    )
  }

  /// Counts what was lost: a gesture once, by what it lost first.
  mutating func lose(_ verdict: Verdict) {
    currentEdit.hasLost = true
    guard !gesture.hasLost else { return }
    gesture.hasLost = true
    tally.rejections += 1
    tally.dropped = String(verdict.dropped)
  }

  /// Counts a loss, and tells it through the gate.
  mutating func report(_ verdict: Verdict) {
    guard let reason = verdict.reason else { return }
    // A blank that finds no room behind a word that fitted is no loss; behind one that was cut it is a
    // second callback to be held back, so that the suppression is seen.
    let isQuietBlank = currentEdit.hasLost ? !gesture.isTold : host.gate.policy != .every
    if reason == .keyboardsBlank && isQuietBlank {
      if verdict.outcome == .clamped { currentEdit.hasAccepted = true }
      return
    }
    lose(verdict)
    if reason == .form || host.policy.entry.feedback == .silent { return }
    let answer = host.gate.offer(at: now, followsInGesture: gesture.isTold)
    gesture.isTold = true
    if answer == .presented {
      tally.alerts += 1
      events.append(.alertPresented(reason, dropped: verdict.dropped.shortened()))
    } else {
      tally.suppressed += 1
      events.append(.alertSuppressed(answer))
    }
  }
}

extension Verdict {
  /// Whether the edit goes in and nothing of it is lost.
  var isWhole: Bool { edit != nil && !isLoss }
}
