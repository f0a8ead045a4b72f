package import TextMeasure

/// How the lengths of a text are written.
///
/// There will be no other cases.
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

  /// What stands before each number and behind the last, one behind the other: an array of arrays would
  /// cost more at each line than all else.
  private let labels: [UInt8]
  private let parts: [(labelEnd: Int, unit: TextUnit)]
  private var counter: LineCounter

  /// A writer at the start of a text.
  package init(_ format: CountFormat) {
    var labels = ""
    var parts: [(labelEnd: Int, unit: TextUnit)] = []
    for unit in format.units {
      labels += format.label(of: unit, isFirst: parts.isEmpty)
      parts.append((labels.utf8.count, unit))
    }
    labels += format == .json ? "}\n" : "\n"
    (self.labels, self.parts) = (Array(labels.utf8), parts)
    counter = LineCounter(in: Set(format.units))
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
    let labels = labels
    var start = 0
    for part in parts {
      output.append(labels.span.extracting(start..<part.labelEnd))
      output.append(decimal: counts[part.unit])
      start = part.labelEnd
    }
    output.append(labels.span.extracting(start..<labels.count))
  }
}

extension CountFormat {
  fileprivate var units: [TextUnit] {
    if case .number(let unit) = self { return [unit] }
    return [.characters, .scalars, .utf16, .utf8, .columns]
  }

  /// What stands before a number.
  fileprivate func label(of unit: TextUnit, isFirst: Bool) -> String {
    switch self {
    case .words: (isFirst ? "" : "  ") + unit.rawValue + " "
    case .number: ""
    case .json: (isFirst ? "{" : ",") + "\"\(unit.rawValue)\":"
    }
  }
}
