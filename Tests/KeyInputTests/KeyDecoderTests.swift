import KeyInput
import Testing

@Test(arguments: keyTable) func `a terminal's bytes are the key that was pressed`(row: KeyRow)
  throws
{
  #expect(KeyDecoder.decoding(row.notation) == [try key(row.name)])
}

@Test(arguments: keyTable) func `a key is the same wherever its bytes are split`(row: KeyRow) throws
{
  let whole = bytes(row.notation)
  for cut in 0...whole.count {
    let pieces = [Array(whole[..<cut]), Array(whole[cut...])]
    #expect(KeyDecoder.decoding(pieces) == [try key(row.name)])
  }
  #expect(KeyDecoder.decoding(whole.map { [$0] }) == [try key(row.name)])
}

@Test(arguments: keyTable) func `what comes after a key is typed`(row: KeyRow) throws {
  #expect(KeyDecoder.decoding(row.notation + "x") == [try key(row.name), .text("x")])
}

@Test func `control bytes are control and their letter`() throws {
  for byte in UInt8(1)...26 where ![8, 9, 13].contains(byte) {
    let letter = Character(Unicode.Scalar(byte + 0x60))
    #expect(KeyDecoder.decoding([[byte]]) == [try key("ctrl+\(letter)")])
  }
}

// MARK: - Text

private let typedSequences = [
  ("^[[97u", "a"), ("^[[97;1u", "a"), ("^[[97;2u", "A"), ("^[[97:65;2u", "A"), ("^[[49:33;2u", "!"),
  ("^[[97;2;65u", "A"), ("^[[97;;228u", "ä"), ("^[[97;1;100:101u", "de"), ("^[[97;65u", "a"),
  ("^[[27;2;65~", "A"), ("^[[27;2;33~", "!"), ("^[[27;2;32~", " "), ("^[[32;2u", " "),
  ("^[[128512u", "😀"), ("^[[57404u", "5"), ("^[[57409u", "."), ("^[Oj", "*"), ("^[Op", "0"),
  ("^[Oy", "9"), ("^[OX", "="),
]

@Test(arguments: typedSequences)
func `a sequence for a key that types is text`(notation: String, text: String) {
  #expect(KeyDecoder.decoding(notation) == [.text(text)])
}

@Test func `a burst is one run of text, whatever is in it`() {
  let burst = "a你👨‍👩‍👧‍👦🇩🇪e\u{301}\u{85}\u{9B}"
  #expect(KeyDecoder.decoding(burst) == [.text(burst)])
}

@Test func `what stock xterm sends for Alt cannot be told from text`() {
  #expect(KeyDecoder.decoding("â") == [.text("â")])
  #expect(KeyDecoder.decoding("ÿ") == [.text("ÿ")])
}

@Test func `keys between text stay in order`() throws {
  #expect(
    KeyDecoder.decoding("ab\rc\u{7F}^[[Dd")
      == [
        .text("ab"), try key("enter"), .text("c"), try key("backspace"), try key("left"),
        .text("d"),
      ]
  )
}

@Test func `half a character waits for its other half, without a deadline`() {
  var decoder = KeyDecoder()
  #expect(decoder.feed([0x61, 0xF0, 0x9F], at: .zero) == [.text("a")])
  #expect(decoder.deadline == nil)
  #expect(decoder.expire(at: .seconds(100)) == [])
  #expect(decoder.feed([0x98], at: .zero) == [])
  #expect(decoder.feed([0x80], at: .zero) == [.text("😀")])
}

@Test func `half a character does not hold up what follows it`() throws {
  var decoder = KeyDecoder()
  #expect(decoder.feed([0xE4, 0xBD], at: .zero) == [])
  #expect(decoder.feed([0x61], at: .zero) == [.text("\u{FFFD}a")])
  #expect(decoder.feed([0xE4], at: .zero) == [])
  #expect(decoder.feed([0x0D], at: .zero) == [.text("\u{FFFD}"), try key("enter")])
  #expect(decoder.feed([0xC3], at: .zero) == [])
  #expect(decoder.feed(bytes("^[[D"), at: .zero) == [.text("\u{FFFD}"), try key("left")])
}

private let invalidBytes: [[UInt8]] = [
  [0x9B], [0x80, 0x80], [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
  [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE4, 0xBD, 0x61],
  [0xC2, 0xC2, 0xA0],
  [0xF0, 0x9F, 0x98], [0xE4, 0xBD, 0xF0, 0x9F, 0x98, 0x80], [0x61, 0xE4, 0xBD],
]

@Test(arguments: invalidBytes)
func `invalid bytes are replaced as the standard library does, however split`(input: [UInt8]) {
  let whole = String(decoding: input, as: UTF8.self)
  #expect(KeyDecoder.decoding([input]).joined == [.text(whole)])
  #expect(KeyDecoder.decoding(input.map { [$0] }).joined == [.text(whole)])
}

// MARK: - Escape

@Test func `a lone escape is the key once its delay is over`() throws {
  var decoder = KeyDecoder()
  #expect(decoder.feed([0x1B], at: .seconds(7)) == [])
  #expect(decoder.deadline == .seconds(7) + .milliseconds(40))
  #expect(decoder.expire(at: .seconds(7) + .milliseconds(39)) == [])
  #expect(decoder.expire(at: .seconds(7) + .milliseconds(40)) == [try key("escape")])
  #expect(decoder.deadline == nil)
  #expect(decoder.feed(bytes("[D"), at: .seconds(8)) == [.text("[D")])
}

@Test func `the delay of escape can be set, to nothing too`() throws {
  var decoder = KeyDecoder(escapeDelay: .zero)
  #expect(decoder.feed([0x1B], at: .seconds(1)) == [])
  #expect(decoder.expire(at: .seconds(1)) == [try key("escape")])
  decoder.escapeDelay = .milliseconds(25)
  #expect(decoder.feed([0x1B], at: .seconds(2)) == [])
  #expect(decoder.deadline == .seconds(2) + .milliseconds(25))
}

@Test func `bytes that were read late are still part of the sequence`() throws {
  var decoder = KeyDecoder()
  #expect(decoder.feed([0x1B], at: .zero) == [])
  #expect(decoder.feed(bytes("[D"), at: .seconds(5)) == [try key("left")])
}

@Test func `escapes without a sequence are as many keys`() throws {
  let escape = try key("escape")
  #expect(KeyDecoder.decoding("^[") == [escape])
  #expect(KeyDecoder.decoding("^[^[") == [escape, escape])
  #expect(KeyDecoder.decoding("^[^[^[^[") == [escape, escape, escape, escape])
  #expect(KeyDecoder.decoding("^[^[^[[D") == [escape, try key("alt+left")])
  #expect(KeyDecoder.decoding("^[^[b") == [escape, try key("alt+b")])
}

@Test func `escape before what is no key is a key of its own`() throws {
  let escape = try key("escape")
  #expect(KeyDecoder.decoding("^[^[[I") == [escape, .focus(.gained)])
  #expect(KeyDecoder.decoding("^[^[[200~a^[[201~") == [escape, .paste("a", ending: .endMark)])
  #expect(KeyDecoder.decoding("^[^[]0;t\u{07}") == [escape, .ignored(bytes("^[]0;t\u{07}"))])
  #expect(KeyDecoder.decoding([[0x1B, 0x9B]]) == [escape, .text("\u{FFFD}")])
  #expect(KeyDecoder.decoding([[0x1B, 0xE4, 0x61]]) == [escape, .text("\u{FFFD}a")])
}

// MARK: - Sequences that wait

private let beginnings = ["^[[", "^[O", "^[[1;", "^[[[", "^[[M", "^[]0;t", "^[P1", "^[_G", "^[^[["]

@Test(arguments: beginnings)
func `a sequence that never ends is swallowed, and never typed`(notation: String) {
  var decoder = KeyDecoder()
  #expect(decoder.feed(bytes(notation), at: .zero) == [])
  #expect(decoder.deadline == .seconds(1))
  #expect(decoder.expire(at: .milliseconds(999)) == [])
  #expect(decoder.expire(at: .seconds(1)) == [.ignored(bytes(notation))])
  #expect(decoder.feed([0x61], at: .seconds(2)) == [.text("a")])
}

@Test func `a sequence that comes slowly is still the key`() throws {
  var decoder = KeyDecoder()
  var now = Duration.zero
  for byte in bytes("^[[1;5") {
    #expect(decoder.feed([byte], at: now) == [])
    now += byte == 0x1B ? .milliseconds(30) : .milliseconds(150)
    #expect(decoder.expire(at: now) == [])
  }
  #expect(decoder.feed(bytes("D"), at: now) == [try key("ctrl+left")])
}

@Test func `a control byte is a key even inside a sequence`() throws {
  #expect(KeyDecoder.decoding("^[[1\u{03}") == [.ignored(bytes("^[[1")), try key("ctrl+c")])
  #expect(KeyDecoder.decoding("^[]0;t\r") == [.ignored(bytes("^[]0;t")), try key("enter")])
  #expect(KeyDecoder.decoding("^[[12^[[D") == [.ignored(bytes("^[[12")), try key("left")])
  #expect(KeyDecoder.decoding("^[]0;t^[[D") == [.ignored(bytes("^[]0;t")), try key("left")])
  #expect(KeyDecoder.decoding("^[[1é") == [.ignored(bytes("^[[1")), .text("é")])
}

private let swallowed = [
  "^[[E", "^[[1;5E", "^[[99~", "^[[201~", "^[[1;2;3;4z", "^[[?1;2c", "^[[>41;379;0c",
  "^[[?2004;1$y",
  "^[[12;1$y", "^[[5;10R", "^[[1;1R", "^[[?5;10R", "^[[0n", "^[[?0u", "^[[?1u", "^[[u", "^[[57358u",
  "^[[57441;2u", "^[[55296u", "^[[1114112u", "^[[99999999999999999999999u", "^[[97;5:3u",
  "^[[1;1:3D", "^[[3;1:3~", "^[[<0;10;5M", "^[[<0;10;5m", "^[[<64;1;1M", "^[[32;10;5M", "^[[M !!",
  "^[[M你", "^[[8;24;80t", "^[[ q", "^[[[F", "^[OE", "^[Oz", "^[O!",
  "^[]11;rgb:0000/0000/0000^[\\", "^[]52;c;YQ==\u{07}", "^[]0;title é\u{07}", "^[P>|XTerm(379)^[\\",
  "^[P1+r544e=78^[\\", "^[_Gi=1;OK^[\\", "^[[$~", "^[[13;2$~", "^[[1 ~", "^[[27~", "^[[27;5~",
]

@Test(arguments: swallowed) func `what is no key is swallowed whole`(notation: String) {
  let whole = bytes(notation)
  #expect(KeyDecoder.decoding([whole]) == [.ignored(whole)])
  #expect(KeyDecoder.decoding(whole.map { [$0] }) == [.ignored(whole)])
  #expect(KeyDecoder.decoding([whole + [0x78]]) == [.ignored(whole), .text("x")])
}

@Test func `a dollar behind a key's number ends the key`() throws {
  #expect(KeyDecoder.decoding("^[[3$$~") == [try key("shift+delete"), .text("$~")])
  #expect(
    KeyDecoder.decoding("^[[3$^[[12;1$y") == [
      try key("shift+delete"), .ignored(bytes("^[[12;1$y")),
    ]
  )
}

@Test func `two thousand keys in one read are two thousand keys`() throws {
  let notation = String(repeating: "^[[D", count: 2000)
  #expect(KeyDecoder.decoding(notation) == Array(repeating: try key("left"), count: 2000))
}

@Test func `focus is told`() {
  #expect(KeyDecoder.decoding("^[[I^[[O") == [.focus(.gained), .focus(.lost)])
}

@Test func `an endless sequence is swallowed within bounds`() {
  for start in ["^[[", "^[]", "^[P", "^[O"] {
    let long = bytes(start) + [UInt8](repeating: UInt8(ascii: "1"), count: 100_000)
    let end = bytes(start == "^[[" || start == "^[O" ? "~" : "^[\\")
    let inputs = KeyDecoder.decoding([long + end + [0x78]])
    #expect(inputs == [.ignored(Array(long.prefix(KeyDecoder.sequenceBytesKept))), .text("x")])
  }
}
