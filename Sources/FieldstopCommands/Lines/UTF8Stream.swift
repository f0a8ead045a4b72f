/// Decodes UTF-8 byte by byte, so that it does not matter where the bytes are split.
///
/// What is not UTF-8 becomes U+FFFD as `String(decoding:as:)` does it: one for each longest start of a
/// scalar, or for a byte that starts none.
struct UTF8Stream {
  /// What some bytes are.
  enum Piece: Equatable {
    case scalar(Unicode.Scalar)
    /// They are no scalar.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last byte completed something.
  var isBetweenScalars: Bool { missing == 0 }

  /// Takes bytes up to the end of the next piece, which may have begun in bytes before these.
  ///
  /// - Returns: `nil` where the bytes end first.
  mutating func next(in bytes: Span<UInt8>, from index: inout Int) -> Piece? {
    while index < bytes.count {
      let byte = bytes[index]
      if missing == 0 {
        index += 1
        if byte < 0x80 { return .scalar(Unicode.Scalar(byte)) }
        guard start(byte) else { return .broken }
      } else if range.contains(byte) {
        index += 1
        range = 0x80...0xBF
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing == 0 { return Unicode.Scalar(value).map { .scalar($0) } ?? .broken }
      } else {
        // The byte belongs to the next piece.
        self = UTF8Stream()
        return .broken
      }
    }
    return nil
  }

  /// Ends the text; tells whether it ended inside a scalar.
  mutating func finish() -> Bool {
    defer { self = UTF8Stream() }
    return missing > 0
  }

  /// Takes the first byte of a scalar that has several; tells whether it is one.
  private mutating func start(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0xF), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x7), 3)
    default: return false
    }
    // Overlong forms, surrogates and values past U+10FFFF show in the second byte.
    switch byte {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: range = 0x80...0xBF
    }
    return true
  }
}
