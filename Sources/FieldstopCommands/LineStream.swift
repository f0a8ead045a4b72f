/// Leads standard input through a sink to standard output, block by block.
enum LineStream {
  /// Big enough to be cheap, small enough to stay in the cache.
  private static let blockSize = 64 * 1024

  /// Runs until the input ends; the memory does not grow with it.
  static func run(through sink: inout some LineSink) throws(StreamError) {
    var block = [UInt8](repeating: 0, count: blockSize)
    var splitter = LineSplitter()
    while true {
      let count = try StandardStreams.read(into: &block)
      if count == 0 { break }
      splitter.feed(block.span.extracting(first: count), to: &sink)
      // Nothing is held back from a reader who waits for each line.
      try write(&sink)
    }
    splitter.finish(to: &sink)
    try write(&sink)
  }

  private static func write(_ sink: inout some LineSink) throws(StreamError) {
    try sink.drain { bytes throws(StreamError) in
      try StandardStreams.write(bytes, to: .output)
    }
  }
}
