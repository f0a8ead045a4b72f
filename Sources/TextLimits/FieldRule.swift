public import TextMeasure

/// What a field may hold: texts up to some lengths, or a number.
///
/// There will be no other cases.
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

  /// The same units, in one byte.
  var unitSet: UnitSet {
    guard case .lengths(let limits) = self else { return .none }
    return limits.reduce(.none) { $0.union(UnitSet($1.unit)) }
  }

  /// The length limits; none for a number.
  public var limits: [LengthLimit] {
    switch self {
    case .lengths(let limits): limits
    case .number: []
    }
  }
}

/// The kinds of fields that there are.
///
/// There will be no other cases.
public enum FieldKind: Hashable, Sendable {
  /// A text of a limited length.
  case text
  /// A number.
  case number
}

extension FieldRule {
  /// Which kind of field this rule makes.
  public var kind: FieldKind {
    switch self {
    case .lengths: .text
    case .number: .number
    }
  }
}
