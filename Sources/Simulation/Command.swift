/// What a key of the lab means where no input method takes it.
package enum Command: Hashable, Sendable {
  /// A move of the caret, or of the moving end of the selection.
  case move(Motion, extends: Extension)
  /// A deletion from the caret to where a motion leads; what it took can be put back by ``yank``.
  case delete(Motion)
  case backspace
  case forwardDelete
  case selectAll
  case undo
  case redo
  case cut
  case copy
  case paste
  case yank
  case submit
  case escape
  case leaveOrEnterField
  case barDown
  case barUp
  case suggestion(Int)
  case help
  case nextLimit
  case nextKeyboard
  case naiveOrOurs
  case compare
  case situations
  case situationAgain
  case traceUp
  case traceDown
  case redraw
  case record
  case suspend
  case quit
  case interrupt

  /// Where a motion leads.
  package enum Motion: Hashable, Sendable {
    case clusterLeft, clusterRight, wordLeft, wordRight, start, end
  }

  /// Whether a motion keeps the other end of the selection.
  package enum Extension: Hashable, Sendable {
    case moves, extends
  }
}
