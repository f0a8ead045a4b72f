/// A number field: digits, perhaps a sign and a point, between two bounds.
public struct NumberRule: Hashable, Sendable {
  /// What happens to a number that passes a bound.
  ///
  /// There will be no other cases.
  public enum Excess: String, CaseIterable, Hashable, Sendable {
    /// The edit is refused.
    case reject
    /// The text becomes the bound.
    case clamp
  }

  /// The smallest number that fits.
  public let minimum: DecimalText

  /// The greatest number that fits; `nil` for none.
  public let maximum: DecimalText?

  /// How many digits may stand behind the point; 0 allows no point.
  public let decimals: Int

  /// What happens to a number that passes a bound.
  public var excess: Excess

  /// Creates a rule; `nil` where the bounds cross, or have more decimals than `decimals`.
  ///
  /// Without a minimum it is 0: digits only, no sign. Negative decimals count as 0.
  public init?(
    minimum: DecimalText? = nil,
    maximum: DecimalText?,
    decimals: Int = 0,
    excess: Excess = .reject
  ) {
    self.minimum = minimum ?? .zero
    self.maximum = maximum
    self.decimals = max(0, decimals)
    self.excess = excess
    if let maximum, maximum < self.minimum { return nil }
    if self.minimum.decimals > self.decimals || (maximum?.decimals ?? 0) > self.decimals {
      return nil
    }
  }

  /// The bounds as a scenario writes them: `0..100`, `-5..5`, `3..`.
  public var range: String {
    "\(minimum)..\(maximum.map(\.description) ?? "")"
  }

  /// Which signs a number of this range may have: a minus where it reaches below zero, a plus where it
  /// reaches both below and above.
  var signs: NumberForm.Signs {
    guard minimum < .zero else { return .none }
    return maximum.map { $0 > .zero } ?? true ? .either : .minus
  }

  func form(_ text: String) -> NumberForm? {
    NumberForm(text, maySign: signs)
  }

  /// The bound that a value has passed away from zero; those nearer to zero are no matter while typing,
  /// or 1 on the way to 100 could not be typed.
  func passedBound(_ value: DecimalText) -> DecimalText? {
    if value.isNegative { return value < minimum ? minimum : nil }
    guard let maximum, value > maximum else { return nil }
    return maximum
  }

  /// The bound nearest to a value outside of both.
  func nearestBound(_ value: DecimalText) -> DecimalText? {
    if value < minimum { return minimum }
    guard let maximum, value > maximum else { return nil }
    return maximum
  }
}

/// What a number field's text is at the moment: data, not an error.
///
/// There will be no other cases.
public enum NumberState: String, CaseIterable, Hashable, Sendable {
  /// No text.
  case empty
  /// No whole number: a bare sign, a point at the end, or what can be no number.
  case intermediate
  /// A number below the minimum.
  case belowMin
  /// A number above the maximum.
  case aboveMax
  /// A number that fits.
  case ok
}

extension NumberRule {
  /// What a text is under this rule: its place between the bounds.
  ///
  /// It looks at any text, also one that the program has set; whether the limiter would let it in is
  /// another question, ``Limiter/fits(_:)``. What is no number at all is ``NumberState/intermediate``.
  public func state(of text: String) -> NumberState {
    if text.isEmpty { return .empty }
    // A sign that the range does not allow still has a value to speak of: the text was set by program.
    guard let form = NumberForm(text, maySign: .either), form.isComplete else {
      return .intermediate
    }
    let value = DecimalText(form)
    if value < minimum { return .belowMin }
    if let maximum, value > maximum { return .aboveMax }
    return .ok
  }
}
