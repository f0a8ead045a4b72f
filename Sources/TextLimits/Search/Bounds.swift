import TextMeasure

/// The lengths that an edit may reach: the limits, or what the text measures where it is over them.
///
/// They are compared at every cluster, so the most in each unit is kept beside the limits.
struct Bounds {
  /// The units that are bounded.
  let units: UnitSet

  private let limits: [LengthLimit]
  private let before: TextCounts
  private let most: TextCounts

  init(_ limits: [LengthLimit], for text: MeasuredText) {
    var units = UnitSet.none
    var most = TextCounts()
    for limit in limits {
      let allowed = max(limit.maximum, text.counts[limit.unit])
      let unit = UnitSet(limit.unit)
      most[limit.unit] = units.contains(unit) ? min(allowed, most[limit.unit]) : allowed
      units = units.union(unit)
    }
    self.init(limits, before: text.counts, most: most, units: units)
  }

  private init(_ limits: [LengthLimit], before: TextCounts, most: TextCounts, units: UnitSet) {
    (self.limits, self.before, self.most, self.units) = (limits, before, most, units)
  }

  /// The bounds in units whose counts add up.
  var additive: Bounds { only(.additive) }

  /// The bounds in units whose counts do not.
  var clustered: Bounds { only(.clustered) }

  var isEmpty: Bool { units.isEmpty }

  /// How many more clusters of one cell each fit behind some lengths.
  func room(behind counts: TextCounts) -> Int {
    min(
      units.contains(.characters) ? most.characters - counts.characters : .max,
      units.contains(.columns) ? most.columns - counts.columns : .max
    )
  }

  /// The first limit that a text of some lengths breaks.
  @inline(__always)
  func broken(by counts: TextCounts) -> LengthLimit? {
    holds(counts) ? nil : firstBroken(by: counts)
  }

  @inline(__always)
  private func holds(_ counts: TextCounts) -> Bool {
    (counts.utf16 <= most.utf16 || !units.contains(.utf16))
      && (counts.characters <= most.characters || !units.contains(.characters))
      && (counts.scalars <= most.scalars || !units.contains(.scalars))
      && (counts.utf8 <= most.utf8 || !units.contains(.utf8))
      && (counts.columns <= most.columns || !units.contains(.columns))
  }

  private func firstBroken(by counts: TextCounts) -> LengthLimit? {
    limits.first { limit in
      units.contains(UnitSet(limit.unit))
        && counts[limit.unit] > max(limit.maximum, before[limit.unit])
    }
  }

  private func only(_ units: UnitSet) -> Bounds {
    Bounds(limits, before: before, most: most, units: self.units.intersection(units))
  }
}
