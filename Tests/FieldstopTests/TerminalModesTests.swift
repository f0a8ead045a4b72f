import Testing

struct TerminalModesTests {
  @Test func `modes are switched on and off, several in one sequence`() {
    var modes = TerminalModes()
    modes.feed("\u{1b}[?1049h\u{1b}[?1002;1006hx\u{1b}[?2004h\u{1b}[?2004l".utf8)
    #expect(modes.labModes == [.alternateScreen, .mouseDrag, .mouseCells])
  }

  @Test func `the split of the bytes does not matter`() {
    let bytes = Array("ab\u{1b}[?1004h\u{1b}[?2026h\u{1b}[1mx\u{1b}[?2026l".utf8)
    var whole = TerminalModes()
    whole.feed(bytes)
    #expect(whole.labModes == [.focusReports])
    #expect(whole.finishedUpdates == 1)
    for split in bytes.indices {
      var parts = TerminalModes()
      parts.feed(bytes[..<split])
      parts.feed(bytes[split...])
      #expect(parts == whole)
    }
  }

  @Test func `other sequences change nothing`() {
    var modes = TerminalModes()
    modes.feed("\u{1b}[4h\u{1b}[?u\u{1b}[?2004$p\u{1b}[?25;h\u{1b}[>1h".utf8)
    #expect(modes == TerminalModes())
  }
}
