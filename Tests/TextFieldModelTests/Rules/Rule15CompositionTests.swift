import Testing
import TextFieldModel
import TextLimits
import TextMeasure

// Guards against a limit that asks about the letters of a syllable: the composition breaks, and a full
// field takes no syllable at all, though the one that is meant may fit.
@Suite("Rule 15: a composition is one deferred edit")
struct Rule15CompositionTests {
  @Test
  func `letters go in over the limit, and nobody is alerted`() throws {
    var drawn = try DrawnSession("abcd|", 5)
    let events = try drawn.compose("nihao")
    #expect(drawn.drawing == "abcd{nihao|}")
    #expect(drawn.session.tally.rejections == 0)
    #expect(drawn.session.tally.suppressed == 0)
    #expect(!events.contains { if case .alertPresented = $0 { true } else { false } })
    #expect(drawn.session.host.value == "abcd")
  }

  @Test
  func `a full field can be composed in`() throws {
    var drawn = try DrawnSession("ab[cde|]", 5)
    try drawn.compose("wo")
    #expect(drawn.drawing == "ab{wo|}")
    try drawn.perform(.commit("我"))
    #expect(drawn.drawing == "ab我|")
  }

  @Test
  func `observers are told that the length is provisional, the marked text counted in`() throws {
    var drawn = try DrawnSession("abcd|", 5)
    let composed = try drawn.compose("ni")
    #expect(
      composed.last { if case .editingChanged = $0 { true } else { false } }
        == .editingChanged(6, LengthLimit(5), isProvisional: true)
    )
    let committed = try drawn.perform(.commit("你"))
    #expect(committed.contains(.editingChanged(5, LengthLimit(5), isProvisional: false)))
  }

  @Test
  func `what is committed is judged against the text from before`() throws {
    var drawn = try DrawnSession("a[bc|]d", 4)
    try drawn.compose("nihaoma")
    try drawn.perform(.commit("你好吗"))
    // Of the four units the selection gave two back: two characters fit, however long the letters were.
    #expect(drawn.drawing == "a你好|d")
    #expect(drawn.session.tally.dropped == "吗")
    #expect(drawn.session.tally.alerts == 1)
  }

  @Test(arguments: [3, 9])
  func `the limit is the one that holds at the commit`(_ limit: Int) throws {
    var drawn = try DrawnSession("ab|", 5)
    try drawn.compose("ni")
    drawn.session.limit(by: .lengths([LengthLimit(limit)]))
    #expect(drawn.drawing == "ab{ni|}")
    try drawn.perform(.commit("你好呀"))
    #expect(drawn.drawing == (limit == 3 ? "ab你|" : "ab你好呀|"))
  }

  @Test
  func `a commit that is refused gives back what was selected`() throws {
    var drawn = try DrawnSession("ab[c|]", 3)
    try drawn.compose("xiao")
    try drawn.perform(.commit("😀"))
    #expect(drawn.drawing == "ab[c|]")
    #expect(drawn.session.tally.alerts == 1)
  }

  @Test(arguments: [(Gesture.blur, "abcdn"), (.submit, "abcdn"), (.finish, "abcdn")])
  func `leaving the field and Return commit the letters as they stand`(
    _ gesture: Gesture,
    _ text: String
  ) throws {
    var drawn = try DrawnSession("abcd|", 5)
    try drawn.compose("ni")
    try drawn.perform(gesture)
    #expect(drawn.session.field.marked == nil)
    #expect(drawn.session.field.state.text.string == text)
    #expect(drawn.session.tally.dropped == "i")
  }

  @Test(arguments: ["x", "ab"])
  func `a text that is set by program ends it, be it the same`(_ text: String) throws {
    var drawn = try DrawnSession("ab|")
    try drawn.compose("ni")
    try drawn.perform(.set(text, nil))
    #expect(drawn.drawing == text + "|")
    try drawn.perform(.commit("你"))
    #expect(drawn.drawing == text + "你|")
  }

  @Test(arguments: [Gesture.cancel, .compose("", caret: nil, key: nil), .undo])
  func `cancelling, emptying and undo give back text and selection`(_ gesture: Gesture) throws {
    var drawn = try DrawnSession("a[|bc]d", 4)
    try drawn.compose("ni")
    try drawn.perform(gesture)
    #expect(drawn.drawing == "a[|bc]d")
    #expect(drawn.session.tally.rejections == 0)
    #expect(!drawn.session.field.canUndo)
  }
}
