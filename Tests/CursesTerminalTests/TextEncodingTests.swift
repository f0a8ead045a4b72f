import Testing

@testable import CursesTerminal

@Test(arguments: [("", ""), ("a", "YQ=="), ("ab", "YWI="), ("abc", "YWJj"), ("é\u{1B}", "w6kb")])
func `text for the clipboard is encoded, commands included`(_ row: (String, String)) {
  #expect(ClipboardOffer.sequence(for: row.0) == "\u{1B}]52;c;\(row.1)\u{1B}\\")
}

@Test(arguments: [
  ("\u{1B}[?1049l$<5>x", "\u{1B}[?1049lx"), ("$<50/>a$<1*>", "a"), ("a$b", "a$b"), ("$<", "$<"),
])
func `pauses are taken out of a terminal's strings`(_ row: (String, String)) {
  #expect(TerminalCheck.withoutPauses(row.0) == row.1)
}
