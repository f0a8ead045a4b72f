/// Predicts English words for a bar: how a word goes on, and which one comes next.
///
/// A word that often follows the previous one costs what the pair costs; any other word costs what it
/// costs alone and a back-off on top. Apostrophes in the prefix do not matter, so `dont` finds
/// `don't`, and the case of the prefix is kept.
///
/// ```swift
/// EnglishPredictor().predictions(previousWord: "thank", prefix: "")  // ["you", "the", "of"]
/// EnglishPredictor().predictions(previousWord: nil, prefix: "Hel")  // ["Help", "Held", "Helpful"]
/// ```
public struct EnglishPredictor: Hashable, Sendable {
  /// Creates a predictor; the dictionary is searched in place.
  public init() {}

  /// Returns at most `count` words, best first.
  ///
  /// `previousWord` is the word before the one being typed, `nil` at the start of a sentence. With an
  /// empty prefix the next word is predicted.
  ///
  /// - Complexity: linear in the number of words that begin with the prefix.
  public func predictions(
    previousWord: String?,
    prefix: String,
    count: Int = 3
  ) -> [String] {
    let key = Self.key(of: prefix)
    guard !key.isEmpty else {
      guard prefix.isEmpty else { return [] }
      return nextWords(after: previousWord, count: count)
    }
    var ranking = Ranking()
    if let previousWord {
      for (word, cost) in followers(of: previousWord) where Self.key(of: word).starts(with: key) {
        ranking.add(word, cost)
      }
    }
    for (word, cost) in cheapestWords(beginningWith: key) {
      ranking.add(word, cost + (previousWord == nil ? 0 : Self.backOff))
    }
    let letterCase = LetterCase(of: prefix)
    return ranking.best(count).map { letterCase.applied(to: $0) }
  }

  private func nextWords(after previousWord: String?, count: Int) -> [String] {
    guard let previousWord else { return Array(Self.firstWords.prefix(count)) }
    var ranking = Ranking()
    for (word, cost) in followers(of: previousWord) { ranking.add(word, cost) }
    if ranking.count < count {
      for word in Self.commonestWords {
        if let cost = cost(of: word) { ranking.addNew(word, cost + Self.backOff) }
      }
    }
    return ranking.best(count)
  }

  private func cost(of word: String) -> Int? {
    let table = SortedTable.englishWords
    guard let line = table.line(withKey: Self.key(of: word), in: table.lines) else { return nil }
    return TableItems(line.items, of: table).first { $0.text.isEmpty }?.cost
  }

  private func followers(of word: String) -> [(String, Int)] {
    let table = SortedTable.englishNext
    let key = Array(word.lowercased().utf8)
    guard let line = table.line(withKey: key, in: table.lines) else { return [] }
    return TableItems(line.items, of: table).map { (table.text($0.text), $0.cost) }
  }

  /// The cheapest words of a prefix, in any order.
  private func cheapestWords(beginningWith key: [UInt8]) -> [(String, Int)] {
    let table = SortedTable.englishWords
    var found: [(text: Range<Int>, cost: Int)] = []
    var lines = table.lines(beginningWith: key, in: table.lines)
    while !lines.isEmpty {
      let line = table.line(at: lines.lowerBound)
      for item in TableItems(line.items, of: table) {
        let text = item.text.isEmpty ? line.key : item.text
        let place = found.firstIndex { $0.cost > item.cost } ?? found.count
        guard place < Self.wordLimit else { continue }
        found.insert((text, item.cost), at: place)
        if found.count > Self.wordLimit { found.removeLast() }
      }
      lines = min(line.next, lines.upperBound)..<lines.upperBound
    }
    return found.map { (table.text($0.text), $0.cost) }
  }

  private static func key(of word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != .apostrophe }
  }

  /// −100 ln 0.4: what a word costs more that was never counted behind the previous one.
  private static let backOff = 92
  private static let wordLimit = 12
  private static let firstWords = ["I", "the", "I'm"]
  private static let commonestWords = ["the", "of", "and", "to", "a", "in"]
}

extension EnglishPredictor {
  /// Words and what they cost, each word once.
  fileprivate struct Ranking {
    private var words: [(text: String, cost: Int)] = []

    var count: Int { words.count }

    /// Adds a word, or makes it cheaper.
    mutating func add(_ text: String, _ cost: Int) {
      if let index = words.firstIndex(where: { $0.text == text }) {
        words[index].cost = min(words[index].cost, cost)
      } else {
        words.append((text, cost))
      }
    }

    /// Adds a word that is not there yet.
    mutating func addNew(_ text: String, _ cost: Int) {
      if !words.contains(where: { $0.text == text }) { words.append((text, cost)) }
    }

    func best(_ count: Int) -> [String] {
      let sorted = words.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }
      return sorted.prefix(count).map(\.text)
    }
  }
}
