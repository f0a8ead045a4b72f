import TextMeasure

/// Finds the borders of clusters as the scalars of a text come in, and holds no text.
struct ClusterWalk {
  private var meter = ClusterMeter(in: .clustered)
  private var closedColumns = 0

  /// The cells of the cluster that has not ended yet; 0 where there is none.
  var openColumns: Int { meter.columns - closedColumns }

  /// Whether a cluster has begun.
  var isOpen: Bool { meter.characters > 0 }

  /// Takes a scalar.
  ///
  /// - Returns: `nil` where it joins the open cluster; otherwise the cells of the cluster before it,
  ///   which has ended, 0 for none.
  mutating func take(_ scalar: Unicode.Scalar) -> Int? {
    let columns = meter.columns
    guard meter.take(scalar.value) else { return nil }
    defer { closedColumns = columns }
    return columns - closedColumns
  }

  /// Puts a scalar in the place of the open cluster, as if it had just begun one.
  mutating func restart(at scalar: Unicode.Scalar) {
    self = ClusterWalk()
    _ = take(scalar)
  }
}
