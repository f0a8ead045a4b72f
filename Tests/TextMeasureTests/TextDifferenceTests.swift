import TestSupport
import Testing
import TextMeasure

struct TextDifferenceTests {
  @Test func `equal texts differ nowhere`() {
    #expect(TextDifference(from: "a😀", to: "a😀").isEmpty)
    #expect(TextDifference(from: "", to: "").isEmpty)
  }

  @Test func `canonically equal texts differ`() {
    let difference = TextDifference(from: "\u{e9}", to: "e\u{301}")
    #expect(difference.removed == "\u{e9}")
    #expect(difference.inserted.unicodeScalars.count == 2)
  }

  @Test func `a difference inside the bytes of a scalar takes the whole scalar`() {
    let difference = TextDifference(from: "x\u{1f600}y", to: "x\u{1f601}y")
    #expect(difference.span == TextSpan(1..<3))
    #expect(difference.removed == "\u{1f600}")
    #expect(difference.insertedSpan == TextSpan(1..<3))
  }

  @Test func `what may count as common end says where one more of many came in`() {
    #expect(TextDifference(from: "aaa", to: "aaaa").span == .caret(0))
    #expect(TextDifference(from: "aaa", to: "aaaa", tailLimit: 1).span == .caret(2))
    #expect(TextDifference(from: "aaa", to: "aaaa", tailLimit: 0).span == .caret(3))
  }

  @Test func `putting the difference into the old text gives the new one`() {
    forAll(count: EditBudget.each / 4) { texts in
      let old = texts.mixed(upTo: 4)
      let span = old.wholeScalars(texts.span(in: old))
      let part = texts.mixed(upTo: 2)
      let new =
        old.text(in: TextSpan(0..<span.location)) + part
        + old.text(in: TextSpan(span.end..<max(span.end, old.utf16.count)))
      return [EscapedText(old), EscapedText(new)]
    } complaint: { input in
      let (old, new) = (input[0].text, input[1].text)
      for limit in [0, 1, 3, Int.max] {
        let difference = TextDifference(from: old, to: new, tailLimit: limit)
        var measured = MeasuredText(old)
        if measured.string.wholeScalars(difference.span) != difference.span {
          return "\(difference.span) is inside a scalar"
        }
        if !sameUnits(old.text(in: difference.span), difference.removed) { return "removed" }
        measured.replace(difference.span, with: difference.inserted)
        if !sameUnits(measured.string, new) { return "gives \(measured.string.escaped)" }
      }
      return nil
    }
  }
}
