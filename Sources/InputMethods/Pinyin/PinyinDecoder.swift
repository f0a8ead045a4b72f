/// Turns typed pinyin into Chinese text with the embedded dictionary.
///
/// All ways to read the letters as syllables make a lattice, all dictionary words over it another one,
/// and the cheapest path through that is the sentence. A greedy reading would fail on `fangan` (方案,
/// not 反感), `xian` (先 and 西安) and `tianan`.
///
/// ```swift
/// PinyinDecoder().candidates(for: "nihao", limit: 3).map(\.text)  // ["你好", "你", "拟"]
/// ```
///
/// An apostrophe is a boundary that no syllable crosses. ü may be typed ü or v, and nue and lue are
/// understood. A decoder has no state: the dictionary is searched in place.
public struct PinyinDecoder: Hashable, Sendable {
  /// Creates a decoder.
  public init() {}

  /// Returns the texts that the letters may stand for, best first.
  ///
  /// First words for all letters by cost, or, where there is none, the best sentence and then guesses at
  /// an unfinished last syllable (`nih` for 你好) and words by their initials (`nh`); then words for the
  /// first letters, those for more letters first, down to single characters. Letters that are no pinyin
  /// have no candidates.
  ///
  /// - Complexity: linear in the number of letters, but for the sorting of what is found.
  public func candidates(for letters: String, limit: Int = 60) -> [PinyinCandidate] {
    PinyinConversion(PinyinLetters(letters), limit: limit).candidates
  }

  /// Returns the letters cut into the syllables of the best reading, without apostrophes.
  ///
  /// `nih` gives `["ni", "h"]`; letters that are no pinyin stand alone.
  public func segments(of letters: String) -> [String] {
    let typed = Array(letters)
    var segments: [String] = []
    var start = 0
    for end in PinyinConversion(PinyinLetters(typed), limit: 0).ends {
      segments.append(String(typed[start..<end].filter { $0 != "'" && $0 != "’" }))
      start = end
    }
    return segments
  }
}
