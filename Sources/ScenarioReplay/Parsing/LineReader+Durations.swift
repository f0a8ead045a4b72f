extension LineReader {
  /// Takes a time such as `1.5s` or `150ms`.
  mutating func duration() throws(ScenarioError) -> Duration {
    let token = try durationToken()
    let (digits, unit) = token.text.splitUnit
    guard !unit.isEmpty else { throw failure(.missing(.timeUnit), at: token.source.endIndex) }
    return try duration(digits, unit: unit, at: token)
  }

  /// Takes a time in seconds, with or without its unit.
  mutating func seconds() throws(ScenarioError) -> Duration {
    let token = try durationToken()
    let (digits, unit) = token.text.splitUnit
    return try duration(digits, unit: unit.isEmpty ? "s" : unit, at: token)
  }

  private mutating func durationToken() throws(ScenarioError) -> Token {
    let token = try word(.duration)
    guard token.looksLikeNumber else {
      throw failure(.unexpected(token.text, wanted: .duration), at: token)
    }
    return token
  }

  private func duration(
    _ digits: String,
    unit: String,
    at token: Token
  ) throws(ScenarioError) -> Duration {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(\.isDigits) else {
      throw failure(.badNumber(token.text), at: token)
    }
    guard let shift = ["s": 0, "ms": 3][unit] else { throw failure(.badUnit(unit), at: token) }
    let whole = String(repeating: "0", count: shift) + parts[0]
    let seconds = whole.dropLast(shift).drop { $0 == "0" }
    var fraction = whole.suffix(shift) + (parts.count == 2 ? parts[1] : "")
    while fraction.last == "0" { fraction.removeLast() }
    guard let value = Int(seconds.isEmpty ? "0" : seconds),
      value < ScenarioBounds.seconds.upperBound
        || value == ScenarioBounds.seconds.upperBound && fraction.isEmpty
    else { throw failure(.outOfRange(token.text, ScenarioBounds.seconds), at: token) }
    // A duration counts attoseconds: 18 digits.
    let padding = String(repeating: "0", count: max(0, 18 - fraction.utf8.count))
    guard fraction.utf8.count <= 18, let attoseconds = Int64(fraction + padding) else {
      throw failure(.badNumber(token.text), at: token)
    }
    return Duration(secondsComponent: Int64(value), attosecondsComponent: attoseconds)
  }
}

extension String {
  /// A number, and the letters behind it.
  fileprivate var splitUnit: (number: String, unit: String) {
    let number = prefix { !$0.isLetter }
    return (String(number), String(self[number.endIndex...]))
  }
}

extension Duration {
  /// The seconds as a decimal number without needless digits; a time before 0 as 0.
  var decimalSeconds: String {
    let (seconds, attoseconds) = max(self, .zero).components
    var digits = String(attoseconds)
    digits = String(repeating: "0", count: 18 - digits.utf8.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(seconds)" : "\(seconds).\(digits)"
  }
}
