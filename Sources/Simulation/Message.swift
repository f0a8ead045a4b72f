package import KeyInput
package import TextFieldModel

/// What comes into the simulator: keys, scripted gestures, choices, time.
package enum Message: Hashable, Sendable {
  /// What the terminal said.
  case input(TerminalInput)
  /// A gesture that needs no key.
  case gesture(Gesture)
  /// Something more that the gesture before did.
  case continuation(Gesture)
  /// Picks a candidate of the composer, from 1.
  case pick(Int)
  /// Picks a word of the prediction bar, from 1.
  case suggest(Int)
  /// Takes the selection to the clipboard.
  case copy
  /// Takes the selection to the clipboard and deletes it.
  case cut
  /// Makes a choice.
  case setting(Setting)
  /// Prepares one of the situations, from 1.
  case situation(Int)
  /// Starts anew with the field as it stands: nothing to undo, no alert on screen.
  case newStart
  /// Takes every alert down without a word: a new start.
  case clearAlerts
  /// Says something about the lab.
  case notice(Simulator.Notice)
  /// Time has passed.
  case tick
}

/// What the simulator wants done outside.
package enum Effect: Hashable, Sendable {
  /// Leave the lab.
  case quit
  /// Stop until the shell continues the program.
  case suspend
  /// Draw the whole screen anew.
  case redraw
  /// Start a recording, or stop the one that is under way.
  case record
}

/// What came of a message: the events for the trace, and what is to be done outside.
package struct Reaction: Sendable {
  package var events: [FieldEvent] = []
  package var effects: [Effect] = []
  /// The gestures that the field was given, in their order, where the simulator keeps them.
  package var gestures: [PerformedGesture] = []
}

/// A message that asks for something impossible.
///
/// There will be no other cases.
package enum MessageError: Error, Equatable, Sendable {
  /// The gesture cannot be made.
  case gesture(GestureError)
  /// There is no such candidate.
  case noCandidate(Int, of: Int)
  /// There is no such prediction.
  case noSuggestion(Int, of: Int)
  /// There is no such situation.
  case noSituation(Int)
}
