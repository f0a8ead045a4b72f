/// Decodes UTF-8 byte by byte, so that it does not matter where the bytes are split.
///
/// What is not UTF-8 becomes U+FFFD as `String(decoding:as:)` does it: one for each longest start of a
/// scalar, or for a byte that starts none.
struct UTF8Stream {
  /// What a byte leads to.
  enum Step: Equatable {
    /// The scalar goes on.
    case more
    /// A scalar is complete.
    case scalar(Unicode.Scalar)
    /// The bytes so far, this one included, are no scalar.
    case broken
    /// The bytes before this one are no scalar; this one has to be fed again.
    case brokenBefore
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last byte completed something.
  var isBetweenScalars: Bool { missing == 0 }

  /// Takes a byte.
  mutating func feed(_ byte: UInt8) -> Step {
    guard missing > 0 else { return start(byte) }
    guard next.contains(byte) else {
      self = UTF8Stream()
      return .brokenBefore
    }
    next = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .broken
  }

  /// Ends the text; tells whether it ended inside a scalar.
  mutating func finish() -> Bool {
    defer { self = UTF8Stream() }
    return missing > 0
  }

  private mutating func start(_ byte: UInt8) -> Step {
    switch byte {
    case 0...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0xF), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x7), 3)
    default: return .broken
    }
    // Overlong forms, surrogates and values past U+10FFFF show in the second byte.
    switch byte {
    case 0xE0: next = 0xA0...0xBF
    case 0xED: next = 0x80...0x9F
    case 0xF0: next = 0x90...0xBF
    case 0xF4: next = 0x80...0x8F
    default: next = 0x80...0xBF
    }
    return .more
  }
}
