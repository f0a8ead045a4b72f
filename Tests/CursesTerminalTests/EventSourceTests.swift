import Glibc
import Simulation
import Testing

@testable import CursesTerminal

/// Two pipes in place of a terminal and of the signals.
private final class Ends {
  let input: (out: Int32, in: Int32)
  let signals: (out: Int32, in: Int32)

  init() {
    input = Ends.pipe()
    signals = Ends.pipe()
    _ = fcntl(signals.out, F_SETFL, O_NONBLOCK)
  }

  deinit {
    for end in [input.out, input.in, signals.out, signals.in] { close(end) }
  }

  var source: EventSource { EventSource(input: input.out, signals: signals.out) }

  func type(_ bytes: [UInt8]) {
    #expect(unsafe write(input.in, bytes, bytes.count) == bytes.count)
  }

  func signal(_ numbers: [Int32]) {
    let bytes = numbers.map { UInt8($0) }
    #expect(unsafe write(signals.in, bytes, bytes.count) == bytes.count)
  }

  func hangUp() {
    // The number stays taken, so that `deinit` closes nothing of somebody else's.
    dup2(signals.in, input.in)
  }

  private static func pipe() -> (out: Int32, in: Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(unsafe Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}

@Test func `all that is waiting comes as one event`() {
  let ends = Ends()
  var source = ends.source
  ends.type([0x61])
  ends.type([0x62, 0x63])
  #expect(source.wait(until: nil) == [.bytes([0x61, 0x62, 0x63])])
  #expect(!source.inputIsWaiting)
}

@Test func `a signal comes before input, and the input is not lost`() {
  let ends = Ends()
  var source = ends.source
  ends.type([0x61])
  ends.signal([SIGTSTP])
  #expect(source.wait(until: nil) == [.suspend])
  #expect(source.wait(until: nil) == [.bytes([0x61])])
}

@Test func `a deadline that has passed wakes at once, but input comes first`() {
  let ends = Ends()
  var source = ends.source
  #expect(source.wait(until: .zero) == [.deadline])
  ends.type([0x61])
  #expect(source.wait(until: .zero) == [.bytes([0x61])])
}

@Test func `the wait lasts until the deadline`() {
  let ends = Ends()
  var source = ends.source
  let deadline = MonotonicClock.now + .milliseconds(20)
  #expect(source.wait(until: deadline) == [.deadline])
  #expect(MonotonicClock.now >= deadline)
}

@Test func `the last bytes come before the end of input, and the end again and again`() {
  let ends = Ends()
  var source = ends.source
  ends.type([0x61])
  ends.hangUp()
  #expect(source.wait(until: nil).first == .bytes([0x61]))
  #expect(source.wait(until: nil) == [.endOfInput])
  #expect(source.wait(until: nil) == [.endOfInput])
}

@Test func `a signal that comes with the end of input stands before it`() {
  let ends = Ends()
  var source = ends.source
  ends.hangUp()
  #expect(source.wait(until: nil) == [.endOfInput])
  ends.signal([SIGHUP])
  #expect(source.wait(until: nil) == [.terminate(signal: SIGHUP)])
}

@Test(
  arguments: [
    ([SIGTSTP, SIGCONT, SIGTERM, SIGHUP], [TerminalEvent.terminate(signal: SIGTERM)]),
    ([SIGWINCH, SIGWINCH, SIGWINCH], [.resized(.init(rows: 5, columns: 9))]),
    ([SIGTSTP, SIGCONT], [.continued, .suspend]),
    ([SIGUSR1], []),
  ] as [([Int32], [TerminalEvent])]
)
func `a run of signals is told once each, an end alone`(_ row: ([Int32], [TerminalEvent])) {
  #expect(SignalNews.events(for: row.0) { .init(rows: 5, columns: 9) } == row.1)
}

@Test func `a window without a size is not resized`() {
  #expect(SignalNews.events(for: [SIGWINCH]) { nil } == [])
}

@Test(
  arguments: [
    (nil, -1), (Duration.seconds(1), 0), (.seconds(2), 0), (.milliseconds(2_005), 5),
    (.milliseconds(2_005) + .nanoseconds(1), 6), (.seconds(1 << 40), 1_000_000_000),
  ] as [(Duration?, Int32)]
)
func `the time to wait is rounded up`(_ row: (Duration?, Int32)) {
  #expect(PollTimeout.milliseconds(until: row.0, from: .seconds(2)) == row.1)
}
