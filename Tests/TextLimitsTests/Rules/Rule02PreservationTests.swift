import Testing
import TextLimits
import TextMeasure

// Guards against `text = String(text.prefix(max))`: the user's own end is lost to what was put before it.
@Suite("Rule 2: what stands before and behind an edit stays, scalar for scalar")
struct Rule02PreservationTests {
  @Test func `a paste in the middle of a nearly full field takes what room there is, and no more`()
  {
    let text = "abcdefghijklmnopqrstuvwxyz0123"
    let trial = Trial(text, 15..<15, "WXYZ", LengthLimit(31))
    #expect(trial.after == TextState("abcdefghijklmnoWpqrstuvwxyz0123", selection: .caret(16)))
    #expect(trial.dropped == "XYZ")
  }

  @Test func `cutting the end of the whole text would lose three letters of the user's own`() {
    let before = TextState("abcdefghijklmnopqrstuvwxyz0123", selection: .caret(15))
    let proposal = EditProposal(replacing: .caret(15), with: "WXYZ", origin: .paste)
    let naive = LimitPolicy.truncateTail.reviewer(for: .lengths([LengthLimit(31)]))
    #expect(naive.review(proposal, in: before).allowsEdit)
    let changed = before.applying(TextEdit(replacing: .caret(15), with: "WXYZ"))
    let cut = naive.settle(changed, after: .reviewed(proposal))?.result(from: changed)
    #expect(cut?.text.string == "abcdefghijklmnoWXYZpqrstuvwxyz0")
  }

  @Test func `a text over the limit keeps its end when something is put before it`() {
    #expect(Trial("much too long", 4..<4, "x", LengthLimit(5)).changesNothing)
  }

  @Test func `nothing is normalised on the way`() {
    let trial = Trial("e\u{301}\u{e9}|", 3..<3, "\u{212b}\u{1100}\u{1161}", LengthLimit(9))
    #expect(trial.units == units("e\u{301}\u{e9}\u{212b}\u{1100}\u{1161}|"))
  }
}
