/// Reads the words and strings of one line, from left to right.
struct LineReader {
  typealias Scalars = SourceLines.Scalars

  /// A word, or a string with its quotes.
  struct Token {
    let source: Scalars

    var isString: Bool { source.first == "\"" }
    var text: String { String(source) }
  }

  /// The line of the file, from 1.
  let number: Int

  /// Whether a comma is a word of its own.
  var splitsAtCommas = false

  private let line: Scalars
  private var rest: Scalars

  init(_ line: SourceLines.Line) {
    number = line.number
    self.line = line.content
    rest = line.content
  }

  /// The next token, which stays.
  var token: Token? {
    let from = rest.drop { $0.isBlank }
    guard let first = from.first, first != "#" else { return nil }
    if first == "\"" { return Token(source: from[..<Self.endOfString(from)]) }
    if splitsAtCommas, first == "," { return Token(source: from.prefix(1)) }
    return Token(
      source: from.prefix {
        !($0.isBlank || $0 == "\"" || $0 == "#" || splitsAtCommas && $0 == ",")
      }
    )
  }

  /// Takes the next token.
  mutating func next(_ wanted: ScenarioError.Wanted) throws(ScenarioError) -> Token {
    guard let token else {
      throw failure(.missing(wanted), at: rest.startIndex)
    }
    rest = line[token.source.endIndex...]
    return token
  }

  /// Takes the next token, which must be a word.
  mutating func word(_ wanted: ScenarioError.Wanted) throws(ScenarioError) -> Token {
    let token = try next(wanted)
    guard !token.isString else { throw failure(.unexpected(token.text, wanted: wanted), at: token) }
    return token
  }

  /// Takes the next token if it is this word.
  mutating func takes(_ word: String) -> Bool {
    guard let token, token.text == word else { return false }
    rest = line[token.source.endIndex...]
    return true
  }

  /// Takes the next token, which must be the name of a case.
  mutating func choice<Choice>(
    _ type: Choice.Type
  ) throws(ScenarioError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let wanted = ScenarioError.Wanted.oneOf(Choice.allCases.map(\.rawValue))
    let token = try word(wanted)
    guard let choice = Choice(rawValue: token.text) else {
      throw failure(.unexpected(token.text, wanted: wanted), at: token)
    }
    return choice
  }

  /// Makes sure that the line ends here.
  func end() throws(ScenarioError) {
    guard let token else { return }
    throw failure(.trailing(token.text), at: token)
  }

  func failure(_ kind: ScenarioError.Kind, at token: Token) -> ScenarioError {
    failure(kind, at: token.source.startIndex)
  }

  func failure(_ kind: ScenarioError.Kind, at index: Scalars.Index) -> ScenarioError {
    ScenarioError(line: number, column: column(of: index), kind)
  }

  /// The column of a place, from 1, in characters.
  func column(of index: Scalars.Index) -> Int {
    String(line[..<index]).count + 1
  }

  private static func endOfString(_ text: Scalars) -> Scalars.Index {
    var rest = text.dropFirst()
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\" { _ = rest.popFirst() }
    }
    return rest.startIndex
  }
}
