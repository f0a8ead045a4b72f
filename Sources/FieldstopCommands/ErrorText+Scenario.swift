import ScenarioReplay
import Simulation
import TextFieldModel

/// What `replay` says of files.
extension ErrorText {
  /// Where a file is not of the language, and what would be right.
  static func place(_ path: String, _ error: ScenarioError) -> String {
    "\(shown(path)):\(error.line):\(error.column): \(sentence(for: error.kind))"
  }

  /// Where a scenario did not come out as it says, and how.
  static func place(_ path: String, _ failure: ScenarioFailure) -> String {
    "\(shown(path)):\(failure.line): \(sentence(for: failure))"
  }

  /// What a scenario says and what came, without its place.
  static func sentence(for failure: ScenarioFailure) -> String {
    if case .impossible(let error) = failure.kind { return sentence(for: error) }
    guard let (expected, got) = sides(of: failure) else { return "" }
    return "expected \(expected), got \(got)"
  }

  /// What a scenario says, and what came; `nil` where it asks for something impossible.
  static func sides(of failure: ScenarioFailure) -> (expected: String, got: String)? {
    switch failure.kind {
    case .impossible: nil
    case .expectation(let difference): (difference.expected, difference.got)
    case .trace(let expected?, let got?):
      LookAlike(expected, got).map { ("> \(expected) (\($0.expected))", "> \(got) (\($0.got))") }
        ?? ("> \(expected)", "> \(got)")
    case .trace(let expected?, nil): ("> \(expected)", "no more lines")
    case .trace(nil, let got): ("no more lines", "> \(got ?? "")")
    }
  }

  private static func sentence(for error: MessageError) -> String {
    switch error {
    case .gesture(.notEditing): "the field is not being edited; a focus step enters it"
    case .noCandidate(let number, 0): "there is no candidate \(number), for there are none"
    case .noCandidate(let number, let count):
      "there is no candidate \(number); there are \(count) on this page and before"
    case .noSuggestion(let number, 0): "there is no prediction \(number), for there are none"
    case .noSuggestion(let number, let count):
      "there is no prediction \(number); there are \(count)"
    case .noSituation(let number): "there is no situation \(number); they are 1 to 8"
    }
  }

  private static func sentence(for kind: ScenarioError.Kind) -> String {
    switch kind {
    case .unknownWord(let word, let near):
      "\(quoted(word)) is no word of the language"
        + (near.isEmpty ? "" : "; did you mean \(list(near, last: "or"))?")
    case .missing(let wanted): "the line ends too early: \(name(of: wanted)) is missing"
    case .unexpected(let token, let wanted): "\(quoted(token)) is not \(name(of: wanted))"
    case .badString(let fault): sentence(for: fault)
    case .badNumber(let token): "\(quoted(token)) is not a number"
    case .outOfRange(let token, let range):
      "\(shown(token)) is out of range: from \(range.lowerBound) to \(range.upperBound)"
    case .badUnit(let token):
      "\(quoted(token)) is no unit; the units are utf16, characters, scalars, utf8 and columns"
    case .badRange(let token):
      "\(quoted(token)) is no range; write START..END, such as 2..4, the smaller first"
    case .trailing(let token): "\(quoted(token)) is too much: the line was complete before it"
    case .negativeLimit(let token): "a limit cannot be below 0: \(shown(token))"
    case .crossedBounds(let token):
      "the first bound is above the second: \(shown(token)); write MIN..MAX"
    case .boundHasMoreDecimals(let token, let decimals):
      "a bound has more decimal places than decimals \(decimals) allows: \(shown(token))"
    case .unknownKey(let token):
      "\(quoted(token)) is no key; keys are such as left, shift+right, ctrl+a, enter, f4"
    case .traceLineWithoutStep: "a line of the trace stands below no step"
    case .laterFeature(let word): "\(quoted(word)) is not in this version yet"
    case .notText(.invalidUTF8): "this is no text: not UTF-8"
    case .notText(.zeroByte): "this is no text: it holds a zero byte"
    }
  }

  private static func sentence(for fault: ScenarioError.StringFault) -> String {
    switch fault {
    case .unterminated: "the string has no end: a \" is missing"
    case .unknownEscape(let escape):
      "\(shown(escape)) is no escape; they are \\\" \\\\ \\n \\r \\t \\u{…}, and \\xHH in bytes"
    case .badScalar: "\\u needs one to six hexadecimal digits in braces, up to 10FFFF"
    case .badByte: "\\x needs two hexadecimal digits"
    case .byteOutsideBytes: "\\x stands for a byte and works in bytes only; write \\u{…}"
    }
  }

  private static func name(of wanted: ScenarioError.Wanted) -> String {
    switch wanted {
    case .string: "a text in double quotes"
    case .count: "a count"
    case .offset: "a UTF-16 offset"
    case .length: "a number"
    case .range: "a range, such as 2..4"
    case .bounds: "a range of numbers, such as 0..100 or ..100"
    case .unit: "a unit: utf16, characters, scalars, utf8 or columns"
    case .duration: "a time, such as 1.5s"
    case .timeUnit: "s or ms behind the number"
    case .size: "a size, such as 80x24"
    case .key: "a key, such as left or ctrl+a"
    case .expectation: "what is expected, such as text or caret"
    case .suggestion: "the number of a prediction, or a range and a text"
    case .engineName: "the name of an engine: embedded or auto"
    case .oneOf(let words): "one of \(list(words, last: "or"))"
    }
  }
}
