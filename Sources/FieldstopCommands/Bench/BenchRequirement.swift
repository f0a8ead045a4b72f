/// What an operation must reach, and what a row of the table says of it.
enum BenchRequirement {
  /// At most so many nanoseconds for each byte.
  case byByte(Double)
  /// At most so many times the time of another engine.
  case times(Double, BenchEngine)
  /// At most so many microseconds.
  case microseconds(Double)
  /// Nothing is asked of it.
  case none

  /// What the design asks of an operation on a text.
  init(_ operation: BenchOperation, on text: BenchText, _ size: BenchSize) {
    self =
      switch (operation, text, size) {
      case (.count, .ascii, .kilobyte): .times(1.1, .swift)
      case (.count, .ascii, _): .byByte(0.3)
      case (.count, _, _): .times(1.1, .swift)
      case (.prefix, _, _): .times(1.3, .swift)
      case (.prefix16, .endless, _): .microseconds(5)
      case (.prefix16, _, _): .none
      case (.keystroke, _, .kilobyte), (.keystroke, _, .tenKilobytes): .microseconds(20)
      case (.keystroke, .ascii, _): .times(2, .memmove)
      case (.keystroke, _, _): .times(0.2, .swift)
      }
  }

  /// The requirement, what came of it, and whether that meets it: `<= 1.3 x swift`, `0.52`, true.
  ///
  /// Where nothing is asked there is nothing to meet.
  func judge(
    _ medians: [BenchEngine: Double],
    bytes: Int
  ) -> (required: String, reached: String, isMet: Bool?) {
    let own = medians[.fieldstop] ?? 0
    switch self {
    case .none: return ("-", "-", nil)
    case .byByte(let most):
      let reached = own / Double(bytes)
      return ("<= \(most) ns/byte", reached.rounded(to: 3), reached <= most)
    case .microseconds(let most):
      return ("<= \(most.rounded(to: 0)) us", (own / 1000).rounded(to: 2), own <= most * 1000)
    case .times(let most, let engine):
      let reached = own / max(1, medians[engine] ?? 0)
      return ("<= \(most) x \(engine)", reached.rounded(to: 3), reached <= most)
    }
  }
}

/// The sizes of texts.
///
/// There will be no other cases.
enum BenchSize: Int, CaseIterable {
  case kilobyte = 1_000
  case tenKilobytes = 10_000
  case megabyte = 1_000_000
  case tenMegabytes = 10_000_000

  var name: String {
    switch self {
    case .kilobyte: "1 KB"
    case .tenKilobytes: "10 KB"
    case .megabyte: "1 MB"
    case .tenMegabytes: "10 MB"
    }
  }

  /// Whether the table has a row for it: one key also in a text of 10 KB, all else in three sizes.
  func isAsked(of operation: BenchOperation) -> Bool {
    self != .tenKilobytes || operation == .keystroke
  }
}

extension Double {
  /// The number with a number of decimal places, as in `12.50`.
  func rounded(to places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int((self * scale).rounded())
    guard places > 0 else { return "\(whole)" }
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (whole < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
