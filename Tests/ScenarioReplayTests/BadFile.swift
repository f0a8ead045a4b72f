import ScenarioReplay
import Testing
import TextLimits

/// A file, and what is wrong with it where.
struct BadFile: Sendable, CustomTestStringConvertible {
  let source: String
  let error: ScenarioError

  init(_ source: String, _ line: Int, _ column: Int, _ kind: ScenarioError.Kind) {
    self.source = source
    error = ScenarioError(line: line, column: column, kind)
  }

  var testDescription: String { source }
}

extension BadFile {
  static let words: [BadFile] = [
    BadFile("tpye \"abc", 1, 1, .unknownWord("tpye", suggestions: ["type"])),
    BadFile("cut\n\n  Type \"a\"", 3, 3, .unknownWord("Type", suggestions: ["type"])),
    BadFile("cop", 1, 1, .unknownWord("cop", suggestions: ["copy"])),
    BadFile("xylophone", 1, 1, .unknownWord("xylophone", suggestions: [])),
    BadFile("\"type\" \"a\"", 1, 1, .unknownWord("\"type\"", suggestions: [])),
    BadFile("expect tetx \"a\"", 1, 8, .unknownWord("tetx", suggestions: ["text"])),
    BadFile("expect", 1, 7, .missing(.expectation)),
    BadFile("type", 1, 5, .missing(.string)),
    BadFile("type # \"a\"", 1, 5, .missing(.string)),
    BadFile("repeat 3", 1, 9, .missing(.string)),
    BadFile("limit 31", 1, 9, .missing(.unit)),
    BadFile("limit 3 utf16,", 1, 15, .missing(.length)),
    BadFile("key", 1, 4, .missing(.key)),
    BadFile("observe \"a\"", 1, 12, .missing(.oneOf(["caret"]))),
    BadFile("expect candidates", 1, 18, .missing(.string)),
    BadFile("type abc", 1, 6, .unexpected("abc", wanted: .string)),
    BadFile("caret \"3\"", 1, 7, .unexpected("\"3\"", wanted: .offset)),
    BadFile("caret abc", 1, 7, .unexpected("abc", wanted: .offset)),
    BadFile("limit many utf16", 1, 7, .unexpected("many", wanted: .length)),
    BadFile("limit none, 3 utf8", 1, 7, .unexpected("none", wanted: .length)),
    BadFile("delete 4", 1, 8, .unexpected("4", wanted: .range)),
    BadFile("number 100", 1, 8, .unexpected("100", wanted: .bounds)),
    BadFile("suggest \"a\"", 1, 9, .unexpected("\"a\"", wanted: .suggestion)),
    BadFile("size 80", 1, 6, .unexpected("80", wanted: .size)),
    BadFile("size -80x24", 1, 6, .unexpected("-80x24", wanted: .size)),
    BadFile("policy strict", 1, 8, .unexpected("strict", wanted: .oneOf(policies))),
    BadFile("exceed \"clamp\"", 1, 8, .unexpected("\"clamp\"", wanted: .oneOf(excesses))),
    BadFile("profile ios-17", 1, 9, .unexpected("ios-17", wanted: .oneOf(["ios-18"]))),
    BadFile("observe \"a\" 3", 1, 13, .unexpected("3", wanted: .oneOf(["caret"]))),
    BadFile("check now", 1, 7, .trailing("now")),
    BadFile("type \"say \"hi\"\"", 1, 12, .trailing("hi")),
    BadFile("suggest 0..1 \"a\" blank", 1, 18, .trailing("blank")),
    BadFile("limit 3 utf16 4 utf8", 1, 15, .trailing("4")),
    BadFile("key hyper+a", 1, 5, .unknownKey("hyper+a")),
    BadFile("key \"ab\"", 1, 5, .unknownKey("ab")),
  ]

  private static let policies = LimitPolicy.allCases.map(\.rawValue)
  private static let excesses = ["reject", "clamp"]

  static let strings: [BadFile] = [
    BadFile("type \"abc", 1, 6, .badString(.unterminated)),
    BadFile("type \"", 1, 6, .badString(.unterminated)),
    BadFile("type \"a\\\"", 1, 6, .badString(.unterminated)),
    BadFile("type \"a\\", 1, 6, .badString(.unterminated)),
    BadFile("type \"a\\q\"", 1, 8, .badString(.unknownEscape("\\q"))),
    BadFile("type \"é\\u{110000}\"", 1, 8, .badString(.badScalar)),
    BadFile("type \"\\u{}\"", 1, 7, .badString(.badScalar)),
    BadFile("type \"\\u0041\"", 1, 7, .badString(.badScalar)),
    BadFile("type \"\\x41\"", 1, 7, .badString(.byteOutsideBytes)),
    BadFile("bytes \"a\\x4\"", 1, 9, .badString(.badByte)),
    BadFile("bytes \"\\xg0\"", 1, 8, .badString(.badByte)),
    BadFile("bytes \"\\x+1\"", 1, 8, .badString(.badByte)),
    BadFile(
      "type \"e\u{301}👨\u{200D}👩\u{200D}👧\\q\"",
      1,
      9,
      .badString(.unknownEscape("\\q"))
    ),
  ]

  static let others: [BadFile] = [
    BadFile("# head\n  > text", 2, 3, .traceLineWithoutStep),
    BadFile("expect alerts 0\n> text", 2, 1, .traceLineWithoutStep),
    BadFile("keyboard hangul", 1, 10, .laterFeature("hangul")),
    BadFile("keyboard kana", 1, 10, .laterFeature("kana")),
    BadFile("keyboard dead-keys", 1, 10, .laterFeature("dead-keys")),
    BadFile("keyboard english double-space on", 1, 18, .laterFeature("double-space")),
    BadFile("keyboard smart-quotes off", 1, 10, .laterFeature("smart-quotes")),
    BadFile("keyboard english loud", 1, 18, .trailing("loud")),
    BadFile("profile ios-9", 1, 9, .laterFeature("ios-9")),
    BadFile("profile ios-26", 1, 9, .laterFeature("ios-26")),
    BadFile("profile macos", 1, 9, .laterFeature("macos")),
    BadFile("engine libpinyin", 1, 8, .laterFeature("libpinyin")),
    BadFile("cut\ntype \"a\0b\"", 2, 8, .notText(.zeroByte)),
  ]
}
