import CScalarTable

/// Finds the borders of extended grapheme clusters, scalar by scalar.
///
/// Twelve states are all that Unicode's rules need to know of what stood before. The machine holds no
/// text, so a cluster without an end costs nothing to keep. The rules stand in CScalarTable's generator,
/// which makes a table of its steps. The borders are those of `Character`: a test proves it on Unicode's
/// own file, on every pair and triple of classes and on random texts.
struct ClusterMachine: Hashable {
  private var state: UInt8 = UInt8(FIELDSTOP_CLUSTER_START)

  /// A machine at the start of a text.
  init() {}

  /// Takes the next scalar.
  ///
  /// - Returns: whether a cluster begins with it.
  @inline(__always)
  mutating func begins(_ scalar: ClusterClass) -> Bool {
    // By far most: two letters, ideographs or signs. State and class are 0 then.
    if state | scalar.rawValue == 0 { return true }
    let step = fieldstop_cluster_step(state, scalar.rawValue)
    state = step & 0x7F
    return step & 0x80 != 0
  }

  /// Whether a cluster begins between two scalars whatever stands before them.
  @inline(__always)
  static func alwaysParts(_ previous: ClusterClass, _ next: ClusterClass) -> Bool {
    previous.rawValue | next.rawValue == 0
      || fieldstop_cluster_parts(previous.rawValue, next.rawValue)
  }
}
