public import TextMeasure

/// A most that a text may measure in one unit.
public struct LengthLimit: Hashable, Sendable {
  /// The greatest length that still fits; 0 lets nothing in.
  public let maximum: Int

  /// The unit that is counted.
  public let unit: TextUnit

  /// Creates a limit; a negative maximum counts as 0.
  public init(_ maximum: Int, _ unit: TextUnit = .utf16) {
    self.maximum = max(0, maximum)
    self.unit = unit
  }
}

extension LengthLimit: CustomStringConvertible {
  /// The limit as a scenario writes it, such as `31 utf16`.
  public var description: String { "\(maximum) \(unit.rawValue)" }
}
