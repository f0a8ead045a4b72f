import Testing
import TextLimits
import TextMeasure

// Guards against 0 or a negative number that means "no limit", and against a character limit alone: one
// character carries any number of marks.
@Suite("Rule 13: no limit, none at all, or several that must all hold")
struct Rule13LimitsTests {
  @Test func `without a limit everything goes in`() {
    let long = String(repeating: "字", count: 5_000)
    #expect(Trial("", 0..<0, long, .lengths([])).verdict.outcome == .accepted)
  }

  @Test(arguments: TextUnit.allCases)
  func `zero lets nothing in, and less than zero is zero`(unit: TextUnit) {
    #expect(LengthLimit(-5, unit) == LengthLimit(0, unit))
    #expect(LengthLimit(.min, unit).maximum == 0)
    #expect(Trial("", 0..<0, "a", LengthLimit(0, unit)).verdict.outcome == .refused)
    #expect(Trial("a", 0..<1, "", LengthLimit(0, unit)).verdict.outcome == .accepted)
  }

  @Test func `a limit beyond all texts lets everything in`() {
    for unit in TextUnit.allCases {
      #expect(Trial("a", 0..<0, "é字😀", LengthLimit(.max, unit)).verdict.outcome == .accepted)
    }
  }

  @Test func `a byte limit beside a character limit stops the marks that never end`() {
    let marks = "a" + String(repeating: "\u{301}", count: 1_000)
    #expect(Trial("", 0..<0, marks, LengthLimit(10, .characters)).verdict.outcome == .accepted)
    let both = FieldRule.lengths([LengthLimit(10, .characters), LengthLimit(40, .utf8)])
    #expect(Trial("", 0..<0, marks, both).verdict.outcome == .refused)
    #expect(Trial("", 0..<0, "x" + marks, both).after.text.string == "x")
  }

  @Test func `the limit that stops the next character is the reason`() {
    let (characters, bytes) = (LengthLimit(3, .characters), LengthLimit(8, .utf8))
    #expect(Trial("", 0..<0, "abcd", characters, bytes).verdict.reason == .length(characters))
    #expect(Trial("", 0..<0, "字字字", characters, bytes).verdict.reason == .length(bytes))
    #expect(Trial("", 0..<0, "字字字", bytes, characters).kept == "字字")
    let columns = LengthLimit(4, .columns)
    #expect(Trial("", 0..<0, "字字a", bytes, columns).verdict.reason == .length(columns))
    #expect(Trial("", 0..<0, "abcd", .lengths([bytes, characters])).kept == "abc")
  }

  @Test func `of two limits in one unit the tighter one counts`() {
    let trial = Trial("", 0..<0, "abcd", LengthLimit(3), LengthLimit(2))
    #expect(trial.kept == "ab")
    #expect(trial.verdict.reason == .length(LengthLimit(2)))
  }

  @Test func `a text over one limit still obeys the other`() {
    let limits = FieldRule.lengths([LengthLimit(2), LengthLimit(4, .columns)])
    #expect(Trial("abcd", 0..<1, "字", limits).changesNothing)
    #expect(Trial("abc", 0..<1, "字", limits).after.text.string == "字bc")
  }

  @Test func `changing a limit or setting a text cuts nothing, asking for a cut does`() {
    let rule = FieldRule.lengths([LengthLimit(3)])
    let state = TextState("far too long")
    let whole = EditProposal(
      replacing: state.text.wholeSpan,
      with: "far too long",
      origin: .observed
    )
    #expect(Limiter(rule).settle(state, after: .reviewed(whole)) == nil)
    let cut = LimitPolicy.truncateTail.reviewer(for: rule).settle(state, after: .reviewed(whole))
    #expect(cut?.result(from: state).text.string == "far")
  }

  @Test func `a limit names itself as a scenario writes it`() {
    #expect(LengthLimit(31).description == "31 utf16")
    #expect(
      FieldRule.lengths([LengthLimit(31), LengthLimit(5, .columns)]).units == [.utf16, .columns]
    )
  }
}
