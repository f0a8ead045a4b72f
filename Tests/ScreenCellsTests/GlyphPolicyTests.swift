import ScreenCells
import Testing

private func drawn(_ text: String, _ policy: GlyphPolicy = .apart) -> String {
  policy.glyphs(for: Character(text), style: .plain).map { glyph in
    let cell = glyph.cell
    let mark = cell.style == .plain ? "" : "~"
    let overlay = glyph.overlay.isEmpty ? "" : " over \(glyph.overlay)"
    return "\(cell.text)\(mark)\(cell.width)\(overlay)"
  }.joined(separator: " ")
}

@Test(
  arguments: [
    ("a", "a1"), ("é", "é1"), ("e\u{301}", "e\u{301}1"), ("中", "中2"), ("😀", "😀2"), ("…", "…1"),
    ("か\u{3099}", "か\u{3099}2"), ("\u{1112}\u{1161}\u{11AB}", "한2"), ("가\u{11A8}", "각2"),
    ("\u{A0}", "\u{A0}1"), ("\u{F8FF}", "\u{F8FF}1"), ("❤\u{FE0E}", "❤1"),
  ] as [(String, String)]
)
func `what every terminal measures alike is drawn as it is`(_ row: (String, String)) {
  #expect(drawn(row.0) == row.1)
}

@Test(
  arguments: [
    ("👍🏽", "👍~2"), ("👨‍👩‍👧‍👦", "👨~2"), ("👩🏽‍⚕️", "👩~2"), ("❤️", "❤~1"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴~2"),
    ("🇷🇺", "R~1 U~1"), ("1️⃣", "1~1"), ("#\u{20E3}", "#~1"), ("ی\u{200C}", "ی~1"),
    ("z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "z\u{300}\u{301}\u{302}\u{303}~1"),
  ] as [(String, String)]
)
func `a sequence is drawn by its first part in the style of a stand-in`(_ row: (String, String)) {
  #expect(drawn(row.0) == row.1)
}

@Test(
  arguments: [
    "\u{85}", "\u{9B}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200E}",
    "\u{61C}", "\u{3164}", "\u{1F1E6}", "\u{1F3FD}", "\u{1FAE8}", "\u{378}", "\u{10FFFF}", "☝", "☝🏽",
    "\u{3299}", "\u{1161}", "\u{93F}", "\u{F0000}", "\u{2630}",
  ] as [String]
)
func `what is disputed, unknown or a command is drawn as a replacement`(_ cluster: String) {
  #expect(drawn(cluster) == "\u{FFFD}~1")
}

@Test(
  arguments: [
    ("\u{0}", "␀~1"), ("\u{1B}", "␛~1"), ("\t", "␉~1"), ("\u{7F}", "␡~1"), ("\r\n", "␍~1 ␊~1"),
  ] as [(String, String)]
)
func `a control is drawn as its picture`(_ row: (String, String)) {
  #expect(drawn(row.0) == row.1)
}

@Test(
  arguments: [
    ("\u{301}", "◌\u{301}~1"), ("\u{200D}", "◌~1"), ("\u{FE0F}", "◌~1"), ("\u{200B}", "◌~1"),
    ("\u{FEFF}", "◌~1"),
  ] as [(String, String)]
)
func `what joins a base stands on a dotted circle when it has none`(_ row: (String, String)) {
  #expect(drawn(row.0) == row.1)
}

@Test(
  arguments: [
    ("नि", "न2 over नि", "न~1"), ("க்", "க்1", "க்1"), ("கா", "க2 over கா", "க~1"),
    ("क्षि", "क्3 over क्षि", "क्~1"), ("น้ำ", "น้1 ำ1", "น้1 ำ1"),
  ] as [(String, String, String)]
)
func `spacing marks keep their room, and are left out inside a multiplexer`(
  _ row: (String, String, String)
) {
  #expect(drawn(row.0) == row.1)
  #expect(drawn(row.0, .multiplexed) == row.2)
}

@Test func `no scalar draws more than a base and marks, or a command`() {
  // Between planes 3 and 14 nothing is assigned.
  let scalars = [UInt32(0)...0x3_2FFF, 0xE_0000...0xE_0FFF, 0xF_FF00...0x10_0100].lazy.joined()
    .compactMap { Unicode.Scalar($0) }
  let wrong = scalars.filter { scalar in
    GlyphPolicy.apart.glyphs(for: Character(scalar), style: .plain).contains { glyph in
      let drawn = glyph.cell.text.unicodeScalars
      let commands = drawn.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
      return commands || !(1...2).contains(glyph.cell.width) || !(1...5).contains(drawn.count)
    }
  }
  #expect(Array(wrong) == [])
}

@Test func `a cluster of a megabyte is cut to what a cell holds`() {
  let endless = Character("a" + String(repeating: "\u{301}", count: 1_000_000))
  #expect(GlyphPolicy.apart.glyphs(for: endless, style: .plain).first?.cell.text.utf8.count == 9)
}

@Test func `a stand-in inside a selection stays reversed`() {
  let glyphs = GlyphPolicy.apart.glyphs(for: "🇷🇺", style: CellStyle(.reverse))
  #expect(glyphs.allSatisfy { $0.cell.style == CellStyle([.reverse, .underline], role: .standIn) })
}
