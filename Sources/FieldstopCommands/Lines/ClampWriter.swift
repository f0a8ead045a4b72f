package import TextLimits
import TextMeasure

/// Writes of each line the longest start that fits, on a cluster border, and the line's ending.
///
/// That is the contract's cut of an insertion into an empty field. Since nothing stands before or
/// behind it, lengths only grow from cluster to cluster: the first one that breaks a limit ends the walk.
/// What is kept is held back only while a limit may still take it back.
package struct ClampWriter: LineSink {
  package var output: [UInt8] = []

  private let limits: [LengthLimit]
  private let ceiling: Ceiling
  private let ellipsis: Ellipsis?
  private var lineStart = 0
  /// Where the clusters end that are complete and fit.
  private var keptEnd = 0
  private var kept = TextCounts()
  /// What is kept and the open cluster, in the units that add up and in characters.
  private var reached = TextCounts()
  private var walk = ClusterWalk()
  private var decoder = UTF8Stream()
  private var isOver = false
  private var repairs = RepairLog()
  /// Where the first U+FFFD of this line stands that is there for something else, while it is kept.
  private var repairStart: Int?

  /// A writer at the start of a text; an ellipsis follows each line that was cut.
  package init(_ limits: [LengthLimit], ellipsis: Ellipsis? = nil) {
    self.limits = limits
    ceiling = Ceiling(limits)
    self.ellipsis = ellipsis
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
    if let end = solidEnd(of: bytes) ?? validEnd(of: bytes) {
      output.append(bytes, upTo: end)
      if end < bytes.count { appendEllipsis() }
      output.append(ending)
      startLine()
    } else {
      add(bytes)
      end(ending)
    }
  }

  package mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while !isOver, let piece = decoder.next(in: bytes, from: &index) {
      switch piece {
      case .scalar(let scalar): take(scalar)
      case .broken: repair()
      }
    }
  }

  package mutating func end(_ ending: LineEnding) {
    if !isOver && decoder.finish() { repair() }
    if !isOver { closeCluster() }
    output.append(ending)
    startLine()
  }

  /// Where a line is to be cut; `nil` where it is not UTF-8.
  private func validEnd(of bytes: Span<UInt8>) -> Int? {
    guard let text = try? UTF8Span(validating: bytes) else { return nil }
    return limits.fittingEnd(in: text.span)
  }

  /// Where a line is to be cut as far as it is one solid run; `nil` where that does not settle it.
  private func solidEnd(of bytes: Span<UInt8>) -> Int? {
    let limit = ceiling.bytesThatFit
    let ascii = bytes.asciiEnd(from: 0, upTo: limit < bytes.count ? limit + 1 : bytes.count)
    if ascii == bytes.count && ascii <= limit { return ascii }
    if ascii > limit { return limit }
    return solidEnd(of: bytes, from: ascii)
  }

  /// The same, one scalar at a time behind the ASCII bytes at the start, which fit.
  private func solidEnd(of bytes: Span<UInt8>, from ascii: Int) -> Int? {
    var (end, scalars, columns) = (ascii, ascii, ascii)
    let most = min(ceiling.most.utf16, ceiling.most.scalars, ceiling.most.characters)
    while end < bytes.count {
      var (length, width) = (1, 1)
      if bytes[end] >= 0x80 {
        guard let next = SolidScalar(bytes, at: end) else { return nil }
        (length, width) = (next.length, next.columns)
      }
      scalars += 1
      columns += width
      guard scalars <= most, columns <= ceiling.most.columns, end + length <= ceiling.most.utf8
      else { return end }
      end += length
    }
    return end
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let columns = walk.take(scalar) {
      reached.columns = kept.columns + columns
      keepReached()
      guard !isOver else { return }
      reached.characters += 1
    }
    reached.add(scalar)
    guard ceiling.holdsSum(reached), reached.characters <= ceiling.most.characters else {
      return cut()
    }
    output.append(scalar)
  }

  /// Keeps the open cluster if it fits now that it is complete.
  private mutating func closeCluster() {
    reached.columns = kept.columns + walk.openColumns
    keepReached()
  }

  private mutating func keepReached() {
    guard ceiling.holds(reached) else { return cut() }
    kept = reached
    keptEnd = output.count
  }

  private mutating func repair() {
    if repairStart == nil { repairStart = output.count }
    take("\u{FFFD}")
  }

  private mutating func cut() {
    isOver = true
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

  private mutating func startLine() {
    if repairStart != nil { repairs.add() }
    repairs.endLine()
    lineStart = output.count
    keptEnd = output.count
    kept = TextCounts()
    reached = TextCounts()
    walk = ClusterWalk()
    decoder = UTF8Stream()
    isOver = false
    repairStart = nil
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ bytes: Span<UInt8>, upTo end: Int) {
    // The pointer is used for the copy only.
    unsafe bytes.extracting(first: end).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ ending: LineEnding) {
    switch ending {
    case .lineFeed: append(0x0A)
    case .carriageReturnLineFeed:
      append(0x0D)
      append(0x0A)
    case .none: break
    }
  }

  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
