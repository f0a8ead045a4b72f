/// The known word that a mistyped one is likely to stand for: at most two slips away.
func nearestWord(to word: String, among known: [String]) -> String? {
  let near = known.map { (word: $0, slips: slips(from: Array(word.utf8), to: Array($0.utf8))) }
  guard let best = near.min(by: { $0.slips < $1.slips }) else { return nil }
  return best.slips <= min(2, max(1, word.utf8.count / 2)) ? best.word : nil
}

/// How many bytes have to be put in, left out, changed or exchanged with their neighbour.
private func slips(from left: [UInt8], to right: [UInt8]) -> Int {
  var before: [Int] = []
  var above = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let change = above[j] + (left[i] == right[j] ? 0 : 1)
      var least = min(change, above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        least = min(least, before[j - 1] + 1)
      }
      row.append(least)
    }
    (before, above) = (above, row)
  }
  return above[right.count]
}
