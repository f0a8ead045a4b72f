/// Splits blocks of bytes into lines.
///
/// A line ends with LF or CR LF; a CR elsewhere is part of the line.
package struct LineSplitter {
  private var isLineOpen = false
  private var holdsCarriageReturn = false

  /// A splitter at the start of a text.
  package init() {}

  /// Takes the next block.
  package mutating func feed(_ block: Span<UInt8>, to sink: inout some LineSink) {
    var start = 0
    if holdsCarriageReturn && block.count > 0 {
      holdsCarriageReturn = false
      if block[0] == 0x0A {
        sink.end(.carriageReturnLineFeed)
        isLineOpen = false
        start = 1
      } else {
        sink.add(carriageReturn.span)
      }
    }
    while let lineFeed = block.firstLineFeed(from: start) {
      let hasReturn = lineFeed > start && block[lineFeed - 1] == 0x0D
      let content = block.extracting(start..<(hasReturn ? lineFeed - 1 : lineFeed))
      let ending = hasReturn ? LineEnding.carriageReturnLineFeed : .lineFeed
      if isLineOpen {
        sink.add(content)
        sink.end(ending)
        isLineOpen = false
      } else {
        sink.line(content, ending)
      }
      start = lineFeed + 1
    }
    guard start < block.count else { return }
    isLineOpen = true
    holdsCarriageReturn = block[block.count - 1] == 0x0D
    sink.add(block.extracting(start..<(holdsCarriageReturn ? block.count - 1 : block.count)))
  }

  /// Ends the text.
  package mutating func finish(to sink: inout some LineSink) {
    if holdsCarriageReturn { sink.add(carriageReturn.span) }
    if isLineOpen { sink.end(.none) }
    self = LineSplitter()
  }
}

private let carriageReturn: [UInt8] = [0x0D]
