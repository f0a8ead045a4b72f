import TextMeasure

/// The lengths that an edit may reach: the limits, or what the text measures where it is over them.
///
/// They are compared at every cluster and copied at every step, so they are numbers alone; the limits
/// themselves are asked only for the one that was broken.
struct Bounds {
  /// Lengths that break a bound.
  struct Breach {
    fileprivate let counts: TextCounts
    fileprivate let units: UnitSet
  }

  /// The units that are bounded.
  let units: UnitSet

  private let before: TextCounts
  private let most: TextCounts

  init(_ limits: [LengthLimit], before: TextCounts) {
    var units = UnitSet.none
    var most = TextCounts()
    for limit in limits {
      let allowed = max(limit.maximum, before[limit.unit])
      let unit = UnitSet(limit.unit)
      most[limit.unit] = units.contains(unit) ? min(allowed, most[limit.unit]) : allowed
      units = units.union(unit)
    }
    (self.units, self.most, self.before) = (units, most, before)
  }

  private init(_ bounds: Bounds, in units: UnitSet) {
    (before, most) = (bounds.before, bounds.most)
    self.units = bounds.units.intersection(units)
  }

  /// The bounds in units whose counts add up.
  var additive: Bounds { Bounds(self, in: .additive) }

  /// The bounds in units whose counts do not.
  var clustered: Bounds { Bounds(self, in: .clustered) }

  var isEmpty: Bool { units.isEmpty }

  /// The most characters, and the most cells.
  var mostClusters: (characters: Int, columns: Int) {
    (
      units.contains(.characters) ? most.characters : .max,
      units.contains(.columns) ? most.columns : .max
    )
  }

  /// How much more there may be beside a text of some lengths in the units that add up.
  func room(beside counts: TextCounts) -> (utf16: Int, scalars: Int, utf8: Int) {
    (
      units.contains(.utf16) ? most.utf16 - counts.utf16 : .max,
      units.contains(.scalars) ? most.scalars - counts.scalars : .max,
      units.contains(.utf8) ? most.utf8 - counts.utf8 : .max
    )
  }

  /// What a text of some lengths breaks; `nil` where it is within the bounds.
  @inline(__always)
  func breach(by counts: TextCounts) -> Breach? {
    holds(counts) ? nil : Breach(counts: counts, units: units)
  }

  /// The first of the limits that was broken.
  func limit(of breach: Breach, among limits: [LengthLimit]) -> LengthLimit? {
    limits.first { limit in
      breach.units.contains(UnitSet(limit.unit))
        && breach.counts[limit.unit] > max(limit.maximum, before[limit.unit])
    }
  }

  @inline(__always)
  private func holds(_ counts: TextCounts) -> Bool {
    (counts.utf16 <= most.utf16 || !units.contains(.utf16))
      && (counts.characters <= most.characters || !units.contains(.characters))
      && (counts.scalars <= most.scalars || !units.contains(.scalars))
      && (counts.utf8 <= most.utf8 || !units.contains(.utf8))
      && (counts.columns <= most.columns || !units.contains(.columns))
  }
}
