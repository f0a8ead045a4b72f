public import KeyInput
public import TextFieldModel

/// A keyboard's input method: keys in, requests to the field and candidates out.
///
/// A method never sees the field's text or its limit. It is a value: whoever applies its actions keeps the
/// method from before the key, and puts it back when the field's owner refuses what the key asked for.
public protocol InputMethod: Sendable {
  /// Whether marked text of this method stands in the field.
  var isComposing: Bool { get }

  /// The page of candidates to show, `nil` if there is none.
  var candidates: CandidateList? { get }

  /// Takes a key, or leaves it to the field.
  mutating func handle(_ key: Key) -> InputResponse

  /// Picks a candidate by its place among all candidates, from 0; `nil` if there is none at that place.
  mutating func pick(_ index: Int) -> [InputAction]?

  /// Forgets everything, because the field ended the composition or the caret went elsewhere: the focus was
  /// lost, a caret was set, a text was set by the program.
  mutating func fieldEndedComposition()
}
