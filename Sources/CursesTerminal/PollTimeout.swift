/// The time to wait in the form `poll` wants it.
enum PollTimeout {
  /// Returns the milliseconds from now to a deadline, or -1 for no deadline.
  ///
  /// Rounded up: rounded down, the last part of a millisecond would be spent spinning.
  static func milliseconds(until deadline: Duration?, from now: Duration) -> Int32 {
    guard let deadline else { return -1 }
    guard deadline > now else { return 0 }
    let (seconds, attoseconds) = (deadline - now).components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let perMillisecond: Int64 = 1_000_000_000_000_000
    return Int32(seconds * 1_000 + (attoseconds + perMillisecond - 1) / perMillisecond)
  }
}
