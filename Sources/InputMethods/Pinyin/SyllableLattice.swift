/// Every way to read a stretch of the typed letters as one syllable, by the position it starts at.
struct SyllableLattice {
  /// One stretch of letters.
  struct Edge {
    /// The position behind the stretch.
    let end: Int

    /// The syllable in the dictionary's spelling, or its first letters.
    let spelling: [UInt8]

    /// Whether `spelling` is a syllable as it stands.
    let isSyllable: Bool

    /// Whether longer syllables that begin so may be meant: nothing was typed behind it yet, or a
    /// boundary cut it short.
    let mayBeUnfinished: Bool
  }

  /// The edges from each position.
  let edges: [[Edge]]

  private static let longestSyllable = 6

  /// Finds the syllables in the letters.
  ///
  /// - Complexity: linear in the number of letters.
  init(_ letters: PinyinLetters) {
    let table = SortedTable.pinyinSyllables
    edges = (0..<letters.count).map { start in
      var found: [Edge] = []
      var lines = table.lines
      var spelling: [UInt8] = []
      for end in (start + 1)..<(start + 1 + Self.longestSyllable) {
        guard end <= letters.count, !letters.isBoundary(at: end - 1) else { break }
        spelling.append(letters.bytes[end - 1])
        if let other = Self.spelledWithV[spelling] {
          found.append(Edge(end: end, spelling: other, isSyllable: true, mayBeUnfinished: false))
          continue
        }
        lines = table.lines(beginningWith: spelling, in: lines)
        guard !lines.isEmpty else { break }
        let isSyllable = table.line(withKey: spelling, in: lines) != nil
        let isLast = end == letters.count
        let isCut = isLast || letters.isBoundary(at: end)
        guard isSyllable || isCut else { continue }
        found.append(
          Edge(
            end: end,
            spelling: spelling,
            isSyllable: isSyllable,
            mayBeUnfinished: isLast || (isCut && !isSyllable)
          )
        )
      }
      return found
    }
  }

  /// The syllables that begin with some letters but are longer.
  static func completions(of stem: [UInt8]) -> [[UInt8]] {
    let table = SortedTable.pinyinSyllables
    var found: [[UInt8]] = []
    var lines = table.lines(beginningWith: stem, in: table.lines)
    while !lines.isEmpty {
      let line = table.line(at: lines.lowerBound)
      if line.key.count > stem.count { found.append(line.key.map { table[$0] }) }
      lines = min(line.next, lines.upperBound)..<lines.upperBound
    }
    return found
  }

  // People type nue and lue for nüe and lüe; the dictionary spells ü as v everywhere.
  private static let spelledWithV: [[UInt8]: [UInt8]] = [
    Array("nue".utf8): Array("nve".utf8),
    Array("lue".utf8): Array("lve".utf8),
  ]
}
