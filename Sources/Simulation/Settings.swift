package import TextFieldModel
package import TextLimits

/// The keyboards of the lab.
package enum KeyboardKind: String, CaseIterable, Hashable, Sendable {
  case english
  case pinyin
  case plain
}

/// One choice that the command line, a scenario or a key makes.
package enum Setting: Hashable, Sendable {
  /// Length limits; none at all lets everything in.
  case lengths([LengthLimit])
  /// A number between bounds; what happens to one that passes a bound is ``exceed(_:)``.
  case number(NumberRule)
  case exceed(NumberRule.Excess)
  case policy(LimitPolicy)
  case alerts(AlertPolicy)
  case toast(Duration)
  case keyboard(KeyboardKind)
  case profile(Profile)
  case size(ScreenSize)
}

/// All choices together.
package struct Settings: Hashable, Sendable {
  package private(set) var rule = FieldRule.lengths([LengthLimit(31)])
  package private(set) var excess = NumberRule.Excess.reject
  package private(set) var policy = LimitPolicy.preEdit
  package private(set) var alerts = AlertPolicy.whilePresented
  package private(set) var toast = Duration.seconds(1)
  package private(set) var keyboard = KeyboardKind.english
  package private(set) var profile = Profile.iOS18
  package private(set) var size = ScreenSize(rows: 24, columns: 80)

  package init() {}

  /// The choices that lead here from any other settings.
  package var choices: [Setting] {
    let field: [Setting] =
      switch rule {
      case .lengths(let limits): [.lengths(limits), .exceed(excess)]
      case .number(let number): [.exceed(excess), .number(number)]
      }
    return field + [
      .policy(policy), .alerts(alerts), .toast(toast), .keyboard(keyboard), .profile(profile),
      .size(size),
    ]
  }

  /// Makes one choice.
  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .lengths(let limits): rule = .lengths(limits)
    case .number(var number):
      number.excess = excess
      rule = .number(number)
    case .exceed(let excess):
      self.excess = excess
      if case .number(var number) = rule {
        number.excess = excess
        rule = .number(number)
      }
    case .policy(let policy): self.policy = policy
    case .alerts(let alerts): self.alerts = alerts
    case .toast(let toast): self.toast = toast
    case .keyboard(let keyboard): self.keyboard = keyboard
    case .profile(let profile): self.profile = profile
    case .size(let size): self.size = size
    }
  }
}
