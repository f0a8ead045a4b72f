import Glibc

/// The time that only ever goes forward, and stands still while the machine sleeps.
package enum MonotonicClock {
  /// The time since some moment in the past, the same for the life of the process.
  package static var now: Duration {
    var time = timespec()
    // The call fills the struct it is given and keeps nothing of it.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
