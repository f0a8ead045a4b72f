import TextMeasure

@MainActor class UITextField: UIControl, StoredInput {
  weak var delegate: (any UITextFieldDelegate)?
  let storage = Storage()

  var text: String? {
    get { storage.text }
    set {
      storage.set(newValue ?? "")
      selectionChanged()
    }
  }

  override var undoManager: UndoManager? { storage.undoManager }

  func asks(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func changed() { sendActions(for: .editingChanged) }
  func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }
}

@MainActor class UITextView: UIScrollView, StoredInput {
  weak var delegate: (any UITextViewDelegate)?
  let storage = Storage()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var text: String! {
    get { storage.text }
    set {
      storage.set(newValue ?? "")
      selectionChanged()
    }
  }

  override var undoManager: UndoManager? { storage.undoManager }

  func asks(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func changed() { delegate?.textViewDidChange(self) }
  func selectionChanged() { delegate?.textViewDidChangeSelection(self) }
}

/// The text of a stand-in, which positions are counted in.
@MainActor final class Storage {
  /// What becomes of a call of `replace(_:withText:)`, of which little is documented: the guides' code
  /// has to be right in each case (`docs/fidelity.md`).
  enum Replacing: CaseIterable {
    /// It is made, and nobody is asked or told.
    case silently
    /// The delegate is asked and told, as of a key.
    case likeAKey
    /// The keyboard's smart punctuation puts something else in its place.
    case smartly
  }

  var text = ""
  var selection = TextSpan.caret(0)
  var marked: TextSpan?
  var replacing = Replacing.silently
  let undoManager = UndoManager()

  /// How often the text was set as a whole, which empties the steps of undo and drops attributes.
  private(set) var timesSet = 0

  /// Setting the text by program ends a composition and puts the caret at the end.
  func set(_ text: String) {
    self.text = text
    selection = .caret(text.utf16.count)
    marked = nil
    timesSet += 1
  }

  func replace(_ given: TextSpan, with string: String) {
    let span = text.wholeScalars(given)
    let (low, high) = (text.index(atUTF16: span.location), text.index(atUTF16: span.end))
    text.replaceSubrange(low..<high, with: string)
    selection = .caret(span.location + string.utf16.count)
  }
}

// MARK: - Positions

/// A position of a stand-in: an offset.
@MainActor final class StoredPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

@MainActor final class StoredRange: UITextRange {
  let span: TextSpan

  init(_ span: TextSpan) { self.span = span }

  override var isEmpty: Bool { span.isEmpty }
  override var start: UITextPosition { StoredPosition(span.location) }
  override var end: UITextPosition { StoredPosition(span.end) }
}

/// What a text field and a text view share: their text, and how their delegates are asked and told.
@MainActor protocol StoredInput: UITextInput {
  var storage: Storage { get }
  func asks(_ range: NSRange, _ text: String) -> Bool
  func changed()
  func selectionChanged()
}

extension StoredInput {
  var markedTextRange: UITextRange? { storage.marked.map(StoredRange.init) }
  var beginningOfDocument: UITextPosition { StoredPosition(0) }

  var selectedTextRange: UITextRange? {
    get { StoredRange(storage.selection) }
    set {
      storage.selection = (newValue as? StoredRange)?.span ?? .caret(0)
      selectionChanged()
    }
  }

  func unmarkText() { storage.marked = nil }

  func replace(_ range: UITextRange, withText text: String) {
    guard let span = (range as? StoredRange)?.span else { return }
    let string = storage.replacing == .smartly ? text.replacing("\"", with: "“") : text
    if storage.replacing == .likeAKey {
      guard asks(NSRange(location: span.location, length: span.length), string) else { return }
    }
    storage.replace(span, with: string)
    selectionChanged()
    if storage.replacing == .likeAKey { changed() }
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? StoredPosition else { return nil }
    let sum = start.offset + offset
    return (0...storage.text.utf16.count).contains(sum) ? StoredPosition(sum) : nil
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start as? StoredPosition, let end = end as? StoredPosition else { return nil }
    let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return StoredRange(TextSpan(low..<high))
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = start as? StoredPosition, let end = end as? StoredPosition else { return 0 }
    return end.offset - start.offset
  }
}
