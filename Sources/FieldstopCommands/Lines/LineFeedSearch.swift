import Glibc

extension Span<UInt8> {
  /// The index of the first LF at or behind an index.
  func firstLineFeed(from start: Int) -> Int? {
    guard start < count else { return nil }
    // The C library's search is many times faster than a loop. The pointer it returns lies in the bytes
    // it was given, which outlive the call.
    return unsafe withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, 0x0A, buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
