import Testing

@testable import CursesTerminal

@Test func `leaving undoes everything in the order that was tried`() {
  #expect(
    TerminalModes.all.sequenceOfLeaving
      == "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[<u\u{1B}[>4;0m"
      + "\u{1B}[?1036r\u{1B}[?7h\u{1B}[?25h\u{1B}[m"
  )
}

@Test func `modes that are off are not switched off`() {
  #expect(TerminalModes.pasteMarks.sequenceOff == "\u{1B}[?2004l")
  #expect(TerminalModes([]).sequenceOfLeaving == "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[m")
}

@Test func `the way Alt is sent is saved before it is set`() {
  #expect(TerminalModes.altAsEscape.sequenceOn == "\u{1B}[?1036s\u{1B}[?1036h")
}

@Test func `a crash has room for the longest way of leaving`() {
  #expect(TerminalModes.all.sequenceOfLeaving.utf8.count < 256)
}
