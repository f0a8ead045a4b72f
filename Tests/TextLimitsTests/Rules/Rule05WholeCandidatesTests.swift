import TestSupport
import Testing
import TextLimits
import TextMeasure

// Guards against `count(text) - count(range) + count(string)`: characters and cells do not add up.
@Suite("Rule 5: only the count of the whole result decides")
struct Rule05WholeCandidatesTests {
  private let two = LengthLimit(2, .characters)

  @Test func `a mark that joins the letter before it takes no room`() {
    let trial = Trial("ab", 2..<2, "\u{301}", two)
    #expect(TextUnit.characters.count("ab") + TextUnit.characters.count("\u{301}") == 3)
    #expect(trial.verdict.outcome == .accepted)
  }

  @Test func `half a flag that meets another half takes no room`() {
    #expect(Trial("a\u{1f1e6}", 3..<3, "\u{1f1e7}", two).verdict.outcome == .accepted)
    #expect(Trial("\u{1f1e6}a", 0..<0, "\u{1f1e7}", two).verdict.outcome == .accepted)
  }

  @Test func `a joiner makes room by making one of two`() {
    let trial = Trial("\u{1f468}\u{1f469}", 2..<2, "\u{200d}", LengthLimit(1, .characters))
    #expect(trial.verdict.outcome == .accepted)
    #expect(trial.after.text.string.count == 1)
  }

  @Test func `what parts a character in two takes the room of both`() {
    let trial = Trial("\u{1f468}\u{200d}\u{1f469}", 3..<3, "a", two)
    #expect(trial.verdict.outcome == .refused)
    #expect("\u{1f468}\u{200d}a\u{1f469}".count == 3)
  }

  @Test func `a jamo makes a syllable of two characters`() {
    #expect(Trial("\u{1100}\u{11a8}", 1..<1, "\u{1161}", two).after.text.string.count == 1)
  }

  @Test func `a virama makes one character of two letters`() {
    #expect(Trial("\u{915}\u{937}", 1..<1, "\u{94d}", two).after.text.string.count == 1)
  }

  @Test func `a selector widens the heart before it, and the cells are those of both`() {
    #expect(
      Trial("\u{2764}", 1..<1, "\u{fe0f}", LengthLimit(1, .columns)).verdict.outcome == .refused
    )
    #expect(
      Trial("\u{2764}", 1..<1, "\u{fe0f}", LengthLimit(2, .columns)).verdict.outcome == .accepted
    )
  }

  @Test func `arithmetic is wrong in some of a thousand random edits, and the engine in none`() {
    var texts = TextGenerator()
    var wrong = 0
    for _ in 0..<1_000 {
      let edit = texts.edit()
      let unit = TextUnit.characters
      let (before, behind) = BruteForce.around(edit.span, in: edit.text)
      let kept = unit.count(before) + unit.count(behind)
      let whole = unit.count(before + edit.insertion + behind)
      if kept + unit.count(edit.insertion) != whole { wrong += 1 }
      let measured = MeasuredText(edit.text, units: [unit])
      let span = edit.text.wholeScalars(edit.span)
      #expect(measured.counts(replacing: span, with: edit.insertion)[unit] == whole)
    }
    #expect(wrong > 20)
  }
}
