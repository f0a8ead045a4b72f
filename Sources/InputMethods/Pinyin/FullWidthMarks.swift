/// The punctuation marks of Chinese, as a Pinyin keyboard writes them for the marks of an English one.
///
/// Quotation marks come in turns, an opening one first.
struct FullWidthMarks: Hashable, Sendable {
  private enum Turn: Hashable { case opening, closing }

  private var doubleQuote = Turn.opening
  private var singleQuote = Turn.opening

  /// The Chinese mark for a typed one, `nil` if it has none.
  mutating func mark(for typed: String) -> String? {
    switch typed {
    case "\"": Self.next(&doubleQuote, "“", "”")
    case "'": Self.next(&singleQuote, "‘", "’")
    default: Self.marks[typed]
    }
  }

  private static func next(_ turn: inout Turn, _ opening: String, _ closing: String) -> String {
    defer { turn = turn == .opening ? .closing : .opening }
    return turn == .opening ? opening : closing
  }

  private static let marks = [
    ",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；", "(": "（", ")": "）",
    "[": "【", "]": "】", "<": "《", ">": "》", "\\": "、", "^": "……", "_": "——", "$": "￥",
    "~": "～",
  ]
}
