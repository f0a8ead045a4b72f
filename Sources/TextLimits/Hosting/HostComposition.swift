import TextMeasure

/// The text from before a composition, taken when marked text is seen for the first time.
struct HostComposition: Hashable, Sendable {
  /// The text and selection that a refused commit gives back.
  let before: TextState

  /// The span of that text that the composition replaces.
  let span: TextSpan

  /// Where the marked text was seen last.
  var marked: TextSpan

  /// Recovers the replaced span: what stands before and behind the marked text stood there before.
  ///
  /// Where it did not (the program set the text meanwhile) the composition stands between two
  /// characters of the text without it.
  init(of field: HostField, marked: TextSpan, after known: TextState) {
    let text = field.text
    let marked = text.wholeScalars(marked)
    self.marked = marked
    let head = text.text(in: TextSpan(0..<marked.location))
    let tail = text.text(in: TextSpan(marked.end..<max(marked.end, TextUnit.utf16.count(text))))
    let old = known.text
    let end = old.utf16Count - TextUnit.utf16.count(tail)
    if end >= marked.location, old.string.starts(with: head, endsWith: tail) {
      span = TextSpan(marked.location..<end)
      let selection = known.selection.span == span ? known.selection : TextSelection(span)
      before = TextState(old, selection: selection)
    } else {
      span = .caret(marked.location)
      before = TextState(
        MeasuredText(head + tail, units: old.units),
        selection: .caret(marked.location)
      )
    }
  }

  /// What stands in the place of the replaced span now; `nil` where more than that has changed.
  func committed(in text: String) -> String? {
    let old = before.text.string
    let head = old.text(in: TextSpan(0..<span.location))
    let tail = old.text(in: TextSpan(span.end..<max(span.end, before.text.utf16Count)))
    let end = TextUnit.utf16.count(text) - TextUnit.utf16.count(tail)
    guard end >= span.location, text.starts(with: head, endsWith: tail) else { return nil }
    return text.text(in: TextSpan(span.location..<end))
  }
}

extension String {
  /// Whether a text has this start and this end, code unit by code unit.
  fileprivate func starts(with head: String, endsWith tail: String) -> Bool {
    utf8.starts(with: head.utf8) && utf8.reversed().starts(with: tail.utf8.reversed())
  }
}
