import ScenarioReplay
import Simulation
import TestSupport
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

struct ContractCheckTests {
  @Test(arguments: Fixture.all)
  func `what keeps the contract breaks none of its rules`(_ fixture: Fixture) throws {
    let comparison = PolicyComparison(try fixture.scenario())
    #expect(comparison.outcome(of: .preEdit).broken == [])
  }

  @Test(arguments: BrokenRule.all)
  func `a rule that a policy breaks is told`(_ sample: BrokenRule) throws {
    let comparison = PolicyComparison(try Scenario.parse(sample.source))
    #expect(comparison.outcome(of: sample.policy).broken == sample.broken)
    #expect(comparison.outcome(of: .preEdit).broken == [])
  }

  @Test func `no random gesture makes the contract break a rule`() {
    forAll { texts in
      RandomGestures(&texts)
    } complaint: { sample in
      sample.complaint
    }
  }
}

/// What a policy does, and which rules that breaks.
struct BrokenRule: Sendable, CustomTestStringConvertible {
  let policy: LimitPolicy
  let source: String
  let broken: Set<ContractRule>

  var testDescription: String { "\(policy.rawValue): \(source)" }

  init(_ policy: LimitPolicy, _ source: String, _ broken: ContractRule...) {
    self.policy = policy
    self.source = source
    self.broken = Set(broken)
  }

  static let all = [
    BrokenRule(
      .truncateTail,
      "limit 5 utf16\nfield \"abcd\" caret 2\npaste \"xyz\"",
      .preservation
    ),
    BrokenRule(.flutterNone, "limit 2 utf16\ntype \"abc\"", .bound),
    BrokenRule(.reactNativeIOS, "limit 2 utf16\nfield \"abcd\"\ndelete", .deletion),
    BrokenRule(
      .composeTrim,
      "limit 2 utf16\nfield \"abcd\"\ndelete",
      .preservation,
      .feedback
    ),
    BrokenRule(.qt, "limit 2 utf16\ntype \"a\u{1F600}\"", .cutPoint),
    BrokenRule(.rejectWhole, "limit 2 utf16\npaste \"abc\"", .longestPrefix),
    BrokenRule(
      .htmlMaxlength,
      "limit 3 utf16\nfield \"abc\" select 2..3\ntype \"\u{1F600}\"",
      .refusal,
      .feedback
    ),
    BrokenRule(
      .qt,
      "limit 6 utf16\nfield \"xxxbef\"\nsuggest 3..6 \"Before\"",
      .replacement
    ),
    BrokenRule(.classicLength, "limit 5 utf16\nfield \"abcd\" caret 2\npaste \"xyz\"", .caret),
    BrokenRule(.bubbles, "limit 9 utf16\npaste \"a\\r\\nb\"", .oneLine),
    BrokenRule(.qt, "limit 2 utf16\nfield \"abcd\"", .programText),
    BrokenRule(
      .rejectPredicted,
      "limit 2 utf16\nfield \"ab\"\ncompose \"n\" key \"n\"",
      .composition
    ),
    BrokenRule(
      .composeReject,
      "limit 4 utf16\nfield \"he\"\nsuggest 0..2 \"hello\" space",
      .longestPrefix,
      .suggestion,
      .feedback
    ),
    BrokenRule(.androidLengthFilter, "limit 2 utf16\ntype \"abc\"", .feedback),
    BrokenRule(.classicNumber, "number ..100\npaste \"99999999999999999999\"", .number),
    BrokenRule(.truncateTail, "limit 5 utf16\nfield \"abc\"\ntype \"def\"\nundo\ndelete"),
  ]
}

/// A field under the contract and some gestures.
private struct RandomGestures: CustomStringConvertible {
  let rule: FieldRule
  let text: String
  var gestures: [Gesture] = []

  var description: String { "\(rule) \(VisibleText.quoted(text)) \(gestures)" }

  init(_ texts: inout TextGenerator) {
    let unit = TextUnit.allCases.randomElement(using: &texts.random) ?? .utf16
    rule = .lengths([LengthLimit(.random(in: 0...12, using: &texts.random), unit)])
    text = texts.text(pieces: 0...6)
    for _ in 0..<4 { gestures.append(Self.gesture(&texts, near: text)) }
  }

  private static func gesture(_ texts: inout TextGenerator, near text: String) -> Gesture {
    let places = [texts.offset(in: text), texts.offset(in: text)].sorted()
    let span = TextSpan(places[0]..<places[1])
    let piece = texts.text(pieces: 0...4)
    switch Int.random(in: 0..<9, using: &texts.random) {
    case 0, 1: return .type(piece)
    case 2: return .paste(piece)
    case 3: return .deleteBackward
    case 4: return .select(TextSelection(span))
    case 5: return .suggest(span, piece, blank: Bool.random(using: &texts.random))
    case 6: return .correct(span, piece)
    case 7: return .compose(piece, caret: nil, key: nil)
    default: return .commit(piece)
    }
  }

  var complaint: String? {
    var session = FieldSession(
      field: Field(TextState(text)),
      host: HostProgram(rule: rule, policy: .preEdit)
    )
    for gesture in gestures {
      let before = FieldMoment(of: session.field)
      guard let events = try? session.perform(gesture) else { continue }
      let performed = PerformedGesture(gesture, from: before, to: session, events)
      let broken = ContractCheck.brokenRules(by: performed)
      if !broken.isEmpty { return "\(gesture) breaks \(broken)" }
    }
    return nil
  }
}
