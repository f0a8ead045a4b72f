import TextFieldModel

extension LineReader {
  /// Whether the next token is a string.
  var isAtString: Bool { token?.isString == true }

  /// Takes a string.
  mutating func string() throws(ScenarioError) -> String {
    try text(of: try literal())
  }

  /// Takes a string if there is one.
  mutating func stringIfAny() throws(ScenarioError) -> String? {
    isAtString ? try string() : nil
  }

  /// Takes one or more strings.
  mutating func strings() throws(ScenarioError) -> [String] {
    var strings = [try string()]
    while isAtString { strings.append(try string()) }
    return strings
  }

  /// Takes a string, or the word that stands for nothing.
  mutating func stringOrNone() throws(ScenarioError) -> String? {
    takes("none") ? nil : try string()
  }

  /// What a string says.
  func text(of literal: Token) throws(ScenarioError) -> String {
    var rest = try body(of: literal)
    var text = ""
    while let scalar = rest.first {
      text.unicodeScalars.append(scalar == "\\" ? try escape(&rest) : scalar)
      if scalar != "\\" { rest.removeFirst() }
    }
    return text
  }

  /// Takes a string that may hold any bytes.
  mutating func byteString() throws(ScenarioError) -> [UInt8] {
    var rest = try body(of: try literal())
    var bytes: [UInt8] = []
    while let scalar = rest.first {
      if scalar != "\\" {
        rest.removeFirst()
        bytes += scalar.utf8
      } else if rest.dropFirst().first == "x" {
        bytes.append(try byteEscape(&rest))
      } else {
        bytes += try escape(&rest).utf8
      }
    }
    return bytes
  }

  private mutating func literal() throws(ScenarioError) -> Token {
    let token = try next(.string)
    guard token.isString else {
      throw failure(.unexpected(token.text, wanted: .string), at: token)
    }
    return token
  }

  /// What stands between the quotes.
  private func body(of literal: Token) throws(ScenarioError) -> Scalars {
    let open = literal.source.dropFirst()
    var last = open.last
    // An escaped quote at the end of the line closes nothing.
    let backslashes = open.dropLast().reversed().prefix { $0 == "\\" }.count
    if backslashes % 2 == 1 { last = nil }
    guard last == "\"" else { throw failure(.badString(.unterminated), at: literal) }
    return open.dropLast()
  }

  /// Takes an escape with its backslash.
  private func escape(_ rest: inout Scalars) throws(ScenarioError) -> Unicode.Scalar {
    let start = rest.startIndex
    let kind = rest.dropFirst().first
    rest.removeFirst()
    if let scalar = VisibleText.unescape(&rest) { return scalar }
    let fault: ScenarioError.StringFault =
      switch kind {
      case "u": .badScalar
      case "x": .byteOutsideBytes
      default: .unknownEscape("\\" + (kind.map(String.init) ?? ""))
      }
    throw failure(.badString(fault), at: start)
  }

  /// Takes `\xHH`.
  private func byteEscape(_ rest: inout Scalars) throws(ScenarioError) -> UInt8 {
    let digits = rest.dropFirst(2).prefix(2)
    guard digits.count == 2, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let byte = UInt8(String(digits), radix: 16)
    else { throw failure(.badString(.badByte), at: rest.startIndex) }
    rest = rest[digits.endIndex...]
    return byte
  }
}
