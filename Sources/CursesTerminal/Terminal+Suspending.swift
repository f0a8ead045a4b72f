import CTerminalGuard

extension Terminal {
  /// Who stops when the program does.
  package enum SuspendScope: Sendable {
    /// The program alone: somebody asked it by a signal.
    case process
    /// All that run together in the foreground, as the terminal's own stop key has it: a `make` that
    /// started the program must not go on waiting.
    case group
  }

  /// Gives the terminal back, stops, and comes back whole when the program is continued.
  ///
  /// Where nobody could continue it, as in a window of its own without a shell, nothing stops. The
  /// size can be another afterwards, and the next frame is drawn whole.
  package mutating func suspend(_ scope: SuspendScope) {
    leave()
    terminal_guard_restore_settings()
    terminal_guard_stop(scope == .group ? 1 : 0)
    takeAgain()
  }

  /// Comes back whole after a stop that could not be seen coming.
  package mutating func comeBack() {
    takeAgain()
  }
}
