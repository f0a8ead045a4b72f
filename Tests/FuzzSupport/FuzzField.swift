import TextFieldModel
import TextLimits
import TextMeasure

/// The simulated field: random gestures under every policy, with the bound, undo and the notation
/// looked at after each.
public func fuzzField(_ bytes: [UInt8]) -> String? {
  var reader = ByteReader(bytes)
  var complaints = Complaints()
  var trace: [String] = []
  let policy = reader.pick(Array(LimitPolicy.allCases), or: .preEdit)
  let gate = AlertGate(policy: reader.pick(AlertPolicy.allCases, or: .every))
  var session = FieldSession(
    field: Field(TextState(reader.text(longest: 8))),
    host: HostProgram(rule: reader.rule(), policy: policy, gate: gate)
  )
  trace.append("\(session.host.rule) \(policy) \(gate.policy)")
  var now = Duration.zero
  for _ in 0..<40 where !reader.isAtEnd && complaints.text == nil {
    now += .milliseconds(reader.byte() * 8)
    if reader.below(32) == 0 { session.limit(by: reader.rule()) }
    let before = session
    let gesture = reader.gesture(in: session.field.state.text.string)
    trace.append("\(drawn(session.field)) \(gesture)")
    let events = (try? session.perform(gesture, at: now)) ?? []
    for event in events { _ = event.description }
    checkField(session.field, &complaints)
    checkBound(session, after: before, gesture, &complaints)
    checkUndo(session, after: before, gesture, &complaints)
    checkAlerts(events, &complaints, policy: gate.policy)
  }
  return complaints.text.map { (trace + ["\(drawn(session.field))", $0]).joined(separator: "\n") }
}

private func drawn(_ field: Field) -> String {
  FieldNotation.string(
    field.state.text.string,
    selection: field.state.selection,
    marked: field.marked
  )
}

private func checkField(_ field: Field, _ complaints: inout Complaints) {
  let text = field.state.text
  for unit in text.units {
    complaints.expect(text.counts[unit] == unit.count(text.string), "the \(unit) are miscounted")
  }
  let selected = field.state.selection.span
  complaints.expect(text.string.wholeScalars(selected) == selected, "the selection cuts a scalar")
  if let marked = field.marked {
    complaints.expect(text.string.wholeScalars(marked) == marked, "the marked span cuts a scalar")
    complaints.expect(
      marked.location <= selected.location && selected.end <= marked.end,
      "the selection is outside the marked text"
    )
  }
  let notation = drawn(field)
  guard let read = FieldNotation.parse(notation) else {
    complaints.expect(false, "\(notation) cannot be read")
    return
  }
  complaints.expect(
    sameUnits(read.text, text.string) && read.selection?.span == selected
      && read.marked == field.marked,
    "\(notation) reads as something else"
  )
}

/// Under the contract no length grows beyond its limit, unless it was there already.
private func checkBound(
  _ session: FieldSession,
  after before: FieldSession,
  _ gesture: Gesture,
  _ complaints: inout Complaints
) {
  guard session.host.policy == .preEdit, session.field.marked == nil else { return }
  switch gesture {
  case .set, .undo, .redo: return
  default: break
  }
  // The text before a composition is the one that an edit has to be measured by; without it, any.
  guard before.field.marked == nil else { return }
  for limit in session.host.rule.limits {
    let old = limit.unit.count(before.field.state.text.string)
    let new = limit.unit.count(session.field.state.text.string)
    let isDeletion =
      new > old && before.field.state.text.utf16Count > session.field.state.text.utf16Count
    complaints.expect(
      new <= max(limit.maximum, old) || isDeletion,
      "\(new) \(limit.unit) are more than \(limit)"
    )
  }
}

/// Undo after a gesture is the text and selection from before it, and redo those from behind it.
private func checkUndo(
  _ session: FieldSession,
  after before: FieldSession,
  _ gesture: Gesture,
  _ complaints: inout Complaints
) {
  switch gesture {
  case .set, .undo, .redo, .check: return
  default: break
  }
  let (old, new) = (before.field, session.field)
  guard old.marked == nil, new.marked == nil, new.isEditing,
    !sameUnits(old.state.text.string, new.state.text.string)
  else { return }
  var copy = session
  _ = try? copy.perform(.undo)
  complaints.expect(
    sameUnits(copy.field.state.text.string, old.state.text.string)
      && copy.field.state.selection == old.state.selection,
    "undo gives \(drawn(copy.field))"
  )
  _ = try? copy.perform(.redo)
  complaints.expect(
    sameUnits(copy.field.state.text.string, new.state.text.string)
      && copy.field.state.selection == new.state.selection,
    "redo gives \(drawn(copy.field))"
  )
}

/// One gesture presents one alert at most, unless every callback does.
private func checkAlerts(
  _ events: [FieldEvent],
  _ complaints: inout Complaints,
  policy: AlertPolicy
) {
  let presented = events.filter { if case .alertPresented = $0 { true } else { false } }
  complaints.expect(policy == .every || presented.count <= 1, "\(presented.count) alerts")
}

extension ByteReader {
  mutating func gesture(in text: String) -> Gesture {
    switch below(24) {
    case 0, 1: .type(self.text(longest: 3))
    case 2: .paste(self.text())
    case 3: .deleteBackward
    case 4: .deleteForward
    case 5: .delete(span(in: text))
    case 6: .select(selection(in: text))
    case 7: .select(TextSelection(anchor: offset(in: text), head: offset(in: text)))
    case 8: .cut
    case 9: .blur
    case 10: .focus
    case 11: .submit
    case 12: .undo
    case 13: .redo
    case 14, 15, 16:
      .compose(
        self.text(longest: 6),
        caret: isTrue() ? nil : offset(in: "ab"),
        key: isTrue() ? nil : self.text(longest: 1)
      )
    case 17: .commit(isTrue() ? nil : self.text(longest: 6))
    case 18: isTrue() ? .cancel : .finish
    case 19, 20: .suggest(span(in: text), self.text(longest: 6), blank: isTrue())
    case 21: .correct(span(in: text), self.text(longest: 6))
    case 22: .observe(self.text(), caret: offset(in: text))
    default: isTrue() ? .set(self.text(), isTrue() ? nil : selection(in: text)) : .check
    }
  }
}
