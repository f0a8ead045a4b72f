extension Substring {
  /// How many UTF-16 units the text has.
  var utf16Units: Int {
    let bytes = utf8Span.span
    return bytes.utf16Units(in: 0..<bytes.count)
  }

  /// The part between two scalar borders, which are told in bytes from the start.
  package func bytes(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

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
  func plainEnd(from start: Int, upTo count: Int) -> Int {
    var index = start
    // Unsafe in name only: any eight bytes are a UInt64, and the load checks that they are in bounds.
    let raw = unsafe bytes
    func hits(_ offset: Int) -> UInt64 {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index + offset, as: UInt64.self)
      // A byte of `returns` is 0 where the text has a carriage return; the last term finds it.
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      return (word | (returns &- 0x0101_0101_0101_0101) & ~returns) & 0x8080_8080_8080_8080
    }
    while index + 32 <= count && hits(0) | hits(8) | hits(16) | hits(24) == 0 { index += 32 }
    while index + 8 <= count && hits(0) == 0 { index += 8 }
    while index < count && self[index] < 0x80 && self[index] != 0x0D { index += 1 }
    return index
  }

  /// The end of the ASCII bytes from an index on.
  @inline(__always)
  package func asciiEnd(from start: Int, upTo count: Int) -> Int {
    var index = start
    // As above.
    let raw = unsafe bytes
    while index + 8 <= count {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
      if high != 0 { return index + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count && self[index] < 0x80 { index += 1 }
    return index
  }

  /// How many UTF-16 units the scalars take whose first bytes lie in a range.
  @inline(__always)
  func utf16Units(in range: Range<Int>) -> Int {
    sum(over: range) { ($0 & 0xC0 == 0x80 ? 0 : 1) &+ ($0 >= 0xF0 ? 1 : 0) }
  }

  /// How many scalars begin in a range.
  @inline(__always)
  func scalars(in range: Range<Int>) -> Int {
    sum(over: range) { $0 & 0xC0 == 0x80 ? 0 : 1 }
  }

  /// The sum of the cells of each scalar by itself.
  package func columns(ofScalarsIn range: Range<Int>) -> Int {
    var (columns, index) = (0, range.lowerBound)
    while index < range.upperBound {
      let (scalar, length) = scalar(at: index)
      columns += ScalarTraits(scalar).columns
      index += length
    }
    return columns
  }

  /// The last scalar border before which there are at most so many units, scalars and bytes.
  ///
  /// - Complexity: O(*k*) in the distance to it; eight bytes at a time in ASCII.
  package func scalarBorder(utf16: Int, scalars: Int, utf8: Int) -> Int {
    var (utf16, scalars) = (utf16, scalars)
    var index = 0
    while index < count {
      let lead = self[index]
      if lead < 0x80 {
        let room = Swift.min(utf16, scalars, utf8 - index, count - index)
        guard room > 0 else { return index }
        let length = asciiEnd(from: index + 1, upTo: index + room) - index
        (utf16, scalars, index) = (utf16 - length, scalars - length, index + length)
      } else {
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        utf16 -= lead < 0xF0 ? 1 : 2
        scalars -= 1
        guard utf16 >= 0, scalars >= 0, index + length <= utf8 else { return index }
        index += length
      }
    }
    return index
  }

  /// The start of the scalar that ends before an index that is not 0.
  @inline(__always)
  package func scalarStart(before index: Int) -> Int {
    var start = index - 1
    while self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The sum of what the bytes count for, 0 to 2 each; in steps whose sum fits a byte, so that a
  /// processor can take many bytes at a time.
  @inline(__always)
  private func sum(over range: Range<Int>, _ number: (UInt8) -> UInt8) -> Int {
    let part = extracting(range)
    var (sum, start) = (0, 0)
    while start < part.count {
      let end = Swift.min(start + 96, part.count)
      var step: UInt8 = 0
      // The bounds were checked with the range.
      for index in start..<end { step &+= number(unsafe part[unchecked: index]) }
      sum &+= Int(step)
      start = end
    }
    return sum
  }
}
