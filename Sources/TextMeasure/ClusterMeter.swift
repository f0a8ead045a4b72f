/// Counts the clusters and cells of a text, scalar by scalar; it holds no text.
package struct ClusterMeter: Hashable {
  private var machine = ClusterMachine()
  private var open = ClusterWidth()
  private var closedColumns = 0

  /// The clusters so far, the last of which may go on.
  package private(set) var characters = 0

  /// A meter at the start of a text.
  package init() {}

  /// A meter that has taken the cluster before an index, or the part of one that stands there.
  package init(of text: String, lastClusterBefore index: String.Index) {
    guard index > text.startIndex else { return }
    take(text[text.clusterBorder(before: index)..<index].utf8Span.span)
  }

  /// The cells so far.
  package var columns: Int { closedColumns + open.columns }

  /// Takes the next scalar.
  ///
  /// - Returns: whether a cluster begins with it.
  @discardableResult
  @inline(__always)
  package mutating func take(_ scalar: UInt32) -> Bool {
    let traits = ScalarTraits(scalar)
    if machine.begins(traits.cluster) {
      begin(scalar, traits)
      return true
    }
    open.add(scalar, traits)
    return false
  }

  /// Whether a cluster would begin with a scalar.
  @inline(__always)
  package func wouldBegin(_ scalar: UInt32) -> Bool {
    var machine = machine
    return machine.begins(ScalarTraits(scalar).cluster)
  }

  /// Takes the scalars of valid UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes; eight at a time in ASCII.
  package mutating func take(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      take(scalar)
      index += length
      guard scalar < 0x80, scalar != 0x0D else { continue }
      // Of a run only the last can have something to do with what follows.
      let end = bytes.plainEnd(from: index)
      if end - index < 2 { continue }
      characters += end - index - 1
      closedColumns += end - index - 1
      machine = ClusterMachine()
      take(UInt32(bytes[end - 1]))
      index = end
    }
  }

  @inline(__always)
  private mutating func begin(_ scalar: UInt32, _ traits: ScalarTraits) {
    closedColumns += open.columns
    characters += 1
    open = ClusterWidth(scalar, traits)
  }
}
