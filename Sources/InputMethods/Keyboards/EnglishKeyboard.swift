public import KeyInput
public import TextFieldModel

/// The English keyboard: it composes nothing, and its bar comes from a ``Suggester``.
///
/// The bar depends on the field's text, which an input method never sees; so it is asked for apart, and
/// picking from it is an ``/TextFieldModel/InputAction/pickSuggestion(_:_:blank:)`` with a blank.
public struct EnglishKeyboard: InputMethod, Hashable {
  /// What fills the bar.
  public let suggester = Suggester()

  /// Creates the keyboard.
  public init() {}

  /// Always false.
  public var isComposing: Bool { false }

  /// Always `nil`: the bar is the suggester's.
  public var candidates: CandidateList? { nil }

  /// Passes every key.
  public mutating func handle(_ key: Key) -> InputResponse { .passed }

  /// Picks nothing.
  public mutating func pick(_ index: Int) -> [InputAction]? { nil }

  /// Does nothing.
  public mutating func fieldEndedComposition() {}
}
