import InputMethods
import KeyInput
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// Keys that are the lab's, and keys that edit.
struct LabKeysTests {
  // MARK: Panels

  @Test(arguments: ["f1", "alt+h", "escape", "x", "enter", "ctrl+g"])
  func `a key closes the help and types nothing`(_ key: String) throws {
    var lab = Lab()
    try lab.press("f1")
    #expect(lab.simulator.panel == .help)
    try lab.press(key)
    #expect(lab.simulator.panel == .none)
    #expect(lab.text == "")
  }

  @Test(arguments: ["f7", "alt+s", "escape", "ctrl+g"])
  func `the situations are left without one`(_ key: String) throws {
    var lab = Lab()
    try lab.press("f7")
    try lab.press(key)
    #expect(lab.simulator.panel == .none)
    #expect(lab.simulator.situation == nil)
  }

  @Test(arguments: ["f1", "f7"])
  func `the lab can be left from a panel`(_ panel: String) throws {
    var lab = Lab()
    try lab.press(panel)
    let key = try #require(Key(name: "ctrl+q"))
    #expect(try lab.send(.input(.key(key))).effects == [.quit])
  }

  @Test
  func `a key with Alt chooses no situation`() throws {
    var lab = Lab()
    try lab.press("f7 alt+1")
    #expect(lab.simulator.situation == nil)
  }

  @Test
  func `a key of the lab works in a panel and closes it`() throws {
    var lab = Lab()
    try lab.press("f1 f4")
    #expect(lab.simulator.panel == .none)
    #expect(lab.simulator.settings.policy == .naive)
  }

  @Test
  func `one Ctrl+C asks and a second one quits, unless another key came between`() throws {
    var lab = Lab()
    let key = try #require(Key(name: "ctrl+c"))
    #expect(try lab.send(.input(.key(key))).effects == [])
    #expect(lab.simulator.notice == .pressAgainToQuit)
    try lab.press("left")
    #expect(try lab.send(.input(.key(key))).effects == [])
    #expect(try lab.send(.input(.key(key))).effects == [.quit])
  }

  @Test
  func `the key for the next limit comes back to the user's own`() throws {
    let own = Setting.lengths([LengthLimit(7, .utf8)])
    var lab = Lab([own])
    var seen: [FieldRule] = []
    for _ in 0..<9 {
      try lab.press("f2")
      seen.append(lab.simulator.settings.rule)
    }
    #expect(Set(seen).count == 9)
    #expect(seen.first == .lengths([LengthLimit(31)]))
    #expect(seen.last == .lengths([LengthLimit(7, .utf8)]))
  }

  @Test
  func `what is only equivalent is another group of the trace`() throws {
    var lab = Lab([.lengths([LengthLimit(0)])])
    for text in ["\u{e9}", "\u{e9}", "\u{e9}", "e\u{301}"] { try lab.type(text) }
    // The first one is told, the others are held back.
    #expect(lab.simulator.log.groups.map(\.repetitions) == [1, 2, 1])
  }

  // MARK: The naive way

  @Test
  func `F4 goes to the naive way and back to what was chosen`() throws {
    var lab = Lab([.policy(.rejectWhole), .alerts(.perEpisode)])
    try lab.press("f4")
    #expect(lab.simulator.settings.policy == .naive)
    #expect(lab.simulator.settings.alerts == .every)
    #expect(lab.simulator.session.host.policy == .naive)
    #expect(lab.simulator.session.host.gate.policy == .every)
    try lab.press("f4")
    #expect(lab.simulator.settings.policy == .rejectWhole)
    #expect(lab.simulator.settings.alerts == .perEpisode)
    #expect(lab.simulator.session.host.policy == .rejectWhole)
    #expect(lab.simulator.session.host.gate.policy == .perEpisode)
  }

  @Test
  func `F4 leads from a naive start to ours`() throws {
    var lab = Lab([.policy(.naive), .alerts(.every)])
    try lab.press("f4")
    #expect(lab.simulator.settings.policy == .preEdit)
    #expect(lab.simulator.settings.alerts == .whilePresented)
  }

  // MARK: The bar

  @Test
  func `Down and Enter pick a word, and so does Alt with a digit`() throws {
    var lab = Lab(text: "hel")
    let words = lab.simulator.suggestions.map(\.text)
    #expect(words.count == 3)
    var other = lab
    try lab.press("down right enter")
    #expect(lab.text == words[1] + " ")
    #expect(lab.simulator.barChoice == nil)
    try other.press("alt+2")
    #expect(other.text == words[1] + " ")
  }

  @Test
  func `the choice in the bar stays inside it, and Escape leaves it`() throws {
    var lab = Lab(text: "hel")
    try lab.press("down left")
    #expect(lab.simulator.barChoice == 0)
    try lab.press("right right right right")
    #expect(lab.simulator.barChoice == 2)
    try lab.press("escape")
    #expect(lab.simulator.barChoice == nil)
    #expect(lab.text == "hel")
  }

  @Test
  func `a choice is gone when the text becomes another one`() throws {
    var lab = Lab(text: "hel")
    try lab.press("down")
    try lab.send(.input(.paste("p", ending: .endMark)))
    #expect(lab.simulator.barChoice == nil)
    try lab.press("down")
    try lab.send(.gesture(.set("wor", nil)))
    #expect(lab.simulator.barChoice == nil)
  }

  @Test
  func `a letter leaves the bar and is typed`() throws {
    var lab = Lab(text: "hel")
    try lab.press("down p")
    #expect(lab.text == "help")
    #expect(lab.simulator.barChoice == nil)
  }

  @Test
  func `a number field has no bar, so Down goes to its end`() throws {
    let number = try #require(NumberRule(maximum: DecimalText("100")))
    var lab = Lab([.number(number)], text: "12")
    try lab.press("home down")
    #expect(lab.drawn == "12|")
    #expect(lab.simulator.barChoice == nil)
  }

  // MARK: Motions and deletions

  @Test(arguments: [
    ("ctrl+left", "one two-three |", "one two-|three "), ("alt+b", "one |two", "|one two"),
    ("alt+f", "|one two", "one| two"), ("ctrl+right", "one| two", "one two|"),
    ("home", "one| two", "|one two"), ("ctrl+e", "one| two", "one two|"),
    ("left", "a[bc|]d", "a|bcd"), ("right", "a[|bc]d", "abc|d"),
    ("shift+left", "ab|c", "a[|b]c"), ("shift+end", "a|bc", "a[bc|]"),
    ("shift+ctrl+left", "one two|", "one [|two]"), ("alt+a", "ab|c", "[abc|]"),
    ("escape", "a[bc|]", "abc|"), ("left", "a👨\u{200D}👩\u{200D}👧|", "a|👨\u{200D}👩\u{200D}👧"),
    ("alt+backspace", "one two|", "one |"), ("ctrl+w", "one two |", "one |"),
    ("alt+d", "one| two", "one|"), ("ctrl+u", "one |two", "|two"), ("ctrl+k", "one| two", "one|"),
    ("ctrl+k", "a[bc|]d", "a|d"), ("delete", "a|bc", "a|c"), ("ctrl+d", "a|bc", "a|c"),
    ("backspace", "a|bc", "|bc"),
  ])
  func `a motion or a deletion leads where it says`(
    _ key: String,
    _ before: String,
    _ after: String
  ) throws {
    let start = try #require(FieldNotation.parse(before))
    var lab = Lab([.keyboard(.plain)])
    try lab.send(.gesture(.set(start.text, start.selection)))
    try lab.press(key)
    let end = try #require(FieldNotation.parse(after))
    #expect(lab.drawn == FieldNotation.string(end.text, selection: end.selection))
  }

  @Test(arguments: ["alt+left", "alt+right", "ctrl+w", "alt+d", "left", "right", "backspace"])
  func `a caret inside a cluster takes every motion without a trap`(_ key: String) throws {
    for text in ["e\u{301}", "e\u{301}\u{302} a", "👨\u{200D}👩\u{200D}👧", "🇩🇪", "\r\n", "가\u{11A8}"] {
      for offset in 0...text.utf16.count {
        var lab = Lab([.lengths([])])
        try lab.send(.gesture(.set(text, .caret(offset))))
        try lab.press(key)
      }
    }
  }

  @Test
  func `what was deleted to the end can be put back elsewhere`() throws {
    var lab = Lab([.keyboard(.plain)], text: "one two")
    try lab.press("home alt+right ctrl+k home ctrl+y")
    #expect(lab.drawn == " two|one")
  }

  @Test
  func `cut and copy fill the lab's clipboard, and paste takes it`() throws {
    var lab = Lab([.keyboard(.plain)], text: "abc")
    try lab.press("shift+left ctrl+x home ctrl+v ctrl+v")
    #expect(lab.drawn == "cc|ab")
    try lab.press("alt+a alt+w end ctrl+v")
    #expect(lab.text == "ccabccab")
  }

  @Test
  func `nothing is cut from a field that was left`() throws {
    var lab = Lab([.keyboard(.plain)], text: "abc")
    try lab.press("shift+left tab")
    #expect(throws: MessageError.gesture(.notEditing)) { try lab.send(.cut) }
    #expect(lab.simulator.clipboard == "")
    #expect(lab.text == "abc")
  }

  @Test
  func `typing in a field that was left is impossible, and Tab enters it again`() throws {
    var lab = Lab([.keyboard(.plain)])
    try lab.press("tab")
    #expect(throws: MessageError.gesture(.notEditing)) { try lab.type("a") }
    #expect(lab.simulator.notice == .notEditing)
    try lab.press("tab a")
    #expect(lab.text == "a")
  }

  // MARK: Alerts

  @Test
  func `the alert that is over first is the next deadline`() throws {
    var lab = Lab([.lengths([LengthLimit(0)]), .alerts(.every), .toast(.seconds(9))])
    try lab.type("a")
    try lab.send(.setting(.toast(.seconds(1))))
    try lab.type("b")
    #expect(lab.simulator.deadline == .seconds(1))
    try lab.wait(.seconds(1))
    #expect(lab.alertsOnScreen == 1)
    #expect(lab.simulator.deadline == .seconds(9))
  }

  @Test
  func `a matter of form leaves the alert that is on screen`() throws {
    let number = try #require(NumberRule(maximum: DecimalText("10")))
    var lab = Lab([.number(number), .keyboard(.plain)])
    try lab.type("99")
    #expect(lab.alertsOnScreen == 1)
    try lab.type("x")
    #expect(lab.simulator.toasts.toasts.count { $0.isPresented } == 1)
    #expect(lab.simulator.toasts.toasts.last?.text == "\"x\" was not taken: digits only.")
  }

  @Test
  func `the second alert of a naive gesture tells of its own cut`() throws {
    var lab = Lab([.lengths([LengthLimit(5)]), .policy(.naive), .alerts(.every)])
    try lab.send(.gesture(.suggest(.caret(0), "helicopter", blank: true)))
    #expect(lab.simulator.toasts.toasts.map(\.isPresented) == [true, true])
    #expect(lab.simulator.toasts.toasts.last?.text.contains("\" \"") == true)
  }
}
