import KeyInput
import TextFieldModel

extension ScenarioAction {
  /// The one gesture that this is whatever the keyboard; `nil` where it is none, or several.
  var gesture: Gesture? {
    switch self {
    case .field(let text, let selection): .set(text, selection)
    case .check: .check
    case .type(let text) where text.count == 1: .type(text)
    case .insert(let text): .type(text)
    case .paste(let text): .paste(text)
    case .deleteBackward: .deleteBackward
    case .deleteForward: .deleteForward
    case .delete(let span): .delete(span)
    case .key(Key(.enter)): .submit
    case .select(let selection): .select(selection)
    case .cut: .cut
    case .blur: .blur
    case .focus: .focus
    case .undo(1): .undo
    case .redo(1): .redo
    case .compose(let text, let caret, let key): .compose(text, caret: caret, key: key)
    case .commit(let text): .commit(text)
    case .cancel: .cancel
    case .finish: .finish
    case .suggest(let span, let text, let blank): .suggest(span, text, blank: blank)
    case .replace(let span, let text): .correct(span, text)
    case .observe(let text, let caret): .observe(text, caret: caret)
    default: nil
    }
  }
}
