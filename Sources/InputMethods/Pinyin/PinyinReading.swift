/// A stretch of the typed letters read as one line of the dictionary: the words that are spelled so.
struct PinyinReading {
  /// The positions behind each syllable.
  let ends: [Int]

  /// The dictionary's items for this spelling, by rising cost.
  let items: Range<Int>

  /// Whether every syllable was typed to its end.
  let isComplete: Bool

  /// The position behind the last syllable.
  var end: Int { ends.last ?? 0 }

  /// What the reading adds to the cost of each of its items.
  var penalty: Int { isComplete ? 0 : Self.unfinishedCost }

  /// How many of the items are worth showing.
  var itemLimit: Int { isComplete ? .max : 8 }

  /// The cost of guessing the end of a syllable.
  private static let unfinishedCost = 200
}
