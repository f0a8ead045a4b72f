import TextMeasure

/// The lengths that an edit may reach: the limits, or what the text measures where it is over them.
struct Bounds {
  private let limits: [(limit: LengthLimit, allowed: Int)]

  init(_ limits: [LengthLimit], for text: MeasuredText) {
    self.limits = limits.map { ($0, max($0.maximum, text.counts[$0.unit])) }
  }

  private init(_ limits: [(limit: LengthLimit, allowed: Int)]) {
    self.limits = limits
  }

  /// The bounds in units whose counts add up.
  var additive: Bounds { Bounds(limits.filter { $0.limit.unit.addsUp }) }

  /// The bounds in units whose counts do not.
  var clustered: Bounds { Bounds(limits.filter { !$0.limit.unit.addsUp }) }

  var isEmpty: Bool { limits.isEmpty }

  func counts(in unit: TextUnit) -> Bool {
    limits.contains { $0.limit.unit == unit }
  }

  /// The first limit that a text of some lengths breaks.
  func broken(by counts: TextCounts) -> LengthLimit? {
    limits.first { counts[$0.limit.unit] > $0.allowed }?.limit
  }
}
