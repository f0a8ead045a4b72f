import Testing
import TextLimits
import TextMeasure

// Guards against replacing a selection by the empty string when nothing of the new text fits.
@Suite("Rule 8: where nothing fits, text and selection stay")
struct Rule08RefusalTests {
  @Test func `a selection is not deleted by a paste that does not fit`() {
    let trial = Trial("abc", 1..<2, "😀", LengthLimit(3))
    #expect(trial.changesNothing)
    #expect(trial.after.selection == TextSelection(anchor: 1, head: 2))
    #expect(trial.verdict.outcome == .refused)
    #expect(trial.kept.isEmpty)
    #expect(trial.dropped == "😀")
  }

  @Test func `a selection that was made backwards stays so`() {
    let before = TextState("abc", selection: TextSelection(anchor: 2, head: 1))
    let verdict = Limiter(.lengths([LengthLimit(3)])).review(
      EditProposal(replacing: TextSpan(1..<2), with: "😀", origin: .paste),
      in: before
    )
    #expect(verdict.result(from: before) == before)
  }

  @Test func `a part that fits does replace the selection`() {
    let trial = Trial("abc", 1..<2, "x😀", LengthLimit(3))
    #expect(trial.after == TextState("axc", selection: .caret(2)))
  }
}
