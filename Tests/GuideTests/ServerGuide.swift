import TextLimits
import TextMeasure

// guide: server.md
enum NameCheck: Equatable {
  case stored(String)
  case tooLong(LengthLimit, start: String)
  case invalid
}

/// The limits that the app has, from the same source: thirty letters as a person counts them, and a
/// cap in bytes, for one letter can carry any number of marks.
let nameLimits = Limiter(.lengths([LengthLimit(30, .characters), LengthLimit(240, .utf8)]))

func check(_ name: String) -> NameCheck {
  let line = LineCleaner.clean(name) ?? name
  let fitted = nameLimits.fitting(line)
  switch fitted.reason {
  case nil: return .stored(line)
  case .length(let limit): return .tooLong(limit, start: String(fitted.kept))
  default: return .invalid
  }
}
// end

// guide: server.md
/// The start of a title that a column of 240 bytes holds.
func columnTitle(_ title: String) -> Substring {
  title[..<LengthLimit(240, .utf8).fittingEnd(in: title)]
}
// end

// guide: server.md
/// The amount in its final form; `nil` where the text is no amount, or no text.
func amount(_ text: String) -> String? {
  guard let most = DecimalText("1000000000000000000000"),
    let rule = NumberRule(maximum: most, decimals: 2)
  else { return nil }
  let fitted = Limiter(.number(rule)).fitting(text)
  return fitted.reason == nil && !fitted.kept.isEmpty ? String(fitted.kept) : nil
}
// end
