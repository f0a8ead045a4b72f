import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What an event keeps of a text: all of a short one, what is around the caret of a long one.
struct FieldSnapshotTests {
  private func snapshot(_ text: String, _ selection: TextSelection) -> FieldSnapshot {
    FieldSnapshot(of: Field(TextState(text, selection: selection)))
  }

  @Test
  func `a text up to the longest is kept whole`() {
    let text = String(repeating: "a", count: FieldSnapshot.longest)
    let snapshot = snapshot(text, .caret(3))
    #expect(snapshot.text == text)
    #expect(snapshot.selection == .caret(3))
    #expect(snapshot.isShortened == (false, false))
  }

  @Test(arguments: [0, 50, 100, 101, 600, 1_199, 1_200])
  func `of a long text the part around the caret is kept`(_ caret: Int) {
    let snapshot = snapshot(String(repeating: "abcdef", count: 200), .caret(caret))
    #expect(snapshot.text.utf16.count == min(caret, 100) + min(1_200 - caret, 100))
    #expect(snapshot.selection == .caret(min(caret, 100)))
    #expect(snapshot.isShortened == (caret > 100, caret < 1_100))
    let drawn = FieldNotation.string(snapshot)
    #expect(drawn.hasPrefix("…") == snapshot.isShortened.before)
    #expect(drawn.hasSuffix("…") == snapshot.isShortened.behind)
  }

  @Test
  func `a selection that reaches out of the part ends at its edge`() {
    let snapshot = snapshot(
      String(repeating: "a", count: 2_000),
      TextSelection(anchor: 0, head: 1_500)
    )
    #expect(snapshot.selection == TextSelection(anchor: 0, head: 100))
  }

  @Test
  func `the part begins and ends with whole characters`() {
    let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
    let snapshot = snapshot(String(repeating: family, count: 200), .caret(1_100))
    #expect(snapshot.text.allSatisfy { String($0) == family })
    #expect(snapshot.text.utf16.count > 200)
  }

  @Test
  func `one endless character is not kept whole`() {
    let text = "a" + String(repeating: "\u{301}", count: 50_000)
    let snapshot = snapshot(text, .caret(25_000))
    #expect(snapshot.text.utf16.count <= 2 * FieldSnapshot.longest)
    #expect(snapshot.isShortened == (true, true))
  }

  @Test
  func `a long string of an event ends with a mark`() {
    let long = String(repeating: "a", count: 5_000)
    #expect(FieldSnapshot.shortened("abc") == "abc")
    #expect(FieldSnapshot.shortened(long) == String(repeating: "a", count: 1_000) + "…")
  }

  @Test
  func `a large paste is in no event whole`() throws {
    let paste = String(repeating: "长", count: 20_000)
    var session = FieldSession(host: HostProgram(rule: .lengths([LengthLimit(30_000)])))
    let events = try session.perform(.paste(paste))
    #expect(session.field.state.text.utf16Count == 20_000)
    for event in events { #expect(event.description.utf8.count < 8_000) }
  }
}
