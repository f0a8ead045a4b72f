import ScenarioReplay
import Testing
import TextFieldModel
import TextMeasure

@Test(arguments: [
  (#"host "\u{65}""#, #"host "e""#),
  (#"host "\u{1f600}""#, #"host "😀""#),
  (#"host "\u{22}\u{5C}\u{A}""#, #"host "\"\\\n""#),
  (#"host "\u{7c}""#, #"host "\u{7C}""#),
  (#"host "\u{0041}\u{A0}""#, #"host "A\u{a0}""#),
  ("host \"a\u{200D}\u{A0}\"", #"host "a\u{200D}\u{A0}""#),
  ("host \"\u{301}\"", #"host "\u{301}""#),
  ("host \"a\t\"", #"host "a\t""#),
  (#"text "a|" => "\u{61}b|""#, #"text "a|" => "ab|""#),
  ("text \"|\u{301}\" => \"|\"", #"text "|\u{301}" => "|""#),
])
func `lines that differ in the spelling of a string are equal`(left: String, right: String) {
  #expect(TraceLine(left) == TraceLine(right))
  #expect(TraceLine(left).hashValue == TraceLine(right).hashValue)
}

@Test(arguments: [
  (#"text "a|" => "b|""#, #"text "a|" => "b\u{7C}""#),
  (#"host "a{b}""#, #"host "a\u{7B}b\u{7D}""#),
  (#"host "a""#, #"host "a ""#),
  (#"host "é""#, "host \"e\u{301}\""),
  (#"host "a""#, #"host  "a""#),
  (#"cleaned \u{65}"#, "cleaned e"),
  (#"host "\q""#, #"host "q""#),
])
func `lines that say something else are not equal`(left: String, right: String) {
  #expect(TraceLine(left) != TraceLine(right))
}

@Test func `an event's own words are their normal form`() {
  let text = "a|\u{301}[\u{200D}] \"\\\n\u{7F}é👨‍👩‍👧"
  let lines = [
    "host " + VisibleText.quoted(text),
    "text \"" + FieldNotation.string(text, selection: .caret(2), marked: nil) + "\"",
  ]
  for line in lines {
    #expect(TraceLine(TraceLine(line).normalized) == TraceLine(line))
  }
  let plain = FieldNotation.string("a\u{301}|\u{200D}\"", selection: .caret(1))
  #expect(TraceLine("selection \"\(plain)\"").normalized == "selection \"\(plain)\"")
}

@Test func `a string that is not closed is no mistake`() {
  #expect(TraceLine(#"host "abc\"#) == TraceLine(#"host "abc\"#))
  #expect(TraceLine(#"host "abc"#) != TraceLine(#"host "abc""#))
}
