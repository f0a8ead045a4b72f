/// Counts the clusters of a text, scalar by scalar, and their cells where it is asked to; it holds no text.
package struct ClusterMeter: Hashable {
  private let countsColumns: Bool
  private var machine = ClusterMachine()
  private var open = ClusterWidth()
  private var closedColumns = 0

  /// The clusters so far, the last of which may go on.
  package private(set) var characters = 0

  /// A meter at the start of a text; without columns among the units it counts no cells.
  package init(in units: UnitSet) {
    countsColumns = units.contains(.columns)
  }

  /// A meter that has taken the cluster before an index, or the part of one that stands there.
  package init(of text: String, lastClusterBefore index: String.Index, in units: UnitSet) {
    self.init(text.utf8Span.span, lastClusterBefore: index.utf8Offset(in: text), in: units)
  }

  /// The same for a scalar border in valid UTF-8.
  private init(_ bytes: Span<UInt8>, lastClusterBefore end: Int, in units: UnitSet) {
    self.init(in: units)
    var index = bytes.certainClusterStart(before: end)
    while index < end {
      let (scalar, length) = bytes.scalar(at: index)
      if take(scalar) && characters > 1 {
        self = ClusterMeter(in: units)
        take(scalar)
      }
      index += length
    }
  }

  /// The meter as if it had begun at its last cluster.
  var lastCluster: ClusterMeter {
    var meter = self
    meter.closedColumns = 0
    meter.characters = min(1, characters)
    return meter
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
    extend(scalar, traits)
    return false
  }

  /// Whether a cluster would begin with the scalar at an index.
  package func wouldBegin(in bytes: Span<UInt8>, at index: Int) -> Bool {
    var machine = machine
    return machine.begins(ScalarTraits(bytes.scalar(at: index).value).cluster)
  }

  /// The last place up to a scalar border where a cluster ends, in a text that comes behind what was taken.
  ///
  /// - Returns: `nil` where that is the start of the text or before it.
  /// - Complexity: O(*k*) in the length of the cluster there.
  package func lastBorder(in bytes: Span<UInt8>, upTo end: Int) -> Int? {
    guard end < bytes.count else { return end > 0 ? end : nil }
    let next = end + bytes.scalar(at: end).length
    let border = bytes.lastClusterStart(before: next, behind: machine)
    return border > 0 ? border : nil
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
        extend(scalar, traits)
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

  /// Takes the start of a text, up to the first cluster that ends beyond one of two mosts.
  ///
  /// - Returns: the end of the last cluster that is within both and is followed by another one; and
  ///   whether the walk stopped there, or came to its own end.
  package mutating func takeStart(
    of bytes: Span<UInt8>,
    upTo end: Int,
    characters mostCharacters: Int,
    columns mostColumns: Int
  ) -> (fit: Int, isOver: Bool) {
    // A copy, which can be in registers.
    var meter = self
    defer { self = meter }
    return meter.walkStart(of: bytes, upTo: end, characters: mostCharacters, columns: mostColumns)
  }

  @inline(__always)
  private mutating func walkStart(
    of bytes: Span<UInt8>,
    upTo end: Int,
    characters mostCharacters: Int,
    columns mostColumns: Int
  ) -> (fit: Int, isOver: Bool) {
    var (index, fit) = (0, 0)
    while index < end {
      let (scalar, length) = bytes.scalar(at: index)
      let traits = ScalarTraits(scalar)
      guard machine.begins(traits.cluster) else {
        extend(scalar, traits)
        index += length
        continue
      }
      if characters > mostCharacters || columns > mostColumns { return (fit, true) }
      fit = index
      begin(scalar, traits)
      index += length
      guard scalar < 0x80, scalar != 0x0D else { continue }
      let room = min(mostCharacters - characters, mostColumns - columns)
      let last = bytes.plainEnd(from: index, upTo: room < end - index ? index + room : end) - 1
      guard last > index else { continue }
      takeLetters(last - index)
      take(UInt32(bytes[last]))
      (index, fit) = (last + 1, last)
    }
    return (fit, false)
  }

  /// Takes so many plain letters, of which only the next one can have something to do with what follows.
  @inline(__always)
  private mutating func takeLetters(_ count: Int) {
    characters += count
    if countsColumns { closedColumns += count }
    machine = ClusterMachine()
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
      takeLetters(end - index - 1)
      take(UInt32(bytes[end - 1]))
      index = end
    }
  }

  @inline(__always)
  private mutating func begin(_ scalar: UInt32, _ traits: ScalarTraits) {
    characters += 1
    guard countsColumns else { return }
    closedColumns += open.columns
    open = ClusterWidth(scalar, traits)
  }

  @inline(__always)
  private mutating func extend(_ scalar: UInt32, _ traits: ScalarTraits) {
    if countsColumns { open.add(scalar, traits) }
  }
}
