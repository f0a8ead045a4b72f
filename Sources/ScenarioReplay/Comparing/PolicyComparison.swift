package import Simulation
package import TextFieldModel
package import TextLimits
import TextMeasure

/// What came of a scenario under one policy.
package struct PolicyOutcome: Sendable {
  package let policy: LimitPolicy

  /// The text with its caret at the end of the scenario.
  package let field: FieldSnapshot

  /// The caret, or the moving end of the selection.
  package let caret: Int

  /// What stood there and is lost, runs apart.
  package let yours: [String]

  /// What was to come in and is lost, runs apart.
  package let inserted: [String]

  /// Alerts and what else was counted.
  package let tally: Tally

  /// The rules of the contract that some gesture broke.
  package let broken: Set<ContractRule>

  /// The lines that asked for something that this policy had made impossible.
  package let skippedLines: [Int]
}

/// Plays one scenario under several policies.
///
/// What the file says of policies, expectations and traces is passed over; all else holds, its alerts
/// too.
package struct PolicyComparison: Sendable {
  private let steps: [ScenarioStep]
  private let settings: Settings
  private let text: String

  /// Which kinds of fields the scenario has.
  package let kinds: Set<FieldKind>

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - scenario: what is played.
  ///   - settings: what holds until the scenario says otherwise.
  ///   - text: the text that the field starts with.
  package init(_ scenario: Scenario, settings: Settings = Settings(), text: String = "") {
    steps = scenario.steps.filter(Self.isCompared).map {
      ScenarioStep(line: $0.line, column: $0.column, action: $0.action)
    }
    self.settings = settings
    self.text = text
    kinds = Self.kinds(of: steps, settings)
  }

  /// The policies that say something of such fields, in the order of the table.
  package var policies: [LimitPolicy] {
    LimitPolicy.allCases.filter { !$0.entry.kinds.isDisjoint(with: kinds) }
  }

  /// Plays the scenario under one policy.
  ///
  /// A step that this policy has made impossible (a candidate of a
  /// composition that it ended) is passed over.
  package func outcome(of policy: LimitPolicy) -> PolicyOutcome {
    var settings = settings
    settings.apply(.policy(policy))
    var player = ScenarioPlayer(settings: settings)
    player.keepGestures()
    var trace = LossTrace("")
    var broken: Set<ContractRule> = []
    var skipped: [Int] = []
    let start = ScenarioStep(line: 0, action: .field(text, nil))
    for step in [start] + steps {
      if (try? player.play(step)) == nil { skipped.append(step.line) }
      for gesture in player.gestures {
        trace.follow(gesture)
        broken.formUnion(ContractCheck.brokenRules(by: gesture))
      }
    }
    let session = player.simulator.session
    return PolicyOutcome(
      policy: policy,
      field: FieldSnapshot(of: session.field),
      caret: session.field.state.selection.head,
      yours: trace.yours,
      inserted: trace.inserted,
      tally: session.tally,
      broken: broken,
      skippedLines: skipped
    )
  }

  /// The first step that cannot be done even where nothing but the contract holds: an error of the file.
  package var failure: ScenarioFailure? {
    var settings = settings
    settings.apply(.policy(.preEdit))
    var player = ScenarioPlayer(settings: settings, text: text)
    return player.play(Scenario(steps: steps)).failure
  }

  private static func isCompared(_ step: ScenarioStep) -> Bool {
    switch step.action {
    case .setting(.policy), .expect: false
    default: true
    }
  }

  private static func kinds(of steps: [ScenarioStep], _ settings: Settings) -> Set<FieldKind> {
    var kinds: Set<FieldKind> = []
    var settings = settings
    for step in steps {
      if case .setting(let setting) = step.action {
        settings.apply(setting)
      } else if step.action.role == .gesture {
        kinds.insert(settings.rule.kind)
      }
    }
    return kinds.isEmpty ? [settings.rule.kind] : kinds
  }
}
