import TestSupport
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// The host adapter against the simulated field: the guide's delegate on a stand-in field must reach
/// the text, the selection and the alerts of a session that reviews every edit itself.
@MainActor struct HostingPropertyTests {
  private static let rules: [FieldRule] = [
    .lengths([LengthLimit(12)]), .lengths([LengthLimit(0)]), .lengths([]),
    .lengths([LengthLimit(6, .characters), LengthLimit(30, .utf8)]),
    .lengths([LengthLimit(9, .columns)]), .lengths([LengthLimit(7, .scalars)]),
  ]

  @Test(arguments: SimulatedSystem.Candidate.allCases, AlertPolicy.allCases)
  func `the adapter reaches what the simulated field reaches`(
    candidate: SimulatedSystem.Candidate,
    alerts: AlertPolicy
  ) {
    for (index, rule) in Self.rules.enumerated() {
      for keyboard in [HostKeyboard.mayCompose, .direct] {
        var pair = HostedPair(rule, candidate: candidate, alerts: alerts, keyboard: keyboard)
        pair.replacing = index.isMultiple(of: 2) == (keyboard == .direct) ? .silently : .likeAKey
        var gestures = RandomGestures(
          texts: TextGenerator("\(candidate) \(alerts) \(index) \(keyboard)"),
          alphabet: .words,
          composes: keyboard == .mayCompose
        )
        for _ in 0..<300 where pair.difference == nil { pair.step(&gestures) }
        #expect(pair.difference == nil)
        #expect(pair.timesSet == pair.timesSetByProgram)
      }
    }
  }

  @Test(arguments: NumberRule.Excess.allCases, AlertPolicy.allCases)
  func `the adapter does to numbers what the simulated field does`(
    excess: NumberRule.Excess,
    alerts: AlertPolicy
  ) throws {
    for bounds in [("0", "100"), ("-50", "1000"), ("5", "99.5")] {
      let rule = try #require(
        NumberRule(
          minimum: DecimalText(bounds.0),
          maximum: DecimalText(bounds.1),
          decimals: 1,
          excess: excess
        )
      )
      var pair = HostedPair(
        .number(rule),
        candidate: .markedRange,
        alerts: alerts,
        keyboard: .mayCompose
      )
      var gestures = RandomGestures(
        texts: TextGenerator("\(bounds) \(excess) \(alerts)"),
        alphabet: .digits
      )
      for _ in 0..<300 where pair.difference == nil { pair.step(&gestures) }
      #expect(pair.difference == nil)
    }
  }
}

/// The same gestures on a session and on a stand-in field with the guide's delegate.
@MainActor private struct HostedPair {
  private var session: FieldSession
  private var system: SimulatedSystem
  private let delegate: LimitedTextField
  private let told = Told()
  private var trace: [String] = []

  /// What becomes of the edits with which the delegate puts in what the limiter wants.
  var replacing: Storage.Replacing {
    get { system.field.storage.replacing }
    nonmutating set { system.field.storage.replacing = newValue }
  }

  /// How often the field's text was set as a whole, and how often the program asked for it.
  var timesSet: Int { system.field.storage.timesSet }
  private(set) var timesSetByProgram = 0

  /// Where the two part; `nil` as long as they do not.
  private(set) var difference: String?

  /// What the delegate's program was told in one gesture.
  private final class Told {
    var presented = 0
    var suppressed = 0
    var value: String?
  }

  init(
    _ rule: FieldRule,
    candidate: SimulatedSystem.Candidate,
    alerts: AlertPolicy,
    keyboard: HostKeyboard
  ) {
    session = FieldSession(
      host: HostProgram(rule: rule, gate: AlertGate(policy: alerts, duration: .seconds(1)))
    )
    let field = UITextField()
    system = SimulatedSystem(field, candidate: candidate)
    delegate = LimitedTextField(field, rule: rule)
    delegate.limiter = FieldLimiter(rule, keyboard: keyboard, alerts: alerts)
    delegate.lost = { [told] answer in
      switch answer.alert {
      case .presented: told.presented += 1
      case .alreadyPresented, .sameEpisode: told.suppressed += 1
      case nil: break
      }
    }
    delegate.valueChanged = { [told] in told.value = $0 }
  }

  mutating func step(_ gestures: inout RandomGestures) {
    if Int.random(in: 0..<25, using: &gestures.texts.random) == 0 { set(gestures.word()) }
    if Int.random(in: 0..<6, using: &gestures.texts.random) == 0 { dismissAlerts() }
    let shown = system.field.storage
    let gesture = gestures.next(text: shown.text, isMarked: shown.marked != nil)
    (told.presented, told.suppressed, told.value) = (0, 0, nil)
    let before = drawn(shown.text, shown.selection, shown.marked)
    system.performUndoably(gesture)
    delegate.limiter.endOfTurn()
    var presented = 0
    var suppressed = 0
    for event in (try? session.perform(gesture)) ?? [] {
      if case .alertPresented = event { presented += 1 }
      if case .alertSuppressed = event { suppressed += 1 }
    }
    if case .blur = gesture { _ = try? session.perform(.focus) }
    trace.append("\(before) \(gesture)")
    compare(presented, suppressed)
  }

  private mutating func set(_ text: String) {
    delegate.set(text, in: system.field)
    timesSetByProgram += 1
    system.forgetSteps()
    _ = try? session.perform(.set(text, nil))
  }

  private mutating func dismissAlerts() {
    delegate.limiter.alertDismissed()
    session.clearAlertsOnScreen()
  }

  private mutating func compare(_ presented: Int, _ suppressed: Int) {
    let ours = system.field.storage
    let theirs = session.field
    let left = drawn(ours.text, ours.selection, ours.marked)
    let right = drawn(theirs.state.text.string, theirs.state.selection.span, theirs.marked)
    var parts: [String] = []
    if left != right { parts.append("\(left) is not \(right)") }
    if (told.presented, told.suppressed) != (presented, suppressed) {
      parts.append(
        "alerts \(told.presented)+\(told.suppressed) are not \(presented)+\(suppressed)"
      )
    }
    if let value = told.value, ours.marked == nil, !sameUnits(value, ours.text) {
      parts.append("the value is \(value)")
    }
    if !parts.isEmpty {
      difference = (trace.suffix(4) + parts).joined(separator: "\n")
    }
  }

  private func drawn(_ text: String, _ selection: TextSpan, _ marked: TextSpan?) -> String {
    FieldNotation.string(text, selection: TextMeasure.TextSelection(selection), marked: marked)
  }
}

extension FieldSession {
  /// Lets the alerts' time pass.
  fileprivate mutating func clearAlertsOnScreen() {
    _ = advance(to: .seconds(1))
  }
}
