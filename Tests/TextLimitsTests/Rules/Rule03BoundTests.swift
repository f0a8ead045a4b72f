import Testing
import TextLimits
import TextMeasure

// Guards against `max - count` as the room: it is negative in a text over the limit, so that a letter
// cannot be exchanged for another, or the room that a replacement frees is forgotten.
@Suite("Rule 3: a text ends within the limit, or no longer than it was")
struct Rule03BoundTests {
  @Test func `a letter of a text over the limit can be exchanged`() {
    #expect(Trial("abcdefgh", 2..<3, "X", LengthLimit(5)).after.text.string == "abXdefgh")
  }

  @Test func `a text over the limit can be shortened by a replacement`() {
    #expect(Trial("abcdefgh", 2..<5, "XY", LengthLimit(5)).after.text.string == "abXYfgh")
  }

  @Test func `a text over the limit never grows`() {
    let trial = Trial("abcdefgh", 2..<3, "XYZ", LengthLimit(5))
    #expect(trial.after.text.string == "abXdefgh")
    #expect(trial.dropped == "YZ")
    #expect(Trial("abcdefgh", 2..<2, "X", LengthLimit(5)).changesNothing)
  }

  @Test(arguments: TextUnit.allCases)
  func `the limit itself is reached without a word, one more is not let in`(unit: TextUnit) {
    #expect(Trial("", 0..<0, "abc", LengthLimit(3, unit)).verdict.outcome == .accepted)
    #expect(Trial("ab", 1..<1, "c", LengthLimit(3, unit)).verdict.outcome == .accepted)
    #expect(Trial("abc", 1..<1, "d", LengthLimit(3, unit)).verdict.outcome == .refused)
  }

  @Test func `a replacement that removes a joiner may not grow the text either`() {
    // The keyboard's word has the same end: what is left of it is a deletion, which makes two of one.
    let family = "\u{1f468}\u{200d}\u{1f469}"
    let trial = Trial(
      family,
      2..<5,
      "\u{1f469}",
      LengthLimit(1, .characters),
      origin: .correction,
      selection: at(0)
    )
    #expect(trial.changesNothing)
    #expect(trial.verdict.reason == .length(LengthLimit(1, .characters)))
  }

  @Test func `an over-long text is mended by the unit that it is over in`() {
    let limits: [LengthLimit] = [LengthLimit(2, .characters), LengthLimit(100, .utf8)]
    let rule = FieldRule.lengths(limits)
    #expect(Trial("abc", 0..<1, "字", rule).verdict.outcome == .accepted)
    #expect(Trial("abc", 0..<1, "字字", rule).after.text.string == "字bc")
  }
}
