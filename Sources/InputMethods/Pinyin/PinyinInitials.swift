/// Words found by the initials of their syllables: `nh` for 你好.
enum PinyinInitials {
  private static let limit = 8

  /// The commonest words whose syllables begin with these letters, one letter or zh, ch, sh each.
  ///
  /// - Complexity: linear in the part of the dictionary that begins with the first letter.
  static func words(for letters: [UInt8]) -> [String] {
    guard let first = letters.first, (2...8).contains(letters.count) else { return [] }
    let table = SortedTable.pinyin
    var found: [TableItem] = []
    var lines = table.lines(beginningWith: [first], in: table.lines)
    while !lines.isEmpty {
      let line = table.line(at: lines.lowerBound)
      if matches(line.key, letters[...], in: table) {
        found += TableItems(line.items, of: table).prefix(limit)
      }
      lines = min(line.next, lines.upperBound)..<lines.upperBound
    }
    found.sort { ($0.cost, $0.text.lowerBound) < ($1.cost, $1.text.lowerBound) }
    return found.prefix(limit).map { table.text($0.text) }
  }

  private static func matches(
    _ key: Range<Int>,
    _ letters: ArraySlice<UInt8>,
    in table: SortedTable
  ) -> Bool {
    guard let letter = letters.first else { return key.isEmpty }
    guard !key.isEmpty, table[key.lowerBound] == letter else { return false }
    var next = key.lowerBound + 1
    let hasSecond = next < key.upperBound && table[next] == UInt8(ascii: "h")
    while next < key.upperBound, table[next] != .apostrophe { next += 1 }
    let rest = min(next + 1, key.upperBound)..<key.upperBound
    let others = letters.dropFirst()
    if matches(rest, others, in: table) { return true }
    return hasSecond && others.first == UInt8(ascii: "h")
      && matches(rest, others.dropFirst(), in: table)
  }
}
