import Testing

/// That nothing is sent of whose width terminals disagree: so every cell is right in all of them.
struct WidthSafetyTests {
  /// Clusters of all kinds that are measured differently somewhere.
  static let clusters = [
    "👨‍👩‍👧‍👦", "👩🏽‍🚀", "👍🏿", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇷🇺", "🇷", "1️⃣", "❤️", "☺︎", "\u{1FAE8}", "\u{1FAE9}", "\u{1F6DC}", "☰",
    "ᄀ", "각",
    "ᆨ", "한", "நி", "क्षि", "កោ", "ക്ഷ", "י̈", "e\u{301}\u{323}\u{302}\u{308}\u{30C}\u{327}", "\u{301}",
    "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{202E}", "\u{2066}", "ﷺ", "〰", "㊗", "㉈", "𝌆",
    "\u{E0001}", "\u{F0000}", "\u{10FFFF}", "ำ", "กำ", "ᠠ᠋", "a\u{300}", "𠀀", "🤷🏼‍♀️", "\u{0600}",
    "\u{110BD}",
  ]

  /// Whether terminals disagree about a scalar, wherever it stands.
  private func isDisputed(_ scalar: Unicode.Scalar, spacingMarksToo: Bool) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x08E2: true
    case 0x115F...0x11FF, 0xD7B0...0xD7FB, 0x3164, 0xFFA0: true  // Hangul fillers, vowels, finals
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xFE00...0xFE0F, 0xE0001...0xE01EF: true  // variation selectors, tags
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true  // regional indicators, skin tones
    case 0x110BD, 0x110CD, 0xF0000...0x10FFFF: true
    default:
      (scalar.properties.age?.major ?? 99) > 14
        || spacingMarksToo && scalar.properties.generalCategory == .spacingMark
    }
  }

  @Test(arguments: [nil, "/tmp/tmux-0/default,1,0"])
  func `no disputed scalar is ever sent`(tmux: String?) throws {
    let lab = try TerminalSession.openLab("--limit", "none", environment: ["TMUX": tmux])
    for cluster in Self.clusters {
      lab.type(cluster)
      lab.type("|")
    }
    lab.eventually("all of them typed") { $0.fieldLine.hasSuffix("units, no limit") }
    lab.key("Home")
    for _ in Self.clusters.indices { lab.key("Right", "Shift+Right") }
    lab.paste(Self.clusters.joined(separator: " "))
    lab.key("F4", "F7", "3", "Ctrl+V")
    lab.key("F3")
    lab.type("nihao ")
    lab.key("Ctrl+Q")
    #expect(lab.exit() == .code(0))
    let sent = String(decoding: lab.log, as: UTF8.self).unicodeScalars
    let wrong = Set(sent.filter { isDisputed($0, spacingMarksToo: tmux != nil) })
    #expect(wrong.isEmpty, "\(wrong.map { String($0.value, radix: 16) })")
  }

  // Signs in front of a number take the next letter into their cluster.
  @Test(arguments: clusters.filter { !["\u{0600}", "\u{110BD}"].contains($0) })
  func `no other cell moves, whatever stands in the field`(cluster: String) throws {
    let lab = try TerminalSession.openLab("--limit", "9999")
    lab.paste(cluster + cluster)
    lab.eventually { $0.fieldLine.hasSuffix("/9999") && !$0.fieldLine.hasSuffix(" 0/9999") }
    let behind = lab.screen.cursor.column
    lab.type("x")
    lab.eventually("an x where the cursor was") { $0.screen.cell(2, behind).text == "x" }
    for row in 1...3 { #expect(!lab.screen.cell(row, 79).text.isEmpty) }
    #expect(lab.screen.cell(2, 79).text == "│")
    #expect(lab.screen.row(2).hasSuffix("/9999 │"))
  }
}
