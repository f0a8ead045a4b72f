import TextMeasure

/// Where the words of a text begin and end, for motions and deletions.
///
/// A word is a run of clusters that begin with a letter or a digit. Motions look no further than the
/// word, so their cost is the word's.
enum Words {
  /// The start of the word at or before an offset.
  static func start(before offset: Int, in text: String) -> Int {
    var index = text.index(atUTF16: offset)
    func previous() -> String.Index? {
      // The caret may stand inside a cluster, where `index(before:)` of the whole text can trap.
      index > text.startIndex ? text.clusterBorder(before: index) : nil
    }
    while let before = previous(), !isWord(text[before]) { index = before }
    while let before = previous(), isWord(text[before]) { index = before }
    return text.utf16Offset(of: index)
  }

  /// The end of the word at or behind an offset.
  static func end(behind offset: Int, in text: String) -> Int {
    var index = text.index(atUTF16: offset)
    while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
    while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
    return text.utf16Offset(of: index)
  }

  private static func isWord(_ character: Character) -> Bool {
    guard let properties = character.unicodeScalars.first?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil || character == "'"
      || character == "_"
  }
}
