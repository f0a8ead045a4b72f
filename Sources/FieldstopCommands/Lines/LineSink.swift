/// How a line ends.
///
/// There will be no other cases.
package enum LineEnding: Hashable, Sendable {
  case lineFeed
  case carriageReturnLineFeed
  /// The end of the input.
  case none

  /// The bytes of it.
  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .none: []
    }
  }
}

/// What takes the lines of a text as their bytes come in, and makes an output of them.
package protocol LineSink {
  /// What shall be written.
  var output: [UInt8] { get set }

  /// How many bytes of the output are settled: what follows may still be taken back.
  var settledCount: Int { get }

  /// The first line in which something that is not UTF-8 became U+FFFD, from 1; `nil` for none.
  var firstRepairedLine: Int? { get }

  /// Takes the next bytes of a line.
  mutating func add(_ bytes: Span<UInt8>)

  /// Ends a line.
  mutating func end(_ ending: LineEnding)

  /// Takes a whole line.
  mutating func line(_ bytes: Span<UInt8>, _ ending: LineEnding)

  /// Called after settled bytes were written and taken off the front of the output.
  mutating func outputMoved(by count: Int)
}

extension LineSink {
  package var settledCount: Int { output.count }

  package mutating func outputMoved(by count: Int) {}

  /// Hands the settled bytes over and forgets them.
  package mutating func drain<Failure: Error>(
    _ write: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let count = settledCount
    guard count > 0 else { return }
    try write(output.span.extracting(0..<count))
    if count == output.count {
      output.removeAll(keepingCapacity: true)
    } else {
      output.removeFirst(count)
    }
    outputMoved(by: count)
  }
}
