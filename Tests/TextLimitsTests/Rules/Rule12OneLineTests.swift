import TestSupport
import Testing
import TextLimits

// Guards against `text.split(separator: "\n")`, for which CR LF is another character, and against fields
// that end in a blank because a copied line ended in a break.
@Suite("Rule 12: a field of one line takes text of one line")
struct Rule12OneLineTests {
  @Test(
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\u{b}b", "a b"), ("a\u{c}b", "a b"),
      ("a\u{85}b", "a b"), ("a\u{2028}b", "a b"), ("a\u{2029}b", "a b"), ("a\tb", "a b"),
    ] as [(EscapedText, String)]
  )
  func `every break and every tab becomes one blank`(text: EscapedText, expected: String) {
    #expect(LineCleaner.clean(text.text) == expected)
  }

  @Test(
    arguments: [
      ("a\n", "a"), ("a\r\n\r\n", "a"), ("a\n\r", "a"), ("a \n", "a "), ("a\n ", "a  "),
      ("a\n\nb", "a  b"), ("a\r\n\r\nb", "a  b"), ("a\n\rb", "a  b"), ("\na", " a"), ("a\t", "a "),
      ("a\t\n", "a "),
    ] as [(EscapedText, String)]
  )
  func `breaks at the end go, tabs and blanks stay`(text: EscapedText, expected: String) {
    #expect(LineCleaner.clean(text.text) == expected)
  }

  @Test(
    arguments: [
      ("a\u{0}b", "ab"), ("a\u{1b}[31mb", "a[31mb"), ("a\u{7f}b", "ab"), ("a\u{9b}b", "ab"),
      ("a\u{80}", "a"), ("\u{7}", ""), ("a\n\u{7}", "a"),
    ] as [(EscapedText, String)]
  )
  func `other control characters are dropped one by one`(text: EscapedText, expected: String) {
    #expect(LineCleaner.clean(text.text) == expected)
  }

  @Test(
    arguments: ["", "abc", "\u{a0}é字😀", "\u{a0}\u{200b}", "e\u{301}", "\u{2027}\u{202a}", "Â"]
      as [EscapedText]
  )
  func `a clean text is left alone`(text: EscapedText) {
    #expect(LineCleaner.clean(text.text) == nil)
  }

  @Test func `an insertion of breaks becomes empty, which is no edit`() {
    #expect(LineCleaner.clean("\r\n") == "")
    #expect(LineCleaner.clean("\n\u{2028}\u{85}") == "")
  }

  @Test func `cleaning twice is cleaning once`() {
    forAll(count: EditBudget.each / 2) {
      EscapedText($0.mixed(upTo: 6))
    } complaint: { input in
      guard let cleaned = LineCleaner.clean(input.text) else {
        let isDirty = input.text.unicodeScalars.contains {
          $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
        }
        return isDirty ? "is left alone" : nil
      }
      return LineCleaner.clean(cleaned) == nil ? nil : "gives \(cleaned.escaped)"
    }
  }

  @Test func `cleaning keeps all that is no control character, in its order`() {
    forAll(count: EditBudget.each / 4) {
      EscapedText($0.mixed(upTo: 6))
    } complaint: { input in
      func rest(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter {
          $0 != " " && $0.properties.generalCategory != .control && $0 != "\u{2028}"
            && $0 != "\u{2029}"
        }
      }
      let cleaned = LineCleaner.clean(input.text) ?? input.text
      return rest(cleaned) == rest(input.text) ? nil : "gives \(cleaned.escaped)"
    }
  }
}
