import TestSupport
import Testing
import TextLimits
import TextMeasure

@Suite("Conformance: Unicode's sequences go in by whole characters at every room")
struct BreakTestPasteTests {
  /// Where a sequence is put: an empty text, between letters, behind a letter.
  private static let places = [("", 0), ("ab", 1), ("a", 1)]

  private func complaint(_ sequence: String, _ text: String, _ offset: Int) -> String? {
    for unit in TextUnit.allCases {
      let whole = BruteForce.around(.caret(offset), in: text)
      let length = unit.count(whole.0 + sequence + whole.1)
      for maximum in 0...(length + 1) {
        let edit = EditCase(
          text: text,
          span: .caret(offset),
          insertion: sequence,
          limits: [LengthLimit(maximum, unit)]
        )
        let expected = BruteForce(edit)
        let verdict = edit.verdict
        let result = verdict.result(from: edit.state).text.string
        if !sameUnits(result, expected.text) { return "\(edit) gives \(result.escaped)" }
        if verdict.isLoss == expected.breaking.isEmpty { return "\(edit) loses something" }
        // What went in ends where a character of text and sequence together ends.
        let cuts = [0] + BruteForce.cuts(of: sequence, behind: whole.0)
        let kept = verdict.outcome == .refused ? 0 : verdict.kept.utf8.count
        if !cuts.contains(kept) { return "\(edit) is cut inside a character" }
      }
    }
    return nil
  }

  @Test func `every sequence of the break test`() throws {
    let tests = try UnicodeData("auxiliary/GraphemeBreakTest.txt").breaks()
    #expect(tests.count > 500)
    for sequence in tests.map({ $0.joined() }) {
      for (text, offset) in Self.places {
        #expect(complaint(sequence, text, offset) == nil)
      }
    }
  }

  @Test func `every sequence of the break test inside every other place of itself`() throws {
    for sequence in try UnicodeData("auxiliary/GraphemeBreakTest.txt").breaks().map({ $0.joined() })
    {
      for offset in 0...sequence.utf16.count where sequence.roundedDown(offset) == offset {
        #expect(complaint(String(sequence.reversed()), sequence, offset) == nil)
      }
    }
  }

  @Test func `every emoji goes in whole or not at all`() throws {
    let emoji = try UnicodeData("emoji/emoji-test.txt").emoji()
    #expect(emoji.count > 4_000)
    for (sequence, _) in emoji where sequence.count == 1 {
      for unit in TextUnit.allCases {
        let length = unit.count("a" + sequence + "b")
        let limits = [2, length - 1, length, length + 1].map { LengthLimit($0, unit) }
        for limit in limits where limit.maximum >= 2 {
          let result = Trial("ab", 1..<1, sequence, limit).after.text.string
          let expected = limit.maximum < length ? "ab" : "a" + sequence + "b"
          #expect(sameUnits(result, expected), "\(sequence.escaped) at \(limit)")
        }
      }
    }
  }
}
