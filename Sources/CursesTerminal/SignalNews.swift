import Glibc
import ScreenCells
import Simulation

/// What a run of signals means to the program.
enum SignalNews {
  /// Returns the events for signals in the order they came.
  ///
  /// An end makes the rest pointless. Two hundred resizes are one, to the size the window has now; a
  /// window without a size has none to change to.
  static func events(for signals: [Int32], size: () -> ScreenSize?) -> [TerminalEvent] {
    let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    if let end = signals.first(where: ends.contains) { return [.terminate(signal: end)] }
    var events: [TerminalEvent] = []
    if signals.contains(SIGCONT) { events.append(.continued) }
    if signals.contains(SIGWINCH), let size = size() { events.append(.resized(size)) }
    if signals.contains(SIGTSTP) { events.append(.suspend) }
    return events
  }
}
