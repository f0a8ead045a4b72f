import InputMethods
import TextFieldModel
import TextLimits
import TextMeasure

/// The commands that need a field that is being edited.
extension Simulator {
  mutating func edit(by command: Command) throws(MessageError) {
    if command.startsAtCaret { try finishComposition() }
    let state = session.field.state
    switch command {
    case .move(let motion, let extends):
      try perform(.select(moved(motion, extends, from: state)))
    case .selectAll: try perform(.select(TextSelection(state.text.wholeSpan)))
    case .backspace: try perform(.deleteBackward)
    case .forwardDelete: try perform(.deleteForward)
    case .delete(let motion): try delete(motion, from: state)
    case .undo: try perform(.undo)
    case .redo: try perform(.redo)
    case .copy: copyKept()
    case .cut: try cut()
    case .paste: try paste(clipboard)
    case .yank: try paste(killed)
    case .submit: try perform(.submit)
    case .escape where !state.selection.isCaret:
      try perform(.select(.caret(state.selection.head)))
    case .barDown where !suggestions.isEmpty: barChoice = 0
    case .barDown: try perform(.select(.caret(state.text.utf16Count)))
    case .barUp: try perform(.select(.caret(0)))
    case .suggestion(let number):
      if keyboard.candidates != nil {
        try? pick((keyboard.candidates?.firstIndex ?? 0) + number)
      } else {
        try? suggest(number)
      }
    default: break
    }
  }

  mutating func paste(_ text: String) throws(MessageError) {
    guard !text.isEmpty else {
      notice = .nothingToPaste
      return
    }
    try perform(.paste(text))
  }

  mutating func delete(
    _ motion: Command.Motion,
    from state: TextState
  ) throws(MessageError) {
    let caret = state.selection.head
    let target = offset(of: motion, from: caret, in: state.text.string)
    let span =
      state.selection.isCaret
      ? TextSpan(min(caret, target)..<max(caret, target)) : state.selection.span
    guard !span.isEmpty else { return }
    killed = state.text.string.text(in: span)
    try perform(.delete(span))
  }

  func moved(
    _ motion: Command.Motion,
    _ extends: Command.Extension,
    from state: TextState
  ) -> TextSelection {
    let selection = state.selection
    if extends == .moves && !selection.isCaret {
      // A plain arrow leaves a selection at the edge it points to.
      switch motion {
      case .clusterLeft: return .caret(selection.span.location)
      case .clusterRight: return .caret(selection.span.end)
      default: break
      }
    }
    let head = offset(of: motion, from: selection.head, in: state.text.string)
    return extends == .extends
      ? TextSelection(anchor: selection.anchor, head: head) : .caret(head)
  }

  func offset(of motion: Command.Motion, from offset: Int, in text: String) -> Int {
    switch motion {
    case .clusterLeft: text.clusterBefore(offset)
    case .clusterRight: text.clusterAfter(offset)
    case .wordLeft: Words.start(before: offset, in: text)
    case .wordRight: Words.end(behind: offset, in: text)
    case .start: 0
    case .end: text.utf16.count
    }
  }
}

extension Command {
  /// Whether this is reckoned from text and caret, which the end of a composition may change.
  fileprivate var startsAtCaret: Bool {
    switch self {
    case .move, .delete, .selectAll, .barDown: true
    default: false
    }
  }
}
