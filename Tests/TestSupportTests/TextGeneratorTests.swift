import TestSupport
import Testing

struct TextGeneratorTests {
  @Test(arguments: ScriptKind.allCases)
  func `every kind makes pieces`(kind: ScriptKind) {
    var texts = TextGenerator()
    for _ in 0..<50 {
      #expect(!texts.piece(of: kind).isEmpty)
    }
  }

  @Test func `the same seed makes the same text`() {
    var one = TextGenerator(random: SeededGenerator(seed: 3))
    var other = TextGenerator(random: SeededGenerator(seed: 3))
    #expect(one.text(pieces: 40...40) == other.text(pieces: 40...40))
    #expect(one.units(pieces: 40...40) == other.units(pieces: 40...40))
  }

  @Test func `code units hold halves of pairs now and then`() {
    var texts = TextGenerator()
    let units = texts.units(pieces: 400...400)
    #expect(Array(String(decoding: units, as: UTF16.self).utf16) != units)
  }

  @Test func `texts hold characters of several scalars`() {
    var texts = TextGenerator()
    let text = texts.text(pieces: 400...400)
    #expect(text.contains { $0.unicodeScalars.count > 3 })
    #expect(text.count < text.unicodeScalars.count)
  }
}
