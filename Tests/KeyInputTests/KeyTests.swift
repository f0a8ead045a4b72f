import KeyInput
import Testing

private let someNames = [
  "left", "right", "up", "down", "home", "end", "backspace", "delete", "enter", "tab", "space",
  "escape", "page-up", "page-down", "insert", "f1", "f12", "f35", "a", "A", "+", "-", "é", "你", "👍🏽",
  "ctrl+a", "shift+left", "shift+ctrl+alt+super+home", "ctrl++", "alt+1", "super+z", "shift+ctrl+z",
  "ctrl+space", "shift+tab", "alt+/",
]

private let wrongNames = [
  "", "ctrl", "ctrl+", "ctrl+ctrl+a", "Left", "LEFT", "ab", "f0", "f36", "f01", "f+1", "f-1", "\n",
  "\u{1B}", "hyper+a", "ctrl-a", "pageup", "+a", "ctrl+++", "\u{85}",
]

@Test(arguments: someNames) func `a name gives a key, and the key gives the name`(name: String) {
  #expect(Key(name: name)?.name == name)
}

@Test(arguments: wrongNames) func `what names no key is refused`(name: String) {
  #expect(Key(name: name) == nil)
}

@Test func `the space bar is the blank with a name`() {
  #expect(Key(name: "space") == Key(.character(" ")))
  #expect(Key(name: " ") == Key(.character(" ")))
}

@Test func `ctrl+a is the character a with control`() {
  #expect(Key(name: "ctrl+a") == Key(.character("a"), modifiers: .control))
}

@Test func `modifiers may stand in any order and are written in one`() {
  #expect(Key(name: "super+alt+ctrl+shift+f5")?.name == "shift+ctrl+alt+super+f5")
}

@Test func `an upper-case letter with a modifier is the letter with shift`() {
  #expect(Key(name: "alt+B") == Key(name: "shift+alt+b"))
  #expect(Key(name: "ctrl+É") == Key(name: "shift+ctrl+é"))
  #expect(Key(name: "alt+B")?.name == "shift+alt+b")
}

@Test func `a letter with shift alone is the upper-case letter`() {
  #expect(Key(name: "shift+b") == Key(name: "B"))
  #expect(Key(name: "B")?.modifiers == [])
}

@Test func `shift stays where a character has no single upper case`() {
  #expect(Key(name: "shift+1")?.modifiers == .shift)
  #expect(Key(name: "shift+ß")?.name == "shift+ß")
  #expect(Key(name: "shift+space")?.name == "shift+space")
}

@Test func `every key gets its name back`() {
  var codes: [Key.Code] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace,
    .enter, .tab, .escape,
  ]
  codes += Key.functionNumbers.map { .function($0) }
  codes += (0x20...0x7E).map { .character(String(Unicode.Scalar($0 as UInt8))) }
  codes += ["é", "É", "ß", "İ", "ı", "K", "ﬁ", "你", "👍🏽"].map { .character($0) }
  for code in codes {
    for bits in 0..<16 {
      let key = Key(code, modifiers: Key.Modifiers(rawValue: bits))
      #expect(Key(name: key.name) == key)
      #expect(Key(key.code, modifiers: key.modifiers) == key)
    }
  }
}
