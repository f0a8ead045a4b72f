/// Finds the words that a mistyped one may have meant.
enum SimilarWords {
  /// At most three words, the nearest first.
  static func nearest(to word: String, among words: [String]) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars)
    // Of a short word too little is left after two changes.
    let most = typed.count < 4 ? 1 : 2
    let near = words.enumerated().compactMap { place, known -> (Int, Int, String)? in
      let letters = Array(known.unicodeScalars)
      guard abs(letters.count - typed.count) <= most else { return nil }
      let steps = distance(typed, letters)
      return steps <= most ? (steps, place, known) : nil
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// How many letters to add, leave out, change or swap with their neighbour.
  ///
  /// - Complexity: O(*nm*).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var steps = above[column] + (left[row] == right[column] ? 0 : 1)
        steps = min(steps, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          steps = min(steps, before[column - 1] + 1)
        }
        current.append(steps)
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
