import Testing

@testable import ScreenCells

private func rows(_ text: String, _ room: Int, indent: String = "  ", most: Int = 9) -> [String] {
  TextWrapping(room: room, indent: indent, policy: .apart).rows(of: text, most: most)
}

@Test func `a text that fits is one row`() {
  #expect(rows("", 5) == [""])
  #expect(rows("12345", 5) == ["12345"])
  #expect(rows("你好", 4) == ["你好"])
}

@Test func `rows break behind blanks`() {
  #expect(rows("one two three", 8) == ["one two ", "  three"])
  #expect(rows("one two three", 7) == ["one two ", "  three"])
  #expect(rows("你好 你好 你", 9) == ["你好 你好 ", "  你"])
}

@Test func `a long word is broken itself`() {
  #expect(rows("a bcdefghijk", 6) == ["a bcde", "  fghi", "  jk"])
}

@Test func `an escape is never broken`() {
  #expect(rows(#"abc\u{200D}d"#, 10, indent: "") == ["abc", #"\u{200D}d"#])
  #expect(rows(#"abc\"def"#, 4, indent: "") == ["abc", #"\"de"#, "f"])
  #expect(rows(#"abcd\"#, 4, indent: "") == ["abcd", #"\"#])
}

@Test func `what there is no row for ends in an ellipsis`() {
  #expect(rows("one two three four", 8, most: 2) == ["one two ", "  three…"])
  #expect(rows("abcdefghij", 4, most: 1) == ["abc…"])
  #expect(rows("你好你好", 4, most: 1) == ["你…"])
}
