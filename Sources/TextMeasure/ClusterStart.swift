extension Span<UInt8> {
  /// The last place before a scalar border where a cluster begins whatever stands before it.
  ///
  /// - Complexity: O(*k*) in the length of the cluster there, or of the row of flags.
  func certainClusterStart(before end: Int) -> Int {
    guard end > 0 else { return 0 }
    var start = scalarStart(before: end)
    var next = clusterClass(at: start)
    while start > 0 {
      let before = scalarStart(before: start)
      let previous = clusterClass(at: before)
      if ClusterMachine.alwaysParts(previous, next) { break }
      (start, next) = (before, previous)
    }
    return start
  }

  /// The end of the cluster that begins at an index.
  ///
  /// - Complexity: O(*k*) in the length of the cluster.
  package func clusterEnd(from start: Int) -> Int {
    var meter = ClusterMeter(in: .none)
    return meter.takeCluster(in: self, from: start, upTo: count)
  }

  /// The start of the last cluster before a scalar border, which may lie inside it.
  package func lastClusterStart(before end: Int) -> Int {
    lastClusterStart(before: end, behind: ClusterMachine())
  }

  /// The same in a text that comes behind another one; 0 where that one's last cluster goes on.
  func lastClusterStart(before end: Int, behind context: ClusterMachine) -> Int {
    var index = certainClusterStart(before: end)
    var start = index
    var machine = index == 0 ? context : ClusterMachine()
    while index < end {
      let (scalar, length) = scalar(at: index)
      if machine.begins(ScalarTraits(scalar).cluster) { start = index }
      index += length
    }
    return start
  }

  @inline(__always)
  private func clusterClass(at index: Int) -> ClusterClass {
    ScalarTraits(scalar(at: index).value).cluster
  }
}
