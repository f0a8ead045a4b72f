import Testing
import TextLimits
import TextMeasure

/// What a host sees of single calls; whole sequences run in GuideTests.
struct FieldLimiterTests {
  private func limiter(
    _ maximum: Int,
    _ text: String = "",
    keyboard: HostKeyboard = .mayCompose,
    alerts: AlertPolicy = .perEpisode
  ) -> FieldLimiter {
    FieldLimiter(
      .lengths([LengthLimit(maximum)]),
      text: text,
      keyboard: keyboard,
      alerts: alerts
    )
  }

  @Test(arguments: [AlertPolicy.every, .perEpisode])
  func `what the host need not tell does not pile up`(alerts: AlertPolicy) {
    var limiter = limiter(1, "a", alerts: alerts)
    let field = HostField("a", selection: .caret(1))
    let first = limiter.shouldChange(.caret(1), to: "bcd", in: field)
    #expect(first.presentsAlert)
    _ = limiter.shouldChange(.caret(1), to: "bcd", in: field)
    let second = limiter
    let answer = limiter.shouldChange(.caret(1), to: "bcd", in: field)
    #expect(answer.presentsAlert == (alerts == .every))
    #expect(limiter == second)
  }

  @Test func `a counter has its lengths`() {
    var limiter = limiter(5, "heo")
    #expect(limiter.counts.utf16 == 3)
    _ = limiter.shouldChange(.caret(2), to: "llop", in: HostField("heo", selection: .caret(2)))
    #expect(limiter.counts.utf16 == 5)
  }

  @Test func `an edit that fits is left to the field`() {
    var limiter = limiter(5, "heo")
    let answer = limiter.shouldChange(
      .caret(2),
      to: "ll",
      in: HostField("heo", selection: .caret(2))
    )
    #expect(answer.allowsEdit && answer.write == nil && answer.reason == nil)
    #expect(limiter.editingChanged(HostField("hello", selection: .caret(4))) == nil)
  }

  @Test func `an edit that is cut is written by the host, the caret behind it`() {
    var limiter = limiter(5, "heo")
    let answer = limiter.shouldChange(
      .caret(2),
      to: "llop",
      in: HostField("heo", selection: .caret(2))
    )
    #expect(!answer.allowsEdit && answer.presentsAlert)
    #expect(answer.write?.text == "hello" && answer.write?.selection == .caret(4))
    #expect(answer.write?.changesText == true && answer.dropped == "op")
    #expect(answer.reason == .length(LengthLimit(5)))
    // The change event that the host sends for it says nothing new.
    #expect(limiter.editingChanged(HostField("hello", selection: .caret(4))) == nil)
  }

  @Test func `a character too many is taken out again where the keyboard may compose`() {
    var limiter = limiter(2, "ab")
    #expect(
      limiter.shouldChange(.caret(1), to: "x", in: HostField("ab", selection: .caret(1))).allowsEdit
    )
    let answer = limiter.editingChanged(HostField("axb", selection: .caret(2)))
    #expect(answer?.write?.text == "ab" && answer?.write?.selection == .caret(1))
    #expect(answer?.presentsAlert == true && answer?.dropped == "x")
  }

  @Test func `a character too many is refused at once where it is final`() {
    var limiter = limiter(2, "ab", keyboard: .direct)
    let answer = limiter.shouldChange(.caret(1), to: "x", in: HostField("ab", selection: .caret(1)))
    #expect(!answer.allowsEdit && answer.write == nil && answer.presentsAlert)
  }

  @Test func `a full field can be composed in, and the candidate is cut at its end`() {
    var limiter = limiter(3, "ab")
    #expect(limiter.shouldChange(.caret(2), to: "n", in: HostField("ab")).allowsEdit)
    #expect(limiter.editingChanged(HostField("abn", marked: TextSpan(2..<3))) == nil)
    #expect(limiter.isComposing)
    #expect(
      limiter.shouldChange(.caret(3), to: "i", in: HostField("abn", marked: TextSpan(2..<3)))
        .allowsEdit
    )
    #expect(limiter.editingChanged(HostField("abni", marked: TextSpan(2..<4))) == nil)
    #expect(limiter.shouldChange(TextSpan(2..<4), to: "你好", in: HostField("abni")).allowsEdit)
    let answer = limiter.editingChanged(HostField("ab你好"))
    #expect(answer?.write?.text == "ab你" && answer?.dropped == "好")
    #expect(!limiter.isComposing)
  }

  @Test func `a refused candidate gives back the selection that the letters replaced`() {
    var limiter = limiter(3, "abc")
    let before = HostField("abc", selection: TextSelection(anchor: 2, head: 1))
    #expect(limiter.shouldChange(TextSpan(1..<2), to: "n", in: before).allowsEdit)
    #expect(limiter.editingChanged(HostField("anc", marked: TextSpan(1..<2))) == nil)
    let answer = limiter.editingChanged(HostField("a😀c", selection: .caret(3)))
    #expect(answer?.write?.text == "abc")
    #expect(answer?.write?.selection == TextSelection(anchor: 2, head: 1))
  }

  @Test func `letters that are given up give back what they replaced, without an alert`() {
    var limiter = limiter(3, "abc")
    #expect(limiter.editingChanged(HostField("anc", marked: TextSpan(1..<2))) == nil)
    let answer = limiter.editingChanged(HostField("ac", selection: .caret(1)))
    #expect(answer?.write?.text == "abc" && answer?.alert == nil && answer?.reason == nil)
  }

  @Test func `iOS 26 asks about the place behind the letters`() {
    var limiter = limiter(2)
    #expect(limiter.editingChanged(HostField("ㄨㄤ", marked: TextSpan(0..<2))) == nil)
    #expect(limiter.shouldChange(.caret(2), to: "王", in: HostField("ㄨㄤ")).allowsEdit)
    #expect(limiter.editingChanged(HostField("王")) == nil)
  }

  @Test func `a Hangul vowel joins the last syllable of a full field`() {
    var limiter = limiter(5, "가나다라ㅁ")
    #expect(limiter.shouldChange(.caret(5), to: "ㅏ", in: HostField("가나다라ㅁ")).allowsEdit)
    #expect(limiter.editingChanged(HostField("가나다라마")) == nil)
  }

  @Test func `a composition that ended without a word is judged before the next edit`() {
    var limiter = limiter(3, "ab")
    #expect(
      limiter.editingChanged(HostField("anihaob", selection: .caret(6), marked: TextSpan(1..<6)))
        == nil
    )
    let answer = limiter.shouldChange(
      .caret(0),
      to: "x",
      in: HostField("anihaob", selection: .caret(0))
    )
    #expect(!answer.allowsEdit && answer.write?.text == "anb" && answer.dropped == "ihao")
  }

  @Test func `a blank in the turn of a picked word finds no room in silence`() {
    var limiter = limiter(5, "hel")
    #expect(limiter.shouldChange(TextSpan(0..<3), to: "hello", in: HostField("hel")).allowsEdit)
    #expect(limiter.editingChanged(HostField("hello")) == nil)
    let blank = limiter.shouldChange(.caret(5), to: " ", in: HostField("hello"))
    #expect(!blank.allowsEdit && blank.alert == nil && blank.reason == nil)
  }

  @Test func `a blank in a later turn was typed`() {
    var limiter = limiter(5, "hel", keyboard: .direct)
    #expect(limiter.shouldChange(TextSpan(0..<3), to: "hello", in: HostField("hel")).allowsEdit)
    #expect(limiter.editingChanged(HostField("hello")) == nil)
    limiter.endOfTurn()
    #expect(limiter.shouldChange(.caret(5), to: " ", in: HostField("hello")).presentsAlert)
  }

  @Test func `a blank behind a word that was cut is a second alert held back`() {
    var limiter = limiter(4, "hel", alerts: .whilePresented)
    let word = limiter.shouldChange(TextSpan(0..<3), to: "hello", in: HostField("hel"))
    #expect(word.write?.text == "hell" && word.presentsAlert)
    let blank = limiter.shouldChange(.caret(4), to: " ", in: HostField("hell"))
    #expect(!blank.allowsEdit && blank.alert == .alreadyPresented)
  }

  @Test(arguments: ["b", "a longer paste"])
  func `an alert on screen holds others back until the host says that it went`(_ text: String) {
    var limiter = limiter(1, "a", keyboard: .direct, alerts: .whilePresented)
    let field = HostField("a")
    #expect(limiter.shouldChange(.caret(1), to: text, in: field).alert == .presented)
    #expect(limiter.shouldChange(.caret(1), to: text, in: field).alert == .alreadyPresented)
    limiter.alertDismissed()
    // In the same turn, but a gesture of its own.
    #expect(limiter.shouldChange(.caret(1), to: text, in: field).alert == .presented)
  }

  @Test func `what nobody was asked about is cut afterwards`() {
    var limiter = limiter(5, "a")
    let answer = limiter.editingChanged(HostField("aname@host"))
    #expect(answer?.write?.text == "aname" && answer?.dropped == "@host")
  }

  @Test func `a keyboard that ignores a no is cut afterwards`() {
    var limiter = limiter(2, "ab")
    #expect(!limiter.shouldChange(.caret(2), to: "cd", in: HostField("ab")).allowsEdit)
    #expect(limiter.editingChanged(HostField("abcd"))?.write?.text == "ab")
  }

  @Test func `undo and redo are never limited`() {
    var limiter = limiter(2, "a")
    let answer = limiter.shouldChange(
      TextSpan(0..<1),
      to: "abcdef",
      in: HostField("a"),
      by: .history
    )
    #expect(answer.allowsEdit)
    #expect(limiter.editingChanged(HostField("abcdef"), by: .history) == nil)
    #expect(limiter.shouldChange(TextSpan(5..<6), to: "", in: HostField("abcdef")).allowsEdit)
  }

  @Test func `a text set by program is not cut and does not grow`() {
    var limiter = limiter(2)
    limiter.textWasSet(to: "abcdef")
    #expect(limiter.editingChanged(HostField("abcdef")) == nil)
    let field = HostField("abcdef", selection: TextSelection(TextSpan(5..<6)))
    #expect(limiter.shouldChange(TextSpan(5..<6), to: "xyz", in: field).write?.text == "abcdex")
  }

  @Test func `a range that no text has is fitted, and the host makes the edit`() {
    var limiter = limiter(9, "a😀b")
    let field = HostField("a😀b")
    let inside = limiter.shouldChange(TextSpan(2..<3), to: "x", in: field)
    #expect(!inside.allowsEdit && inside.write?.text == "axb")
    let beyond = limiter.shouldChange(
      TextSpan(location: 7, length: .max),
      to: "x",
      in: HostField("axb")
    )
    #expect(!beyond.allowsEdit && beyond.write?.text == "axbx")
  }

  @Test func `line breaks are blanks in a field of one line and text in one of many`() {
    var limiter = limiter(9)
    let one = limiter.shouldChange(.caret(0), to: "a\r\nb\n", in: HostField(""))
    #expect(!one.allowsEdit && one.write?.text == "a b" && one.reason == nil)
    limiter = FieldLimiter(.lengths([LengthLimit(9)]), lines: .many)
    #expect(limiter.shouldChange(.caret(0), to: "a\r\nb\n", in: HostField("")).allowsEdit)
  }

  @Test func `a limit that becomes smaller cuts nothing`() {
    var limiter = limiter(9, "abcdef")
    limiter.rule = .lengths([LengthLimit(3, .characters)])
    #expect(limiter.editingChanged(HostField("abcdef")) == nil)
    #expect(limiter.editingEnded(HostField("abcdef")) == nil)
  }

  @Test func `the end of editing gives a number its form`() throws {
    let rule = try #require(
      NumberRule(minimum: DecimalText("5"), maximum: DecimalText("100"), excess: .clamp)
    )
    var limiter = FieldLimiter(.number(rule), text: "007")
    #expect(limiter.editingEnded(HostField("007"))?.write?.text == "7")
    let answer = limiter.editingEnded(HostField("3"))
    #expect(answer?.write?.text == "5" && answer?.presentsAlert == true)
  }

  @Test func `the end of editing judges marked text as it stands`() {
    var limiter = limiter(3)
    #expect(limiter.editingChanged(HostField("nihao", marked: TextSpan(0..<5))) == nil)
    let answer = limiter.editingEnded(HostField("nihao", marked: TextSpan(0..<5)))
    #expect(answer?.write?.text == "nih" && !limiter.isComposing)
  }
}
