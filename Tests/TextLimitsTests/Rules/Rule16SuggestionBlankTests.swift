import Testing
import TextLimits
import TextMeasure

// Guards against two alerts for one picked word, and against its blank in the place of a letter.
@Suite("Rule 16: a picked word and its blank are one gesture")
struct Rule16SuggestionBlankTests {
  private func blank(after fate: EditProposal.CandidateFate, _ text: String, _ maximum: Int)
    -> Trial
  {
    Trial(
      text,
      at(text.utf16.count),
      " ",
      LengthLimit(maximum),
      origin: .automaticBlank(after: fate)
    )
  }

  @Test func `the blank goes in behind a whole word where it fits`() {
    #expect(blank(after: .whole, "hello", 6).after.text.string == "hello ")
    #expect(blank(after: .whole, "hello", 6).verdict.reason == nil)
  }

  @Test func `the blank is dropped as the keyboard's where it does not fit`() {
    let trial = blank(after: .whole, "hello", 5)
    #expect(trial.changesNothing)
    #expect(trial.verdict.reason == .keyboardsBlank)
  }

  @Test func `behind a word that was cut the blank never goes in, though there is room`() {
    // An emoji that did not fit may have left a unit free.
    let trial = blank(after: .curtailed, "ab😀", 5)
    #expect(trial.changesNothing)
    #expect(trial.verdict.reason == .keyboardsBlank)
  }

  @Test func `of a word that brings its blank only the blank may be left out, and is the reason`() {
    let trial = Trial("hel", 0..<3, "hello ", LengthLimit(5), origin: .suggestion, selection: at(3))
    #expect(trial.after == TextState("hello", selection: .caret(5)))
    #expect(trial.verdict.reason == .keyboardsBlank)
    let cut = Trial("hel", 0..<3, "hello ", LengthLimit(4), origin: .suggestion, selection: at(3))
    #expect(cut.verdict.reason == .length(LengthLimit(4)))
    #expect(cut.dropped == "o ")
  }

  @Test func `another word that brings its blank goes in without it`() {
    // Once the whole word was refused for the sake of its blank.
    let trial = Trial("teh", 0..<3, "the ", LengthLimit(3), origin: .suggestion, selection: at(3))
    #expect(trial.after == TextState("the", selection: .caret(3)))
    #expect(trial.verdict.reason == .keyboardsBlank)
    #expect(trial.dropped == " ")
  }

  @Test func `the typed word itself with a blank is no loss of the word`() {
    let trial = Trial("the", 0..<3, "the ", LengthLimit(3), origin: .suggestion, selection: at(3))
    #expect(trial.changesNothing)
    #expect(trial.verdict.reason == .keyboardsBlank)
  }

  @Test func `a blank that was typed, pasted or picked alone is a loss like any other`() {
    for origin in [EditProposal.Origin.typing, .paste, .suggestion] {
      let trial = Trial("abc", 3..<3, " ", LengthLimit(3), origin: origin)
      #expect(trial.verdict.reason == .length(LengthLimit(3)))
    }
  }

  @Test func `the blank behind a number is trimmed, which is no loss`() throws {
    let rule = try #require(NumberRule(maximum: DecimalText("100")))
    let trial = Trial("42", 2..<2, " ", .number(rule), .automaticBlank(after: .whole))
    #expect(trial.changesNothing)
    #expect(!trial.verdict.isLoss)
  }
}
