import Testing
import TextMeasure

struct TextSpanTests {
  @Test func `a span begins at its location and ends behind its last unit`() {
    let span = TextSpan(location: 3, length: 2)
    #expect(span.end == 5)
    #expect(span.range == 3..<5)
    #expect(!span.isEmpty)
    #expect(TextSpan(3..<5) == span)
  }

  @Test func `a negative length counts as none`() {
    #expect(TextSpan(location: 3, length: -1) == .caret(3))
    #expect(TextSpan(location: 3, length: .min) == .caret(3))
  }

  @Test func `an end beyond all numbers is the greatest of them`() {
    #expect(TextSpan(location: .max, length: .max).end == .max)
    #expect(TextSpan(location: 1, length: .max).range == 1..<Int.max)
    #expect(TextSpan(location: .min, length: .max).end == -1)
    var span = TextSpan(3..<5)
    span.length = -5
    #expect(span == .caret(3) && span.range.isEmpty)
  }

  @Test func `a selection covers what lies between its ends, whichever comes first`() {
    #expect(TextSelection(anchor: 5, head: 3).span == TextSpan(3..<5))
    // A span longer than any number begins where a text does.
    #expect(TextSelection(anchor: .max, head: .min).span == TextSpan(0..<Int.max))
    #expect("a😀".wholeScalars(TextSpan(Int.min..<Int.max)) == TextSpan(0..<3))
    #expect("a😀".wholeScalars(TextSpan(Int.min..<2)) == TextSpan(0..<3))
    #expect(TextSelection.caret(3).isCaret)
    #expect(TextSelection(TextSpan(3..<5)) == TextSelection(anchor: 3, head: 5))
  }
}
