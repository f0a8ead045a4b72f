import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// A field, what is done to it, and what the model leaves.
struct PolicyModelCase: Sendable, CustomTestStringConvertible {
  let policy: LimitPolicy
  let rule: FieldRule
  let before: String
  let gestures: [Gesture]
  let after: String

  var testDescription: String { "\(policy.rawValue) \(rule): \(before) => \(after)" }

  init(
    _ policy: LimitPolicy,
    _ rule: FieldRule,
    _ before: String,
    _ gestures: Gesture...,
    gives after: String
  ) {
    (self.policy, self.rule, self.before) = (policy, rule, before)
    (self.gestures, self.after) = (gestures, after)
  }

  static func most(_ maximum: Int, _ unit: TextUnit = .utf16) -> FieldRule {
    .lengths([LengthLimit(maximum, unit)])
  }

  static func upTo(_ maximum: String, decimals: Int = 0) -> FieldRule {
    NumberRule(maximum: DecimalText(maximum), decimals: decimals).map { .number($0) }
      ?? .lengths([])
  }

  static let family = "👨‍👩‍👧‍👦"

  static let all = classic + iOS + flutter + android + desktop

  private static let classic = [
    PolicyModelCase(.classicLength, most(5), "ab|cd", .paste("xyz"), gives: "abxcd|"),
    PolicyModelCase(.classicLength, most(5), "ab[cd|]", .paste("wxyz"), gives: "abwxy|"),
    PolicyModelCase(.classicLength, most(5), "abc|", .paste("x😀"), gives: "abcx|"),
    PolicyModelCase(.classicLength, most(5), "abcd|", .type("😀"), gives: "abcd|"),
    PolicyModelCase(.classicLength, most(5), "abcd[e|]", .type("😀"), gives: "abcd[e|]"),
    PolicyModelCase(.classicLength, most(5), "abcdefg|", .deleteBackward, gives: "abcdef|"),
    PolicyModelCase(
      .classicLength,
      most(5),
      "abcd|",
      .compose("ni", caret: nil, key: nil),
      .commit("你好"),
      gives: "abcd你|"
    ),
    PolicyModelCase(
      .classicLength,
      most(5),
      "abcde|",
      .compose("n", caret: nil, key: "n"),
      gives: "abcde|"
    ),
    PolicyModelCase(.classicNumber, upTo("100"), "10|", .type("1"), gives: "10|"),
    PolicyModelCase(.classicNumber, upTo("100"), "1|", .type("a"), gives: "1|"),
    PolicyModelCase(.classicNumber, upTo("100"), "9|", .type("٩"), gives: "9٩|"),
    PolicyModelCase(.classicNumber, upTo("100"), "|", .paste("９９９"), gives: "９９９|"),
    PolicyModelCase(
      .classicNumber,
      upTo("100"),
      "|",
      .paste("99999999999999999999"),
      gives: "99999999999999999999|"
    ),
    PolicyModelCase(.classicNumber, upTo("100"), "12345|", .deleteBackward, gives: "12345|"),
  ]

  private static let iOS = [
    PolicyModelCase(.qmui, most(5), "ab|cd", .paste("xyz"), gives: "abx|cd"),
    PolicyModelCase(.qmui, most(5), "abcd[e|]", .type("😀"), gives: "abcd|"),
    PolicyModelCase(.qmui, most(5), "abcdefgh|", gives: "abcde|"),
    PolicyModelCase(
      .qmui,
      most(5),
      "abcde|",
      .compose("n", caret: nil, key: "n"),
      gives: "abcde|"
    ),
    PolicyModelCase(.reactNativeIOS, most(10), "abcdefghi|", .type("😀"), gives: "abcdefghi|"),
    PolicyModelCase(.reactNativeIOS, most(5), "ab|cd", .paste("xyz"), gives: "abx|cd"),
    PolicyModelCase(.reactNativeIOS, most(5), "abcdefg|", .deleteBackward, gives: "abcdefg|"),
    PolicyModelCase(
      .reactNativeIOS,
      most(5),
      "abcde|",
      .compose("n", caret: nil, key: "n"),
      gives: "abcde|"
    ),
    PolicyModelCase(
      .reactNativeIOS,
      most(3),
      "bef|",
      .suggest(TextSpan(0..<3), "Before", blank: true),
      gives: "Bef|"
    ),
    PolicyModelCase(.reactNativeIOS, most(0), "|", .type("a"), gives: "|"),
  ]

  private static let flutter = [
    PolicyModelCase(.flutterNone, most(3), "abc|", .paste("de"), gives: "abcde|"),
    PolicyModelCase(.flutterEnforced, most(5), "ab|cd", .paste("xyz"), gives: "abxyz|"),
    PolicyModelCase(.flutterEnforced, most(5), "ab|cde", .type("x"), gives: "ab|cde"),
    PolicyModelCase(.flutterEnforced, most(5), "[ab|]cde", .paste("wxyz"), gives: "wxyz|c"),
    PolicyModelCase(
      .flutterTruncateAfterComposition,
      most(5),
      "[ab|]cde",
      .paste("wxyz"),
      gives: "[ab|]cde"
    ),
    PolicyModelCase(.flutterEnforced, most(5), "abcd|efgh", .deleteBackward, gives: "abc|ef"),
    PolicyModelCase(
      .flutterEnforced,
      most(4),
      "ab|c",
      .compose("ni", caret: nil, key: nil),
      gives: "ab{ni|}"
    ),
    PolicyModelCase(
      .flutterEnforced,
      most(4),
      "abc|",
      .compose("ni", caret: nil, key: nil),
      .commit("你好"),
      gives: "abcn|"
    ),
    PolicyModelCase(
      .flutterTruncateAfterComposition,
      most(4),
      "abc|",
      .compose("ni", caret: nil, key: nil),
      gives: "abc{ni|}"
    ),
    PolicyModelCase(
      .flutterTruncateAfterComposition,
      most(3),
      "abc|",
      .compose("n", caret: nil, key: nil),
      gives: "abc|"
    ),
    PolicyModelCase(
      .flutterTruncateAfterComposition,
      most(4),
      "abc|",
      .compose("ni", caret: nil, key: nil),
      .commit("你好"),
      gives: "abc你|"
    ),
    PolicyModelCase(.flutterEnforced, most(2), "a|", .type(family), gives: "a\(shown)|"),
    PolicyModelCase(.flutterEnforced, most(9), "|", .paste("a\nb"), gives: "ab|"),
    PolicyModelCase(.flutterNone, upTo("100"), "1|", .paste("2a3"), gives: "123|"),
    PolicyModelCase(.flutterNone, upTo("100"), "1|", .type("٩"), gives: "1|"),
  ]

  /// The family as a trace shows it, its joiners escaped.
  private static let shown = "👨\\u{200D}👩\\u{200D}👧\\u{200D}👦"

  private static let android = [
    PolicyModelCase(.androidLengthFilter, most(5), "ab|cd", .paste("xyz"), gives: "abx|cd"),
    PolicyModelCase(.androidLengthFilter, most(4), "[a|]bc", .type("😀"), gives: "😀|bc"),
    PolicyModelCase(.androidLengthFilter, most(3), "[a|]bc", .type("😀"), gives: "|bc"),
    PolicyModelCase(.androidLengthFilter, most(5), "abcd|", .type("😀"), gives: "abcd|"),
    PolicyModelCase(.androidLengthFilter, most(5), "abcdefg|", gives: "abcde|"),
    PolicyModelCase(
      .androidLengthFilter,
      most(5),
      "abcd|",
      .compose("ni", caret: nil, key: nil),
      gives: "abcd{n|}"
    ),
    PolicyModelCase(.composeTrim, most(10), "abcdefgh|", .paste("12345"), gives: "abcdefgh12|"),
    PolicyModelCase(.composeTrim, most(3), "ab|", .type("😀"), gives: "ab\u{FFFD}|"),
    PolicyModelCase(.composeTrim, most(5), "abcd|efgh", .deleteBackward, gives: "abc|ef"),
    PolicyModelCase(.composeReject, most(5), "ab|cd", .paste("xyz"), gives: "ab|cd"),
    PolicyModelCase(.composeReject, most(5), "abcdefg|", .deleteBackward, gives: "abcdefg|"),
    PolicyModelCase(.composeReject, most(5), "abcdef|", .deleteBackward, gives: "abcde|"),
  ]

  private static let desktop = [
    PolicyModelCase(.htmlMaxlength, most(7), "🏳️‍⚧|", .paste("🏳️‍⚧"), gives: "\(flag)🏳|"),
    PolicyModelCase(.htmlMaxlength, most(3), "ab[c|]", .type("😀"), gives: "ab|"),
    PolicyModelCase(.htmlMaxlength, most(9), "|", .paste("a\r\nb\n"), gives: "a b|"),
    PolicyModelCase(.htmlMaxlength, most(5), "abcdefg|", .deleteBackward, gives: "abcdef|"),
    PolicyModelCase(.htmlMaxlength, upTo("100"), "1|", .paste("2a.5.0"), gives: "12.50|"),
    PolicyModelCase(.qt, most(5), "ab|cd", .paste("xyz"), gives: "abx|cd"),
    PolicyModelCase(.qt, most(3), "ab|", .type("😀"), gives: "ab\u{FFFD}|"),
    PolicyModelCase(.qt, most(5), "abcdefg|", gives: "abcde|"),
    PolicyModelCase(.qt, upTo("100"), "50|", .type("0"), gives: "500|"),
    PolicyModelCase(.qt, upTo("100"), "500|", .type("0"), gives: "500|"),
    PolicyModelCase(.qt, upTo("100"), "|", .type("-"), gives: "|"),
    PolicyModelCase(.qt, upTo("100"), "1|", .paste("99999999999999999999"), gives: "1|"),
    PolicyModelCase(
      .textual,
      most(5, .scalars),
      "hel|",
      .suggest(TextSpan(0..<3), "hello world", blank: true),
      gives: "hello world|"
    ),
    PolicyModelCase(
      .textual,
      most(5),
      "12345|",
      .deleteBackward,
      .type("0"),
      .type("1"),
      gives: "12340|"
    ),
    PolicyModelCase(.textual, most(5), "abcdefg|", .deleteBackward, gives: "abcdefg|"),
    PolicyModelCase(.textual, most(9), "|", .paste("one\ntwo"), gives: "one|"),
    PolicyModelCase(.textual, most(0), "|", .type("a"), gives: "a|"),
    PolicyModelCase(.textual, upTo("100"), "1|", .paste("_0٠"), gives: "1_0٠|"),
    PolicyModelCase(.textual, upTo("1", decimals: 1), "1|", .paste(".2e"), gives: "1.2e|"),
    PolicyModelCase(
      .bubbles,
      most(5),
      "te|",
      .suggest(TextSpan(0..<2), "test1234", blank: false),
      gives: "test1234|"
    ),
    PolicyModelCase(.bubbles, most(5), "ab|cd", .paste("👍🏽"), gives: "ab👍|cd"),
    PolicyModelCase(.bubbles, most(20), "|", .paste("a\r\nb"), gives: "a  b|"),
    PolicyModelCase(.bubbles, most(5, .columns), "|", .paste("日本語文字"), gives: "日本語文字|"),
    PolicyModelCase(.bubbles, most(7), "|", .paste("foo bar baz"), gives: "foo bar|"),
  ]

  private static let flag = "🏳\\u{FE0F}\\u{200D}⚧"
}
