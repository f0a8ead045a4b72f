public import KeyInput
public import TextFieldModel

/// A keyboard without an input method and without a bar: every key is the field's.
public struct PlainKeyboard: InputMethod, Hashable {
  /// Creates the keyboard.
  public init() {}

  /// Always false.
  public var isComposing: Bool { false }

  /// Always `nil`.
  public var candidates: CandidateList? { nil }

  /// Passes every key.
  public mutating func handle(_ key: Key) -> InputResponse { .passed }

  /// Picks nothing.
  public mutating func pick(_ index: Int) -> [InputAction]? { nil }

  /// Does nothing.
  public mutating func fieldEndedComposition() {}
}
