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
    self.init(text.utf8Span.span, lastClusterBefore: index.utf8Offset(in: text))
  }

  /// The same for a scalar border in valid UTF-8.
  private init(_ bytes: Span<UInt8>, lastClusterBefore end: Int) {
    var index = bytes.certainClusterStart(before: end)
    while index < end {
      let (scalar, length) = bytes.scalar(at: index)
      if take(scalar) && characters > 1 {
        self = ClusterMeter()
        take(scalar)
      }
      index += length
    }
  }

  /// Whether all that follows falls into the same clusters behind either meter.
  func sharesBorders(with other: ClusterMeter) -> Bool { machine == other.machine }

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

  /// Whether a cluster would begin with the scalar at an index.
  package func wouldBegin(in bytes: Span<UInt8>, at index: Int) -> Bool {
    var machine = machine
    return machine.begins(ScalarTraits(bytes.scalar(at: index).value).cluster)
  }

  /// Takes the scalar at an index, and those that join it.
  ///
  /// - Returns: where the next cluster begins, or the end.
  package mutating func takeCluster(in bytes: Span<UInt8>, from start: Int, upTo end: Int) -> Int {
    var index = start
    while index < end {
      let (scalar, length) = bytes.scalar(at: index)
      let traits = ScalarTraits(scalar)
      var next = machine
      if !next.begins(traits.cluster) {
        open.add(scalar, traits)
      } else if index == start {
        begin(scalar, traits)
      } else {
        return index
      }
      machine = next
      index += length
    }
    return index
  }

  /// Takes plain ASCII letters at a border, each of which is a cluster and a cell.
  ///
  /// - Returns: where the last of them begins, which is left to be taken.
  package mutating func takeLetters(in bytes: Span<UInt8>, from start: Int, upTo end: Int) -> Int {
    let last = bytes.plainEnd(from: start, upTo: end) - 1
    guard last > start else { return start }
    closedColumns += last - start - 1
    characters += last - start - 1
    take(UInt32(bytes[last - 1]))
    return last
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
      let end = bytes.plainEnd(from: index, upTo: bytes.count)
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
