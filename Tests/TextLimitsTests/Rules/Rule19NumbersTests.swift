import TestSupport
import Testing
import TextLimits
import TextMeasure

// Guards against `Int(text) ?? 0` and `Double(text)`: twenty digits overflow, "0x1F" is 31, a cut of
// "999" at the maximum 31 leaves 9, and a minimum of 3 makes it impossible to type 10.
@Suite("Rule 19: a number is exact, atomic, and limited away from zero while it is typed")
struct Rule19NumbersTests {
  private func rule(
    _ minimum: String?,
    _ maximum: String?,
    decimals: Int = 0,
    _ excess: NumberRule.Excess = .reject
  ) throws -> NumberRule {
    try #require(
      NumberRule(
        minimum: minimum.flatMap(DecimalText.init),
        maximum: maximum.flatMap(DecimalText.init),
        decimals: decimals,
        excess: excess
      )
    )
  }

  private func type(
    _ keys: String,
    _ rule: NumberRule,
    from text: String = ""
  ) -> (text: String, reasons: [LossReason]) {
    var state = TextState(text)
    var reasons: [LossReason] = []
    for key in keys {
      let proposal = EditProposal(
        replacing: state.selection.span,
        with: String(key),
        origin: .typing
      )
      let verdict = Limiter(.number(rule)).review(proposal, in: state)
      if let reason = verdict.reason { reasons.append(reason) }
      state = verdict.result(from: state)
    }
    return (state.text.string, reasons)
  }

  private func paste(_ text: String, _ rule: NumberRule, into old: String = "") -> Trial {
    Trial(old, at(old.utf16.count), text, .number(rule))
  }

  @Test func `a digit that passes the maximum is refused, before and behind`() throws {
    let rule = try rule(nil, "31")
    #expect(type("31", rule) == ("31", []))
    #expect(type("32", rule) == ("3", [.bound(rule)]))
    #expect(Trial("31", 0..<0, "1", .number(rule)).changesNothing)
    #expect(Trial("31", 0..<1, "9", .number(rule)).changesNothing)
    #expect(Trial("31", 0..<2, "7", .number(rule)).after.text.string == "7")
  }

  @Test func `clamping makes the text the bound, the caret at its end`() throws {
    let rule = try rule("-20", "31", .clamp)
    let trial = Trial("35", 1..<1, "9", .number(rule), .typing)
    #expect(trial.after == TextState("31", selection: .caret(2)))
    #expect(trial.verdict.outcome == .clamped)
    #expect(trial.kept == "31")
    #expect(trial.dropped == "9")
    #expect(paste("-99", rule).after.text.string == "-20")
    #expect(paste(String(repeating: "9", count: 60), rule).after.text.string == "31")
  }

  @Test func `a number is atomic: no first digits, no digits picked out`() throws {
    let rule = try rule(nil, "31")
    #expect(paste("999", rule).changesNothing)
    #expect(paste("999", rule).verdict.reason == .bound(rule))
    for text in [
      "12a", "1,000", "1e1", "0x1F", "1 2", "½", "²", "五", "1\u{301}", "1\u{fe0f}\u{20e3}",
    ] {
      #expect(paste(text, rule).changesNothing)
      #expect(paste(text, rule).verdict.reason == .form)
    }
  }

  @Test func `digits have any length and stay exact`() throws {
    let rule = try rule(nil, "9223372036854775807")
    #expect(paste("9223372036854775807", rule).verdict.outcome == .accepted)
    #expect(paste("9223372036854775808", rule).verdict.reason == .bound(rule))
    let fine = try self.rule(nil, "0.3", decimals: 1)
    #expect(paste("0.3", fine).verdict.outcome == .accepted)
    let long = String(repeating: "7", count: 300)
    #expect(paste(long, try self.rule(nil, long)).verdict.outcome == .accepted)
    #expect(paste(long.dropLast() + "8", try self.rule(nil, long)).verdict.outcome == .refused)
  }

  @Test(
    arguments: [
      ("۴۲", "42"), ("４２", "42"), ("४२", "42"), ("\u{1d7d7}", "9"), ("−７", "-7"), ("－7", "-7"),
      ("＋7", "+7"), ("１．５", "1.5"), ("  12\n", "12"), ("\u{3000}12\u{a0}", "12"),
    ] as [(EscapedText, String)]
  )
  func `digits and signs of all scripts are stored as ASCII, blanks around them are trimmed`(
    text: EscapedText,
    stored: String
  ) throws {
    let trial = paste(text.text, try rule("-50", "50", decimals: 1))
    #expect(trial.after == TextState(stored))
    #expect(!trial.verdict.isLoss)
  }

  @Test func `blanks alone are no edit, and a typed one is a matter of form`() throws {
    let rule = try rule(nil, "100")
    #expect(Trial("42", 0..<2, " \n", .number(rule)).changesNothing)
    #expect(!Trial("42", 0..<2, " ", .number(rule)).verdict.isLoss)
    #expect(Trial("42", 2..<2, " ", .number(rule), .typing).verdict.reason == .form)
  }

  @Test func `the bound nearer to zero is no matter while typing`() throws {
    #expect(type("1000", try rule("3", "5000")).text == "1000")
    #expect(type("151", try rule("150", "1000")).text == "151")
    let negative = try rule("-999", "-100")
    #expect(type("-5", negative) == ("-5", []))
    #expect(type("5", negative) == ("", [.bound(negative)]))
    #expect(type("-1000", negative).reasons == [.bound(negative)])
  }

  @Test func `a text over its bound can be lowered in place, and does not grow`() throws {
    let rule = try rule("-10", "100")
    #expect(Trial("500", 3..<3, "1", .number(rule)).changesNothing)
    #expect(Trial("500", 0..<1, "4", .number(rule)).after.text.string == "400")
    #expect(Trial("500", 0..<1, "5", .number(rule)).verdict.outcome == .unchanged)
    #expect(Trial("500", 0..<1, "6", .number(rule)).changesNothing)
    #expect(Trial("-50", 1..<2, "4", .number(rule)).after.text.string == "-40")
    #expect(Trial("-500", 0..<1, "+", .number(rule)).changesNothing)
  }

  @Test func `a point alone is the start of no number below zero`() throws {
    for excess in NumberRule.Excess.allCases {
      let below = try rule("-35", "-3", decimals: 1, excess)
      #expect(type(".", below) == ("", [.form]))
      #expect(type("-.5", below).text == "-.5")
    }
    #expect(type(".5", try rule("0", "3", decimals: 1)) == (".5", []))
  }

  @Test func `the decimal sign of Arabic digits is a point, their grouping is refused`() throws {
    let rule = try rule(nil, "2000", decimals: 1)
    #expect(paste("\u{661}\u{662}\u{66b}\u{665}", rule).after.text.string == "12.5")
    #expect(paste("\u{661}\u{66c}\u{660}\u{660}\u{660}", rule).verdict.reason == .form)
  }

  @Test func `signs go as far as the range does`() throws {
    let natural = try rule(nil, "100")
    #expect(paste("-5", natural).verdict.reason == .form)
    #expect(paste("+5", natural).verdict.reason == .form)
    let negative = try rule("-100", "0")
    #expect(paste("-5", negative).verdict.outcome == .accepted)
    #expect(paste("+5", negative).verdict.reason == .form)
    #expect(paste("+5", try rule("-100", nil)).verdict.outcome == .accepted)
    #expect(Trial("5", 0..<0, "-", .number(try rule("-10", "100"))).after.text.string == "-5")
    #expect(paste("5-", try rule("-10", "100")).verdict.reason == .form)
    #expect(paste("--5", try rule("-10", "100")).verdict.reason == .form)
  }

  @Test func `leading zeros stay as typed, but never make more digits than the bound has`() throws {
    let rule = try rule("-9", "100")
    #expect(type("007", rule) == ("007", []))
    #expect(type("0077", rule) == ("007", [.form]))
    #expect(type("-07", rule) == ("-0", [.form]))
    #expect(type("0000000", try self.rule(nil, nil)).text == "0000000")
    // The bound first: 0101 is too great before it is too long.
    #expect(paste("0101", rule).verdict.reason == .bound(rule))
  }

  @Test func `decimals go as far as the rule does, a bound comes before form`() throws {
    let rule = try rule(nil, "99.99", decimals: 2)
    #expect(type("12.345", rule) == ("12.34", [.form]))
    #expect(type("1.2.3", rule).reasons == [.form])
    #expect(paste("99.991", rule).verdict.reason == .bound(rule))
    #expect(type("1.", try self.rule(nil, "100")).reasons == [.form])
    #expect(paste(".5", rule).verdict.outcome == .accepted)
  }

  @Test(arguments: [
    ("", NumberState.empty), ("-", .intermediate), ("+", .intermediate), (".", .intermediate),
    ("5.", .intermediate), ("5", .belowMin), ("500", .aboveMax), ("50", .ok), ("+50", .ok),
    ("0050.0", .ok), ("-50", .belowMin), ("abc", .intermediate),
  ])
  func `what a text is at the moment is data`(text: String, state: NumberState) throws {
    #expect(try rule("10", "100").state(of: text) == state)
  }

  @Test(arguments: [
    ("007", "7"), ("-0", "0"), ("+5", "5"), ("-", ""), (".", ""), ("5.", "5"), (".5", "0.5"),
    ("1.50", "1.50"), ("-00.0", "0.0"), ("000", "0"), ("-.5", "-0.5"),
  ])
  func `at the end of editing the canonical form is stored, which is no loss`(
    text: String,
    canonical: String
  ) throws {
    let rule = try rule("-10", "10", decimals: 2)
    let state = TextState(text)
    let verdict = try #require(rule.finish(state) ?? (text == canonical ? .init(state) : nil))
    #expect(!verdict.isLoss)
    #expect(verdict.result(from: state).text.string == canonical)
    #expect(rule.finish(TextState(canonical)) == nil)
  }

  @Test
  func `at the end of editing a value out of bounds is told once, and moved only if it is to be`()
    throws
  {
    let reject = try rule("100", "999")
    let clamp = try rule("100", "999", .clamp)
    let five = TextState("05")
    #expect(reject.finish(five)?.outcome == .refused)
    #expect(reject.finish(five)?.result(from: five) == five)
    #expect(clamp.finish(five)?.result(from: five).text.string == "100")
    #expect(clamp.finish(five)?.reason == .bound(clamp))
    let many = TextState("5000")
    #expect(clamp.finish(many)?.result(from: many).text.string == "999")
    #expect(clamp.finish(TextState("")) == nil)
    #expect(clamp.finish(TextState("500")) == nil)
    #expect(clamp.finish(TextState("what a program set")) == nil)
    #expect(try rule("-9", "-5", .clamp).finish(TextState("0"))?.kept == "-5")
  }

  @Test func `bounds must not cross, nor be finer than the decimals`() {
    func isRule(_ minimum: String?, _ maximum: String?, _ decimals: Int = 0) -> Bool {
      NumberRule(
        minimum: minimum.flatMap(DecimalText.init),
        maximum: maximum.flatMap(DecimalText.init),
        decimals: decimals
      ) != nil
    }
    #expect(isRule("0", "0"))
    #expect(!isRule("5", "4"))
    #expect(!isRule(nil, "-1"))
    #expect(!isRule(nil, "0.5"))
    #expect(isRule(nil, "0.5", 1))
    #expect(isRule(nil, "1.0"))
    #expect(isRule(nil, "5", -3))
  }

  @Test(arguments: ["", "+5", "5.", ".5", "-", "1e5", "a", "５", " 5", "--5", "1_000"])
  func `a bound is written in one way only`(text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test func `a range says itself as a scenario writes it`() throws {
    #expect(try rule(nil, "100").range == "0..100")
    #expect(try rule("-5", "5.50", decimals: 2).range == "-5..5.5")
    #expect(try rule("3", nil).range == "3..")
  }
}

extension Verdict {
  /// A verdict that leaves a state as it is.
  fileprivate init(_ state: TextState) {
    self = Limiter(.lengths([])).review(EditProposal(replacing: .caret(0), with: ""), in: state)
  }
}
