package import KeyInput
package import Simulation
package import TextMeasure

/// What a line of a scenario does or wants.
///
/// Offsets are UTF-16 offsets and may lie outside the text.
package enum ScenarioAction: Hashable, Sendable {
  case setting(Setting)
  case engine(EngineChoice)

  /// The program sets the text; without a selection the caret goes to its end.
  case field(String, TextSelection?)
  /// The program applies the limits to the whole text.
  case check

  /// Types a text, one gesture for each cluster.
  case type(String)
  /// Puts a finished text in as an input method does: one gesture, past the keyboard.
  case insert(String)
  case paste(String)
  case deleteBackward
  case deleteForward
  case delete(TextSpan)
  case key(Key)
  /// Selects, or moves the caret.
  case select(TextSelection)
  case cut
  case copy
  case blur
  case focus
  case undo(Int)
  case redo(Int)
  /// Types the same text again and again, one gesture each time.
  case repeated(Int, String)
  case wait(Duration)
  /// Takes every alert down without a word: a new start.
  case clearAlerts

  /// Sets the marked text and the caret in it, which stands at its end where none is given; the key
  /// is what the delegate is asked about.
  case compose(String, caret: Int?, key: String?)
  /// Ends the composition with a text, or with its own letters.
  case commit(String?)
  case cancel
  /// Ends the composition with the marked text as it stands.
  case finish
  /// Picks a candidate of the composition, counted from 1.
  case pick(Int)
  /// Picks a word of the suggestion bar, counted from 1.
  case pickSuggestion(Int)
  /// A picked word in the place of a span, and perhaps the keyboard's blank behind it.
  case suggest(TextSpan, String, blank: Bool)
  /// The keyboard's own replacement.
  case replace(TextSpan, String)
  /// A change that nobody asks about.
  case observe(String, caret: Int)
  /// Something more that the gesture above did; see ``gesture``.
  indirect case continued(ScenarioAction)
  /// The bytes of a terminal.
  case bytes([UInt8])

  case expect(Expectation)
}

/// Which engine converts for an input method.
package enum EngineChoice: String, CaseIterable, Hashable, Sendable {
  /// The one that is built in: the same everywhere.
  case embedded
  /// The best that is found where the program runs.
  case auto
}

extension ScenarioAction {
  /// What kind of line an action is.
  package enum Role: Hashable, Sendable {
    /// Changes how the field works from here on.
    case setting
    /// Something happens: the user, the program or the clock.
    case gesture
    /// Something must be so.
    case expectation
  }

  /// What kind of line this is.
  package var role: Role {
    switch self {
    case .setting, .engine: .setting
    case .expect: .expectation
    default: .gesture
    }
  }
}
