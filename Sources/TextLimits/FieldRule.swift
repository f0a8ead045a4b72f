public import TextMeasure

/// What a field may hold: texts up to some lengths, or a number.
///
/// Closed by nature.
public enum FieldRule: Hashable, Sendable {
  /// Every limit must hold; none at all lets everything in.
  case lengths([LengthLimit])

  /// A number between bounds.
  case number(NumberRule)

  /// The units that have to be counted to judge an edit.
  public var units: Set<TextUnit> {
    switch self {
    case .lengths(let limits): Set(limits.map(\.unit))
    case .number: []
    }
  }

  /// The length limits; none for a number.
  public var limits: [LengthLimit] {
    switch self {
    case .lengths(let limits): limits
    case .number: []
    }
  }
}
