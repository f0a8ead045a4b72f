import CursesTerminal
import ScreenCells
import Testing

private func environment(_ variables: [String: String]) -> TerminalEnvironment {
  TerminalEnvironment { variables[$0] }
}

@Test(arguments: [
  (["TERM": "xterm-256color"], GlyphPolicy.apart),
  (["TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default,1,0"], .multiplexed),
  (["TERM": "xterm-256color", "STY": "1.pts"], .multiplexed),
  (["TERM": "tmux-256color"], .multiplexed), (["TERM": "screen.xterm-256color"], .multiplexed),
  (["TERM": "screen"], .multiplexed), (["TERM": "xterm", "TMUX": ""], .apart),
])
func `a multiplexer is known by its variables or by its name`(
  _ row: ([String: String], GlyphPolicy)
) {
  #expect(environment(row.0).glyphPolicy == row.1)
}

@Test func `an empty NO_COLOR counts as not set`() {
  #expect(!environment(["NO_COLOR": ""]).isNoColorSet)
  #expect(environment(["NO_COLOR": "0"]).isNoColorSet)
}

@Test func `the Linux console is spared what it would print`() {
  let console = environment(["TERM": "linux"])
  #expect(console.knownModes.isDisjoint(with: [.modifiedKeys, .kittyKeys]))
  #expect(console.knownModes.contains(.pasteMarks))
}
