import KeyInput
import Testing

private func paste(_ content: String) -> [UInt8] {
  bytes("^[[200~") + content.utf8 + bytes("^[[201~")
}

@Test func `a paste is one value with everything between its marks`() {
  let content = "a\r\n\t\u{1B}[D\u{01}\u{7F}你\u{1B}[200~\u{1B}\u{1B}[201\u{1B}[20x"
  #expect(KeyDecoder.decoding([paste(content)]) == [.paste(content, ending: .endMark)])
}

@Test func `a paste is the same wherever its bytes are split`() throws {
  let whole = [0x61] + paste("a你\u{1B}[201\u{1B}[b") + bytes("^[[D")
  let expected: [TerminalInput] = [
    .text("a"), .paste("a你\u{1B}[201\u{1B}[b", ending: .endMark), try key("left"),
  ]
  for first in 0...whole.count {
    for second in first...whole.count {
      let pieces = [whole[..<first], whole[first..<second], whole[second...]].map { Array($0) }
      #expect(KeyDecoder.decoding(pieces) == expected)
    }
  }
}

@Test func `an empty paste is a paste, and a stray end mark is none`() {
  #expect(KeyDecoder.decoding("^[[200~^[[201~") == [.paste("", ending: .endMark)])
  #expect(KeyDecoder.decoding("^[[201~a") == [.ignored(bytes("^[[201~")), .text("a")])
}

@Test func `a paste without its end is delivered after waiting`() throws {
  var decoder = KeyDecoder()
  #expect(decoder.feed(bytes("^[[200~abc"), at: .zero) == [])
  #expect(decoder.deadline == .milliseconds(1500))
  #expect(decoder.feed(bytes("d"), at: .seconds(1)) == [])
  #expect(decoder.deadline == .milliseconds(2500))
  #expect(decoder.expire(at: .milliseconds(2499)) == [])
  #expect(decoder.expire(at: .milliseconds(2500)) == [.paste("abcd", ending: .timeOut)])
  #expect(decoder.deadline == nil)
  #expect(decoder.feed(bytes("^[[D"), at: .seconds(3)) == [try key("left")])
}

@Test func `a torn end mark is not part of the paste`() {
  #expect(KeyDecoder.decoding("^[[200~abc^[[20") == [.paste("abc", ending: .endOfInput)])
}

@Test func `a paste that ends within a character keeps what can be kept`() {
  let torn = bytes("^[[200~a") + [0xE4, 0xBD]
  #expect(KeyDecoder.decoding([torn]) == [.paste("a\u{FFFD}", ending: .endOfInput)])
}

@Test func `invalid bytes in a paste are replaced and hold nothing up`() {
  let input = bytes("^[[200~G") + [0xC2] + bytes("H^[[201~I")
  #expect(KeyDecoder.decoding([input]) == [.paste("G\u{FFFD}H", ending: .endMark), .text("I")])
}

// What terminals make of a clipboard that holds an end mark, control bytes, DEL and a C1 end mark.

@Test func `tmux leaves the inner end mark, so the rest is typed`() throws {
  let sent = "A^[[201~B\u{01}C\tD\rE\u{7F}F\u{9B}201~G\rH\r\rI^[[201~"
  #expect(
    KeyDecoder.decoding("^[[200~" + sent)
      == [
        .paste("A", ending: .endMark), .text("B"), try key("ctrl+a"), .text("C"), try key("tab"),
        .text("D"), try key("enter"), .text("E"), try key("backspace"), .text("F\u{9B}201~G"),
        try key("enter"), .text("H"), try key("enter"), try key("enter"), .text("I"),
        .ignored(bytes("^[[201~")),
      ]
  )
}

private let hostileContents = [
  ("tmux 3.8", "A^[[201~B^AC\tD\nE^?F^[[201~G\rH\r\nI"),
  ("xterm", "A [201~B\u{01}C\tD\rE F\u{9B}201~G\rH\r\rI"),
  ("alacritty", "A[201~B\u{01}C\tD\nE\u{7F}F\u{9B}201~G\rH\r\nI"),
  ("foot", "A[201~BC\tD\nE\u{7F}F\u{9B}201~G\rH\r\nI"),
]

@Test(arguments: hostileContents)
func `a hostile paste arrives as the terminal let it through`(terminal: String, content: String) {
  // `paste` takes the text as it is: the `^[` of tmux is two visible characters.
  #expect(KeyDecoder.decoding([paste(content)]) == [.paste(content, ending: .endMark)])
}

@Test func `a large paste in small reads is one value`() {
  let content = String(repeating: "你好 hello\r", count: 20_000)
  let whole = paste(content)
  let pieces = stride(from: 0, to: whole.count, by: 4096).map {
    Array(whole[$0..<min($0 + 4096, whole.count)])
  }
  #expect(KeyDecoder.decoding(pieces) == [.paste(content, ending: .endMark)])
}
