import CScalarTable

/// What decides how a scalar joins others and how many cells it takes: one byte of a table.
struct ScalarTraits: Hashable {
  private let byte: UInt8

  /// The traits of a scalar value; surrogates count as controls.
  @inline(__always)
  init(_ scalar: UInt32) {
    byte = fieldstop_scalar_traits(scalar)
  }

  /// How the scalar joins its neighbours.
  @inline(__always)
  var cluster: ClusterClass { ClusterClass(rawValue: byte & 0x1F) }

  /// The cells of the scalar on its own.
  @inline(__always)
  var columns: Int { Int(byte >> 5 & 3) }

  /// Whether the scalar has Unicode's property Emoji.
  @inline(__always)
  var isEmoji: Bool { byte & 0x80 != 0 }
}

/// What tells how a scalar joins its neighbours: Unicode's Grapheme_Cluster_Break, split where the rules
/// ask for more.
///
/// The names of the numbers are CScalarTable's.
struct ClusterClass: RawRepresentable, Hashable {
  let rawValue: UInt8
}
