/// Valid UTF-8, byte by byte: what the standard library's texts are made of.
extension Span<UInt8> {
  /// The scalar that begins at an index, and how many bytes it takes.
  @inline(__always)
  package func scalar(at index: Int) -> (value: UInt32, length: Int) {
    func follower(_ offset: Int) -> UInt32 { UInt32(self[index + offset]) & 0x3F }
    let lead = UInt32(self[index])
    switch lead {
    case ..<0x80: return (lead, 1)
    case ..<0xE0: return ((lead & 0x1F) << 6 | follower(1), 2)
    case ..<0xF0: return ((lead & 0xF) << 12 | follower(1) << 6 | follower(2), 3)
    default: return ((lead & 7) << 18 | follower(1) << 12 | follower(2) << 6 | follower(3), 4)
    }
  }

  /// The end of the ASCII bytes from an index on that are no carriage return: each is a cluster.
  @inline(__always)
  func plainEnd(from start: Int) -> Int {
    var index = start
    // Unsafe in name only: any eight bytes are a UInt64, and the load checks that they are in bounds.
    let raw = unsafe bytes
    while index + 8 <= count {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte of `returns` is 0 where the text has a carriage return; the last term finds it.
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      let hits = (word | (returns &- 0x0101_0101_0101_0101) & ~returns) & 0x8080_8080_8080_8080
      if hits != 0 { break }
      index += 8
    }
    while index < count && self[index] < 0x80 && self[index] != 0x0D { index += 1 }
    return index
  }

  /// How many UTF-16 units the scalars take whose first bytes lie in a range.
  @inline(__always)
  func utf16Units(in range: Range<Int>) -> Int {
    var units = 0
    var index = range.lowerBound
    let raw = unsafe bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= range.upperBound {
      // A scalar is a unit at its first byte, and two where that is the first of four. Each byte of the
      // word adds up to 2 to its own lane, so that 64 words fit.
      var lanes: UInt64 = 0
      let stop = Swift.min(range.upperBound, index + 8 * 64)
      while index + 8 <= stop {
        let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        let (top, second) = (word >> 7, word >> 6)
        lanes &+= ones &- (top & ~second & ones) &+ (top & second & word >> 5 & word >> 4 & ones)
        index += 8
      }
      let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ (lanes >> 8 & 0x00FF_00FF_00FF_00FF)
      units += Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    for index in index..<range.upperBound {
      let byte = self[index]
      units &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
    }
    return units
  }
}
