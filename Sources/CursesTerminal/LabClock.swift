/// The time of the simulator: it runs with the real one, but for what is played on a clock of its own.
///
/// It goes in whole milliseconds, so that a recording can say a moment exactly in few digits.
struct LabClock {
  private var base: Duration
  private var origin: Duration

  /// Starts a clock at a real moment.
  init(at origin: Duration) {
    base = .zero
    self.origin = origin
  }

  /// The time of the simulator at a real moment.
  func time(at moment: Duration) -> Duration {
    (base + moment - origin).roundedDown
  }

  /// The real moment of a time of the simulator.
  func moment(of time: Duration) -> Duration {
    time.roundedUp - base + origin
  }

  /// Lets the clock go on from a time.
  mutating func goOn(from time: Duration, at moment: Duration) {
    base = time.roundedUp
    origin = moment
  }
}

extension Duration {
  /// The whole milliseconds in it.
  fileprivate var roundedDown: Duration {
    let (seconds, attoseconds) = components
    return .seconds(seconds) + .milliseconds(attoseconds / 1_000_000_000_000_000)
  }

  /// The whole milliseconds that hold it.
  fileprivate var roundedUp: Duration {
    roundedDown < self ? roundedDown + .milliseconds(1) : roundedDown
  }
}
