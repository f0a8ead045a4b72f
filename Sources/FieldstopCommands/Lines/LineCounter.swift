package import TextMeasure

/// Counts a line from its bytes as they come in; its memory does not grow with the line.
package struct LineCounter {
  private let units: UnitSet
  private var counts = TextCounts()
  private var walk = ClusterWalk()
  private var decoder = UTF8Stream()
  private var repairs = RepairLog()

  /// The first line, from 1, in which something that is not UTF-8 was counted as U+FFFD.
  package var firstRepairedLine: Int? { repairs.firstLine }

  /// A counter at the start of a line; in other units it may count as well.
  package init(in units: Set<TextUnit>) {
    self.units = UnitSet(units)
  }

  /// The counts of a whole line.
  package mutating func count(_ line: Span<UInt8>) -> TextCounts {
    let run = SolidRun(line)
    if run.end == line.count {
      repairs.endLine()
      return TextCounts(run, bytes: line.count)
    }
    if let text = try? UTF8Span(validating: line) {
      repairs.endLine()
      return TextCounts(of: text.span, in: units)
    }
    add(line)
    return finish()
  }

  /// Takes the next bytes of the line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      if decoder.isBetweenScalars {
        let run = SolidRun(bytes, from: index)
        if run.scalars > 2 {
          take(run, bytes.extracting(index..<run.end))
          index = run.end
          continue
        }
      }
      switch decoder.next(in: bytes, from: &index) {
      case .scalar(let scalar): take(scalar)
      case .broken: repair()
      case nil: return
      }
    }
  }

  /// Ends the line and starts the next.
  package mutating func finish() -> TextCounts {
    if decoder.finish() { repair() }
    counts.columns += walk.openColumns
    defer {
      repairs.endLine()
      counts = TextCounts()
      walk = ClusterWalk()
    }
    return counts
  }

  /// Takes a run: its first scalar may join what stands before it, the others join nothing.
  private mutating func take(_ run: SolidRun, _ bytes: Span<UInt8>) {
    var length = 0
    guard case .scalar(let first) = decoder.next(in: bytes, from: &length) else { return }
    take(first)
    counts.columns += walk.openColumns + run.columns
    counts.columns -= CellWidth.columns(of: first) + CellWidth.columns(of: run.last)
    counts.characters += run.scalars - 1
    counts.scalars += run.scalars - 1
    counts.utf16 += run.scalars - 1
    counts.utf8 += bytes.count - length
    walk.restart(at: run.last)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let columns = walk.take(scalar) {
      counts.characters += 1
      counts.columns += columns
    }
    counts.add(scalar)
  }

  private mutating func repair() {
    repairs.add()
    take("\u{FFFD}")
  }
}

extension TextCounts {
  /// The counts of a whole solid run.
  init(_ run: SolidRun, bytes: Int) {
    self.init()
    (characters, scalars, utf16) = (run.scalars, run.scalars, run.scalars)
    (utf8, columns) = (bytes, run.columns)
  }

  /// Counts a scalar in the units that add up.
  mutating func add(_ scalar: Unicode.Scalar) {
    scalars += 1
    utf16 += scalar.value > 0xFFFF ? 2 : 1
    utf8 += UTF8.width(scalar)
  }
}
