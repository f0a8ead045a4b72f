public import TextFieldModel

/// What an input method makes of a key.
@nonexhaustive
public enum InputResponse: Hashable, Sendable {
  /// The key means nothing to the method: it is the field's, or the program's.
  case passed

  /// The method took the key; the field performs the actions in order. There may be none.
  case actions([InputAction])

  /// The key ends the composition and then means what it means to the field. The marked text stays in the
  /// field as it stands, separators included, and is marked no more; the method has forgotten it.
  case unmarkThenPass
}
