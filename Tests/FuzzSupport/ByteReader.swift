import TextMeasure

/// Turns the bytes of a fuzzer into choices and texts: every input means something.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether all bytes are used; what is asked for then is 0 or empty.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// A number from 0 up to, but not including, another.
  mutating func below(_ count: Int) -> Int { byte() % max(1, count) }

  mutating func isTrue() -> Bool { byte() & 1 == 1 }

  mutating func pick<Choice>(_ choices: [Choice], or other: Choice) -> Choice {
    choices.isEmpty ? other : choices[below(choices.count)]
  }

  /// Code units of all scripts, halves of pairs among them.
  mutating func text(longest: Int = 24) -> String {
    var units: [UInt16] = []
    for _ in 0..<below(longest + 1) where !isAtEnd { units += piece() }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func piece() -> [UInt16] {
    let first = byte()
    switch first {
    case ..<0x80: return [UInt16(first)]
    case ..<0xF0: return Array(Self.pieces[(first - 0x80) % Self.pieces.count].utf16)
    case ..<0xF8: return [UInt16(byte()) << 8 | UInt16(byte())]
    default:
      let value = UInt32(byte()) << 16 | UInt32(byte()) << 8 | UInt32(byte())
      return Unicode.Scalar(value % 0x11_0000).map { Array(UTF16.encode($0) ?? .init()) } ?? []
    }
  }

  /// An offset near a text, now and then far from it.
  mutating func offset(in text: String) -> Int {
    switch byte() {
    case 255: .max
    case 254: .min
    case 253: -1
    case let byte: byte % (text.utf16.count + 3)
    }
  }

  mutating func span(in text: String) -> TextSpan {
    TextSpan(location: offset(in: text), length: isTrue() ? 0 : offset(in: text))
  }

  /// A selection that a field can have.
  mutating func selection(in text: String) -> TextSelection {
    let span = text.wholeScalars(span(in: text))
    return isTrue()
      ? TextSelection(anchor: span.end, head: span.location) : TextSelection(span)
  }

  /// What joins, combines, counts twice, is wide, is a digit or is no character at all.
  private static let pieces = [
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{301}", "\u{308}", "\u{20E3}", "\u{93F}",
    "\u{94D}", "क", "ष", "\u{E33}", "ก", "\u{1F1E9}", "\u{1F1EA}", "👩", "👧", "❤", "\u{1F3FD}", "🏴",
    "\u{E0067}", "\u{E007F}", "ᄀ", "ᅡ", "ᆨ", "가", "각", "\u{600}", "\u{110BD}", "你", "。", "Ａ", "ｱ",
    "é", "ß", "ﬁ", "א", "\u{5B0}", "ع", "\u{202E}", "\u{2066}", "\u{2006}", "\u{3000}", "\u{A0}",
    "\r\n", "\r", "\n", "\u{85}", "\u{2028}", "\t", "\0", "\u{7F}", "\u{9B}", "٣", "３", "−", "＋",
    "．",
    "-", "+", ".", "0", "9", "²", "五", "𝟜", "\u{FFFD}", "\u{FEFF}", "\u{10FFFD}", "𠀀",
    "😀", "👨‍👩‍👧‍👦", "🇩🇪", "\u{AD}", "\u{115F}", "\u{1160}", "\u{A8E0}", "\u{1A58}", "\u{11A8}",
    "\u{E31}", "\u{1F469}\u{200D}", "\u{0D4E}", "\u{11F02}", "\u{1032F}",
  ]
}
