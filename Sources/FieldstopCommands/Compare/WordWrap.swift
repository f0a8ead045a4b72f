import TextMeasure

/// Breaks a text into lines of so many cells at most: behind some characters, and inside a word only
/// where that is longer than a line; never inside an escape.
enum WordWrap {
  /// The lines; one that is empty for an empty text.
  static func lines(
    _ text: String,
    width: Int,
    behind breaks: Set<Character> = [" "]
  ) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(words(of: String($0), breaks), width: max(1, width)) }
  }

  private static func wrapped(_ words: [[String]], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if columns(line + word.joined().trimmed) <= width {
        line += word.joined()
        continue
      }
      if !line.isEmpty { lines.append(line.trimmed) }
      line = ""
      for atom in word {
        if columns(line) + columns(atom) > width && !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line += atom
      }
    }
    return lines + [line.trimmed]
  }

  /// Words with the character behind them that a line may end with, in parts that stay whole: characters
  /// and escapes such as `\u{200D}`.
  private static func words(of text: String, _ breaks: Set<Character>) -> [[String]] {
    var words: [[String]] = []
    var word: [String] = []
    var rest = text[...]
    while let cluster = rest.first {
      var length = 1
      if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") {
        length = rest.distance(from: rest.startIndex, to: end) + 1
      }
      word.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
      if breaks.contains(cluster) {
        words.append(word)
        word = []
      }
    }
    return words + [word]
  }

  static func columns(_ text: String) -> Int { TextUnit.columns.count(text) }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
