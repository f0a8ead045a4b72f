import KeyInput
import TextFieldModel
package import TextLimits
package import TextMeasure

/// Every sentence that the lab says about the field, in one place.
package enum Sentences {
  /// The tip of an alert: what the limit is, what was kept, what was left out.
  static func toast(
    _ reason: LossReason,
    _ refusal: ToastStack.Refusal?,
    _ dropped: String,
    by policy: LimitPolicy
  ) -> String {
    let lost = brief(dropped)
    switch reason {
    case .length(let limit):
      let rule = "\(count(limit)) at most"
      if policy.cutsTheWhole { return "\(rule): the text was cut, \(lost) is lost." }
      guard let kept = refusal?.kept, !kept.isEmpty, refusal?.reason == reason else {
        return "\(rule): left out \(lost)."
      }
      return "\(rule): kept \(brief(kept)), left out \(lost)."
    case .bound(let number):
      let rule = bounds(number)
      guard let kept = refusal?.kept else { return "\(rule): \(lost) was not taken." }
      return "\(rule): changed to \(kept)."
    case .form: return form(dropped, nil)
    case .keyboardsBlank: return "No room for the keyboard's blank."
    @unknown default: return "Left out \(lost)."
    }
  }

  /// Why something is no part of a number.
  static func form(_ dropped: String, _ rule: FieldRule?) -> String {
    guard case .number(let number) = rule else { return "\(brief(dropped)) is no number." }
    // Digits and a point are refused where they stand, not for what they are.
    if !dropped.isEmpty && dropped.allSatisfy({ $0.isASCII && $0.isNumber }) {
      let places =
        number.decimals > 0 ? "\(number.decimals) behind the point at most" : "no more here"
      return "\(brief(dropped)) was not taken: \(places)."
    }
    let digits = number.decimals > 0 ? "digits and one point" : "digits only"
    let sign = number.minimum < .zero ? ", and a sign before them" : ""
    return "\(brief(dropped)) was not taken: \(digits)\(sign)."
  }

  /// A limit in words: `31 UTF-16 units`.
  package static func count(_ limit: LengthLimit) -> String {
    "\(limit.maximum) \(unit(limit.unit, limit.maximum))"
  }

  /// A unit in words.
  package static func unit(_ unit: TextUnit, _ count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    return switch unit {
    case .utf16: "UTF-16 unit\(plural)"
    case .characters: "character\(plural)"
    case .scalars: "scalar\(plural)"
    case .utf8: "byte\(plural)"
    case .columns: "cell\(plural)"
    }
  }

  /// The bounds of a number in words.
  package static func bounds(_ number: NumberRule) -> String {
    guard let maximum = number.maximum else { return "\(number.minimum) or more" }
    return number.minimum.isZero ? "\(maximum) at most" : "From \(number.minimum) to \(maximum)"
  }

  /// A text in quotes, short enough for a line.
  static func brief(_ text: String) -> String {
    let limit = 24
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return VisibleText.quoted(text) }
    return VisibleText.quoted(String(text[..<end])) + "…"
  }

  /// What caused a group of events.
  static func title(_ gesture: Gesture) -> String {
    switch gesture {
    case .type(let text): "type \(brief(text))"
    case .paste: "paste"
    case .deleteBackward: "delete"
    case .deleteForward: "forward-delete"
    case .delete, .cut: "delete"
    case .select: "select"
    case .blur: "blur"
    case .focus: "focus"
    case .submit: "enter"
    case .undo: "undo"
    case .redo: "redo"
    case .compose(_, _, let key): key.map { "key \(brief($0))" } ?? "compose"
    case .commit: "commit"
    case .cancel: "cancel"
    case .finish: "composition ends"
    case .suggest: "suggestion"
    case .correct: "correction"
    case .observe: "observed"
    case .set: "set"
    case .check: "check"
    @unknown default: "gesture"
    }
  }

  /// What caused events that come with time.
  static let timeTitle = "time"

  static func title(_ key: Key) -> String { "key \(key.name)" }
}

extension LimitPolicy {
  /// Whether this policy cuts what stands in the field, not what was put in.
  fileprivate var cutsTheWhole: Bool { self == .naive || self == .truncateTail }
}
