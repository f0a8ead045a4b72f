/// A set of units in one byte, for what is asked at every key.
package struct UnitSet: Hashable, Sendable {
  @usableFromInline package let bits: UInt8

  @inlinable
  package init(bits: UInt8) {
    self.bits = bits
  }

  /// The set of one unit.
  @inlinable
  package init(_ unit: TextUnit) {
    switch unit {
    case .utf16: self = .utf16
    case .characters: self = .characters
    case .scalars: self = .scalars
    case .utf8: self = .utf8
    case .columns: self = .columns
    }
  }

  /// The set of some units.
  package init(_ units: Set<TextUnit>) {
    self = units.reduce(.none) { $0.union(UnitSet($1)) }
  }

  @inlinable package static var none: UnitSet { UnitSet(bits: 0) }
  @inlinable package static var utf16: UnitSet { UnitSet(bits: 1) }
  @inlinable package static var characters: UnitSet { UnitSet(bits: 2) }
  @inlinable package static var scalars: UnitSet { UnitSet(bits: 4) }
  @inlinable package static var utf8: UnitSet { UnitSet(bits: 8) }
  @inlinable package static var columns: UnitSet { UnitSet(bits: 16) }

  /// The units whose counts add up.
  @inlinable package static var additive: UnitSet { UnitSet(bits: 1 | 4 | 8) }

  /// The units that cost a walk over the clusters.
  @inlinable package static var clustered: UnitSet { UnitSet(bits: 2 | 16) }

  /// Whether no unit is in the set.
  @inlinable package var isEmpty: Bool { bits == 0 }

  /// Whether any unit is in both sets.
  @inlinable
  package func overlaps(_ other: UnitSet) -> Bool { bits & other.bits != 0 }

  /// Whether all units of another set are in this one.
  @inlinable
  package func contains(_ other: UnitSet) -> Bool { other.bits & ~bits == 0 }

  /// The units that are in either set.
  @inlinable
  package func union(_ other: UnitSet) -> UnitSet { UnitSet(bits: bits | other.bits) }

  /// The units that are in both sets.
  @inlinable
  package func intersection(_ other: UnitSet) -> UnitSet { UnitSet(bits: bits & other.bits) }

  /// The units one by one.
  var units: Set<TextUnit> { Set(TextUnit.allCases.filter { contains(UnitSet($0)) }) }
}
