package import TextLimits
import TextMeasure

/// Several length limits as one most for each unit, quick to compare with.
package struct Ceiling: Hashable, Sendable {
  private(set) var most = TextCounts()

  /// The limit that all units keep within as long as there are no more bytes than this.
  let bytesThatFit: Int

  /// Whether a cluster can break a limit after it has begun; a limit in characters alone cannot be.
  let dependsOnClusterLength: Bool

  /// Without limits everything fits.
  package init(_ limits: [LengthLimit]) {
    for unit in TextUnit.allCases { most[unit] = .max }
    for limit in limits { most[limit.unit] = min(most[limit.unit], limit.maximum) }
    bytesThatFit = limits.map(\.maximum).min() ?? .max
    dependsOnClusterLength = limits.contains { $0.unit != .characters }
  }

  /// Whether a text with these counts fits.
  func holds(_ counts: TextCounts) -> Bool {
    holdsSum(counts) && counts.characters <= most.characters && counts.columns <= most.columns
  }

  /// Whether a text fits by the units that add up, which only grow as a cluster goes on.
  func holdsSum(_ counts: TextCounts) -> Bool {
    counts.utf16 <= most.utf16 && counts.scalars <= most.scalars && counts.utf8 <= most.utf8
  }
}
