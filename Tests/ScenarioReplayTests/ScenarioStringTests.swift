import ScenarioReplay
import Testing
import TextMeasure

@Test(arguments: [
  (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\n\r\t""#, "\"\\\n\r\t"), (#""\u{1F600}""#, "😀"),
  (#""\u{e9}\u{00E9}""#, "éé"), (#""\u{0}""#, "\0"), (#""\\""#, "\\"), ("\"a\tb\"", "a\tb"),
  ("\"# no comment\"", "# no comment"), ("\"\\\"#\"", "\"#"), ("\"a\" # \"b\"", "a"),
  (#""\u{D800}""#, "\u{FFFD}"), (#""\u{D83D}\u{DE00}""#, "\u{FFFD}\u{FFFD}"),
])
func `a string says what its escapes say`(literal: String, text: String) throws {
  #expect(sameUnits(try #require(try typed(literal)), text))
}

@Test func `a mark behind a quote belongs to the text`() throws {
  // The quote and the mark are one character for Swift.
  #expect(try typed("\"\u{301}\"")?.unicodeScalars.elementsEqual(["\u{301}"]) == true)
  #expect(try typed("\"a\u{301}\"")?.unicodeScalars.elementsEqual(["a", "\u{301}"]) == true)
  #expect(try typed("\"\u{1F468}\u{200D}\"")?.unicodeScalars.count == 2)
}

@Test func `the spelling of a text is kept`() throws {
  #expect(try typed("\"e\u{301}\"")?.unicodeScalars.count == 2)
  #expect(try typed("\"\u{E9}\"")?.unicodeScalars.count == 1)
}

@Test func `bytes take any byte, and text as its UTF-8`() throws {
  #expect(
    try bytes(#""\x1b[200~abc\x1b[201~""#) == Array("\u{1B}[200~abc\u{1B}[201~".utf8)
  )
  #expect(try bytes(#""\xff\xC3\x00""#) == [0xff, 0xc3, 0])
  #expect(try bytes(#""é\u{1F600}\n\"""#) == Array("é😀\n\"".utf8))
  #expect(try bytes(#""\x414""#) == [0x41, 0x34])
  #expect(try bytes(#""\\x41""#) == Array("\\x41".utf8))
  #expect(try bytes(#""""#)?.isEmpty == true)
}

/// The text of a file's only line, which types it.
private func typed(_ literal: String) throws -> String? {
  guard case .type(let text)? = try Scenario.parse("type " + literal).steps.first?.action else {
    return nil
  }
  return text
}

private func bytes(_ literal: String) throws -> [UInt8]? {
  guard case .bytes(let bytes)? = try Scenario.parse("bytes " + literal).steps.first?.action else {
    return nil
  }
  return bytes
}
