import TextLimits
import TextMeasure

// guide: uitextview.md
extension UITextView: LimitedInput {
  var shown: String {
    get { text }
    set { text = newValue }
  }
}

final class LimitedTextView: NSObject, UITextViewDelegate {
  var limiter: FieldLimiter
  var valueChanged: (String) -> Void = { _ in }
  var lost: (HostAnswer) -> Void = { _ in }

  /// What is being put in: what the view says meanwhile is no news.
  private var writing: HostWrite?

  init(_ view: UITextView, rule: FieldRule) {
    limiter = FieldLimiter(rule, text: view.shown, lines: .many)
    super.init()
    view.delegate = self
  }

  func textView(
    _ view: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    let span = TextSpan(location: range.location, length: range.length)
    if let writing { return view.reaches(writing, by: span, text) }
    let answer = limiter.shouldChange(span, to: text, in: view.reading, by: view.cause)
    Task { limiter.endOfTurn() }
    carryOut(answer, in: view)
    return answer.allowsEdit
  }

  func textViewDidChange(_ view: UITextView) {
    if writing != nil { return }
    if let answer = limiter.editingChanged(view.reading, by: view.cause) {
      carryOut(answer, in: view)
    } else if !limiter.isComposing {
      valueChanged(view.shown)
    }
  }

  func textViewDidChangeSelection(_ view: UITextView) {
    if writing == nil { limiter.selectionChanged(view.reading) }
  }

  func textViewDidEndEditing(_ view: UITextView) {
    if let answer = limiter.editingEnded(view.reading) {
      carryOut(answer, in: view)
    } else {
      valueChanged(view.shown)
    }
  }

  /// Text, then selection, then the value: no event has to be sent.
  private func carryOut(_ answer: HostAnswer, in view: UITextView) {
    if let write = answer.write {
      writing = write
      view.put(write)
      writing = nil
      if write.changesText { valueChanged(write.text) }
    }
    if answer.reason != nil { lost(answer) }
  }
}
// end

// guide: uitextview.md
extension LimitedTextView {
  /// A text set by program is not cut; the limiter has to know of it.
  func set(_ text: String, in view: UITextView) {
    view.text = text
    limiter.textWasSet(to: text)
  }

  /// iOS 26 asks here instead where this method exists; several ranges are judged afterwards.
  func textView(
    _ view: UITextView,
    shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    guard ranges.count == 1, let range = ranges.first?.rangeValue else { return true }
    return textView(view, shouldChangeTextIn: range, replacementText: text)
  }
}
// end
