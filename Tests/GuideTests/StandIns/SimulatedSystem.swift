import TextFieldModel
import TextMeasure

/// Makes the gestures of a person and a keyboard on a stand-in field, and calls its delegate in the
/// order in which UIKit is known or reported to.
@MainActor struct SimulatedSystem {
  /// What is asked when a candidate ends a composition.
  enum Candidate: CaseIterable, Sendable {
    /// iOS 7 to 9: nothing.
    case unasked
    /// iOS 10 to 18: the marked range; nothing is marked any more.
    case markedRange
    /// iOS 26: the empty range at its end; every question comes with ranges.
    case behindMarked
  }

  let field: UITextField
  let candidate: Candidate

  /// Whether ending a composition by a touch elsewhere sends a change event.
  var tellsUnmark = true

  private var done: [(before: Shown, after: Shown)] = []
  private var undone: [(before: Shown, after: Shown)] = []

  /// What undo brings back.
  private struct Shown: Equatable {
    let text: [UInt16]
    let selection: TextSpan
  }

  init(_ field: UITextField, candidate: Candidate = .markedRange) {
    self.field = field
    self.candidate = candidate
  }

  private var storage: Storage { field.storage }
  private var text: String { storage.text }

  mutating func perform(_ gesture: TextFieldModel.Gesture) {
    switch gesture {
    case .compose(let text, let caret, let key): compose(text, caret: caret, key: key)
    case .commit(let text): commit(text)
    case .cancel: if storage.marked != nil { mark("", caret: nil) }
    case .undo where storage.marked != nil:
      storage.undoManager.walk(isRedo: false) { mark("", caret: nil) }
    default:
      unmark()
      performFinished(gesture)
    }
  }

  private mutating func performFinished(_ gesture: TextFieldModel.Gesture) {
    let selection = storage.selection
    switch gesture {
    case .type(let text), .paste(let text): ask(selection, text)
    case .delete(let span): delete(text.wholeScalars(span))
    case .cut: delete(selection)
    case .deleteBackward:
      let start = text.clusterBefore(selection.location)
      delete(selection.isEmpty ? TextSpan(start..<selection.location) : selection)
    case .deleteForward:
      let end = text.clusterAfter(selection.location)
      delete(selection.isEmpty ? TextSpan(selection.location..<end) : selection)
    case .select(let selection):
      storage.selection = text.wholeScalars(selection.span)
      field.delegate?.textFieldDidChangeSelection(field)
    case .suggest(let span, let text, let blank):
      ask(span, text)
      if blank { ask(storage.selection, " ") }
    case .correct(let span, let text): ask(span, text)
    case .observe(let text, let caret):
      storage.text = text
      storage.selection = text.wholeScalars(.caret(caret))
      field.sendActions(for: .editingChanged)
    case .undo:
      guard let step = done.popLast() else { return }
      undone.append(step)
      bring(step.before, isRedo: false)
    case .redo:
      guard let step = undone.popLast() else { return }
      done.append(step)
      bring(step.after, isRedo: true)
    case .submit: _ = field.delegate?.textFieldShouldReturn(field)
    case .blur: field.delegate?.textFieldDidEndEditing(field)
    default: break
    }
  }

  // MARK: Edits

  private func ask(_ span: TextSpan, _ string: String) {
    guard allows(span, string) else { return }
    storage.replace(span, with: string)
    field.sendActions(for: .editingChanged)
  }

  private func allows(_ span: TextSpan, _ string: String) -> Bool {
    let range = NSRange(location: span.location, length: span.length)
    guard candidate == .behindMarked else { return field.asks(range, string) }
    return field.delegate?.textField(
      field,
      shouldChangeCharactersInRanges: [NSValue(range: range)],
      replacementString: string
    ) ?? true
  }

  private func delete(_ span: TextSpan) {
    if !span.isEmpty { ask(span, "") }
  }

  // MARK: Composition

  private func compose(_ text: String, caret: Int?, key: String?) {
    if storage.marked == nil && text.isEmpty { return }
    if let key {
      let span = key.isEmpty ? storage.marked ?? storage.selection : storage.selection
      guard allows(span, key) else { return }
    }
    mark(text, caret: caret)
  }

  private func mark(_ text: String, caret: Int?) {
    let span = storage.marked ?? storage.selection
    storage.replace(span, with: text)
    let length = text.utf16.count
    storage.marked = length == 0 ? nil : TextSpan(location: span.location, length: length)
    storage.selection = .caret(span.location + min(max(0, caret ?? length), length))
    field.sendActions(for: .editingChanged)
  }

  private func unmark() {
    guard storage.marked != nil else { return }
    storage.marked = nil
    if tellsUnmark { field.sendActions(for: .editingChanged) }
  }

  private mutating func commit(_ given: String?) {
    guard let marked = storage.marked else {
      if let given { ask(storage.selection, given) }
      return
    }
    let raw = text.text(in: marked).filter { $0 != "\u{2006}" }
    let string = given ?? raw
    storage.marked = nil
    let asked: TextSpan?
    switch candidate {
    case .unasked: asked = nil
    case .markedRange: asked = marked
    case .behindMarked: asked = .caret(marked.end)
    }
    if let asked, !allows(asked, string) { return }
    storage.replace(marked, with: string)
    field.sendActions(for: .editingChanged)
  }

  // MARK: Undo

  /// Keeps what a gesture changed as one step; a composition is a step of its own.
  ///
  /// What the delegate made of the gesture is part of the step, however it was put in; a device has
  /// steps of its own.
  mutating func performUndoably(_ gesture: TextFieldModel.Gesture) {
    switch gesture {
    case .compose, .commit, .cancel, .set: break
    case .undo where storage.marked != nil: break
    default:
      keepStep { $0.unmark() }
      if case .undo = gesture { return perform(gesture) }
      if case .redo = gesture { return perform(gesture) }
    }
    keepStep { $0.perform(gesture) }
  }

  private mutating func keepStep(_ body: (inout SimulatedSystem) -> Void) {
    let before = beforeMarked ?? shown
    body(&self)
    beforeMarked = storage.marked == nil ? nil : before
    guard beforeMarked == nil, before.text != shown.text else { return }
    done.append((before, shown))
    undone = []
  }

  /// Forgets all steps: the text was set by program.
  mutating func forgetSteps() {
    (done, undone, beforeMarked) = ([], [], nil)
  }

  private var beforeMarked: Shown?
  private var shown: Shown { Shown(text: Array(text.utf16), selection: storage.selection) }

  private func bring(_ target: Shown, isRedo: Bool) {
    storage.undoManager.walk(isRedo: isRedo) {
      ask(TextSpan(0..<text.utf16.count), String(decoding: target.text, as: UTF16.self))
      storage.selection = target.selection
      field.delegate?.textFieldDidChangeSelection(field)
    }
  }
}
