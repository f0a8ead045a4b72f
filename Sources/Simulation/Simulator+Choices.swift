import InputMethods
import TextFieldModel
import TextLimits
import TextMeasure

/// What is chosen, not typed: settings, situations, the naive way.
extension Simulator {
  mutating func choose(_ setting: Setting) {
    passTime()
    settings.apply(setting)
    switch setting {
    case .lengths, .number, .exceed: session.limit(by: settings.rule)
    case .policy: session.follow(settings.policy)
    case .alerts, .toast: session.alert(by: settings.alerts, for: settings.toast)
    case .profile: session.profile = settings.profile
    case .keyboard:
      try? finishComposition()
      keyboard = settings.keyboard.method
      barChoice = nil
    case .size: break
    }
    lanes?.follow(settings, from: session.field)
    // A composition that a new keyboard ended may have given an alert that stays for no time.
    passTime()
    keep(.setting(setting), followsAlert: deadline != nil)
  }

  mutating func prepare(_ number: Int) throws(MessageError) {
    guard Situation.all.indices.contains(number - 1) else { throw .noSituation(number) }
    let situation = Situation.all[number - 1]
    self.situation = number
    panel = .none
    notice = nil
    barChoice = nil
    for setting in situation.settings { choose(setting) }
    clipboard = situation.clipboard
    title = "situation \(number)"
    if !session.field.isEditing { try perform(.focus) }
    try perform(.set(situation.text, situation.selection))
    clearAlerts()
  }

  mutating func flipNaive() {
    if let (policy, alerts) = oursBefore {
      oursBefore = nil
      choose(.policy(policy))
      choose(.alerts(alerts))
      notice = .ours
    } else if settings.policy == .naive {
      choose(.policy(.preEdit))
      choose(.alerts(.whilePresented))
      notice = .ours
    } else {
      oursBefore = (settings.policy, settings.alerts)
      choose(.policy(.naive))
      choose(.alerts(.every))
      notice = .naive
    }
  }

  mutating func cut() throws(MessageError) {
    if session.field.isEditing { copy() }
    try perform(.cut)
  }

  mutating func copy() {
    let span = session.field.state.selection.span
    guard !span.isEmpty else { return }
    clipboard = session.field.state.text.string.text(in: span)
    notice = .copied
  }
}
