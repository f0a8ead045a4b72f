import Testing
import TextFieldModel
import TextLimits
import TextMeasure

// Guards against the crash that made the rule famous: the system's undo goes on with the range of the
// edit that was proposed, where a shorter one was made.
@Suite("Rule 18: one gesture is one step of undo, and undo is never limited")
struct Rule18UndoTests {
  @Test
  func `each gesture is a step`() throws {
    var drawn = try DrawnSession("|")
    try drawn.perform(.type("a"), .type("b"), .paste("cd"), .deleteBackward)
    var seen: [String] = []
    for _ in 0..<9 where drawn.session.field.canUndo {
      try drawn.perform(.undo)
      seen.append(drawn.drawing)
    }
    #expect(seen == ["abcd|", "ab|", "a|", "|"])
    try drawn.perform(.redo, .redo, .redo, .redo, .redo)
    #expect(drawn.drawing == "abc|")
  }

  @Test
  func `a step holds what went in, not what was offered`() throws {
    var drawn = try DrawnSession("ab[c|]def", 7)
    try drawn.perform(.paste("XYZ"))
    #expect(drawn.drawing == "abXY|def")
    try drawn.perform(.undo)
    #expect(drawn.drawing == "ab[c|]def")
    try drawn.perform(.redo)
    #expect(drawn.drawing == "abXY|def")
  }

  @Test
  func `a refused gesture leaves no step, and takes no redo away`() throws {
    var drawn = try DrawnSession("ab|", 3)
    try drawn.perform(.type("c"), .type("d"))
    try drawn.perform(.undo)
    #expect(drawn.drawing == "ab|")
    try drawn.perform(.paste("😀"), .redo)
    #expect(drawn.drawing == "abc|")
  }

  @Test
  func `a whole composition is a step`() throws {
    var drawn = try DrawnSession("a[b|]", 3)
    try drawn.compose("nihao")
    try drawn.perform(.commit("你好吗"))
    #expect(drawn.drawing == "a你好|")
    try drawn.perform(.undo)
    #expect(drawn.drawing == "a[b|]")
    #expect(!drawn.session.field.canUndo)
  }

  @Test
  func `a picked word goes back together with its blank`() throws {
    var drawn = try DrawnSession("hel|", 9)
    try drawn.perform(.suggest(TextSpan(0..<3), "hello", blank: true))
    #expect(drawn.drawing == "hello |")
    try drawn.perform(.undo)
    #expect(drawn.drawing == "hel|")
  }

  @Test
  func `a text that is set by program empties the steps`() throws {
    var drawn = try DrawnSession("|")
    try drawn.perform(.type("a"), .undo, .set("b", nil), .undo, .redo)
    #expect(drawn.drawing == "b|")
  }

  @Test(arguments: [AlertPolicy.every, .whilePresented, .perEpisode])
  func `undo and redo pass a limit that was lowered since, and alert nobody`(
    _ alerts: AlertPolicy
  ) throws {
    var drawn = try DrawnSession("|", alerts: alerts)
    try drawn.perform(.paste("hello"), .delete(TextSpan(1..<5)))
    drawn.session.limit(by: .lengths([LengthLimit(2)]))
    try drawn.perform(.undo)
    #expect(drawn.drawing == "hello|")
    try drawn.perform(.undo, .redo)
    #expect(drawn.drawing == "hello|")
    #expect(drawn.session.tally.rejections == 0)
    #expect(drawn.session.tally.alerts + drawn.session.tally.suppressed == 0)
  }

  @Test(arguments: LimitPolicy.allCases)
  func `undo after a change that a policy cut never traps and gives the text back`(
    _ policy: LimitPolicy
  ) throws {
    var drawn = try DrawnSession("a|😀", 5, policy)
    let before = drawn.session.field.state
    try drawn.perform(.paste("xyz👨‍👩‍👧"))
    let after = drawn.session.field.state
    #expect(drawn.session.field.canUndo || policy != .preEdit)
    guard drawn.session.field.canUndo else { return }
    try drawn.perform(.undo)
    #expect(drawn.session.field.state == before)
    try drawn.perform(.redo)
    #expect(drawn.session.field.state == after)
  }
}
