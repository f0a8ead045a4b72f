import Testing
import TextLimits
import TextMeasure

/// What the delegate of a text view does on the stand-ins.
@MainActor struct TextViewGuideTests {
  @Test func `a text view keeps its lines and is cut, and its text is never set`() {
    let view = UITextView()
    let delegate = LimitedTextView(view, rule: .lengths([LengthLimit(5)]))
    var value = ""
    delegate.valueChanged = { value = $0 }
    for replacing in [Storage.Replacing.silently, .likeAKey] {
      view.storage.replacing = replacing
      #expect(!view.asks(NSRange(location: 0, length: view.text.utf16.count), "a\nbcdef"))
      #expect(view.text == "a\nbcd" && value == "a\nbcd")
      #expect(view.storage.selection == .caret(5))
    }
    #expect(view.storage.timesSet == 0)
  }

  @Test func `dictation over a selection in a text view is filled as far as it fits`() {
    let view = UITextView()
    view.text = "abcdefgh"
    let delegate = LimitedTextView(view, rule: .lengths([LengthLimit(8)]))
    var value = ""
    delegate.valueChanged = { value = $0 }
    view.selectedTextRange = StoredRange(TextSpan(2..<4))
    view.storage.replace(TextSpan(2..<4), with: "XYZ123")
    view.changed()
    #expect(view.text == "abXYefgh" && value == "abXYefgh")
    #expect(view.storage.selection == .caret(4))
    // One that is not told of the selection takes the edit for a keyboard's word.
    var untold = FieldLimiter(.lengths([LengthLimit(8)]), text: "abcdefgh", lines: .many)
    let answer = untold.editingChanged(HostField("abXYZ123efgh", selection: .caret(8)))
    #expect(answer?.write?.text == "abcdefgh")
    delegate.set("set by program", in: view)
    #expect(view.asks(NSRange(location: 13, length: 1), ""))
  }

  @Test func `several ranges of a text view are judged afterwards`() {
    let view = UITextView()
    let delegate = LimitedTextView(view, rule: .lengths([LengthLimit(2)]))
    let ranges = [NSValue(range: NSRange(location: 0, length: 0))]
    let asks = { (ranges: [NSValue]) in
      delegate.textView(view, shouldChangeTextInRanges: ranges, replacementText: "abc")
    }
    #expect(!asks(ranges) && view.text == "ab")
    #expect(asks(ranges + ranges))
  }
}
