import TextMeasure

/// A run of scalars of which any two that meet are two characters.
///
/// Most text is made of such scalars: ASCII, Latin, Greek, Cyrillic and Hebrew letters, Han, kana, Hangul
/// syllables, full-width forms. No break rule but "break everywhere else" applies between two of them,
/// each is one UTF-16 unit, and its cells depend on its range alone. So a run is counted from its bytes,
/// without a table. What meets anything else goes the way of ``ClusterWalk``.
struct SolidRun {
  /// Where the run ends: at the first byte that does not belong to it.
  private(set) var end: Int

  /// Its scalars, which are its characters and its UTF-16 units too.
  private(set) var scalars = 0

  /// Its cells.
  private(set) var columns = 0

  /// The last scalar.
  private(set) var last: Unicode.Scalar = "\0"

  /// Reads as far as the run goes.
  ///
  /// - Complexity: O(*n*) in the length of the run; eight bytes at a time in ASCII.
  init(_ bytes: Span<UInt8>, from start: Int = 0) {
    end = start
    while end < bytes.count {
      let ascii = bytes.asciiEnd(from: end, upTo: bytes.count)
      if ascii > end {
        scalars += ascii - end
        columns += ascii - end
        end = ascii
        last = Unicode.Scalar(bytes[ascii - 1])
      } else if let next = SolidScalar(bytes, at: end) {
        scalars += 1
        columns += next.columns
        end += next.length
        last = next.scalar
      } else {
        return
      }
    }
  }
}

/// One scalar of a solid run that is not ASCII.
struct SolidScalar {
  let scalar: Unicode.Scalar
  let length: Int
  let columns: Int

  /// `nil` where there is another scalar, half of one, or none.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at start: Int) {
    let lead = UInt32(bytes[start])
    let value: UInt32
    switch lead {
    case 0xE2...0xEF where start + 2 < bytes.count:
      let (second, third) = (UInt32(bytes[start + 1]), UInt32(bytes[start + 2]))
      guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
      value = (lead & 0xF) << 12 | (second & 0x3F) << 6 | third & 0x3F
      length = 3
    case 0xC3...0xDF where start + 1 < bytes.count:
      let second = UInt32(bytes[start + 1])
      guard second & 0xC0 == 0x80 else { return nil }
      value = (lead & 0x1F) << 6 | second & 0x3F
      length = 2
    default: return nil
    }
    guard let columns = Self.columns(of: value), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    (self.scalar, self.columns) = (scalar, columns)
  }

  /// The cells of a scalar that may stand in a solid run; `nil` for any other.
  ///
  /// Left out are, beside all that can join: CR (it joins LF) where it is not part of an ASCII line, and
  /// what is drawn as an emoji, such as U+00A9 and U+3030.
  @inline(__always)
  static func columns(of value: UInt32) -> Int? {
    switch value {
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0xFF01...0xFF60: 2
    case 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x2010...0x2027: 1
    default: nil
    }
  }
}
