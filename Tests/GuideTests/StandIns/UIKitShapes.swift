// The part of UIKit that the guides use, so that their code is compiled and run where there is no UIKit.
//
// Each member stands in the type or protocol that declares it in Apple's SDK, with the same name, labels,
// optionality and isolation; what the guides do not use is left out. Two things cannot be said here: an
// optional method of a delegate is one with a default that does what UIKit does without it, and a class
// that UIKit leaves open is an internal one. What UIKit does when it is called is not proved by this.

@MainActor class UIResponder: NSObject {
  var undoManager: UndoManager? { nil }
}

@MainActor class UIView: UIResponder {
  func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}

struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  let rawValue: Float

  static let defaultHigh = UILayoutPriority(rawValue: 750)
  static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor class NSLayoutConstraint: NSObject {
  enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor class UIScrollView: UIView {}

// MARK: - Controls

@MainActor class UIMenuElement: NSObject {}

typealias UIActionHandler = (UIAction) -> Void

@MainActor class UIAction: UIMenuElement {
  let handler: UIActionHandler
  fileprivate(set) weak var target: AnyObject?
  var sender: Any? { target }

  init(title: String = "", handler: @escaping UIActionHandler) { self.handler = handler }
}

@MainActor class UIControl: UIView {
  struct Event: OptionSet, Sendable {
    let rawValue: UInt

    static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(events: Event, action: UIAction)] = []

  func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.target = self
      action.handler(action)
    }
  }
}

// MARK: - Text input

/// Opaque in UIKit too: a field has positions of a class of its own.
@MainActor class UITextPosition: NSObject {}

@MainActor class UITextRange: NSObject {
  var isEmpty: Bool { true }
  var start: UITextPosition { UITextPosition() }
  var end: UITextPosition { UITextPosition() }
}

@MainActor protocol UITextInputTraits: NSObjectProtocol {}

@MainActor protocol UIKeyInput: UITextInputTraits {}

@MainActor protocol UITextInput: UIKeyInput {
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

// MARK: - Delegates

@MainActor protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    textField.delegate?.textField(
      textField,
      shouldChangeCharactersIn: NSRange(union: ranges),
      replacementString: string
    ) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldDidChangeSelection(_ textField: UITextField) {}
}

@MainActor protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor protocol UITextViewDelegate: UIScrollViewDelegate {
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  func textView(
    _ textView: UITextView,
    shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.delegate?.textView(
      textView,
      shouldChangeTextIn: NSRange(union: ranges),
      replacementText: text
    ) ?? true
  }

  func textViewDidChange(_ textView: UITextView) {}
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func textViewDidEndEditing(_ textView: UITextView) {}
}

extension NSRange {
  /// From the first to the last of several ranges: what UIKit asks about where a delegate has no method
  /// for several.
  fileprivate init(union ranges: [NSValue]) {
    let start = ranges.map(\.rangeValue.location).min() ?? 0
    let end = ranges.map { $0.rangeValue.location + $0.rangeValue.length }.max() ?? start
    self.init(location: start, length: end - start)
  }
}
