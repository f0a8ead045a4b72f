import TestSupport
import TextFieldModel
import TextLimits
import TextMeasure

/// Draws what can happen to a field: every gesture, with texts of all scripts and ranges from anywhere.
struct GestureGenerator {
  var texts: TextGenerator

  init(_ topic: String) {
    texts = TextGenerator(topic)
  }

  mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &texts.random) == 0
  }

  /// A rule: lengths in every unit, none, several at once, numbers.
  mutating func rule() -> FieldRule {
    if chance(4) { return .number(number()) }
    if chance(8) { return .lengths([]) }
    let limits = (0..<(chance(3) ? 2 : 1)).map { _ in
      LengthLimit(
        Int.random(in: 0...14, using: &texts.random),
        TextUnit.allCases.randomElement(using: &texts.random) ?? .utf16
      )
    }
    return .lengths(limits)
  }

  private mutating func number() -> NumberRule {
    let bounds = [("0", "100"), ("-50", "50"), ("3", "250"), ("-9", "-2"), ("0", "0"), ("1", nil)]
    let (low, high) = bounds.randomElement(using: &texts.random) ?? ("0", "100")
    let excess: NumberRule.Excess = chance(2) ? .reject : .clamp
    let rule = NumberRule(
      minimum: DecimalText(low),
      maximum: high.flatMap { DecimalText($0) },
      decimals: chance(3) ? 2 : 0,
      excess: excess
    )
    guard let rule else { preconditionFailure("no such bounds: \(low)..\(high ?? "")") }
    return rule
  }

  /// A text that may come in: short, long, of digits, with separators and breaks.
  mutating func text() -> String {
    switch Int.random(in: 0..<8, using: &texts.random) {
    case 0:
      return ["1", "-", ".", "07", "99999999999999999999", "１２", "٣", "-5.25", "+", " 4 "]
        .randomElement(using: &texts.random) ?? "1"
    case 1:
      return ["", "a\r\nb\n", "\t", "\u{7}", "ni\u{2006}hao", "\u{200D}", "\u{301}", "🇩"]
        .randomElement(using: &texts.random) ?? ""
    case 2: return texts.text(pieces: 0...9)
    default: return texts.text(pieces: 0...2)
    }
  }

  mutating func offset(in text: String) -> Int {
    if chance(40) { return [Int.min, Int.max, -1].randomElement(using: &texts.random) ?? 0 }
    return Int.random(in: -1...text.utf16.count + 2, using: &texts.random)
  }

  mutating func span(in text: String) -> TextSpan {
    if chance(40) { return TextSpan(location: offset(in: text), length: .max) }
    let (one, other) = (offset(in: text), offset(in: text))
    guard one > -9, other < .max, one < .max, other > -9 else { return .caret(one) }
    return TextSpan(min(one, other)..<max(one, other))
  }

  mutating func gesture(in field: Field) -> Gesture {
    let string = field.state.text.string
    if field.marked != nil && chance(2) { return composing(in: field) }
    switch Int.random(in: 0..<26, using: &texts.random) {
    case 0...4: return .type(text())
    case 5, 6: return .paste(text())
    case 7, 8: return .deleteBackward
    case 9: return .deleteForward
    case 10: return .delete(span(in: string))
    case 11, 12:
      return .select(TextSelection(anchor: offset(in: string), head: offset(in: string)))
    case 13: return .select(.caret(offset(in: string)))
    case 14: return .cut
    case 15: return chance(3) ? .blur : .submit
    case 16: return .undo
    case 17: return .redo
    case 18, 19: return .suggest(span(in: string), text(), blank: chance(2))
    case 20: return .correct(span(in: string), text())
    case 21: return .observe(observed(string), caret: offset(in: string))
    case 22: return chance(3) ? .set(text(), nil) : .check
    default: return composing(in: field)
    }
  }

  private mutating func composing(in field: Field) -> Gesture {
    switch Int.random(in: 0..<10, using: &texts.random) {
    case 0: return .commit(nil)
    case 1, 2: return .commit(text())
    case 3: return .cancel
    case 4: return .finish
    case 5: return .compose("", caret: nil, key: "")
    default:
      let text = text()
      let key: String? = chance(3) ? nil : chance(4) ? "" : String(text.suffix(1))
      return .compose(text, caret: chance(3) ? offset(in: text) : nil, key: key)
    }
  }

  /// A text that differs from the one that stands there in one place.
  private mutating func observed(_ string: String) -> String {
    var copy = MeasuredText(string)
    copy.replace(string.wholeScalars(span(in: string)), with: text())
    return copy.string
  }
}
