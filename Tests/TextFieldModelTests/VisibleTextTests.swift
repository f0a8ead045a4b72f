import TestSupport
import Testing
import TextFieldModel
import TextMeasure

struct VisibleTextTests {
  @Test(arguments: [
    ("", "\"\""), ("abc", "\"abc\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
    ("\n\r\t\u{7}", "\"\\n\\r\\t\\u{7}\""), ("\u{A0}", "\"\\u{A0}\""),
    ("\u{3000}", "\"\\u{3000}\""),
    ("e\u{301}", "\"e\u{301}\""), ("\u{301}e", "\"\\u{301}e\""), ("❤\u{FE0F}", "\"❤\\u{FE0F}\""),
    ("你好", "\"你好\""), ("\u{E000}", "\"\\u{E000}\""), ("|[{}]", "\"|[{}]\""),
    ("\u{FFFD}", "\"\u{FFFD}\""),
  ])
  func `what cannot be seen is escaped, and nothing else`(_ text: String, _ quoted: String) {
    #expect(sameUnits(VisibleText.quoted(text), quoted))
  }

  @Test
  func `a quoted text says all its scalars`() throws {
    var texts = TextGenerator()
    for _ in 0..<4_000 {
      let text = texts.text(pieces: 0...6)
      var rest = VisibleText.quoted(text).unicodeScalars.dropFirst().dropLast()
      var read = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        read.append(scalar == "\\" ? try #require(VisibleText.unescape(&rest)) : scalar)
      }
      #expect(sameUnits(String(read), text))
    }
  }

  @Test(
    arguments: [
      ("u{41}", "A"), ("u{1F600}", "😀"), ("u{D83D}", "\u{FFFD}"), ("u{000041}", "A"), ("n", "\n"),
    ] as [(String, Unicode.Scalar)]
  )
  func `an escape is one scalar`(_ escape: String, _ scalar: Unicode.Scalar) {
    var rest = escape.unicodeScalars[...]
    #expect(VisibleText.unescape(&rest) == scalar)
    #expect(rest.isEmpty)
  }

  @Test(arguments: [
    "", "x41", "u41", "u{", "u{}", "u{110000}", "u{0000041}", "u{+41}", "u{ 41}", "U{41}",
  ])
  func `what is no escape is not read`(_ escape: String) {
    var rest = escape.unicodeScalars[...]
    #expect(VisibleText.unescape(&rest) == nil)
  }
}
