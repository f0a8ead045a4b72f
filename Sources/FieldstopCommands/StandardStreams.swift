import Glibc

/// Why standard input or output failed; the system's error number.
package enum StreamError: Error, Hashable, Sendable {
  case read(code: Int32)
  case write(code: Int32)
  /// Whoever reads the output has gone, as `head` does.
  case readerGone
}

/// The three streams that every program has, without buffers of their own.
package enum StandardStreams {
  /// One of the three.
  ///
  /// There will be no other cases.
  package enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case errors = 2
  }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Reads what is there, at most a whole buffer.
  ///
  /// - Returns: how many bytes of the buffer are new; 0 at the end of the input.
  package static func read(into buffer: inout [UInt8]) throws(StreamError) -> Int {
    while true {
      // The C library writes at most as many bytes as the buffer has.
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(Stream.input.rawValue, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      let code = errno
      guard waits(code, for: .input, POLLIN) else { throw .read(code: code) }
    }
  }

  /// Writes all of some bytes.
  package static func write(_ bytes: Span<UInt8>, to stream: Stream) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      // The C library reads these bytes only, and only during the call.
      let count = unsafe bytes.extracting(start..<bytes.count).withUnsafeBufferPointer {
        unsafe Glibc.write(stream.rawValue, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
        continue
      }
      let code = errno
      if code == EPIPE { throw .readerGone }
      guard waits(code, for: stream, POLLOUT) else { throw .write(code: code) }
    }
  }

  /// Writes a text.
  package static func write(_ text: String, to stream: Stream) throws(StreamError) {
    let bytes = Array(text.utf8)
    try write(bytes.span, to: stream)
  }

  /// Whether to try again: after a signal, and once a descriptor that does not block is ready.
  private static func waits(_ code: Int32, for stream: Stream, _ event: Int32) -> Bool {
    if code == EINTR { return true }
    guard code == EAGAIN else { return false }
    var wanted = pollfd(fd: stream.rawValue, events: Int16(event), revents: 0)
    return unsafe poll(&wanted, 1, -1) >= 0 || errno == EINTR
  }
}
