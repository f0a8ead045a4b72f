import TestSupport
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// Random gestures under every policy: what must hold after each of them.
struct FieldSessionPropertyTests {
  private static let sessions = 60
  private static let gestures = 80

  @Test(arguments: LimitPolicy.allCases)
  func `whatever is done, the field stays whole and says what it did`(_ policy: LimitPolicy) {
    var random = GestureGenerator("field \(policy.rawValue)")
    for number in 0..<Self.sessions {
      var walk = Walk(policy, &random)
      for _ in 0..<Self.gestures {
        let faults = walk.step(&random)
        guard faults.isEmpty else {
          Issue.record("session \(number): \(faults)\n\(walk.story)")
          return
        }
      }
    }
  }
}

/// One session under random gestures, and what is known of it besides.
private struct Walk {
  var session: FieldSession
  private let policy: LimitPolicy
  private var alerts: AlertPolicy
  private var now: Duration = .zero
  /// The state from before the composition that is under way.
  private var origin: TextState?
  private var lines: [String] = []

  init(_ policy: LimitPolicy, _ random: inout GestureGenerator) {
    self.policy = policy
    let rule = random.rule()
    alerts = AlertPolicy.allCases.randomElement(using: &random.texts.random) ?? .every
    let text = random.text()
    session = FieldSession(
      field: Field(TextState(text)),
      host: HostProgram(rule: rule, policy: policy, gate: AlertGate(policy: alerts))
    )
    lines.append("\(rule), \(alerts.rawValue), field \(VisibleText.quoted(text))")
  }

  /// The last of what was done.
  var story: String { ([lines[0]] + lines.dropFirst().suffix(12)).joined(separator: "\n") }

  mutating func step(_ random: inout GestureGenerator) -> [String] {
    if random.chance(20) {
      let rule = random.rule()
      session.limit(by: rule)
      lines.append("\(rule)")
    }
    if random.chance(30) {
      alerts = AlertPolicy.allCases.randomElement(using: &random.texts.random) ?? .every
      session.alert(by: alerts, for: .seconds(1))
    }
    now += .milliseconds(Int.random(in: 0...700, using: &random.texts.random))
    let gesture = session.field.isEditing ? random.gesture(in: session.field) : .focus
    let before = session
    if before.field.marked == nil { origin = before.field.state }
    lines.append("\(gesture)")
    var twin = session
    do {
      let events = try session.perform(gesture, at: now)
      lines += events.map { "  > \($0)" }
      let again = try twin.perform(gesture, at: now)
      let isSame = again == events && twin.field == session.field && twin.tally == session.tally
      return (isSame ? [] : ["equal input, another outcome"])
        + Step(gesture, from: before, to: session, events, origin: origin, at: now).faults
    } catch {
      return ["\(error) in a field that is being edited"]
    }
  }
}

/// What one gesture did.
private struct Step {
  let gesture: Gesture
  let before: FieldSession
  let after: FieldSession
  let events: [FieldEvent]
  let origin: TextState?
  let now: Duration

  init(
    _ gesture: Gesture,
    from before: FieldSession,
    to after: FieldSession,
    _ events: [FieldEvent],
    origin: TextState?,
    at now: Duration
  ) {
    self.gesture = gesture
    self.before = before
    self.after = after
    self.events = events
    self.origin = origin
    self.now = now
  }

  var faults: [String] {
    fieldFaults + eventFaults + lengthFaults + historyFaults
  }

  // MARK: The field

  private var fieldFaults: [String] {
    var faults: [String] = []
    let text = after.field.state.text
    let string = text.string
    for unit in text.units where text.counts[unit] != unit.count(string) {
      faults.append("\(unit) is \(text.counts[unit]), not \(unit.count(string))")
    }
    if !after.host.rule.units.isSubset(of: text.units) { faults.append("a unit is not counted") }
    let selection = after.field.state.selection
    for offset in [selection.anchor, selection.head] where !isBorder(offset, of: string) {
      faults.append("\(offset) is no place in the text")
    }
    if let marked = after.field.marked {
      if !isBorder(marked.location, of: string) || !isBorder(marked.end, of: string) {
        faults.append("\(marked) is not in the text")
      }
      if selection.span.location < marked.location || selection.span.end > marked.end {
        faults.append("the selection is outside of the marked text")
      }
    } else if !sameUnits(after.host.value, string) {
      faults.append("the program holds \(VisibleText.quoted(after.host.value))")
    }
    return faults
  }

  private func isBorder(_ offset: Int, of text: String) -> Bool {
    (0...text.utf16.count).contains(offset) && text.roundedDown(offset) == offset
  }

  // MARK: The events

  private var eventFaults: [String] {
    var faults: [String] = []
    var shown = FieldSnapshot(of: before.field)
    var marked = before.field.marked
    for event in events {
      switch event {
      case .text(let from, let to):
        if from.text != shown.text || from.selection != shown.selection || from.marked != marked {
          faults.append("\(event) does not follow from what was shown")
        }
        shown = to
      case .selection(let snapshot): shown = snapshot
      case .marked(let span): marked = span
      case .unmarked: marked = nil
      default: break
      }
    }
    let end = FieldSnapshot(of: after.field)
    if !sameUnits(shown.text, end.text) || shown.selection != end.selection
      || marked != after.field.marked
    {
      faults.append("the events do not lead to what is shown")
    }
    let presented = events.count { if case .alertPresented = $0 { true } else { false } }
    if presented > 1 && after.host.gate.policy != .every { faults.append("\(presented) alerts") }
    let changes = events.count { if case .editingChanged = $0 { true } else { false } }
    if case .set = gesture {
      if after.tally != Tally() { faults.append("\(after.tally) behind a set text") }
    } else if after.tally.changed != before.tally.changed + changes
      || after.tally.alerts != before.tally.alerts + presented
    {
      faults.append("the tally is \(after.tally)")
    }
    return faults + changeFaults(changes)
  }

  /// One change event for each real change, where no composition and no other hand is in it.
  private func changeFaults(_ changes: Int) -> [String] {
    guard before.field.marked == nil, before.host.policy == .preEdit else { return [] }
    switch gesture {
    case .type, .paste, .delete, .deleteBackward, .deleteForward, .cut, .suggest, .correct, .undo,
      .redo, .submit, .blur:
      let real = events.count { if case .text = $0 { true } else { false } }
      return real == changes ? [] : ["\(real) changes, \(changes) change events"]
    default: return []
    }
  }

  // MARK: The limit

  private var lengthFaults: [String] {
    guard before.host.policy == .preEdit, after.field.marked == nil, let origin else { return [] }
    let addsUpOnly: Bool
    switch gesture {
    case .undo, .redo, .set: return []
    case .type(let text), .paste(let text), .commit(let text?): addsUpOnly = text.isEmpty
    default: addsUpOnly = true
    }
    return after.host.rule.limits.compactMap { limit in
      // Taking away a joiner makes two characters of one, and a deletion always passes.
      guard limit.unit.addsUp || !addsUpOnly && before.field.marked == nil else { return nil }
      let length = limit.unit.count(after.field.state.text.string)
      let allowed = max(limit.maximum, limit.unit.count(origin.text.string))
      return length <= allowed ? nil : "\(length) of \(limit)"
    }
  }

  // MARK: The history

  private var historyFaults: [String] {
    guard after.field.marked == nil, let origin else { return [] }
    switch gesture {
    case .undo, .redo, .set, .check: return []
    default: break
    }
    let end = after.field.state
    guard !sameUnits(origin.text.string, end.text.string) else { return [] }
    guard after.field.isEditing else { return [] }
    var session = after
    do {
      var steps = 1
      _ = try session.perform(.undo, at: now)
      let isEnded = before.field.marked != nil
      // A composition that the gesture ended is a step of its own, if it changed the text.
      if isEnded && !sameUnits(session.field.state.text.string, origin.text.string) {
        _ = try session.perform(.undo, at: now)
        steps += 1
      }
      let isBack =
        isEnded && steps == 1
        ? sameUnits(session.field.state.text.string, origin.text.string)
        : isSame(session.field.state, origin)
      guard isBack else { return ["undo gives \(drawn(session)) instead of \(origin)"] }
      for _ in 0..<steps { _ = try session.perform(.redo, at: now) }
      let state = session.field.state
      let isRedone =
        sameUnits(state.text.string, end.text.string)
        && (before.field.marked != nil || state.selection == end.selection)
      return isRedone ? [] : ["redo gives \(drawn(session))"]
    } catch {
      return ["\(error)"]
    }
  }

  private func isSame(_ left: TextState, _ right: TextState) -> Bool {
    sameUnits(left.text.string, right.text.string) && left.selection == right.selection
  }

  private func drawn(_ session: FieldSession) -> String {
    FieldNotation.string(FieldSnapshot(of: session.field))
  }
}
