package import TextLimits
import TextMeasure

/// Writes of each line the longest start that fits, on a cluster border, and the line's ending.
///
/// That is the contract's cut of an insertion into an empty field. Since nothing stands before or
/// behind it, lengths only grow from cluster to cluster: the first one that breaks a limit ends the walk.
/// What is kept is held back only while a limit may still take it back.
package struct ClampWriter: LineSink {
  package var output: [UInt8] = []

  /// What is known of a line that comes in parts.
  private struct OpenLine {
    /// The lengths of the clusters that are complete and fit.
    var kept = TextCounts()
    /// Those and the open cluster, in the units that add up and in characters.
    var reached = TextCounts()
    var walk = ClusterWalk()
    var decoder = UTF8Stream()
    var isOver = false
  }

  private let limits: [LengthLimit]
  private let ceiling: Ceiling
  private let ellipsis: Ellipsis?
  private var open = OpenLine()
  private var lineStart = 0
  /// Where the clusters end that are complete and fit.
  private var keptEnd = 0
  private var repairs = RepairLog()
  /// Where the first U+FFFD of this line stands that is there for something else, while it is kept.
  private var repairStart: Int?

  /// A writer at the start of a text; an ellipsis follows each line that was cut.
  package init(_ limits: [LengthLimit], ellipsis: Ellipsis? = nil) {
    self.limits = limits
    ceiling = Ceiling(limits)
    // Without limits nothing is cut, and no line has to be held.
    self.ellipsis = limits.isEmpty ? nil : ellipsis
  }

  package var firstRepairedLine: Int? { repairs.firstLine }

  package var settledCount: Int {
    if ellipsis != nil { return lineStart }
    return ceiling.dependsOnClusterLength ? keptEnd : output.count
  }

  package mutating func outputMoved(by count: Int) {
    lineStart = max(0, lineStart - count)
    keptEnd = max(0, keptEnd - count)
    guard let start = repairStart else { return }
    // What was written cannot be taken back.
    if start < count { repairs.add() }
    repairStart = start < count ? nil : start - count
  }

  package mutating func line(_ bytes: Span<UInt8>, _ ending: LineEnding) {
    if let end = ceiling.solidEnd(of: bytes) ?? validEnd(of: bytes) {
      output.append(bytes.extracting(first: end))
      if end < bytes.count { appendEllipsis() }
      endLine(ending)
    } else {
      add(bytes)
      self.end(ending)
    }
  }

  package mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while !open.isOver, let piece = open.decoder.next(in: bytes, from: &index) {
      switch piece {
      case .scalar(let scalar): take(scalar)
      case .broken: repair()
      }
    }
  }

  package mutating func end(_ ending: LineEnding) {
    if !open.isOver && open.decoder.finish() { repair() }
    if !open.isOver { closeCluster() }
    open = OpenLine()
    endLine(ending)
  }

  /// Where a line is to be cut; `nil` where it is not UTF-8.
  private func validEnd(of bytes: Span<UInt8>) -> Int? {
    guard let text = try? UTF8Span(validating: bytes) else { return nil }
    return limits.fittingEnd(in: text.span)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let columns = open.walk.take(scalar) {
      open.reached.columns = open.kept.columns + columns
      keepReached()
      guard !open.isOver else { return }
      open.reached.characters += 1
    }
    open.reached.add(scalar)
    guard ceiling.holdsSum(open.reached), open.reached.characters <= ceiling.most.characters else {
      return cut()
    }
    output.append(scalar)
  }

  /// Keeps the open cluster if it fits now that it is complete.
  private mutating func closeCluster() {
    open.reached.columns = open.kept.columns + open.walk.openColumns
    keepReached()
  }

  private mutating func keepReached() {
    guard ceiling.holds(open.reached) else { return cut() }
    open.kept = open.reached
    keptEnd = output.count
  }

  private mutating func repair() {
    if repairStart == nil { repairStart = output.count }
    take("\u{FFFD}")
  }

  private mutating func cut() {
    open.isOver = true
    takeBack(to: keptEnd)
    appendEllipsis()
  }

  private mutating func takeBack(to end: Int) {
    output.removeSubrange(end...)
    if let start = repairStart, start >= end { repairStart = nil }
  }

  /// Puts the ellipsis behind what is kept of the line, and makes room for it.
  private mutating func appendEllipsis() {
    guard let ellipsis else { return }
    let room = ellipsis.room(in: output[lineStart...])
    takeBack(to: lineStart + room)
    output.append(contentsOf: ellipsis.text.utf8)
  }

  private mutating func endLine(_ ending: LineEnding) {
    output.append(ending)
    if repairStart != nil { repairs.add() }
    repairs.endLine()
    repairStart = nil
    lineStart = output.count
    keptEnd = output.count
  }
}
