import InputMethods
import Testing

struct EnglishPredictorTests {
  let predictor = EnglishPredictor()

  /// Keystrokes of one word with the bar: a letter, a blank or a tap is one, and a tap brings the blank.
  private func keystrokes(_ word: String, after previous: String?, isLast: Bool) -> Int {
    let wanted = word.lowercased()
    for length in 0..<word.count {
      let bar = predictor.predictions(
        previousWord: previous,
        prefix: String(word.prefix(length)).lowercased()
      )
      if bar.contains(where: { $0.lowercased() == wanted }) {
        return min(length + 1, word.count + (isLast ? 0 : 1))
      }
    }
    return word.count + (isLast ? 0 : 1)
  }

  @Test func `the bar saves 46 percent of the keystrokes of everyday sentences`() throws {
    let sentences = try FixtureFile.rows(of: "english-sentences.txt")
    var plain = 0
    var used = 0
    for words in sentences {
      for (index, word) in words.enumerated() {
        let isLast = index == words.count - 1
        plain += word.count + (isLast ? 0 : 1)
        used += keystrokes(word, after: index == 0 ? nil : words[index - 1], isLast: isLast)
      }
    }
    #expect(sentences.count == 100)
    #expect(plain == 2632)
    #expect(used == 1406)
    #expect(100 * (1 - Double(used) / Double(plain)) >= 46)
  }

  @Test(
    arguments: [
      (nil, "", ["I", "the", "I'm"]),
      ("thank", "", ["you", "the", "of"]),
      ("how", "", ["to", "do", "the"]),
      ("I", "d", ["do", "don't", "did"]),
      (nil, "th", ["the", "that", "this"]),
      ("see", "y", ["your", "you", "year"]),
      (nil, "Hel", ["Help", "Held", "Helpful"]),
      (nil, "dont", ["don't"]),
      (nil, "don't", ["don't"]),
      (nil, "zzzz", []),
      (nil, "'", []),
      (nil, "é", []),
      ("zzzz", "", ["the", "of", "and"]),
    ] as [(String?, String, [String])]
  )
  func `the best three words are predicted`(previous: String?, prefix: String, words: [String]) {
    #expect(predictor.predictions(previousWord: previous, prefix: prefix) == words)
  }

  @Test(arguments: [
    ("lond", "London"), ("Tomo", "Tomorrow"), ("TOMO", "TOMORROW"), ("T", "The"), ("i", "in"),
    ("I'm", "I'm"), ("DON", "DON'T"),
  ])
  func `the case of the prefix is kept`(prefix: String, word: String) {
    #expect(predictor.predictions(previousWord: nil, prefix: prefix).contains(word))
  }

  @Test(arguments: ["fuc", "shi", "por", "bitc", "nigg", "masturb", "pornograph"])
  func `swearing is not brought up`(prefix: String) {
    let words = predictor.predictions(previousWord: nil, prefix: prefix, count: 12)
    #expect(
      !words.contains { $0.hasPrefix("fuck") || $0.hasPrefix("shit") || $0.hasPrefix("porn") }
    )
    #expect(!words.contains { $0.hasPrefix("bitch") || $0.hasPrefix("nigg") })
    #expect(!words.contains { $0.hasPrefix("masturb") })
  }

  @Test func `no more words come than asked for`() {
    for count in 0...12 {
      #expect(predictor.predictions(previousWord: "the", prefix: "", count: count).count == count)
      #expect(predictor.predictions(previousWord: "the", prefix: "s", count: count).count == count)
    }
  }
}
