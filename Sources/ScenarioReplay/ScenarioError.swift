/// What is wrong with a scenario file, and where: the first thing found.
package struct ScenarioError: Error, Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, counted in characters.
  package let column: Int

  /// What is wrong.
  package let kind: Kind

  /// Creates an error.
  package init(line: Int, column: Int, _ kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}

extension ScenarioError {
  /// What can be wrong with a file.
  ///
  /// Tokens stand as the file has them, strings with their quotes.
  package enum Kind: Hashable, Sendable {
    /// No line, or no `expect` line, begins with this word.
    case unknownWord(String, suggestions: [String])
    /// The line ends too early.
    case missing(Wanted)
    case unexpected(String, wanted: Wanted)
    case badString(StringFault)
    case badNumber(String)
    case outOfRange(String, ClosedRange<Int>)
    case badUnit(String)
    /// A range without an end, or with its end before its start.
    case badRange(String)
    /// The line was complete before this.
    case trailing(String)
    case negativeLimit(String)
    /// The minimum is above the maximum.
    case crossedBounds(String)
    case boundHasMoreDecimals(String, decimals: Int)
    case unknownKey(String)
    /// A line of the trace that stands below no gesture and no setting.
    case traceLineWithoutStep
    /// A part of the language whose machinery is not in this version.
    case laterFeature(String)
    case notText(TextFault)
  }

  /// What a line needs at a place.
  package enum Wanted: Hashable, Sendable {
    case string
    case count
    case offset
    case length
    case range
    case bounds
    case unit
    case duration
    /// `s` or `ms` behind a number.
    case timeUnit
    case size
    case key
    case expectation
    /// A number of the bar, or a range and a text.
    case suggestion
    case engineName
    case oneOf([String])
  }

  /// What can be wrong inside a string.
  package enum StringFault: Hashable, Sendable {
    case unterminated
    /// The backslash and what stands behind it.
    case unknownEscape(String)
    /// `\u` without one to six hexadecimal digits in braces, or past the last scalar.
    case badScalar
    /// `\x` without two hexadecimal digits.
    case badByte
    /// `\x` in a string that is not of `bytes`.
    case byteOutsideBytes
  }

  /// Why a file is no text.
  package enum TextFault: Hashable, Sendable {
    case invalidUTF8
    case zeroByte
  }
}
