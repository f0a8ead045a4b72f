package import TextMeasure

extension TextGenerator {
  /// Scalars that join with what stands before or behind them, each in its own way, and some that
  /// never do.
  private static let joints: [String] = [
    "a", "1", "#", "\u{e9}", "字", "\r", "\n", "\u{200b}", "\u{7f}",
    "\u{301}", "\u{93e}", "\u{bc0}", "\u{20e3}", "\u{fe0f}", "\u{200d}", "\u{200c}", "\u{e0101}",
    "\u{1f1e6}", "\u{1f1fa}", "\u{1f600}", "\u{1f44d}", "\u{1f3fd}", "\u{2764}", "\u{a9}",
    "\u{1f468}", "\u{1f3f4}", "\u{e0067}", "\u{e007f}",
    "\u{915}", "\u{937}", "\u{94d}", "\u{995}", "\u{9cd}", "\u{600}", "\u{110bd}", "\u{d4e}",
    "\u{1100}", "\u{1161}", "\u{11a8}", "\u{ac00}", "\u{ac01}", "\u{e33}", "\u{1780}", "\u{17d2}",
  ]

  /// Returns a text of few different scalars, most of which join with one another: most of its
  /// offsets are a place where an edit changes the clusters around it.
  package mutating func joints(upTo pieces: Int) -> String {
    let few = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Self.joints.randomElement(using: &random) ?? ""
    }
    var text = ""
    for _ in 0..<Int.random(in: 0...(2 * pieces), using: &random) {
      // Now and then many of one: what joins may be as long and as wide as it likes.
      let dice = Int.random(in: 0..<96, using: &random)
      let count = dice == 0 ? 80 : dice < 4 ? 20 : 1
      text += String(repeating: few.randomElement(using: &random) ?? "", count: count)
    }
    return text
  }

  /// Returns a text of joints, or now and then one of all scripts.
  package mutating func mixed(upTo pieces: Int) -> String {
    Int.random(in: 0..<4, using: &random) == 0 ? text(pieces: 0...pieces) : joints(upTo: pieces)
  }

  /// Returns a span that may begin and end anywhere in a text, in pairs and clusters too.
  package mutating func span(in text: String) -> TextSpan {
    let (one, other) = (offset(in: text), offset(in: text))
    return Bool.random(using: &random) ? .caret(one) : TextSpan(min(one, other)..<max(one, other))
  }

  /// Returns a span as an outsider may ask for: negative, huge, beyond the end.
  package mutating func wildSpan() -> TextSpan {
    let numbers = [Int.min, Int.min + 1, -7, -1, 0, 1, 2, 5, 40, Int.max - 1, Int.max]
    return TextSpan(
      location: numbers.randomElement(using: &random) ?? 0,
      length: numbers.randomElement(using: &random) ?? 0
    )
  }
}
