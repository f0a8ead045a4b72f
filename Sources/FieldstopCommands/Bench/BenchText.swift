/// A kind of text that the table has rows for.
///
/// There will be no other cases.
package enum BenchText: String, CaseIterable, Hashable, Sendable {
  case ascii = "ASCII"
  case cjk = "CJK"
  case emoji
  case devanagari = "Devanagari"
  case jamo
  case mixed
  /// Letters with eight marks each.
  case marks
  /// One letter with marks without an end.
  case endless = "one cluster"

  /// A text of at most so many bytes, and nearly as many.
  package func text(bytes: Int) -> String {
    let part = part
    let count = max(1, (bytes - start.utf8.count) / part.utf8.count)
    return start + String(repeating: part, count: count)
  }

  private var start: String { self == .endless ? "e" : "" }

  private var part: String {
    switch self {
    case .ascii: "The quick brown fox jumps over the lazy dog. "
    case .cjk: "输入法把拼音变成汉字，长度限制在标题上。"
    case .emoji: "👩‍👩‍👧👍🏽🇩🇪😀❤️"
    case .devanagari: "हिन्दी में लिखा हुआ क्षेत्र। "
    case .jamo: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    case .mixed: "Zoë 汉字 👍🏽 हिन्दी 한글, e\u{301}! "
    case .marks: "e" + String(repeating: "\u{301}\u{323}", count: 4)
    case .endless: "\u{301}"
    }
  }
}
