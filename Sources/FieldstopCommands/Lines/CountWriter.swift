package import TextMeasure

/// How the lengths of a text are written.
///
/// Closed by nature.
package enum CountFormat: Hashable, Sendable {
  /// `characters 3  scalars 5  utf16 7  utf8 12  columns 4`
  case words
  /// The number in one unit alone.
  case number(TextUnit)
  /// `{"characters":3,"scalars":5,"utf16":7,"utf8":12,"columns":4}`
  case json
}

/// Writes the lengths of each line, without its ending.
package struct CountWriter: LineSink {
  package var output: [UInt8] = []

  private let parts: [(label: [UInt8], unit: TextUnit)]
  private let tail: [UInt8]
  private var counter: LineCounter

  /// A writer at the start of a text.
  package init(_ format: CountFormat) {
    let units: [TextUnit] = [.characters, .scalars, .utf16, .utf8, .columns]
    func label(_ unit: TextUnit, _ first: String, _ next: String, _ behind: String) -> [UInt8] {
      Array(((unit == units[0] ? first : next) + unit.rawValue + behind).utf8)
    }
    switch format {
    case .number(let unit): parts = [([], unit)]
    case .words: parts = units.map { (label($0, "", "  ", " "), $0) }
    case .json: parts = units.map { (label($0, "{\"", ",\"", "\":"), $0) }
    }
    counter = LineCounter(in: Set(parts.map(\.unit)))
    tail = Array((format == .json ? "}\n" : "\n").utf8)
  }

  package var firstRepairedLine: Int? { counter.firstRepairedLine }

  package mutating func line(_ bytes: Span<UInt8>, _ ending: LineEnding) {
    write(counter.count(bytes))
  }

  package mutating func add(_ bytes: Span<UInt8>) {
    counter.add(bytes)
  }

  package mutating func end(_ ending: LineEnding) {
    write(counter.finish())
  }

  /// Writes the lengths of a text.
  package mutating func write(_ counts: TextCounts) {
    for part in parts {
      output.append(contentsOf: part.label)
      output.append(decimal: counts[part.unit])
    }
    output.append(contentsOf: tail)
  }
}

extension [UInt8] {
  /// Appends a number that is not negative.
  fileprivate mutating func append(decimal number: Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: 0x30 + number / divisor % 10))
      divisor /= 10
    }
  }
}
