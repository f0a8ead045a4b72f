/// Makes texts of all scripts, as a person, a paste or an attacker may write them.
///
/// ```swift
/// var texts = TextGenerator()
/// let text = texts.text(pieces: 0...12)
/// ```
package struct TextGenerator: Sendable {
  /// Where the numbers come from.
  package var random: SeededGenerator

  /// Creates a generator of texts; without one of its own it draws from the seed of the run.
  package init(_ topic: String = #function) {
    self.init(random: SeededGenerator(topic))
  }

  /// Creates a generator of texts over a source of numbers.
  package init(random: SeededGenerator) {
    self.random = random
  }

  /// Returns a text of some pieces, each of a kind drawn by chance.
  package mutating func text(
    pieces: ClosedRange<Int> = 0...12,
    of kinds: [ScriptKind] = ScriptKind.allCases
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: pieces, using: &random) {
      text += piece(of: kinds.randomElement(using: &random) ?? .latin)
    }
    return text
  }

  /// Returns one piece of a kind: most often one character, sometimes only a part of one.
  package mutating func piece(of kind: ScriptKind) -> String {
    var piece = String.UnicodeScalarView()
    for range in kind.recipes.randomElement(using: &random) ?? [] {
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
        piece.append(scalar)
      }
    }
    return String(piece)
  }

  /// Returns UTF-16 code units of a text, now and then with half of a surrogate pair among them,
  /// as a platform's string may hold and a Swift string may not.
  package mutating func units(pieces: ClosedRange<Int> = 0...12) -> [UInt16] {
    var units: [UInt16] = []
    for _ in 0..<Int.random(in: pieces, using: &random) {
      if Int.random(in: 0..<8, using: &random) == 0 {
        units.append(.random(in: 0xd800...0xdfff, using: &random))
      } else {
        units += text(pieces: 1...1).utf16
      }
    }
    return units
  }

  /// Returns where a text can be cut between two UTF-16 code units, the ends included.
  package mutating func offset(in text: String) -> Int {
    .random(in: 0...text.utf16.count, using: &random)
  }
}
