import TextLimits
import TextMeasure

// guide: uitextfield.md
/// What the limiter needs of a text field or a text view.
@MainActor protocol LimitedInput: UIResponder, UITextInput {
  /// The text that is shown, marked text included.
  var shown: String { get set }
}

extension UITextField: LimitedInput {
  var shown: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension LimitedInput {
  /// What the limiter has to know of the input when it is called.
  var reading: HostField {
    HostField(
      shown,
      selection: selectedTextRange.map { .init(span(of: $0)) },
      marked: markedTextRange.map(span)
    )
  }

  /// Undo and redo restore what was accepted before: they are never limited.
  var cause: HostCause {
    undoManager?.isUndoing == true || undoManager?.isRedoing == true ? .history : .user
  }

  /// Puts in what the limiter wants: text, then selection.
  ///
  /// What differs is replaced, as a key would do it, so that the rest keeps its attributes and undo its
  /// steps. If the input makes something else of it (smart quotes), the text is set.
  func put(_ write: HostWrite) {
    if markedTextRange != nil { unmarkText() }
    let change = TextDifference(from: shown, to: write.text)
    if !change.isEmpty, let range = range(of: change.span) {
      replace(range, withText: change.inserted)
    }
    if !sameUnits(shown, write.text) { shown = write.text }
    if let range = range(of: write.selection.span) { selectedTextRange = range }
  }

  /// Whether an edit leads to the text that is being put in.
  func reaches(_ write: HostWrite, by span: TextSpan, _ string: String) -> Bool {
    let edit = TextEdit(replacing: shown.wholeScalars(span), with: string[...])
    return sameUnits(TextState(shown).applying(edit).text.string, write.text)
  }

  /// The offsets of a range, as the limiter counts them: UTF-16 code units.
  func span(of range: UITextRange) -> TextSpan {
    TextSpan(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end)
    )
  }

  func range(of span: TextSpan) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: span.location),
      let end = position(from: start, offset: span.length)
    else { return nil }
    return textRange(from: start, to: end)
  }
}
// end

// guide: uitextfield.md
class LimitedTextField: NSObject, UITextFieldDelegate {
  var limiter: FieldLimiter
  var valueChanged: (String) -> Void = { _ in }
  var lost: (HostAnswer) -> Void = { _ in }

  /// What is being put in: what the field says meanwhile is no news.
  private var writing: HostWrite?

  init(_ field: UITextField, rule: FieldRule) {
    limiter = FieldLimiter(rule, text: field.shown)
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
    let span = TextSpan(location: range.location, length: range.length)
    if let writing { return field.reaches(writing, by: span, string) }
    let answer = limiter.shouldChange(span, to: string, in: field.reading, by: field.cause)
    Task { limiter.endOfTurn() }
    carryOut(answer, in: field)
    return answer.allowsEdit
  }

  private func editingChanged(_ field: UITextField) {
    if writing != nil { return }
    if let answer = limiter.editingChanged(field.reading, by: field.cause) {
      carryOut(answer, in: field)
    } else if !limiter.isComposing {
      valueChanged(field.shown)
    }
  }

  func textFieldDidChangeSelection(_ field: UITextField) {
    if writing == nil { limiter.selectionChanged(field.reading) }
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    end(field, by: .submitting)
    return true
  }

  func textFieldDidEndEditing(_ field: UITextField) {
    end(field, by: .leaving)
  }

  private func end(_ field: UITextField, by ending: HostEnding) {
    if let answer = limiter.editingEnded(field.reading, by: ending) {
      carryOut(answer, in: field)
    } else {
      valueChanged(field.shown)
    }
  }

  /// Text, then selection, then one change event.
  private func carryOut(_ answer: HostAnswer, in field: UITextField) {
    if let write = answer.write {
      writing = write
      field.put(write)
      writing = nil
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

// guide: uitextfield.md
/// A number field whose decimal pad types the separator of the user's region.
final class LimitedNumberField: LimitedTextField {
  /// `Locale.current.decimalSeparator`, a comma in many regions.
  var separator = "."

  /// Asks about a point in place of the separator, and types the point itself after a yes.
  override func textField(
    _ field: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let isSeparator = string == separator && separator != "."
    let typed = isSeparator ? "." : string
    let allows = super.textField(
      field,
      shouldChangeCharactersIn: range,
      replacementString: typed
    )
    guard isSeparator, allows else { return allows }
    let span = TextSpan(location: range.location, length: range.length)
    if let place = field.range(of: span) {
      field.replace(place, withText: typed)
      field.sendActions(for: .editingChanged)
    }
    return false
  }
}
// end
