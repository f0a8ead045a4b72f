package import TextFieldModel

/// What was really done to the field, whichever key, candidate or message led to it.
///
/// Done again in the same order and at the same moments, steps give the same events: no keyboard, no
/// dictionary and no engine has a part in it.
package struct PerformedStep: Sendable {
  /// What was done.
  package let deed: Deed

  /// When it was done.
  package let time: Duration

  /// Whether an alert was on screen until then, so that the time that had passed matters.
  package let followsAlert: Bool

  /// What the field's owner saw of it.
  package let events: [FieldEvent]

  /// What can be done.
  ///
  /// There will be no other cases.
  package enum Deed: Hashable, Sendable {
    /// A gesture, or a part of one.
    case gesture(Gesture, GesturePart)
    case setting(Setting)
    /// The selection went to the clipboard.
    case copy
    /// Every alert was taken down, without a word: a new start.
    case alertsCleared
    /// Time passed, and alerts left the screen.
    case time
  }
}

extension PerformedStep.Deed {
  /// Whether the program sets the text, so that what came before does not matter.
  package var setsText: Bool {
    if case .gesture(.set, _) = self { true } else { false }
  }
}
