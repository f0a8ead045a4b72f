internal import CLexicon

/// A table of the lexicon: lines of text in the order of their keys' bytes, searched where they lie.
///
/// A line is a key, a tab and items by rising cost, `text:cost`, with a blank between two of them.
/// Positions are byte offsets of line starts; a run of lines is a range of them. Nothing is copied or
/// parsed until a line is asked for, so a table costs nothing at the start of the program.
///
/// This is the one place that touches memory by its address: the bytes are constants of the program,
/// and every access is checked against their number.
@safe
struct SortedTable {
  private let bytes: UnsafeRawBufferPointer

  private init(_ table: LexiconTable) {
    let found = unsafe lexicon_bytes(table)
    unsafe bytes = UnsafeRawBufferPointer(start: found.start, count: found.count)
  }

  /// Spelling (`ni'hao`) to Chinese texts.
  static var pinyin: SortedTable { SortedTable(.pinyin) }

  /// The syllables that occur in spellings, without items.
  static var pinyinSyllables: SortedTable { SortedTable(.pinyinSyllables) }

  /// Beginning of a Chinese word to its continuations, commonest first, without costs.
  static var pinyinNext: SortedTable { SortedTable(.pinyinNext) }

  /// Lower-case letters without apostrophes to English words; an empty text stands for the key.
  static var englishWords: SortedTable { SortedTable(.englishWords) }

  /// English word in lower case to the words that follow it.
  static var englishNext: SortedTable { SortedTable(.englishNext) }

  /// All lines.
  var lines: Range<Int> {
    unsafe 0..<bytes.count
  }

  /// The byte at an offset, which must lie in the table.
  subscript(offset: Int) -> UInt8 {
    precondition(lines.contains(offset), "an offset lies in its table")
    return unsafe bytes[offset]
  }

  /// The text of a range of bytes, which must lie in the table.
  func text(_ range: Range<Int>) -> String {
    precondition(
      lines.lowerBound <= range.lowerBound && range.upperBound <= lines.upperBound,
      "a range lies in its table"
    )
    return unsafe String(decoding: bytes[range], as: UTF8.self)
  }
}
