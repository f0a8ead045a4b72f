/// What a terminal can be asked to report beside plain bytes.
package struct TerminalModes: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A paste stands between marks.
  package static let pasteMarks = TerminalModes(rawValue: 1)
  /// The window tells when it gains and loses the focus.
  package static let focusReports = TerminalModes(rawValue: 2)
  /// Presses, releases, drags and the wheel, in the form without a limit to columns.
  package static let mouse = TerminalModes(rawValue: 4)
  /// Alt sends escape before the letter; without it xterm types an accented letter instead.
  package static let altAsEscape = TerminalModes(rawValue: 8)
  /// Xterm tells more modified keys apart.
  package static let modifiedKeys = TerminalModes(rawValue: 16)
  /// Kitty's keyboard protocol; only for a terminal that answered the question for it.
  package static let kittyKeys = TerminalModes(rawValue: 32)

  /// All of them.
  package static let all: TerminalModes = [
    .pasteMarks, .focusReports, .mouse, .altAsEscape, .modifiedKeys, .kittyKeys,
  ]

  /// What is asked for from the start.
  package static let usual: TerminalModes = [.pasteMarks, .altAsEscape, .modifiedKeys]

  /// The sequence that switches the modes on.
  var sequenceOn: String {
    let parts: [(TerminalModes, String)] = [
      (.pasteMarks, "\u{1B}[?2004h"),
      (.focusReports, "\u{1B}[?1004h"),
      (.mouse, "\u{1B}[?1002h\u{1B}[?1006h"),
      // Saved before it is set: some have it on already, and it must come back as it was.
      (.altAsEscape, "\u{1B}[?1036s\u{1B}[?1036h"),
      (.modifiedKeys, "\u{1B}[>4;1m"),
      (.kittyKeys, "\u{1B}[>1u"),
    ]
    return parts.reduce(into: "") { if contains($1.0) { $0 += $1.1 } }
  }

  /// The sequence that switches the modes off.
  var sequenceOff: String {
    let parts: [(TerminalModes, String)] = [
      (.pasteMarks, "\u{1B}[?2004l"),
      (.focusReports, "\u{1B}[?1004l"),
      (.mouse, "\u{1B}[?1002l\u{1B}[?1006l"),
      (.kittyKeys, "\u{1B}[<u"),
      (.modifiedKeys, "\u{1B}[>4;0m"),
      (.altAsEscape, "\u{1B}[?1036r"),
    ]
    return parts.reduce(into: "") { if contains($1.0) { $0 += $1.1 } }
  }

  /// The sequence that leaves the terminal as it was found, whatever was being drawn.
  ///
  /// Beside the modes: no frame is held back, lines wrap, the cursor shows, the pen is clean.
  var sequenceOfLeaving: String {
    "\u{1B}[?2026l" + sequenceOff + "\u{1B}[?7h\u{1B}[?25h\u{1B}[m"
  }
}
