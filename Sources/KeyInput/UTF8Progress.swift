/// How far some bytes have come in spelling one character.
enum UTF8Progress {
  /// They are the whole character.
  case complete

  /// They begin a character, and the right next bytes would end it.
  case partial

  /// They are no character and no start of one.
  case invalid

  init(_ bytes: some Collection<UInt8>) {
    guard let lead = bytes.first, let (count, second) = Self.shape(lead) else {
      self = .invalid
      return
    }
    var rest = bytes.dropFirst()
    if let byte = rest.popFirst(), !second.contains(byte) {
      self = .invalid
    } else if !rest.allSatisfy({ 0x80...0xBF ~= $0 }) || bytes.count > count {
      self = .invalid
    } else {
      self = bytes.count == count ? .complete : .partial
    }
  }

  /// The number of bytes at the end that begin a character without ending it, at most three.
  static func incompleteTail(of bytes: [UInt8]) -> Int {
    for count in 1...3 where count <= bytes.count {
      let lead = bytes[bytes.count - count]
      guard lead >= 0x80 else { return 0 }
      if lead >= 0xC0 {
        return UTF8Progress(bytes.suffix(count)) == .partial ? count : 0
      }
    }
    return 0
  }

  // The Unicode Standard, table 3-7: the second byte excludes over-long forms, surrogates and
  // everything above U+10FFFF.
  private static func shape(_ lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
