import TestSupport
import Testing
import TextFieldModel
import TextMeasure

struct FieldNotationTests {
  @Test(arguments: [
    ("abc", TextSelection?.none, TextSpan?.none, "abc"),
    ("abc", .caret(0), nil, "|abc"),
    ("abc", .caret(3), nil, "abc|"),
    ("abc", TextSelection(anchor: 1, head: 3), nil, "a[bc|]"),
    ("abc", TextSelection(anchor: 3, head: 1), nil, "a[|bc]"),
    ("ani", .caret(3), TextSpan(1..<3), "a{ni|}"),
    ("ani", .caret(1), TextSpan(1..<3), "a{|ni}"),
    ("anib", .caret(2), TextSpan(1..<3), "a{n|i}b"),
    ("", .caret(0), nil, "|"),
    ("a|b", .caret(1), nil, "a|\\u{7C}b"),
    ("[{}]", .caret(4), nil, "\\u{5B}\\u{7B}\\u{7D}\\u{5D}|"),
    ("e\u{301}", .caret(2), nil, "e\u{301}|"),
    ("e\u{301}", .caret(1), nil, "e|\\u{301}"),
    ("ni\u{2006}h", .caret(4), TextSpan(0..<4), "{ni\\u{2006}h|}"),
    ("a\"\\\n", .caret(4), nil, "a\\\"\\\\\\n|"),
    ("👨\u{200D}👩", .caret(5), nil, "👨\\u{200D}👩|"),
  ])
  func `a text is drawn with its marks, and read back`(
    _ text: String,
    _ selection: TextSelection?,
    _ marked: TextSpan?,
    _ drawn: String
  ) throws {
    #expect(sameUnits(FieldNotation.string(text, selection: selection, marked: marked), drawn))
    let read = try #require(FieldNotation.parse(drawn))
    #expect(sameUnits(read.text, text))
    #expect(read.selection == selection)
    #expect(read.marked == marked)
  }

  @Test(arguments: [
    "a||b", "[a", "a]", "]a[", "[[a|]]", "{a", "a}", "[a|b]", "|a[b]", "[a]b|", "\\x", "\\u{}",
    "\\u{110000}", "\\", "{a}{b}",
  ])
  func `marks that make no sense are not read`(_ notation: String) {
    #expect(FieldNotation.parse(notation)?.text == nil)
  }

  @Test
  func `a selection without a caret has its head at its end`() throws {
    let read = try #require(FieldNotation.parse("a[bc]d"))
    #expect(read.selection == TextSelection(anchor: 1, head: 3))
  }

  @Test
  func `whatever is in a text, its drawing is read back`() throws {
    var texts = TextGenerator()
    for _ in 0..<4_000 {
      let text = texts.text(pieces: 0...6)
      let places = [texts.offset(in: text), texts.offset(in: text)].map(text.roundedDown)
      var selection: TextSelection? = TextSelection(anchor: places[0], head: places[1])
      var marked: TextSpan?
      switch Int.random(in: 0..<4, using: &texts.random) {
      case 0: selection = nil
      case 1:
        // Inside marked text there is a caret and no selection.
        let span = TextSpan(min(places[0], places[1])..<max(places[0], places[1]))
        marked = span.isEmpty ? nil : span
        selection = .caret(places[0])
      default: break
      }
      let drawn = FieldNotation.string(text, selection: selection, marked: marked)
      let read = try #require(FieldNotation.parse(drawn), "\(drawn)")
      #expect(sameUnits(read.text, text), "\(drawn)")
      #expect(read.selection == selection, "\(drawn)")
      #expect(read.marked == marked, "\(drawn)")
    }
  }
}
