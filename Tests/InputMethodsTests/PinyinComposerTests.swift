import InputMethods
import KeyInput
import Testing
import TextFieldModel

struct PinyinComposerTests {
  private func trace(_ keys: String) -> [String] {
    var trace = ComposerTrace()
    return trace.press(keys)
  }

  /// A composer after some keys, whose answers do not matter.
  private func composer(after keys: String) -> ComposerTrace {
    var trace = ComposerTrace()
    _ = trace.press(keys)
    return trace
  }

  // MARK: Golden traces

  @Test func `nihao and Space ask about each letter and commit the first candidate`() {
    #expect(
      trace("nihao ") == [
        "ask n: {n|}", "ask i: {ni|}", "ask h: {ni⎵h|}", "ask a: {ni⎵ha|}", "ask o: {ni⎵hao|}",
        "commit 你好",
      ]
    )
  }

  @Test func `Backspace takes one letter after the other and leaves nothing marked`() {
    var trace = composer(after: "ni")
    #expect(trace.press("<bs>") == ["ask : {n|}"])
    #expect(trace.press("<bs>") == ["ask : {|}"])
    #expect(!trace.composer.isComposing)
    #expect(trace.press("<bs>") == ["passed"])
  }

  @Test func `an apostrophe is shown as the separator`() {
    #expect(
      trace("xi'an ") == [
        "ask x: {x|}", "ask i: {xi|}", "ask ': {xi⎵|}", "ask a: {xi⎵a|}", "ask n: {xi⎵an|}",
        "commit 西安",
      ]
    )
  }

  @Test func `the separator moves as the segmentation changes`() {
    #expect(
      trace("fangan").suffix(3) == ["ask g: {fang|}", "ask a: {fang⎵a|}", "ask n: {fang⎵an|}"]
    )
  }

  // MARK: Choices

  @Test func `a choice for the first letters stays marked before the rest`() {
    var trace = composer(after: "womenqunali")
    let index = trace.composer.index(of: "我们")
    #expect(trace.pick(index) == ["mark: {我们qu⎵na⎵li|}"])
    #expect(trace.composer.isComposing)
    #expect(trace.press(" ") == ["commit 我们去哪里"])
  }

  @Test func `Backspace behind a choice takes it back, then letters go`() {
    var trace = composer(after: "womenqunali")
    _ = trace.pick(trace.composer.index(of: "我们"))
    #expect(trace.press("<bs>") == ["ask : {wo⎵men⎵qu⎵na⎵li|}"])
    #expect(trace.press("<bs>") == ["ask : {wo⎵men⎵qu⎵na⎵l|}"])
  }

  @Test func `Backspace behind a letter typed after a choice takes the letter`() {
    var trace = composer(after: "womenqu")
    _ = trace.pick(trace.composer.index(of: "我们"))
    #expect(
      trace.press("l<bs><bs><bs><bs>") == [
        "ask l: {我们qu⎵l|}", "ask : {我们qu|}", "ask : {我们q|}", "ask : {我们|}", "ask : {wo⎵men|}",
      ]
    )
  }

  @Test func `an apostrophe goes with the choice before it and comes back with it`() {
    var trace = composer(after: "xi'an")
    _ = trace.pick(trace.composer.index(of: "西"))
    #expect(trace.press("<bs>") == ["ask : {xi⎵an|}"])
  }

  @Test func `Enter and Escape end a composition with a choice too`() {
    var trace = composer(after: "womenqu")
    _ = trace.pick(trace.composer.index(of: "我们"))
    var other = trace
    #expect(trace.press("<enter>") == ["commit 我们qu"])
    #expect(other.press("<esc>") == ["cancel"])
    #expect(!trace.composer.isComposing)
    #expect(!other.composer.isComposing)
  }

  // MARK: Ends

  @Test func `Enter commits what was typed, apostrophes kept and separators not`() {
    #expect(trace("nihao<enter>").last == "commit nihao")
    #expect(trace("xi'an<enter>").last == "commit xi'an")
    #expect(composer(after: "nihao<enter>").composer.candidates == nil)
  }

  @Test func `Escape cancels`() {
    #expect(trace("nihao<esc>").last == "cancel")
    #expect(trace("<esc>") == ["passed"])
  }

  @Test func `a mark commits the best conversion and comes full width`() {
    #expect(trace("nihao,").suffix(2) == ["commit 你好", "insert ，"])
    #expect(trace("womenqunali?").suffix(2) == ["commit 我们去哪里", "insert ？"])
    #expect(trace("nihaov!").suffix(2) == ["commit 你好v", "insert ！"])
    #expect(composer(after: "nihao,").composer.candidates == nil)
  }

  @Test func `a mark without a composition is plain typing`() {
    #expect(trace(",.?!:;()") == "，。？！：；（）".map { "insert \($0)" })
    #expect(trace("\"\"\"''") == "“”“‘’".map { "insert \($0)" })
    #expect(trace("+@/-=") == Array(repeating: "passed", count: 5))
  }

  @Test func `another character that types comes as it is behind the conversion`() {
    #expect(trace("nihao@").suffix(2) == ["commit 你好", "insert @"])
    #expect(trace("nihaoA").suffix(2) == ["commit 你好", "insert A"])
  }

  @Test func `letters without a candidate are committed by Space as they were typed`() {
    #expect(trace("vv ") == ["ask v: {v|}", "ask v: {v⎵v|}", "commit vv"])
  }

  @Test func `a plain key of no use ends the composition as it stands and goes on`() {
    #expect(trace("ni<tab>").suffix(2) == ["unmark", "passed"])
    #expect(!composer(after: "ni<tab>").composer.isComposing)
  }

  @Test func `keys of the program leave the composition alone`() {
    var trace = composer(after: "ni")
    let before = trace.composer
    #expect(trace.press("<f1>") == ["passed"])
    for modifier in [Key.Modifiers.alt, .control, .superKey] {
      #expect(trace.composer.handle(Key(.character("1"), modifiers: modifier)) == .passed)
    }
    #expect(trace.composer == before)
  }

  @Test func `without a composition only small letters begin one`() {
    #expect(
      trace("NI 5ü<enter>N") == [
        "passed", "passed", "passed", "passed", "ask ü: {ü|}", "commit ü", "passed",
      ]
    )
  }

  @Test func `what the field ended is forgotten`() {
    var trace = composer(after: "ni")
    trace.composer.fieldEndedComposition()
    #expect(trace.composer == PinyinComposer())
    #expect(trace.press("h") == ["ask h: {h|}"])
  }

  @Test func `a composer put back forgets a refused letter`() {
    var trace = composer(after: "ni")
    let kept = trace.composer
    _ = trace.press("h")
    trace.composer = kept
    #expect(trace.press("n") == ["ask n: {nin|}"])
  }

  // MARK: Moving and editing

  @Test func `the arrows move inside the composition only`() {
    var trace = composer(after: "nihao")
    #expect(
      trace.press("<left><left><left>") == [
        "mark: {ni⎵ha|o}", "mark: {ni⎵h|ao}", "mark: {ni|⎵hao}",
      ]
    )
    #expect(trace.press("<home><left>") == ["mark: {|ni⎵hao}", "taken"])
    #expect(trace.press("<end><right>") == ["mark: {ni⎵hao|}", "taken"])
  }

  @Test func `letters are inserted and removed at the caret`() {
    var trace = composer(after: "nhao<home><right>")
    #expect(trace.press("i") == ["ask i: {ni|⎵hao}"])
    #expect(trace.press("<bs>") == ["ask : {n|⎵hao}"])
    #expect(trace.press("<del>") == ["ask : {n|ao}"])
  }

  @Test func `an apostrophe stands once between letters`() {
    #expect(trace("'ni''").suffix(2) == ["ask ': {ni⎵|}", "taken"])
    #expect(trace("ni<home>'").last == "taken")
  }

  @Test func `a composition stops growing at 64 letters`() {
    let lines = trace(String(repeating: "ni", count: 33))
    #expect(lines.suffix(2) == ["taken", "taken"])
    #expect(lines[63] != "taken")
  }

  // MARK: Pages

  @Test func `pages hold nine candidates and digits pick of the page`() throws {
    var trace = composer(after: "shi")
    let first = try #require(trace.composer.candidates)
    #expect(first.items.count == 9)
    #expect(first.page == 0)
    #expect(first.pageCount > 2)
    #expect(trace.press("=") == ["taken"])
    let second = try #require(trace.composer.candidates)
    #expect(second.page == 1)
    #expect(second.firstIndex == 9)
    #expect(Set(second.items).isDisjoint(with: first.items))
    #expect(trace.press("3") == ["commit \(second.items[2])"])
  }

  @Test(arguments: [("=", "-"), ("<pgdn>", "<pgup>")])
  func `pages turn both ways and stop at the ends`(forward: String, back: String) {
    var trace = composer(after: "shi")
    let first = trace.composer
    #expect(trace.press(back) == ["taken"])
    #expect(trace.composer == first)
    _ = trace.press(forward + forward + back + back)
    #expect(trace.composer == first)
    _ = trace.press(String(repeating: forward, count: 50))
    let last = trace.composer.candidates
    #expect(last?.page == last.map { $0.pageCount - 1 })
  }

  @Test func `Down and Up move the highlight, and Space picks it`() throws {
    var trace = composer(after: "shi<down><down><up><down>")
    let list = try #require(trace.composer.candidates)
    #expect(list.highlighted == 2)
    #expect(trace.press(" ") == ["commit \(list.items[2])"])
  }

  @Test func `the highlight goes on to the next page`() {
    let trace = composer(after: "shi" + String(repeating: "<down>", count: 9))
    #expect(trace.composer.candidates?.page == 1)
    #expect(trace.composer.candidates?.highlighted == 0)
  }

  @Test func `a digit without a candidate does nothing`() {
    #expect(trace("nihao0").last == "taken")
    #expect(trace("vv5").last == "taken")
  }

  // MARK: Associations

  @Test func `a commit shows associations, and picking one is one insertion`() {
    var trace = composer(after: "shengri ")
    #expect(trace.composer.candidates?.kind == .associations)
    #expect(trace.composer.candidates?.items.prefix(2) == ["快乐", "礼物"])
    #expect(trace.composer.candidates?.highlighted == nil)
    #expect(!trace.composer.isComposing)
    #expect(trace.pick(0) == ["insert 快乐"])
    #expect(trace.composer.candidates?.kind == .associations)
    #expect(trace.pick(99) == nil)
  }

  @Test func `digits type while associations are shown, and close the row`() {
    var trace = composer(after: "shengri ")
    #expect(trace.press("1") == ["passed"])
    #expect(trace.composer.candidates == nil)
  }

  @Test func `Down enters the row, Enter picks and Escape leaves`() {
    var trace = composer(after: "shengri ")
    var other = trace
    #expect(trace.press("<down><right><left><enter>") == ["taken", "taken", "taken", "insert 快乐"])
    #expect(other.press("<down><esc>") == ["taken", "taken"])
    #expect(other.composer.candidates == nil)
  }

  @Test func `Enter and the arrows are the field's until the row is entered`() {
    for key in ["<enter>", "<left>", "<right>", "<up>", "<bs>", " "] {
      var trace = composer(after: "shengri ")
      #expect(trace.press(key) == ["passed"])
      #expect(trace.composer.candidates == nil)
    }
  }

  @Test func `a letter closes the row and begins a composition`() {
    var trace = composer(after: "shengri ")
    #expect(trace.press("k") == ["ask k: {k|}"])
    #expect(trace.composer.candidates?.kind == .conversions)
  }
}

extension PinyinComposer {
  /// The place of a candidate, looked for on all pages.
  fileprivate func index(of text: String) -> Int {
    var copy = self
    for _ in 0..<20 {
      guard let list = copy.candidates else { break }
      if let place = list.items.firstIndex(of: text) { return list.firstIndex + place }
      _ = copy.handle(Key(.pageDown))
    }
    return -1
  }
}
