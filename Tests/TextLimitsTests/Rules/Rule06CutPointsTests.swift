import TestSupport
import Testing
import TextLimits
import TextMeasure

// Guards against `insertion.prefix(room)`: a cut between characters of the insertion alone can fall into
// a character of the text, and one by code units into anything.
@Suite("Rule 6: cut points are ends of characters of the text before and the insertion together")
struct Rule06CutPointsTests {
  @Test func `an emoji goes in whole or not at all, never half`() {
    #expect(Trial("abc", 3..<3, "😀", LengthLimit(4)).verdict.outcome == .refused)
    #expect(Trial("abc", 3..<3, "é😀", LengthLimit(5)).dropped == "😀")
  }

  @Test(
    arguments: [
      "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}", "\u{1f44d}\u{1f3fd}",
      "\u{1f1fa}\u{1f1f8}", "1\u{fe0f}\u{20e3}", "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}",
      "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "e\u{301}\u{302}\u{303}",
      "\u{1112}\u{1161}\u{11ab}", "\u{915}\u{94d}\u{937}", "\u{e01}\u{e33}", "\u{600}1", "\r\n",
    ] as [EscapedText]
  )
  func `a character of several parts goes in whole at every room, or not at all`(piece: EscapedText)
  {
    let character = piece.text
    #expect(character.count == 1)
    for unit in TextUnit.allCases {
      let length = unit.count("a" + character + "b")
      for maximum in 2...(length + 1) {
        let trial = Trial("ab", 1..<1, character, LengthLimit(maximum, unit))
        #expect(trial.units == units(maximum < length ? "ab" : "a" + character + "b"))
      }
    }
  }

  @Test func `a leading mark belongs to the letter before it`() {
    let trial = Trial("e", 1..<1, "\u{301}\u{302}x", LengthLimit(2))
    #expect(trial.changesNothing)
    #expect("\u{301}\u{302}x".count == 2)
    #expect(Trial("e", 1..<1, "\u{301}\u{302}x", LengthLimit(3)).dropped == "x")
  }

  @Test func `a leading joiner is never left without the emoji behind it`() {
    let trial = Trial("\u{1f468}", 2..<2, "\u{200d}\u{1f469}x", LengthLimit(4))
    #expect(trial.changesNothing)
    #expect(Trial("\u{1f468}", 2..<2, "\u{200d}\u{1f469}x", LengthLimit(5)).dropped == "x")
  }

  @Test func `half a flag before the insertion shifts the cuts within a row of flags`() {
    // Alone the insertion is one flag that cannot be cut; behind half a flag it is a half and a half.
    let trial = Trial("\u{1f1e6}", 2..<2, "\u{1f1e7}\u{1f1e8}", LengthLimit(4))
    #expect(trial.kept == "\u{1f1e7}")
    #expect(trial.dropped == "\u{1f1e8}")
  }

  @Test func `jamo are cut where syllables end`() {
    let trial = Trial("\u{1100}", 1..<1, "\u{1161}\u{11a8}\u{1100}\u{1161}", LengthLimit(4))
    #expect(trial.units == units("\u{1100}\u{1161}\u{11a8}"))
  }

  @Test func `what stands behind does not move a cut`() {
    // The cut falls behind the e although the mark behind it joins.
    let trial = Trial("\u{301}", 0..<0, "ef", LengthLimit(1, .characters))
    #expect(trial.units == units("e\u{301}"))
    #expect(trial.dropped == "f")
  }

  @Test func `a line break of two is one character`() {
    #expect(Trial("", 0..<0, "\r\na", LengthLimit(1)).changesNothing)
  }
}
