extension SortedTable {
  /// The lines whose key begins with a prefix.
  ///
  /// - Complexity: O(log *n*) in the bytes of `lines`, times the length of a line.
  func lines(beginningWith prefix: [UInt8], in lines: Range<Int>) -> Range<Int> {
    let first = firstLine(notBefore: prefix, in: lines)
    guard let last = prefix.last else { return lines }
    // No byte of UTF-8 text is 255, so the next prefix of the same length exists.
    var behind = prefix
    behind[behind.count - 1] = last + 1
    return first..<firstLine(notBefore: behind, in: first..<lines.upperBound)
  }

  /// The line with exactly this key, if there is one.
  func line(withKey key: [UInt8], in lines: Range<Int>) -> TableLine? {
    // A tab sorts before everything in a key: the line itself comes first of those with its prefix.
    let start = firstLine(notBefore: key, in: lines)
    let tab = start + key.count
    guard tab < lines.upperBound, self[tab] == .tab, order(of: start, against: key) == 0 else {
      return nil
    }
    return line(at: start)
  }

  /// The line that starts at an offset.
  func line(at start: Int) -> TableLine {
    let tab = end(of: .tab, from: start)
    let end = end(of: .newline, from: tab)
    return TableLine(key: start..<tab, items: min(tab + 1, end)..<end)
  }

  private func firstLine(notBefore key: [UInt8], in lines: Range<Int>) -> Int {
    var low = lines.lowerBound
    var high = lines.upperBound
    while low < high {
      var middle = low + (high - low) / 2
      while middle > low, self[middle - 1] != .newline { middle -= 1 }
      if order(of: middle, against: key) < 0 {
        low = min(end(of: .newline, from: middle) + 1, high)
      } else {
        high = middle
      }
    }
    return low
  }

  /// Compares the bytes at a line's start with a key of the same length: negative, zero or positive.
  private func order(of start: Int, against key: [UInt8]) -> Int {
    for (index, byte) in key.enumerated() {
      guard start + index < lines.upperBound else { return -1 }
      let own = self[start + index]
      if own != byte { return own < byte ? -1 : 1 }
    }
    return 0
  }

  private func end(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < lines.upperBound, self[offset] != byte { offset += 1 }
    return offset
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let apostrophe = UInt8(ascii: "'")
}
