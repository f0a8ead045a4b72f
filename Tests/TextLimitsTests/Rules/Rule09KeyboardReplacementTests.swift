import Testing
import TextLimits
import TextMeasure

// Guards against half a picked word over the typed one, and against losing the typed one to it.
@Suite(
  "Rule 9: a keyboard's replacement fills up the typed word, or replaces it whole, or not at all"
)
struct Rule09KeyboardReplacementTests {
  private func pick(
    _ text: String,
    _ range: Range<Int>,
    _ word: String,
    _ maximum: Int,
    _ origin: EditProposal.Origin = .suggestion
  ) -> Trial {
    Trial(text, range, word, LengthLimit(maximum), origin: origin, selection: at(range.upperBound))
  }

  @Test func `a word that goes on from the typed one is filled as far as it fits`() {
    let trial = pick("hel", 0..<3, "hello", 4)
    #expect(trial.after == TextState("hell", selection: .caret(4)))
    #expect(trial.kept == "hell")
    #expect(trial.dropped == "o")
  }

  @Test func `where nothing more fits the typed word stays`() {
    let trial = pick("hel", 0..<3, "hello", 3)
    #expect(trial.changesNothing)
    #expect(trial.dropped == "lo")
  }

  @Test(arguments: [EditProposal.Origin.suggestion, .correction, .typing, .observed])
  func `another word goes in whole or not at all`(origin: EditProposal.Origin) {
    #expect(pick("teh", 0..<3, "the", 3, origin).after == TextState("the", selection: .caret(3)))
    let trial = pick("teh", 0..<3, "there", 4, origin)
    #expect(trial.changesNothing)
    #expect(trial.verdict.outcome == .refused)
    #expect(trial.dropped == "there")
  }

  @Test func `a letter that gets a mark is another one, not the start of it`() {
    let trial = pick("xe", 1..<2, "e\u{301}x", 3)
    #expect(trial.changesNothing)
    #expect(trial.dropped == "e\u{301}x")
    // The same at the end: the mark belongs to the letter before it.
    let end = pick("e\u{301}", 0..<2, "xe\u{301}\u{301}", 3)
    #expect(end.changesNothing)
  }

  @Test func `a syllable that is taken apart by the next vowel is not half replaced`() {
    // Typing a vowel behind a syllable with a final consonant replaces it by two syllables.
    let trial = pick("\u{d55c}", 0..<1, "\u{d558}\u{b098}", 1, .typing)
    #expect(trial.changesNothing)
    #expect(pick("\u{d558}", 0..<1, "\u{d55c}", 1, .typing).after.text.string == "\u{d55c}")
  }

  @Test func `what the user selected is replaced as far as it fits, whatever it begins with`() {
    let trial = Trial("teh", 0..<3, "there", LengthLimit(4), origin: .suggestion)
    #expect(trial.after.text.string == "ther")
    let observed = Trial(
      "abcdef",
      2..<3,
      "XYZ",
      LengthLimit(7),
      origin: .observed,
      selection: 1..<3
    )
    #expect(observed.after.text.string == "abXYdef")
  }

  @Test func `what is put into the middle of a word is filled up too`() {
    let trial = pick("color", 0..<5, "colour", 5)
    #expect(trial.changesNothing)
    #expect(
      pick("color x", 0..<5, "colouur", 8).after.text.string == "colour x"
    )
  }

  @Test func `common ends are whole characters`() {
    // The bytes of both begin alike: a man, a joiner.
    let pair = "\u{1f468}\u{200d}\u{1f469}"
    let family = pair + "\u{200d}\u{1f467}"
    let trial = pick(pair, 0..<5, family, 7)
    #expect(trial.changesNothing)
    #expect(trial.dropped == family)
    #expect(pick("e", 0..<1, "e\u{301}x", 2).changesNothing)
  }

  @Test func `common ends are the same code units, not only canonically equal`() {
    let trial = pick("e\u{301}", 0..<2, "\u{e9}tude", 3)
    #expect(trial.changesNothing)
    #expect(pick("e\u{301}", 0..<2, "\u{e9}", 3).units == [0xe9])
  }

  @Test func `a common start that joins with what follows is measured joined`() {
    // The span ends before a mark of its own last letter.
    let trial = Trial(
      "e\u{301}",
      0..<1,
      "ex",
      LengthLimit(2, .characters),
      origin: .correction,
      selection: at(0)
    )
    #expect(trial.units == units("ex\u{301}"))
  }

  @Test func `a shorter word goes into a text over the limit`() {
    #expect(pick("abcdef", 0..<6, "abc", 2).after.text.string == "abc")
    #expect(pick("abcdef", 0..<6, "xyz", 2).after.text.string == "xyz")
  }

  @Test func `a prediction without a typed word is an insertion`() {
    let trial = Trial("ab", 2..<2, "next", LengthLimit(4), origin: .suggestion)
    #expect(trial.after.text.string == "abne")
  }
}
