import InputMethods
import KeyInput
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// The composer and the field together: who forgets what, and when.
struct CompositionTests {
  private func lab(_ limit: Int, _ more: [Setting] = [], text: String = "") -> Lab {
    Lab([.lengths([LengthLimit(limit)]), .keyboard(.pinyin)] + more, text: text)
  }

  // MARK: The delegate says no

  @Test
  func `a refused letter puts the composer back where it was`() throws {
    var lab = lab(2, [.policy(.rejectPredicted)])
    try lab.type("nihao")
    #expect(lab.drawn == "{ni|}")
    #expect(lab.simulator.keyboard.isComposing)
    try lab.press("space")
    #expect(lab.drawn == "你|")
  }

  @Test
  func `a refused first letter starts nothing`() throws {
    var lab = lab(2, [.policy(.rejectPredicted)], text: "ab")
    try lab.type("n")
    #expect(lab.drawn == "ab|")
    #expect(!lab.simulator.keyboard.isComposing)
    #expect(lab.simulator.keyboard.candidates == nil)
  }

  @Test
  func `a letter that was refused once may go in later`() throws {
    var lab = lab(3, [.policy(.rejectPredicted)], text: "abc")
    try lab.type("n")
    try lab.press("backspace")
    try lab.type("n")
    #expect(lab.drawn == "ab{n|}")
    #expect(lab.simulator.keyboard.isComposing)
  }

  @Test
  func `a refused commit leaves nothing to follow`() throws {
    var lab = lab(2, text: "ab")
    try lab.type("shengri")
    try lab.press("space")
    #expect(lab.drawn == "ab|")
    #expect(lab.simulator.keyboard.candidates == nil)
  }

  @Test
  func `a commit that was cut leaves nothing to follow`() throws {
    var lab = lab(1)
    try lab.type("shengri")
    try lab.press("space")
    #expect(lab.drawn == "生|")
    #expect(lab.simulator.keyboard.candidates == nil)
  }

  // MARK: The field ends it

  @Test
  func `the naive cut ends the composition, in one burst as key by key`() throws {
    var burst = lab(5, [.policy(.naive), .alerts(.every)], text: "abcd")
    var keys = burst
    let lines = try burst.type("niha")
    let single = try keys.press("n i h a")
    #expect(lines == single)
    #expect(burst.drawn == keys.drawn)
    #expect(!burst.simulator.keyboard.isComposing)
    // The second letter is cut with the composition; each later one starts anew and is cut at once.
    #expect(lines.count(of: "should-change {5,0} \"h\"") == 1)
    #expect(lines.count(of: "should-change {5,0} \"a\"") == 1)
  }

  @Test(arguments: [
    Message.gesture(.set("", nil)), .gesture(.blur), .gesture(.select(.caret(0))),
    .gesture(.undo), .gesture(.cancel), .gesture(.commit("好")), .gesture(.commit(nil)),
    .gesture(.paste("x")), .gesture(.delete(TextSpan(0..<1))), .gesture(.check), .cut,
    .gesture(.observe("abc", caret: 0)), .setting(.keyboard(.pinyin)), .situation(6),
  ])
  func `a composition that the field ends is the composer's no longer`(
    _ message: Message
  ) throws {
    var lab = lab(31)
    try lab.type("niha")
    try lab.send(message)
    #expect(lab.simulator.session.field.marked == nil)
    #expect(!lab.simulator.keyboard.isComposing)
    if !lab.simulator.session.field.isEditing { try lab.press("tab") }
    try lab.type("h")
    #expect(lab.simulator.session.field.markedText == "h")
  }

  @Test(arguments: ["ctrl+a", "alt+a", "ctrl+k", "alt+backspace", "ctrl+v", "super+left", "tab"])
  func `a key that the composer leaves to the field ends the composition first`(
    _ key: String
  ) throws {
    var lab = lab(1)
    try lab.type("ni")
    try lab.press(key)
    #expect(lab.simulator.session.field.marked == nil || key == "ctrl+v")
    #expect(lab.simulator.session.field.state.text.utf16Count <= 1 || key == "ctrl+v")
  }

  @Test
  func `a deletion to the start takes what the end of a composition left, and no more`() throws {
    var lab = lab(4, text: "abc")
    try lab.type("nihao")
    try lab.press("ctrl+u")
    #expect(lab.drawn == "|")
    try lab.press("ctrl+y")
    #expect(lab.drawn == "abcn|")
  }

  @Test
  func `a key that ends a composition and goes on is one gesture`() throws {
    var lab = lab(1, [.toast(.zero)])
    try lab.type("ni")
    let lines = try lab.press("tab")
    #expect(lines.count(of: "alert presented") == 1)
    #expect(lab.simulator.session.tally.rejections == 1)
    #expect(lab.simulator.session.tally.dropped == "i")
    #expect(!lab.simulator.session.field.isEditing)
  }

  @Test
  func `a mark that commits and then types itself alerts once and is counted once`() throws {
    var lab = lab(1, [.toast(.zero)], text: "a")
    try lab.type("ni")
    let lines = try lab.press(",")
    #expect(lines.count(of: "should-change") == 2)
    #expect(lines.count(of: "alert presented") == 1)
    #expect(lines.count(of: "alert suppressed") == 1)
    #expect(lab.simulator.session.tally.rejections == 1)
    #expect(lab.simulator.session.tally.dropped == "你")
  }

  @Test
  func `a mark that commits and then types itself is taken back in two steps`() throws {
    var lab = lab(31)
    try lab.type("nihao")
    try lab.press(",")
    #expect(lab.drawn == "你好，|")
    try lab.press("ctrl+z")
    #expect(lab.drawn == "你好|")
    try lab.press("ctrl+z")
    #expect(lab.drawn == "|")
  }

  // MARK: Giving up, committing

  @Test(arguments: ["escape", "ctrl+g"])
  func `giving up a composition brings the text back`(_ key: String) throws {
    var lab = lab(31, text: "ab")
    try lab.press("shift+left")
    try lab.type("ni")
    #expect(lab.drawn == "a{ni|}")
    try lab.press(key)
    #expect(lab.drawn == "a[|b]")
    #expect(!lab.simulator.keyboard.isComposing)
  }

  @Test
  func `a scripted commit without a text is the Return of the keyboard`() throws {
    var lab = lab(31)
    try lab.type("xi'an")
    #expect(lab.drawn == "{xi\\u{2006}an|}")
    var other = lab
    try lab.send(.gesture(.commit(nil)))
    try other.press("enter")
    #expect(lab.drawn == "xi'an|")
    #expect(other.drawn == "xi'an|")
  }

  @Test
  func `a scripted composition takes the place of the composer's`() throws {
    var lab = lab(31)
    try lab.type("ni")
    try lab.send(.gesture(.compose("あ", caret: nil, key: nil)))
    #expect(lab.drawn == "{あ|}")
    #expect(!lab.simulator.keyboard.isComposing)
    try lab.type("h")
    #expect(lab.drawn == "あ{h|}")
  }

  @Test
  func `Backspace, Return and Escape edit a scripted composition`() throws {
    var lab = Lab([.keyboard(.plain)], text: "a")
    try lab.send(.gesture(.compose("ni\u{2006}h", caret: nil, key: "h")))
    try lab.press("backspace")
    #expect(lab.drawn == "a{ni\\u{2006}|}")
    var cancelled = lab
    try lab.press("enter")
    #expect(lab.drawn == "ani|")
    try cancelled.press("escape")
    #expect(cancelled.drawn == "a|")
  }

  @Test
  func `a motion in a scripted composition starts at what its end left`() throws {
    var lab = Lab([.lengths([LengthLimit(3)]), .keyboard(.plain)], text: "ab")
    try lab.send(.gesture(.compose("nihao", caret: nil, key: nil)))
    try lab.press("left")
    #expect(lab.drawn == "ab|n")
  }

  @Test
  func `the caret moves in marked text without a change event`() throws {
    var lab = lab(31)
    try lab.type("ni")
    #expect(try lab.press("left") == ["selection \"{n|i}\""])
    #expect(try lab.press("left left") == ["selection \"{|ni}\""])
  }

  // MARK: What may follow

  @Test(arguments: ["ctrl+a", "backspace", "a", "tab", "ctrl+z", "escape", "left"])
  func `what may follow is forgotten with the next thing that happens`(_ key: String) throws {
    var lab = lab(31)
    try lab.type("shengri")
    try lab.press("space")
    #expect(lab.simulator.keyboard.candidates?.kind == .associations)
    try lab.press(key)
    #expect(lab.simulator.keyboard.candidates?.kind != .associations)
  }

  @Test(arguments: [
    Message.gesture(.set("", nil)), .gesture(.blur), .gesture(.select(.caret(0))),
    .gesture(.undo), .gesture(.type("x")), .gesture(.paste("x")),
  ])
  func `what may follow is forgotten where the field becomes another one`(
    _ message: Message
  ) throws {
    var lab = lab(31)
    try lab.type("shengri")
    try lab.press("space")
    try lab.send(message)
    #expect(lab.simulator.keyboard.candidates == nil)
  }

  @Test
  func `what may follow stays while only the lab changes`() throws {
    var lab = lab(31)
    try lab.type("shengri")
    try lab.press("space f1 f1 f4")
    try lab.wait(.seconds(2))
    #expect(lab.simulator.keyboard.candidates?.kind == .associations)
    try lab.press("down enter")
    #expect(lab.text.count > 2)
    #expect(lab.simulator.keyboard.candidates?.kind == .associations)
  }

  @Test
  func `a candidate is picked by its number on every page`() throws {
    var lab = lab(31)
    try lab.type("ni")
    let first = try #require(lab.simulator.keyboard.candidates?.items)
    var other = lab
    try lab.press("alt+2")
    #expect(lab.text == first[1])
    try other.press("page-down")
    let second = try #require(other.simulator.keyboard.candidates?.items)
    try other.press("alt+1")
    #expect(other.text == second[0])
    #expect(throws: MessageError.self) { try other.send(.pick(999)) }
  }
}
