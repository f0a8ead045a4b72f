import Testing
import TextLimits
import TextMeasure

// Guards against a caret that stands where the whole paste would have ended, or at the end of the text.
@Suite("Rule 10: the caret stands behind what went in")
struct Rule10CaretTests {
  @Test func `after a cut it stands behind the part that went in, in the middle too`() {
    #expect(Trial("abcd", 2..<2, "XYZ", LengthLimit(6)).after.selection == .caret(4))
    #expect(Trial("abcd", 1..<3, "XYZ", LengthLimit(4)).after.selection == .caret(3))
  }

  @Test func `after a refusal it stays, and so does a selection`() {
    #expect(Trial("abcd", 2..<2, "X", LengthLimit(4)).after.selection == .caret(2))
    let trial = Trial("abcd", 1..<3, "😀😀", LengthLimit(3), selection: 1..<3)
    #expect(trial.after.selection == .caret(3))
    #expect(trial.after.text.string == "a😀d")
  }

  @Test func `after an edit that went in whole it stands behind it`() {
    #expect(Trial("abcd", 2..<2, "e\u{301}😀", LengthLimit(9)).after.selection == .caret(6))
    #expect(Trial("abcd", 1..<3, "", LengthLimit(9)).after.selection == .caret(1))
  }

  @Test func `where nothing is cut the answer is yes and the field makes the edit`() {
    #expect(Trial("abcd", 2..<2, "X", LengthLimit(5)).verdict.allowsEdit)
    #expect(!Trial("abcd", 2..<2, "XY", LengthLimit(5)).verdict.allowsEdit)
    #expect(!Trial("abcd", 2..<2, "X", LengthLimit(4)).verdict.allowsEdit)
  }

  @Test func `where digits are rewritten the answer is no, though nothing is lost`() throws {
    let rule = try #require(NumberRule(maximum: DecimalText("100")))
    let trial = Trial("4", 1..<1, "２", .number(rule), .typing)
    #expect(!trial.verdict.allowsEdit)
    #expect(!trial.verdict.isLoss)
    #expect(trial.after == TextState("42", selection: .caret(2)))
  }

  @Test func `an index beyond all numbers is no trap`() {
    let edit = TextEdit(replacing: TextSpan(location: .max, length: .max), with: "abc")
    #expect(edit.selection == .caret(.max))
    #expect(TextState("x").applying(edit).text.string == "xabc")
  }
}
