import TextLimits
import TextMeasure

// guide: uitextview.md
final class LimitedTextView: NSObject, UITextViewDelegate {
  var limiter: FieldLimiter
  var valueChanged: (String) -> Void = { _ in }
  var lost: (HostAnswer) -> Void = { _ in }

  init(_ view: UITextView, rule: FieldRule) {
    limiter = FieldLimiter(rule, text: view.text, lines: .many)
    super.init()
    view.delegate = self
  }

  func textView(
    _ view: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    let answer = limiter.shouldChange(
      TextSpan(location: range.location, length: range.length),
      to: text,
      in: view.reading(view.text),
      by: view.cause
    )
    Task { limiter.endOfTurn() }
    carryOut(answer, in: view)
    return answer.allowsEdit
  }

  func textViewDidChange(_ view: UITextView) {
    if let answer = limiter.editingChanged(view.reading(view.text), by: view.cause) {
      carryOut(answer, in: view)
    } else if !limiter.isComposing {
      valueChanged(view.text)
    }
  }

  func textViewDidEndEditing(_ view: UITextView) {
    if let answer = limiter.editingEnded(view.reading(view.text)) {
      carryOut(answer, in: view)
    } else {
      valueChanged(view.text)
    }
  }

  /// Text, then caret, then the value: a text view sends nothing for a text set by program.
  private func carryOut(_ answer: HostAnswer, in view: UITextView) {
    if let write = answer.write {
      view.text = write.text
      view.select(write.selection.span)
      if write.changesText { valueChanged(write.text) }
    }
    if answer.reason != nil { lost(answer) }
  }
}
// end
