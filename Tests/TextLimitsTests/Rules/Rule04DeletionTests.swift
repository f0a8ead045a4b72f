import Testing
import TextLimits
import TextMeasure

// Guards against `return predicted.count <= max`, which refuses the backspace in a text over the limit,
// and any deletion that makes two characters of one.
@Suite("Rule 4: a deletion always passes")
struct Rule04DeletionTests {
  @Test(arguments: [
    EditProposal.Origin.typing, .paste, .commit, .suggestion, .correction, .observed,
  ])
  func `a text that stays over the limit can be shortened`(origin: EditProposal.Origin) {
    let trial = Trial("abcdefgh", 7..<8, "", LengthLimit(5), origin: origin)
    #expect(trial.verdict.outcome == .accepted)
    #expect(trial.verdict.allowsEdit)
    #expect(trial.after == TextState("abcdefg", selection: .caret(7)))
  }

  @Test func `a joiner can be removed though two emoji are left`() {
    let family = "\u{1f468}\u{200d}\u{1f469}"
    let trial = Trial(family, 2..<3, "", LengthLimit(1, .characters))
    #expect(trial.verdict.outcome == .accepted)
    #expect(trial.after.text.string.count == 2)
  }

  @Test func `what stood between two halves of flags can be removed though they pair anew`() {
    let trial = Trial("\u{1f1e6}a\u{1f1e7}\u{93e}\u{93e}", 2..<3, "", LengthLimit(1, .columns))
    #expect(trial.verdict.outcome == .accepted)
  }

  @Test func `a sign can be removed though the value rises above the maximum`() throws {
    let rule = try #require(NumberRule(minimum: DecimalText("-100"), maximum: DecimalText("10")))
    let trial = Trial("-50", 0..<1, "", .number(rule))
    #expect(trial.after.text.string == "50")
    #expect(rule.state(of: "50") == .aboveMax)
  }

  @Test func `a point can be removed though the value rises a hundredfold`() throws {
    let rule = try #require(NumberRule(maximum: DecimalText("99.99"), decimals: 2))
    #expect(Trial("99.99", 2..<3, "", .number(rule)).after.text.string == "9999")
  }

  @Test func `deleting nothing changes nothing`() {
    let trial = Trial("abc", 1..<1, "", LengthLimit(1))
    #expect(trial.verdict.outcome == .unchanged)
    #expect(trial.verdict.allowsEdit)
  }

  @Test(arguments: LimitPolicy.allCases.filter { !$0.isModel })
  func `no policy refuses one`(policy: LimitPolicy) {
    let reviewer = policy.reviewer(for: .lengths([LengthLimit(5)]))
    let trial = Trial("abcdefgh", 2..<3, "", .lengths([]), .typing, reviewer: reviewer)
    #expect(trial.verdict.allowsEdit)
    let proposal = EditProposal(replacing: TextSpan(2..<3), with: "")
    #expect(reviewer.settle(trial.after, after: .reviewed(proposal)) == nil)
  }
}
