import CTerminalGuard
import Glibc
import ScreenCells

/// The one place where the program waits: for input, a signal, or a moment.
package struct EventSource {
  /// The most bytes read in one go.
  static let blockSize = 64 * 1024

  /// The most bytes taken in one wake-up; the rest waits for the next.
  static let mostBytes = 4 * blockSize

  /// The size below which a read has taken all there was, so that a key costs no second look.
  static let smallRead = 256

  /// Whether input was left waiting: draw nothing, the next wake-up comes at once.
  package private(set) var inputIsWaiting = false

  private let input: Int32
  private let signals: Int32
  private var block = [UInt8](repeating: 0, count: EventSource.blockSize)

  /// Creates a source that reads keys from one descriptor and numbers of signals from another.
  ///
  /// The second must not block.
  package init(input: Int32, signals: Int32) {
    self.input = input
    self.signals = signals
  }

  /// Waits until something happens and returns what did, at least one event.
  ///
  /// Signals come before input, and a deadline comes only if nothing else did. When it returns, no
  /// input waits, but for ``inputIsWaiting``: so a frame is never drawn that the next key changes.
  ///
  /// The deadline is a moment on ``MonotonicClock``; none waits for ever.
  package mutating func wait(until deadline: Duration?) -> [TerminalEvent] {
    inputIsWaiting = false
    while true {
      let ready = wakeUp(until: deadline)
      if ready.hasSignals {
        let events = takeSignals()
        // What comes next depends on them: input is read in the next round.
        if !events.isEmpty { return events }
      }
      if ready.hasInput {
        let events = takeInput()
        guard events.last == .endOfInput else { return events }
        // A window that closes ends the input and sends a signal: the signal is the better reason.
        return events.dropLast() + takeSignals() + [.endOfInput]
      }
      if let deadline, MonotonicClock.now >= deadline { return [.deadline] }
    }
  }

  private func wakeUp(until deadline: Duration?) -> (hasInput: Bool, hasSignals: Bool) {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = PollTimeout.milliseconds(until: deadline, from: MonotonicClock.now)
    // The array lives as long as the call. Interrupted by a signal, it finds the signal's byte when
    // it is called again.
    let count = unsafe poll(&descriptors, nfds_t(descriptors.count), timeout)
    guard count > 0 else { return (false, false) }
    return (descriptors[0].revents != 0, descriptors[1].revents != 0)
  }

  /// Reads keys while there are any, up to a bound.
  private mutating func takeInput() -> [TerminalEvent] {
    var bytes: [UInt8] = []
    repeat {
      let count = readBlock()
      // A terminal whose other end is gone can always be read, and has nothing: that is the end,
      // and to try again would spin.
      guard count > 0 else {
        return bytes.isEmpty ? [.endOfInput] : [.bytes(bytes), .endOfInput]
      }
      bytes += block.prefix(count)
      inputIsWaiting = count >= EventSource.smallRead && hasInputNow()
    } while inputIsWaiting && bytes.count < EventSource.mostBytes
    return [.bytes(bytes)]
  }

  private mutating func readBlock() -> Int {
    while true {
      // The block is as large as the call is told, and nothing of it is kept.
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe read(input, $0.baseAddress, $0.count)
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private func hasInputNow() -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&waiting, 1, 0) > 0
  }

  /// Reads the numbers of signals and returns what they mean, each once, an end before all others.
  private func takeSignals() -> [TerminalEvent] {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = unsafe numbers.withUnsafeMutableBytes {
      unsafe read(signals, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return [] }
    return SignalNews.events(for: numbers.prefix(count).map { Int32($0) }) {
      WindowSize.ofStandardOutput
    }
  }
}
