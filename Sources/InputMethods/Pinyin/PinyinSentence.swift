/// The cheapest way to read all typed letters as a row of words.
struct PinyinSentence {
  /// The words, in order.
  let words: [String]

  /// The positions behind each syllable.
  let ends: [Int]

  /// Finds the cheapest row, `nil` if some letters fit no word.
  ///
  /// Dynamic programming over the positions (Viterbi); a word costs what its commonest text costs.
  init?(_ lattice: WordLattice) {
    let letters = lattice.letters
    let table = SortedTable.pinyin
    let start = letters.skippingBoundaries(from: 0)
    guard start < letters.count else { return nil }
    var best: [Step?] = Array(repeating: nil, count: letters.count + 1)
    best[start] = Step(cost: 0, from: start, text: 0..<0, ends: [])
    for position in start..<letters.count {
      guard let reached = best[position] else { continue }
      for reading in lattice.readings(from: position) {
        var items = TableItems(reading.items, of: table)
        guard let word = items.next() else { continue }
        let end = letters.skippingBoundaries(from: reading.end)
        let cost = reached.cost + word.cost + reading.penalty
        if let known = best[end], known.cost <= cost { continue }
        best[end] = Step(cost: cost, from: position, text: word.text, ends: reading.ends)
      }
    }

    var words: [String] = []
    var ends: [[Int]] = []
    var position = letters.count
    while position != start {
      guard let step = best[position] else { return nil }
      words.append(table.text(step.text))
      ends.append(step.ends)
      position = step.from
    }
    self.words = words.reversed()
    self.ends = ends.reversed().flatMap { $0 }
  }

  /// The cheapest way to a position: its last word, and where that word began.
  private struct Step {
    let cost: Int
    let from: Int
    let text: Range<Int>
    let ends: [Int]
  }
}
