import TextMeasure

/// Breaks a text into lines of so many cells at most: behind blanks and hyphens, and inside a word only
/// where that is longer than a line.
enum WordWrap {
  /// The lines; one that is empty for an empty text.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0), width: max(1, width)) }
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(of: text) {
      if columns(line + word.trimmed) <= width {
        line += word
        continue
      }
      if !line.isEmpty { lines.append(line.trimmed) }
      line = ""
      for cluster in word {
        if columns(line) + columns(String(cluster)) > width && !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(cluster)
      }
    }
    return lines + [line.trimmed]
  }

  /// Words with the blank or hyphen behind them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for cluster in text {
      word.append(cluster)
      if cluster == " " || cluster == "-" {
        words.append(word)
        word = ""
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
