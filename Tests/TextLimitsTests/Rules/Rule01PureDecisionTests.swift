import Testing
import TextLimits
import TextMeasure

// Guards against a limiter that lives in the delegate: one answer for a key, another for a paste or a
// picked word, and none for what came in without a question.
@Suite("Rule 1: a decision is a pure function of the text, the edit and the rule")
struct Rule01PureDecisionTests {
  private let limit = LengthLimit(5)

  @Test func `what fits is accepted, and the field may make the edit itself`() {
    let trial = Trial("heo", 2..<2, "ll", limit)
    #expect(trial.verdict.outcome == .accepted)
    #expect(trial.verdict.allowsEdit)
    #expect(trial.verdict.reason == nil)
    #expect(trial.kept == "ll")
    #expect(trial.after == TextState("hello", selection: .caret(4)))
  }

  @Test func `what fits in part is clamped, with what went in, what did not, and why`() {
    let trial = Trial("heo", 2..<2, "llop", limit)
    #expect(trial.verdict.outcome == .clamped)
    #expect(!trial.verdict.allowsEdit)
    #expect(trial.kept == "ll")
    #expect(trial.dropped == "op")
    #expect(trial.verdict.reason == .length(limit))
    #expect(trial.after == TextState("hello", selection: .caret(4)))
  }

  @Test func `what does not fit at all is refused`() {
    let trial = Trial("hello", 2..<2, "l", limit)
    #expect(trial.verdict.outcome == .refused)
    #expect(trial.verdict.edit == nil)
    #expect(trial.dropped == "l")
    #expect(trial.changesNothing)
  }

  @Test func `marked text is postponed, to be judged at its commit`() {
    let trial = Trial("hello", 5..<5, "ni", limit, origin: .composition)
    #expect(trial.verdict.outcome == .postponed)
    #expect(trial.verdict.allowsEdit)
    #expect(!trial.verdict.isLoss)
    #expect(Trial("hello", 5..<5, "你", limit, origin: .commit).verdict.outcome == .refused)
  }

  @Test func `an edit that leaves the same units is unchanged, one that is only equivalent is not`()
  {
    #expect(Trial("hello", 0..<2, "he", limit).verdict.outcome == .unchanged)
    #expect(Trial("\u{e9}", 0..<1, "e\u{301}", limit).verdict.outcome == .accepted)
  }

  @Test func `equal edits have equal verdicts, and equivalent texts are not equal`() {
    let (one, two) = ("\u{e9}", "e\u{301}")
    #expect(one == two)
    let limiter = Limiter(.lengths([LengthLimit(1)]))
    let edits = [one, two].map { EditProposal(replacing: .caret(0), with: $0) }
    #expect(edits[0] != edits[1])
    #expect(edits[0] == EditProposal(replacing: .caret(0), with: "\u{e9}"))
    #expect(limiter.review(edits[0], in: TextState("")).outcome == .accepted)
    #expect(limiter.review(edits[1], in: TextState("")).outcome == .refused)
    let wide = Limiter(.lengths([LengthLimit(2)]))
    #expect(wide.review(edits[0], in: TextState("")) != wide.review(edits[1], in: TextState("")))
    #expect(wide.fitting(one) != wide.fitting(two))
    #expect(TextDifference(from: "", to: one) != TextDifference(from: "", to: two))
  }

  @Test func `the reasons say themselves as a trace writes them`() throws {
    let number = try #require(NumberRule(maximum: DecimalText("100")))
    #expect(LossReason.length(LengthLimit(31, .characters)).description == "31 characters")
    #expect(LossReason.bound(number).description == "number 0..100")
    #expect(LossReason.form.description == "form")
    #expect(LossReason.keyboardsBlank.description == "keyboard's blank")
  }

  @Test(arguments: [
    EditProposal.Origin.typing, .paste, .commit, .suggestion, .correction, .observed,
  ])
  func `every way in gets the same answer`(origin: EditProposal.Origin) {
    let trial = Trial("heo", 2..<2, "llop", limit, origin: origin)
    #expect(trial.after == TextState("hello", selection: .caret(4)))
    #expect(trial.dropped == "op")
  }

  @Test func `what nobody asked about is settled to the same text`() {
    let before = TextState("heo", selection: .caret(2))
    let proposal = EditProposal(replacing: .caret(2), with: "llop", origin: .observed)
    let (state, verdict) = before.settled(after: proposal, by: Limiter(.lengths([limit])))
    #expect(state == TextState("hello", selection: .caret(4)))
    #expect(verdict?.outcome == .clamped)
    #expect(verdict?.dropped == "op")
  }

  @Test func `what was reviewed before is not judged again`() {
    let limiter = Limiter(.lengths([limit]))
    let state = TextState("far too long")
    #expect(limiter.settle(state, after: .provisional) == nil)
    #expect(
      limiter.settle(state, after: .reviewed(EditProposal(replacing: .caret(0), with: "x"))) == nil
    )
  }

  @Test func `a refused edit that nobody asked about is taken back, selection too`() {
    let before = TextState("hello", selection: TextSelection(anchor: 4, head: 1))
    let proposal = EditProposal(replacing: TextSpan(1..<4), with: "ipparee", origin: .correction)
    let limiter = Limiter(.lengths([LengthLimit(5)]))
    #expect(
      before.settled(after: proposal, by: LimitPolicy.rejectWhole.reviewer(for: limiter.rule)).state
        == before
    )
    let (state, verdict) = TextState("hello", selection: .caret(5))
      .settled(after: proposal, by: limiter)
    #expect(state == TextState("hello", selection: .caret(5)))
    #expect(verdict?.outcome == .refused)
  }

  @Test func `a word that was filled as far as it fits leaves the text around it`() {
    // Once the whole text was replaced by the few letters that fitted.
    let before = TextState("say hel now", selection: .caret(7))
    let proposal = EditProposal(replacing: TextSpan(4..<7), with: "hello", origin: .suggestion)
    let (state, verdict) = before.settled(after: proposal, by: Limiter(.lengths([LengthLimit(12)])))
    #expect(state == TextState("say hell now", selection: .caret(8)))
    #expect(verdict?.kept == "hell")
  }

  @Test func `a number that was clamped afterwards is the bound and nothing else`() throws {
    let rule = try #require(NumberRule(maximum: DecimalText("100"), excess: .clamp))
    let proposal = EditProposal(replacing: .caret(1), with: "99", origin: .observed)
    let (state, _) = TextState("55", selection: .caret(1))
      .settled(after: proposal, by: Limiter(.number(rule)))
    #expect(state == TextState("100", selection: .caret(3)))
  }
}
