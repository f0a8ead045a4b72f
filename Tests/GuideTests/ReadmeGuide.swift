import TextLimits
import TextMeasure

/// The code of the README, with what it prints.
enum ReadmeGuide {
  static func printed() -> [String] {
    var lines: [String] = []
    func print(_ text: some CustomStringConvertible) { lines.append(text.description) }
    // guide: README.md
    // A comment of 20 letters as people count them, and of 80 bytes for the database.
    let limiter = Limiter(.lengths([LengthLimit(20, .characters), LengthLimit(80, .utf8)]))

    let fitted = limiter.fitting("Wish you were here 👨‍👩‍👧‍👦🇩🇪!")
    print(fitted.kept)  // Wish you were here 👨‍👩‍👧‍👦
    print(fitted.dropped)  // 🇩🇪!

    // The same rule while somebody types: an edit in the middle, and what stood there stays.
    let verdict = limiter.review(
      EditProposal(replacing: .caret(5), with: "all of "),
      in: TextState("Wish you were here!")
    )
    print(verdict.kept)  // a
    // end
    return lines
  }
}
