import TextMeasure

/// How large the numbers of a scenario may be.
enum ScenarioBounds {
  /// Repetitions, steps to undo, candidates.
  static let counts = 1...1_000_000
  /// Offsets before, in and behind a text.
  static let offsets = -1_000_000_000...1_000_000_000
  static let seconds = 0...1_000_000_000
  /// Columns or rows of a screen.
  static let cells = 1...1_000
  static let decimals = 0...1_000
  /// Lengths, and what is counted.
  static let lengths = 0...Int.max
}

extension LineReader {
  /// Takes a whole number.
  mutating func integer(
    _ wanted: ScenarioError.Wanted,
    in bounds: ClosedRange<Int>
  ) throws(ScenarioError) -> Int {
    let token = try word(wanted)
    guard token.looksLikeNumber else {
      throw failure(.unexpected(token.text, wanted: wanted), at: token)
    }
    guard token.text.isWholeNumber else { throw failure(.badNumber(token.text), at: token) }
    return try value(of: token.text, in: bounds, at: token)
  }

  /// Takes a number of times.
  mutating func count() throws(ScenarioError) -> Int {
    try integer(.count, in: ScenarioBounds.counts)
  }

  /// Takes a number of times, or means once.
  mutating func countIfAny() throws(ScenarioError) -> Int {
    token == nil ? 1 : try count()
  }

  /// Takes an offset.
  mutating func offset() throws(ScenarioError) -> Int {
    try integer(.offset, in: ScenarioBounds.offsets)
  }

  /// Takes what was counted.
  mutating func length() throws(ScenarioError) -> Int {
    try integer(.length, in: ScenarioBounds.lengths)
  }

  /// Takes a range of offsets such as `2..4`.
  mutating func span(
    _ wanted: ScenarioError.Wanted = .range,
    in bounds: ClosedRange<Int> = ScenarioBounds.offsets
  ) throws(ScenarioError) -> TextSpan {
    let token = try word(wanted)
    guard let (low, high) = token.text.ends else {
      throw failure(.unexpected(token.text, wanted: wanted), at: token)
    }
    guard low.isWholeNumber, high.isWholeNumber else {
      throw failure(.badRange(token.text), at: token)
    }
    let start = try value(of: low, in: bounds, at: token)
    let end = try value(of: high, in: bounds, at: token)
    guard start <= end else { throw failure(.badRange(token.text), at: token) }
    return TextSpan(start..<end)
  }

  /// The value of digits in bounds; the error names the digits.
  func value(
    of digits: String,
    in bounds: ClosedRange<Int>,
    at token: Token
  ) throws(ScenarioError) -> Int {
    guard let value = Int(digits), bounds.contains(value) else {
      throw failure(.outOfRange(digits, bounds), at: token)
    }
    return value
  }
}

extension LineReader.Token {
  /// Whether this begins as a number does.
  var looksLikeNumber: Bool {
    source.first.map { ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0) } ?? false
  }
}

extension String {
  /// ASCII digits, perhaps with a minus.
  var isWholeNumber: Bool { hasPrefix("-") ? dropFirst().isDigits : isDigits }

  /// What stands on both sides of the first `..`; `nil` without one.
  var ends: (low: String, high: String)? {
    var low = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == ".", rest.first == "." { return (low, String(rest.dropFirst())) }
      low.unicodeScalars.append(scalar)
    }
    return nil
  }
}

extension StringProtocol {
  /// One or more ASCII digits.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }
}
