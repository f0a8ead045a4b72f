import TestSupport
import Testing
import TextLimits
import TextMeasure

@Suite("Rule 21: properties of random numbers")
struct NumberPropertyTests {
  @Test func `numbers compare as their digits do, padded to one length`() {
    forAll {
      [$0.number(), $0.number()]
    } complaint: { input in
      guard let one = DecimalText(input[0]), let other = DecimalText(input[1]) else {
        return "is no number"
      }
      let (a, b) = (PaddedNumber(input[0]), PaddedNumber(input[1]))
      if (one < other) != (a < b) || (one > other) != (b < a) { return "\(one) < \(other)" }
      if (one == other) != (a == b) { return "\(one) == \(other)" }
      if one == other && one.hashValue != other.hashValue { return "other hashes" }
      return DecimalText(one.description) == one ? nil : "\(one) reads otherwise"
    }
  }

  @Test func `an edit is judged as the grammar and padded digits judge it`() {
    forAll(count: EditBudget.each * 2) {
      NumberCase(&$0)
    } complaint: { input in
      let expected = NumberOracle(input)
      let state = TextState(input.text, selection: TextSelection(input.span))
      let verdict = Limiter(.number(input.rule)).review(
        EditProposal(replacing: input.span, with: input.insertion),
        in: state
      )
      let after = verdict.result(from: state).text.string
      if after != expected.text { return "gives \(after) for \(expected.text)" }
      return verdict.reason == expected.reason
        ? nil : "\(String(describing: verdict.reason)) for \(String(describing: expected.reason))"
    }
  }

  @Test func `whatever is typed, the text is a number within its bound, or the start of one`() {
    forAll {
      NumberCase(&$0)
    } complaint: { input in
      var state = TextState("")
      for key in input.text + input.insertion {
        let proposal = EditProposal(replacing: state.selection.span, with: String(key))
        state = Limiter(.number(input.rule)).review(proposal, in: state).result(from: state)
      }
      let text = state.text.string
      switch input.rule.state(of: text) {
      case .empty, .ok, .intermediate: return nil
      // The bound nearer to zero is not reached yet.
      case .belowMin: return text.hasPrefix("-") ? "\(text) is below" : nil
      case .aboveMax: return text.hasPrefix("-") ? nil : "\(text) is above"
      }
    }
  }

  @Test func `the end of editing leaves a form that it leaves alone`() {
    forAll {
      NumberCase(&$0)
    } complaint: { input in
      let state = TextState(input.text)
      guard let verdict = input.rule.finish(state) else { return nil }
      let after = verdict.result(from: state)
      let text = after.text.string
      if verdict.outcome == .refused { return text == input.text ? nil : "changed a refused text" }
      if let again = input.rule.finish(after), input.rule.excess == .clamp || !again.isLoss {
        return "\(text) is finished again: \(again)"
      }
      let isCanonical =
        text.isEmpty || DecimalText(text) != nil && !PaddedNumber(text).hasLeadingZeros
      return isCanonical ? nil : "\(text) is not canonical"
    }
  }
}

extension TextGenerator {
  /// Returns a number as a bound is written, with zeros where they are most in the way.
  mutating func number() -> String {
    func digits(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
      let kinds =
        [["0"], ["0", "9"], ["0", "1", "5", "9"]].randomElement(using: &random) ?? ["0"]
      return (0..<Int.random(in: count, using: &random)).reduce(into: "") { text, _ in
        text += kinds.randomElement(using: &random) ?? "0"
      }
    }
    let sign = Int.random(in: 0..<3, using: &random) == 0 ? "-" : ""
    let fraction =
      Int.random(in: 0..<3, using: &random) == 0 ? "." + digits(1...3, &random) : ""
    return sign + digits(1...(Int.random(in: 0..<9, using: &random) == 0 ? 40 : 4), &random)
      + fraction
  }
}

/// A number whose value is the order of its strings: sign, digits padded left, decimals padded right.
struct PaddedNumber: Comparable {
  private let isNegative: Bool
  private let digits: String
  let hasLeadingZeros: Bool

  init(_ text: String) {
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    let integer = String(parts.first ?? "")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    digits =
      String(repeating: "0", count: 100 - integer.count) + integer + fraction
      + String(repeating: "0", count: 100 - fraction.count)
    isNegative = text.hasPrefix("-") && digits.contains { $0 != "0" }
    hasLeadingZeros = integer.count > 1 && integer.hasPrefix("0")
  }

  /// The number without its sign.
  var magnitude: String { digits }

  static func < (left: PaddedNumber, right: PaddedNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? left.digits > right.digits : left.digits < right.digits
  }

  static func == (left: PaddedNumber, right: PaddedNumber) -> Bool {
    left.isNegative == right.isNegative && left.digits == right.digits
  }
}

/// A rule, a text that may already be out of its bounds, and an edit.
struct NumberCase: CustomStringConvertible {
  let rule: NumberRule
  let text: String
  let span: TextSpan
  let insertion: String

  init(_ texts: inout TextGenerator) {
    var made: NumberRule?
    while made == nil {
      let minimum = Bool.random(using: &texts.random) ? DecimalText(texts.number()) : nil
      let maximum =
        Int.random(in: 0..<5, using: &texts.random) == 0 ? nil : DecimalText(texts.number())
      made = NumberRule(
        minimum: minimum,
        maximum: maximum,
        decimals: Int.random(in: 0...3, using: &texts.random),
        excess: Bool.random(using: &texts.random) ? .clamp : .reject
      )
    }
    rule = made ?? .any
    let keys = [
      "0", "1", "9", "5", "-", "+", ".", "a", "\u{ff15}", "\u{2212}", "\u{663}", "\u{66b}", " ",
    ]
    func junk(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
      (0..<Int.random(in: count, using: &random)).reduce(into: "") { text, _ in
        text += keys.randomElement(using: &random) ?? ""
      }
    }
    switch Int.random(in: 0..<6, using: &texts.random) {
    case 0: text = ""
    case 1: text = junk(0...4, &texts.random)
    default: text = texts.number()
    }
    span = texts.span(in: text)
    insertion = Bool.random(using: &texts.random) ? junk(1...2, &texts.random) : texts.number()
  }

  var description: String {
    "\"\(text.escaped)\" \(span.location)+\(span.length) <- \"\(insertion.escaped)\""
      + " [\(rule.range), \(rule.decimals) decimals, \(rule.excess)]"
  }
}

extension NumberRule {
  /// Any number from 0 on.
  fileprivate static var any: NumberRule {
    guard let rule = NumberRule(maximum: nil) else { preconditionFailure("0 is in order") }
    return rule
  }
}

/// The contract's rule 19 by a scan of the text and by padded digits.
private struct NumberOracle {
  let text: String
  var reason: LossReason?

  init(_ input: NumberCase) {
    let rule = input.rule
    let (head, tail) = BruteForce.around(input.span, in: input.text)
    let ascii = input.insertion.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\u{ff15}": text += "5"
      case "\u{663}": text += "3"
      case "\u{2212}": text += "-"
      case "\u{66b}": text += "."
      default: text.unicodeScalars.append(scalar)
      }
    }
    let candidate = head + ascii + tail
    reason = Self.reason(candidate, input)
    switch reason {
    case nil: text = candidate
    case .bound where rule.excess == .clamp:
      let bound = candidate.hasPrefix("-") ? rule.minimum : rule.maximum
      text = bound?.description ?? ""
    default: text = input.text
    }
  }

  private static func reason(_ text: String, _ input: NumberCase) -> LossReason? {
    let rule = input.rule
    let minimum = PaddedNumber(rule.minimum.description)
    let maximum = rule.maximum.map { PaddedNumber($0.description) }
    let zero = PaddedNumber("0")
    let reachesBelow = minimum < zero
    let reachesAbove = maximum.map { zero < $0 } ?? true
    guard
      isForm(
        text,
        minus: reachesBelow,
        plus: reachesBelow && reachesAbove,
        point: rule.decimals > 0
      )
    else { return .form }
    let isNegative = text.hasPrefix("-")
    // Without a digit there is no value, and below zero only a minus begins one.
    guard text.contains(where: \.isNumber) else {
      let isBelow = maximum.map { $0 < zero } ?? false
      return isBelow && !isNegative && !text.isEmpty ? .form : nil
    }
    let value = PaddedNumber(text)
    let passes = isNegative ? value < minimum : maximum.map { $0 < value } ?? false
    if passes {
      let isNumber =
        isForm(input.text, minus: true, plus: true, point: true)
        && input.text.last?.isNumber == true
      let old = PaddedNumber(isNumber ? input.text : "0")
      let oldIsNegative = input.text.hasPrefix("-")
      let oldPasses = oldIsNegative ? old < minimum : maximum.map { $0 < old } ?? false
      let isLowered =
        isNumber && oldPasses && oldIsNegative == isNegative && value.magnitude <= old.magnitude
      if !isLowered { return .bound(rule) }
    }
    let parts = text.drop { "-+".contains($0) }.split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    if parts.count > 1 && parts[1].count > rule.decimals { return .form }
    let bound = isNegative ? rule.minimum : rule.maximum
    guard let bound, let integer = parts.first, integer.hasPrefix("0") else { return nil }
    let room = bound.description.drop { $0 == "-" }.prefix { $0 != "." }.count
    return integer.count > room ? .form : nil
  }

  private static func isForm(_ text: String, minus: Bool, plus: Bool, point: Bool) -> Bool {
    var rest = text[...]
    if rest.first == "-" && minus || rest.first == "+" && plus { rest.removeFirst() }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= (point ? 2 : 1)
      && parts.allSatisfy { $0.allSatisfy { "0123456789".contains($0) } }
  }
}
