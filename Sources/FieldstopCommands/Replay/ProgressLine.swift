import CursesTerminal
import Glibc

/// A line on a terminal that says how far a replay is, and leaves no trace.
struct ProgressLine {
  private let count: Int
  private let isOn: Bool
  private let sharesTerminal: Bool
  private var isShown = false
  private var lastMoment: Duration

  /// A line for so many files; there is none where standard error is no terminal that can take it
  /// back, and none for a single file.
  init(count: Int) {
    self.count = count
    isOn = count > 1 && StandardStreams.isTerminal(.errors) && Self.canErase
    sharesTerminal = StandardStreams.isTerminal(.output)
    lastMoment = MonotonicClock.now
  }

  /// Shows the numbers, at most so often that the eye can follow.
  mutating func show(_ done: Int, failed: Int) {
    guard isOn, done < count else { return }
    let now = MonotonicClock.now
    guard now - lastMoment >= .milliseconds(50) else { return }
    lastMoment = now
    isShown = true
    write("\r\(done) of \(count) played, \(failed) failed\u{1B}[K")
  }

  /// Takes the line away before something else is printed on the same terminal.
  mutating func makeRoom() {
    if sharesTerminal { remove() }
  }

  /// Takes the line away.
  mutating func remove() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  /// Nothing depends on it, so nothing is said where it cannot be written.
  private func write(_ text: String) {
    try? StandardStreams.write(text, to: .errors)
  }

  private static var canErase: Bool {
    // There is one thread: nothing changes the environment meanwhile.
    guard let name = unsafe getenv("TERM") else { return false }
    return unsafe strcmp(name, "dumb") != 0
  }
}
