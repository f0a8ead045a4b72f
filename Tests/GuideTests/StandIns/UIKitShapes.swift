// The part of UIKit that the guides use, with the same names and shapes, so that their code is compiled
// and run where there is no UIKit. What UIKit does with it is not proved by this.
import TextMeasure

@MainActor class NSObject {
  init() {}
}

struct NSRange: Equatable {
  var location: Int
  var length: Int
}

struct NSValue {
  let rangeValue: NSRange
}

final class UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

final class UITextRange {
  let start: UITextPosition
  let end: UITextPosition

  init(_ span: TextSpan) {
    start = UITextPosition(span.location)
    end = UITextPosition(span.end)
  }

  var span: TextSpan { TextSpan(start.offset..<end.offset) }
}

@MainActor final class UndoManager {
  fileprivate(set) var isUndoing = false
  fileprivate(set) var isRedoing = false

  func walk(isRedo: Bool, _ body: () -> Void) {
    (isUndoing, isRedoing) = (!isRedo, isRedo)
    body()
    (isUndoing, isRedoing) = (false, false)
  }
}

@MainActor struct UIAction {
  let handler: (UIAction) -> Void
  var sender: Any?

  init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

@MainActor class UIControl: NSObject {
  struct Event: Hashable {
    let name: String

    static let editingChanged = Event(name: "editingChanged")
  }

  private var actions: [(Event, UIAction)] = []

  func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  func sendActions(for event: Event) {
    for (sent, action) in actions where sent == event {
      var action = action
      action.sender = self
      action.handler(action)
    }
  }
}

/// What `UITextField` and `UITextView` have in common.
@MainActor protocol UITextInput: AnyObject {
  var markedTextRange: UITextRange? { get }
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var undoManager: UndoManager? { get }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
}

@MainActor protocol UITextFieldDelegate: AnyObject {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
}

@MainActor final class UITextField: UIControl, UITextInput {
  let storage = Storage()
  weak var delegate: (any UITextFieldDelegate)?

  var text: String? {
    get { storage.text }
    set {
      storage.set(newValue ?? "")
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  var selectedTextRange: UITextRange? {
    get { UITextRange(storage.selection) }
    set {
      storage.selection = newValue?.span ?? storage.selection
      delegate?.textFieldDidChangeSelection(self)
    }
  }
}

@MainActor protocol UITextViewDelegate: AnyObject {
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

@MainActor final class UITextView: NSObject, UITextInput {
  let storage = Storage()
  weak var delegate: (any UITextViewDelegate)?

  var text: String {
    get { storage.text }
    set { storage.set(newValue) }
  }

  var selectedTextRange: UITextRange? {
    get { UITextRange(storage.selection) }
    set { storage.selection = newValue?.span ?? storage.selection }
  }
}

/// The text of a stand-in, which positions are counted in.
@MainActor final class Storage {
  var text = ""
  var selection = TextSpan.caret(0)
  var marked: TextSpan?
  let undoManager = UndoManager()

  /// Setting the text by program ends a composition and puts the caret at the end.
  func set(_ text: String) {
    self.text = text
    selection = .caret(text.utf16.count)
    marked = nil
  }
}

@MainActor protocol Stored {
  var storage: Storage { get }
}

extension UITextField: Stored {}
extension UITextView: Stored {}

extension UITextInput where Self: Stored {
  var markedTextRange: UITextRange? { storage.marked.map(UITextRange.init) }
  var beginningOfDocument: UITextPosition { UITextPosition(0) }
  var undoManager: UndoManager? { storage.undoManager }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = position.offset + offset
    return (0...storage.text.utf16.count).contains(sum) ? UITextPosition(sum) : nil
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(TextSpan(start.offset..<end.offset))
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
}
