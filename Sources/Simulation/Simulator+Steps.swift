import TextFieldModel
import TextLimits
import TextMeasure

/// What was really done, for whoever records it.
extension Simulator {
  /// What was really done since the last call, also where it ended in an error.
  package mutating func takeSteps() -> [PerformedStep] {
    defer { steps = [] }
    return steps
  }

  mutating func keep(
    _ deed: PerformedStep.Deed,
    _ events: [FieldEvent] = [],
    followsAlert: Bool = true
  ) {
    guard keepsSteps else { return }
    steps.append(
      PerformedStep(deed: deed, time: now, followsAlert: followsAlert, events: events)
    )
  }

  /// What fell due comes before whatever else happens, as it does where time is simulated.
  mutating func passTime() {
    guard let deadline, deadline <= now else { return }
    let titleOfMessage = title
    defer { title = titleOfMessage }
    title = Sentences.timeTitle
    let events = session.advance(to: now)
    keep(.time, events)
    record(events)
  }

  /// Starts with the field as it stands, but for what cannot be seen: steps to undo, and alerts.
  mutating func startAnew() throws(MessageError) {
    let wasEditing = session.field.isEditing
    try finishComposition()
    if !wasEditing { try perform(.focus) }
    clearAlerts()
    part = .whole
    try setUncut(session.field.state)
    part = .whole
    if !wasEditing { try perform(.blur) }
  }

  /// Sets the text under a policy that lets the program set any: some cut even that.
  private mutating func setUncut(_ state: TextState) throws(MessageError) {
    let policy = settings.policy
    session.follow(.preEdit)
    defer { session.follow(policy) }
    try perform(.set(state.text.string, state.selection))
    if policy != .preEdit { keep(.setting(.policy(policy)), followsAlert: false) }
  }

  mutating func clearAlerts() {
    if deadline != nil { keep(.alertsCleared) }
    toasts.clear()
    session.clearAlerts()
  }

  mutating func copyKept() {
    copy()
    keep(.copy, followsAlert: deadline != nil)
  }
}
