import InputMethods
import Testing
import TextMeasure

struct SuggesterTests {
  let suggester = Suggester()

  /// The suggestions for a text whose caret is written `|`, as `[replaced]word`.
  private func bar(_ marked: String) -> [String] {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let text = parts.joined()
    let caret = parts[0].utf16.count
    return suggester.suggestions(in: text, selection: .caret(caret)).map { suggestion in
      let units = Array(text.utf16)[suggestion.span.range]
      return "[\(String(decoding: units, as: UTF16.self))]\(suggestion.text)"
    }
  }

  @Test(arguments: [
    ("|", ["[]I", "[]The", "[]I'm"]),
    ("hello wor|", ["[wor]world", "[wor]work", "[wor]working"]),
    ("thank |", ["[]you", "[]the", "[]of"]),
    ("Hel|", ["[Hel]Help", "[Hel]Held", "[Hel]Helpful"]),
    ("Done. |", ["[]I", "[]The", "[]I'm"]),
    ("Done.  |", ["[]I", "[]The", "[]I'm"]),
    ("one, |", ["[]I", "[]the", "[]I'm"]),
    ("你好|", ["[]I", "[]the", "[]I'm"]),
    ("I don’|", ["[don’]don't"]),
    ("zzzzz|", []),
  ])
  func `the bar follows the text before the caret`(text: String, suggestions: [String]) {
    #expect(bar(text).prefix(max(suggestions.count, 1)) == suggestions[...])
  }

  @Test func `the whole word around the caret is replaced`() {
    #expect(bar("say hel|lo there").allSatisfy { $0.hasPrefix("[hello]hel") })
    #expect(bar("say hel|lo there").count == 3)
  }

  @Test func `a caret before a word offers the next word and replaces nothing`() {
    #expect(bar("thank |hello").first == "[]you")
  }

  @Test func `spans count in UTF-16 units`() {
    let suggestions = suggester.suggestions(in: "👍🏽 hel", selection: .caret(8))
    #expect(suggestions.first?.span == TextSpan(location: 5, length: 3))
  }

  @Test func `a selection and an offset outside the text have no suggestions`() {
    #expect(suggester.suggestions(in: "hello", selection: TextSpan(1..<3)) == [])
    #expect(suggester.suggestions(in: "hello", selection: .caret(6)) == [])
    #expect(suggester.suggestions(in: "hello", selection: .caret(-1)) == [])
  }

  @Test func `a caret inside a surrogate pair does no harm`() {
    #expect(suggester.suggestions(in: "👍", selection: .caret(1)).count <= 3)
  }

  @Test func `far text does not matter, and a word without end is no word`() {
    let far = String(repeating: "a b ", count: 1000)
    #expect(bar(far + "thank |") == bar("x thank |"))
    #expect(bar(String(repeating: "a", count: 100) + "|") == [])
  }
}
