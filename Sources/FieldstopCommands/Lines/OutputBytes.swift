/// What sinks append to their output.
extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>) {
    // The pointer is used for the copy only.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  mutating func append(_ ending: LineEnding) {
    switch ending {
    case .lineFeed: append(0x0A)
    case .carriageReturnLineFeed:
      append(0x0D)
      append(0x0A)
    case .none: break
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { return append(UInt8(truncatingIfNeeded: scalar.value)) }
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a number that is not negative.
  mutating func append(decimal number: Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: 0x30 + number / divisor % 10))
      divisor /= 10
    }
  }
}
