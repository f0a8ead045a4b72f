/// Every dictionary word that the typed letters can be read as, from any position.
struct WordLattice {
  let letters: PinyinLetters
  private let syllables: SyllableLattice
  private let table = SortedTable.pinyin

  /// Reads the letters; words are looked up when they are asked for.
  init(_ letters: PinyinLetters) {
    self.letters = letters
    syllables = SyllableLattice(letters)
  }

  /// The readings that start at a position, shorter first syllables first.
  func readings(from start: Int) -> [PinyinReading] {
    var found: [PinyinReading] = []
    extend(Path(position: start, key: [], ends: [], lines: table.lines), into: &found)
    return found
  }

  /// A way through the syllables so far, and the dictionary's lines that go on from there.
  private struct Path {
    var position: Int
    var key: [UInt8]
    var ends: [Int]
    var lines: Range<Int>
  }

  private func extend(_ path: Path, into found: inout [PinyinReading]) {
    let position = letters.skippingBoundaries(from: path.position)
    guard position < letters.count else { return }
    for edge in syllables.edges[position] {
      let ends = path.ends + [edge.end]
      if edge.isSyllable {
        let key = path.key + edge.spelling
        if let line = table.line(withKey: key, in: path.lines) {
          found.append(PinyinReading(ends: ends, items: line.items, isComplete: true))
        }
        let longer = key + [.apostrophe]
        let lines = table.lines(beginningWith: longer, in: path.lines)
        if !lines.isEmpty {
          extend(Path(position: edge.end, key: longer, ends: ends, lines: lines), into: &found)
        }
      }
      if edge.mayBeUnfinished {
        let lines = table.lines(beginningWith: path.key + edge.spelling, in: path.lines)
        guard !lines.isEmpty else { continue }
        for syllable in SyllableLattice.completions(of: edge.spelling) {
          guard let line = table.line(withKey: path.key + syllable, in: lines) else { continue }
          found.append(PinyinReading(ends: ends, items: line.items, isComplete: false))
        }
      }
    }
  }
}
