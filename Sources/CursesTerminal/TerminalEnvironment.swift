package import ScreenCells

/// What the environment says about the terminal.
package struct TerminalEnvironment: Equatable, Sendable {
  /// The value of `TERM`; empty if it is not set.
  package let name: String

  /// Whether `NO_COLOR` is set to anything.
  package let isNoColorSet: Bool

  /// Whether tmux or screen stands between the program and the terminal.
  package let isMultiplexed: Bool

  /// Reads the variables through a function, so that no test depends on the real ones.
  package init(reading variable: (String) -> String?) {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    let term = variable("TERM") ?? ""
    name = term
    isNoColorSet = isSet("NO_COLOR")
    isMultiplexed =
      ["TMUX", "STY"].contains { isSet($0) }
      || ["tmux", "screen"].contains {
        term == $0 || term.hasPrefix($0 + "-") || term.hasPrefix($0 + ".")
      }
  }

  /// How clusters are drawn here.
  package var glyphPolicy: GlyphPolicy { isMultiplexed ? .multiplexed : .apart }

  /// The frame the terminal's font is sure to have.
  package var boxFrame: BoxFrame { isConsole ? .square : .rounded }

  /// The modes that can be asked for here.
  ///
  /// An older Linux console ends a sequence at `>`, and prints the rest of it.
  package var knownModes: TerminalModes {
    isConsole ? TerminalModes.all.subtracting([.modifiedKeys, .kittyKeys]) : .all
  }

  private var isConsole: Bool { name == "linux" || name.hasPrefix("linux-") }
}
