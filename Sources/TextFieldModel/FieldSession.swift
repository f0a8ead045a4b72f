public import TextLimits
import TextMeasure

/// A field and the program behind it: gestures go in, events come out in the order of the device.
///
/// This is the funnel. Typing, paste, composition, picked words, deletion: each becomes an
/// ``TextLimits/EditProposal``, is reviewed where the system asks the delegate, goes in through the
/// field's one writer, is settled afterwards, and is recorded once for undo.
public struct FieldSession: Sendable {
  /// The field.
  public private(set) var field: Field

  /// The program.
  public private(set) var host: HostProgram

  /// What was counted.
  public private(set) var tally = Tally()

  /// What the simulated system does.
  public var profile: Profile

  var events: [FieldEvent] = []
  private var now: Duration = .zero
  private var gesture = GestureRecord()

  /// Creates a session; the program holds the field's text.
  public init(field: Field = Field(), host: HostProgram, profile: Profile = .iOS18) {
    self.field = field
    self.host = host
    self.profile = profile
    self.host.value = field.state.text.string
    self.field.count(in: host.rule.units)
  }

  /// Makes a gesture.
  ///
  /// - Parameter now: the time, in seconds since any fixed moment.
  /// - Returns: what the field's owner sees. A gesture with nothing to do gives no event.
  /// - Throws: ``GestureError/notEditing`` where the user would need a field that has the focus.
  public mutating func perform(
    _ gesture: Gesture, at now: Duration = .zero
  ) throws(GestureError) -> [FieldEvent] {
    guard field.isEditing || gesture.isPrograms else { throw .notEditing }
    self.now = now
    events = []
    dismissAlerts(at: now)
    self.gesture = GestureRecord()
    let before = field.beforeComposition?.state ?? field.state
    run(gesture)
    if !self.gesture.isUndoing && field.marked == nil { field.record(since: before) }
    tally.dropped = self.gesture.lost ?? ""
    if self.gesture.lost != nil {
      tally.rejections += 1
    } else if self.gesture.hasAccepted {
      host.gate.rearm()
    }
    defer { events = [] }
    return events
  }

  /// Lets time pass.
  ///
  /// - Returns: the alerts that left the screen.
  public mutating func advance(to now: Duration) -> [FieldEvent] {
    events = []
    dismissAlerts(at: now)
    defer { events = [] }
    return events
  }

  /// Changes what the field may hold; nothing is cut.
  public mutating func limit(by rule: FieldRule) {
    host.rule = rule
    field.count(in: rule.units)
    host.gate.rearm()
  }

  /// Changes how the field is limited.
  public mutating func follow(_ policy: LimitPolicy) {
    host.policy = policy
  }

  /// Changes which losses are told, and for how long.
  public mutating func alert(by policy: AlertPolicy, for duration: Duration) {
    host.gate.policy = policy
    host.gate.duration = duration
  }

  /// Takes down every alert at once, without events: a new start, not something that happened.
  public mutating func clearAlerts() {
    host.gate.clear()
  }

  private mutating func dismissAlerts(at now: Duration) {
    for _ in 0..<host.gate.advance(to: now) { events.append(.alertDismissed) }
  }
}

/// What is known of the gesture that is under way.
private struct GestureRecord {
  /// What it lost first.
  var lost: String?
  /// Whether an alert was offered for it.
  var isTold = false
  /// Whether something final went in whole.
  var hasAccepted = false
  /// Whether it walks the history instead of adding to it.
  var isUndoing = false
}

// MARK: - Gestures

extension FieldSession {
  private mutating func run(_ gesture: Gesture) {
    switch gesture {
    case .compose(let text, let caret, let key): compose(text, caret: caret, key: key)
    case .commit(let text): commit(text)
    case .cancel: cancelComposition()
    case .undo where field.marked != nil: cancelComposition()
    case .set(let text, let selection): set(text, selection: selection)
    default:
      finishComposition()
      runFinished(gesture)
    }
  }

  /// The gestures that meet no marked text.
  private mutating func runFinished(_ gesture: Gesture) {
    let selection = field.state.selection.span
    switch gesture {
    case .type(let text): insert(text, origin: .typing)
    case .paste(let text): insert(text, origin: .paste)
    case .delete(let span): delete(field.state.text.string.wholeScalars(span))
    case .cut: delete(selection)
    case .deleteBackward: delete(selection.isEmpty ? clusterBefore(selection) : selection)
    case .deleteForward: delete(selection.isEmpty ? clusterBehind(selection) : selection)
    case .select(let selection): change { $0.select(selection) }
    case .suggest(let span, let text, let blank): suggest(span, text, blank: blank)
    case .correct(let span, let text): replace(span, with: text, origin: .correction)
    case .observe(let text, let caret): observe(text, caret: caret)
    case .undo: walkHistory(.undo) { $0.undo() }
    case .redo: walkHistory(.redo) { $0.redo() }
    case .submit: submit()
    case .blur: blur()
    case .focus: focus()
    case .check: check()
    case .compose, .commit, .cancel, .set, .finish: break
    }
  }

  private func clusterBefore(_ caret: TextSpan) -> TextSpan {
    TextSpan(field.state.text.string.clusterBefore(caret.location)..<caret.location)
  }

  private func clusterBehind(_ caret: TextSpan) -> TextSpan {
    TextSpan(caret.location..<field.state.text.string.clusterAfter(caret.location))
  }

  private mutating func insert(_ text: String, origin: EditProposal.Origin) {
    replace(field.state.selection.span, with: text, origin: origin)
  }

  /// An empty span is nothing to delete: nobody is asked.
  private mutating func delete(_ span: TextSpan) {
    guard !span.isEmpty else { return }
    propose(EditProposal(replacing: span, with: ""))
  }

  /// An edit that puts something in; an insertion that cleaning empties is no edit.
  @discardableResult
  private mutating func replace(
    _ span: TextSpan, with text: String, origin: EditProposal.Origin
  ) -> Verdict? {
    let cleaned = clean(text)
    if cleaned.isEmpty && !text.isEmpty { return nil }
    let span = field.state.text.string.wholeScalars(span)
    if cleaned.isEmpty && span.isEmpty { return nil }
    return propose(EditProposal(replacing: span, with: cleaned, origin: origin))
  }

  private mutating func suggest(_ span: TextSpan, _ text: String, blank: Bool) {
    let verdict = replace(span, with: text, origin: .suggestion)
    guard blank else { return }
    let fate: EditProposal.CandidateFate = verdict.map { $0.isLoss } ?? false ? .curtailed : .whole
    replace(
      field.state.selection.span, with: " ", origin: .automaticBlank(after: fate))
  }

  private mutating func observe(_ text: String, caret: Int) {
    let before = field.state
    let after = TextState(MeasuredText(text), selection: .caret(caret))
    let proposal = EditRecovery.proposal(from: before, to: after)
    let cleaned = LineCleaner.clean(proposal.replacement)
    let hasChanged = change {
      $0.apply(
        TextEdit(
          replacing: proposal.span, with: proposal.replacement[...], selection: .caret(caret)))
    }
    guard hasChanged else { return }
    sendEditingChanged()
    if cleaned != nil { events.append(.cleaned(proposal.replacement.shortened())) }
    var judged = proposal
    judged.replacement = cleaned ?? proposal.replacement
    if cleaned != nil {
      // What cleaning changed has to be written back even where nothing is lost.
      let inserted = TextSpan(
        location: proposal.span.location, length: TextUnit.utf16.count(proposal.replacement))
      change {
        $0.apply(TextEdit(replacing: inserted, with: judged.replacement[...]))
      }
    }
    settle(.unasked(judged, from: before))
  }

  private mutating func walkHistory(_ event: FieldEvent, _ step: (inout Field) -> Bool) {
    gesture.isUndoing = true
    let mark = events.count
    var hasStep = false
    let hasChanged = change { hasStep = step(&$0) }
    guard hasStep else { return }
    events.insert(event, at: mark)
    host.gate.rearm()
    if hasChanged { sendEditingChanged() }
    takeValue()
  }

  private mutating func set(_ text: String, selection: TextSelection?) {
    gesture.isUndoing = true
    tally = Tally()
    change { $0.set(text, selection: selection) }
    host.gate.rearm()
    host.value = text
  }

  private mutating func check() {
    gesture.isUndoing = true
    let cutter = LimitPolicy.truncateTail.reviewer(for: host.rule)
    let whole = EditProposal(
      replacing: field.state.text.wholeSpan, with: field.state.text.string, origin: .observed)
    guard let verdict = cutter.settle(field.state, after: .reviewed(whole)),
      let edit = verdict.edit
    else { return }
    sayLoss(verdict)
    var result = field.state
    result.apply(edit)
    change { $0.set(result.text.string, selection: result.selection) }
    host.gate.rearm()
    takeValue()
    gesture.lost = String(verdict.dropped)
  }

  // MARK: Focus

  private mutating func submit() {
    finishNumber()
    events.append(.submit)
    takeValue(isNews: false)
  }

  private mutating func blur() {
    guard field.isEditing else { return }
    finishNumber()
    field.isEditing = false
    host.gate.rearm()
    events.append(.endEditing)
  }

  private mutating func focus() {
    guard !field.isEditing else { return }
    field.isEditing = true
    host.gate.rearm()
    events.append(.beginEditing)
  }

  /// At the end of editing a number takes its canonical form, and is told once if it is out of bounds.
  private mutating func finishNumber() {
    guard host.policy != .naive, case .number(let rule) = host.rule,
      let verdict = rule.finish(field.state)
    else { return }
    writeByHost(verdict)
  }
}

// MARK: - Composition

extension FieldSession {
  private mutating func compose(_ text: String, caret: Int?, key: String?) {
    let text = LineCleaner.clean(text) ?? text
    if field.marked == nil && text.isEmpty { return }
    if let key, !asks(about: key, composing: text) { return }
    if text.isEmpty {
      cancelComposition()
      return
    }
    change { $0.mark(text, caret: caret ?? TextUnit.utf16.count(text)) }
    sendEditingChanged()
    settle(.provisional)
    if field.marked != nil && host.policy.takesMarkedText { takeValue() }
  }

  /// Asks the delegate about a key of a composition; what comes is another text than it was asked about.
  private mutating func asks(about key: String, composing text: String) -> Bool {
    let selection = field.state.selection.span
    let span =
      key.isEmpty
      ? (profile.backspaceQuestion == .wholeMarkedRange
        ? field.marked ?? selection : clusterBefore(selection)) : selection
    let proposal = EditProposal(
      replacing: span, with: key, origin: key.isEmpty ? .typing : .composition)
    let verdict = host.reviewer.review(proposal, in: field.state)
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

  private mutating func commit(_ text: String?) {
    guard let marked = field.marked, let before = field.beforeComposition else {
      if let text { insert(text, origin: .commit) }
      return
    }
    // Return commits the letters without the blanks that the keyboard put between syllables.
    let raw = text ?? field.markedText?.filter { $0 != "\u{2006}" } ?? ""
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
    let verdict = host.reviewer.review(proposal, in: before.state)
    events.append(.shouldChange(marked, cleaned.shortened(), allowed: verdict.allowsEdit))
    if !verdict.allowsEdit { sayLoss(verdict) }
    change {
      $0.restoreFromComposition()
      if let edit = verdict.edit { $0.apply(edit) }
    }
    sendEditingChanged()
    if verdict.allowsEdit {
      gesture.hasAccepted = true
      settle(.reviewed(proposal))
    } else {
      takeValue()
      report(verdict)
    }
  }

  /// A commit that nobody is asked about: the text goes in and is judged afterwards.
  private mutating func enter(_ proposal: EditProposal, from before: TextState) {
    change {
      $0.restoreFromComposition()
      $0.apply(TextEdit(replacing: proposal.span, with: proposal.replacement[...]))
    }
    sendEditingChanged()
    settle(.unasked(proposal, from: before))
  }

  private mutating func cancelComposition() {
    guard field.marked != nil else { return }
    gesture.isUndoing = true
    if change({ $0.restoreFromComposition() }) { sendEditingChanged() }
    takeValue()
  }

  /// Ends a composition with the marked text as it stands: the user touched something else. The text is
  /// there already, so no change event comes unless it has to be cut.
  private mutating func finishComposition() {
    guard let text = field.markedText, let before = field.beforeComposition else { return }
    change { $0.unmark() }
    settle(.unasked(
      EditProposal(replacing: before.span, with: text, origin: .commit), from: before.state))
  }
}

// MARK: - The funnel

extension FieldSession {
  /// Asks the delegate, and makes the edit or lets the program make its own.
  @discardableResult
  private mutating func propose(_ proposal: EditProposal) -> Verdict {
    let verdict = host.reviewer.review(proposal, in: field.state)
    events.append(
      .shouldChange(
        proposal.span, proposal.replacement.shortened(), allowed: verdict.allowsEdit))
    guard verdict.allowsEdit else {
      writeByHost(verdict)
      return verdict
    }
    gesture.hasAccepted = true
    let edit = verdict.edit
    let hasChanged = change { field in
      if let edit { field.apply(edit) }
    }
    guard hasChanged else { return verdict }
    sendEditingChanged()
    return settle(.reviewed(proposal)) ?? verdict
  }

  /// After a no the program sets what it lets in, and the caret, and sends one change event.
  private mutating func writeByHost(_ verdict: Verdict) {
    sayLoss(verdict)
    if let edit = verdict.edit, change({ $0.apply(edit) }) {
      sendEditingChanged()
      takeValue()
    }
    if !verdict.isLoss { gesture.hasAccepted = true }
    report(verdict)
  }

  /// Lets the policy look at the text that stands there now, and the program take its value.
  @discardableResult
  private mutating func settle(_ event: SettledEvent) -> Verdict? {
    let verdict = host.reviewer.settle(field.state, after: event)
    if let verdict {
      sayLoss(verdict)
      if let edit = verdict.edit {
        change {
          $0.unmark()
          $0.apply(edit)
        }
      }
      if !verdict.isLoss { gesture.hasAccepted = true }
    } else if case .unasked = event {
      gesture.hasAccepted = true
    }
    if field.marked == nil { takeValue() }
    if let verdict { report(verdict) }
    return verdict
  }

  /// Changes the field and says what changed.
  ///
  /// - Returns: whether the text did, unit by unit.
  @discardableResult
  private mutating func change(_ body: (inout Field) -> Void) -> Bool {
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

  private mutating func clean(_ text: String) -> String {
    guard let cleaned = LineCleaner.clean(text) else { return text }
    events.append(.cleaned(text.shortened()))
    return cleaned
  }

  private mutating func sendEditingChanged() {
    let limit = host.rule.limits.first
    tally.changed += 1
    events.append(
      .editingChanged(
        field.state.text.counts[limit?.unit ?? .utf16], limit,
        isProvisional: field.marked != nil))
  }

  private mutating func takeValue(isNews: Bool = true) {
    guard isNews || !sameUnits(host.value, field.state.text.string) else { return }
    host.value = field.state.text.string
    events.append(.host(host.value.shortened()))
  }

  private mutating func sayLoss(_ verdict: Verdict) {
    guard let reason = verdict.reason else { return }
    let dropped = String(verdict.dropped).shortened()
    events.append(
      verdict.outcome == .refused
        ? .refused(dropped, reason)
        : .clamped(kept: String(verdict.kept).shortened(), dropped: dropped, reason))
  }

  /// Counts a loss, and tells it through the gate.
  private mutating func report(_ verdict: Verdict) {
    guard let reason = verdict.reason else { return }
    // A blank that finds no room behind a word that fitted is no loss; behind one that was cut it is a
    // second callback to be held back, so that the suppression is seen.
    let isQuietBlank = gesture.lost == nil ? host.gate.policy != .every : !gesture.isTold
    if reason == .keyboardsBlank && isQuietBlank { return }
    if gesture.lost == nil { gesture.lost = String(verdict.dropped) }
    if reason == .form { return }
    let answer = host.gate.offer(at: now, followsInGesture: gesture.isTold)
    gesture.isTold = true
    if answer == .presented {
      tally.alerts += 1
      events.append(.alertPresented(reason, dropped: String(verdict.dropped).shortened()))
    } else {
      tally.suppressed += 1
      events.append(.alertSuppressed(answer))
    }
  }
}

extension MeasuredText {
  fileprivate static func replacing(
    _ span: TextSpan, with replacement: String, in text: String
  ) -> String {
    let whole = text.wholeScalars(span)
    return text.text(in: TextSpan(0..<whole.location)) + replacement
      + text.text(in: TextSpan(whole.end..<max(whole.end, text.utf16.count)))
  }
}
