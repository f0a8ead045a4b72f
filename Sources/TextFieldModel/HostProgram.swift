public import TextLimits
public import TextMeasure

/// The program that owns the field: its limit, its policy, its alerts and the value that it holds.
public struct HostProgram: Sendable {
  /// What the field may hold.
  public internal(set) var rule: FieldRule {
    didSet { reviewer = makeReviewer(rule) }
  }

  /// How it is limited; with a reviewer of your own, what that is taken for in all else.
  public internal(set) var policy: LimitPolicy {
    didSet {
      makeReviewer = policy.reviewer
      reviewer = makeReviewer(rule)
    }
  }

  /// Which losses are told by an alert.
  public internal(set) var gate: AlertGate

  /// The value that the program took last.
  public internal(set) var value: String

  /// Judges the edits.
  private(set) var reviewer: any EditReviewing

  private var makeReviewer: @Sendable (FieldRule) -> any EditReviewing

  /// Creates a program whose edits are judged by a reviewer of your own, made anew for each rule.
  ///
  /// Choosing a ``policy`` later puts that in its place.
  public init(
    rule: FieldRule,
    gate: AlertGate = AlertGate(),
    value: String = "",
    reviewing makeReviewer: @escaping @Sendable (FieldRule) -> any EditReviewing
  ) {
    self.init(rule: rule, gate: gate, value: value)
    self.makeReviewer = makeReviewer
    reviewer = makeReviewer(rule)
  }

  /// Creates a program.
  public init(
    rule: FieldRule,
    policy: LimitPolicy = .preEdit,
    gate: AlertGate = AlertGate(),
    value: String = ""
  ) {
    self.rule = rule
    self.policy = policy
    self.gate = gate
    self.value = value
    makeReviewer = policy.reviewer
    reviewer = makeReviewer(rule)
  }
}

/// What was counted since the text was set by program, or since the start.
public struct Tally: Hashable, Sendable {
  /// Alerts that came on screen.
  public internal(set) var alerts = 0
  /// Alerts that were held back.
  public internal(set) var suppressed = 0
  /// Gestures that lost something.
  public internal(set) var rejections = 0
  /// Control events, provisional ones included.
  public internal(set) var changed = 0
  /// What the last gesture lost; empty for nothing.
  @Verbatim public internal(set) var dropped = ""

  /// Nothing counted.
  public init() {}
}
