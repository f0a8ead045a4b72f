import TextLimits
import TextMeasure

// guide: uitextfield.md
extension UITextInput {
  /// The offsets of a range, as the limiter counts them: UTF-16 code units.
  func span(of range: UITextRange) -> TextSpan {
    TextSpan(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end)
    )
  }

  /// What the limiter has to know of the input when it is called.
  func reading(_ text: String) -> HostField {
    HostField(
      text,
      selection: selectedTextRange.map { TextSelection(span(of: $0)) },
      marked: markedTextRange.map(span)
    )
  }

  /// Undo and redo restore what was accepted before: they are never limited.
  var cause: HostCause {
    undoManager?.isUndoing == true || undoManager?.isRedoing == true ? .history : .user
  }

  /// Puts the caret, or the selection, where the limiter wants it.
  func select(_ span: TextSpan) {
    guard let start = position(from: beginningOfDocument, offset: span.location),
      let end = position(from: start, offset: span.length)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }
}
// end

// guide: uitextfield.md
final class LimitedTextField: NSObject, UITextFieldDelegate {
  var limiter: FieldLimiter
  var valueChanged: (String) -> Void = { _ in }
  var lost: (HostAnswer) -> Void = { _ in }

  init(_ field: UITextField, rule: FieldRule) {
    limiter = FieldLimiter(rule, text: field.text ?? "")
    super.init()
    field.delegate = self
    let changed = UIAction { [weak self] action in
      guard let field = action.sender as? UITextField else { return }
      self?.editingChanged(field)
    }
    field.addAction(changed, for: .editingChanged)
  }

  func textField(
    _ field: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let answer = limiter.shouldChange(
      TextSpan(location: range.location, length: range.length),
      to: string,
      in: field.reading(field.text ?? ""),
      by: field.cause
    )
    Task { limiter.endOfTurn() }
    carryOut(answer, in: field)
    return answer.allowsEdit
  }

  private func editingChanged(_ field: UITextField) {
    let reading = field.reading(field.text ?? "")
    if let answer = limiter.editingChanged(reading, by: field.cause) {
      carryOut(answer, in: field)
    } else if !limiter.isComposing {
      valueChanged(field.text ?? "")
    }
  }

  func textFieldDidChangeSelection(_ field: UITextField) {
    limiter.selectionChanged(field.reading(field.text ?? ""))
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    end(field, by: .submitting)
    return true
  }

  func textFieldDidEndEditing(_ field: UITextField) {
    end(field, by: .leaving)
  }

  private func end(_ field: UITextField, by ending: HostEnding) {
    let reading = field.reading(field.text ?? "")
    if let answer = limiter.editingEnded(reading, by: ending) {
      carryOut(answer, in: field)
    } else {
      valueChanged(field.text ?? "")
    }
  }

  /// Text, then caret, then one change event.
  private func carryOut(_ answer: HostAnswer, in field: UITextField) {
    if let write = answer.write {
      field.text = write.text
      field.select(write.selection.span)
      if write.changesText { field.sendActions(for: .editingChanged) }
    }
    if answer.reason != nil { lost(answer) }
  }
}
// end

// guide: uitextfield.md
extension LimitedTextField {
  /// A text set by program is not cut; the limiter has to know of it.
  func set(_ text: String, in field: UITextField) {
    field.text = text
    limiter.textWasSet(to: text)
  }

  /// iOS 26 asks here instead where this method exists; several ranges are judged afterwards.
  func textField(
    _ field: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    guard ranges.count == 1, let range = ranges.first?.rangeValue else { return true }
    return textField(field, shouldChangeCharactersIn: range, replacementString: string)
  }
}
// end
