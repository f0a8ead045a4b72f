/// Letters that no sentence can be made of, cut into syllables as far as they go: `n h` for `nh`.
struct PinyinPieces {
  /// The positions behind each piece.
  let ends: [Int]

  /// Cuts letters into few pieces: syllables rather than beginnings, beginnings rather than letters that
  /// begin no syllable.
  init(_ letters: PinyinLetters) {
    let table = SortedTable.pinyinSyllables
    var best: [(cost: Int, from: Int)?] = Array(repeating: nil, count: letters.count + 1)
    best[0] = (0, 0)
    func reach(_ end: Int, from start: Int, at cost: Int) {
      guard let base = best[start]?.cost else { return }
      if let known = best[end], known.cost <= base + cost { return }
      best[end] = (base + cost, start)
    }

    for start in 0..<letters.count {
      if letters.isBoundary(at: start) {
        reach(start + 1, from: start, at: 0)
        continue
      }
      reach(start + 1, from: start, at: Self.strangerCost)
      for end in (start + 1)...min(start + 6, letters.count) {
        guard !letters.isBoundary(at: end - 1) else { break }
        let piece = Array(letters.bytes[start..<end])
        let lines = table.lines(beginningWith: piece, in: table.lines)
        guard !lines.isEmpty else { break }
        let isSyllable = table.line(withKey: piece, in: lines) != nil
        reach(end, from: start, at: isSyllable ? Self.syllableCost : Self.beginningCost)
      }
    }

    var ends: [Int] = []
    var position = letters.count
    while position > 0, let step = best[position] {
      if !letters.isBoundary(at: position - 1) { ends.append(position) }
      position = step.from
    }
    self.ends = ends.reversed()
  }

  private static let syllableCost = 2
  private static let beginningCost = 3
  private static let strangerCost = 20
}
