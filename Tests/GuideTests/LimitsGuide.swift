import TextLimits
import TextMeasure

/// The code of the page on limits, with what it prints.
enum LimitsGuide {
  static func printed() -> [String] {
    var lines: [String] = []
    func print(_ text: some CustomStringConvertible) { lines.append(text.description) }
    // guide: limits.md
    let name = "Ångström👩‍👩‍👧!"

    // One limit, and nobody to tell: where to cut.
    let end = LengthLimit(9, .characters).fittingEnd(in: name)
    print(name[..<end])  // Ångström👩‍👩‍👧

    // Several limits at once, what is left over, and the limit that it broke.
    let limiter = Limiter(.lengths([LengthLimit(9, .characters), LengthLimit(20, .utf8)]))
    let fitted = limiter.fitting(name)
    print(fitted.kept)  // Ångström
    print(fitted.dropped)  // 👩‍👩‍👧!
    if let reason = fitted.reason { print(reason) }  // 20 utf8

    // An edit: what goes in, and the text with it. What stood there stays.
    let state = TextState("Ångström")
    let verdict = Limiter(.lengths([LengthLimit(10)])).review(
      EditProposal(replacing: .caret(0), with: "Zoë "),
      in: state
    )
    print(verdict.kept)  // Zo
    print(verdict.result(from: state).text.string)  // ZoÅngström
    // end
    return lines
  }
}
