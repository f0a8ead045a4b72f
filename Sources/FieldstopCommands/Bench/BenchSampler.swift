import CursesTerminal

/// Repeats a piece of work and tells how long one turn takes.
///
/// The work is called through a closure and its result kept, so that none of it is optimised away.
struct BenchSampler {
  /// The least time of one sample: below it the clock would be measured.
  private static let leastTime = Duration.microseconds(500)

  /// The result of the last turn.
  private(set) var result: Int

  private let work: () -> Int
  private var turns = 1

  /// A sampler that has found out how often the work has to be repeated.
  @inline(never)
  init(_ work: @escaping () -> Int) {
    self.work = work
    result = work()
    while time(of: turns) < Self.leastTime { turns *= 2 }
  }

  /// The mean time of a turn, in nanoseconds.
  mutating func sample() -> Double {
    var time = time(of: turns)
    // What ran slowly before may be fast now.
    while time < Self.leastTime {
      turns *= 2
      time = self.time(of: turns)
    }
    return time / .nanoseconds(1) / Double(turns)
  }

  /// Samples until a time is over, at least one.
  mutating func samples(for budget: Duration) -> [Double] {
    let end = MonotonicClock.now + budget
    var samples = [sample()]
    while MonotonicClock.now < end { samples.append(sample()) }
    return samples
  }

  @inline(never)
  private mutating func time(of turns: Int) -> Duration {
    let start = MonotonicClock.now
    for _ in 0..<turns { result = work() }
    return MonotonicClock.now - start
  }
}
