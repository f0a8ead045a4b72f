import TestSupport
import Testing
import TextLimits
import TextMeasure

// Guards against `Range(range, in: text)!`, which is nil inside a pair or a character and past the end.
@Suite("Rule 11: ranges and texts from outside never trap")
struct Rule11RangesTests {
  @Test(arguments: [
    (-1, 0, 0, 0), (-5, 6, 0, 1), (-5, 7, 0, 3), (3, 99, 3, 1), (90, 5, 4, 0), (4, 0, 4, 0),
    (2, 0, 1, 0), (2, 1, 1, 2), (1, 1, 1, 2), (0, 2, 0, 3), (2, 2, 1, 3),
    (Int.max, Int.max, 4, 0), (Int.min, Int.max, 0, 0), (0, Int.max, 0, 4), (1, Int.max, 1, 3),
    (Int.min, 0, 0, 0), (2, -3, 1, 0),
  ])
  func `a range is clamped to the text and grows to whole scalars, an empty one rounds down`(
    location: Int,
    length: Int,
    start: Int,
    count: Int
  ) {
    let whole = "a\u{1f600}b".wholeScalars(TextSpan(location: location, length: length))
    #expect(whole == TextSpan(location: start, length: count))
  }

  @Test func `a range may end inside a character, which is then parted`() {
    let trial = Trial("e\u{301}", 1..<1, "x", LengthLimit(9))
    #expect(trial.units == units("ex\u{301}"))
    #expect(Trial("\u{1f468}\u{200d}\u{1f469}", 2..<3, "", LengthLimit(1)).units.count == 4)
  }

  @Test func `half a pair cannot be typed over, only the whole`() {
    #expect(Trial("a\u{1f600}b", 2..<3, "x", LengthLimit(9)).units == units("axb"))
    #expect(Trial("a\u{1f600}b", 2..<2, "x", LengthLimit(9)).units == units("ax\u{1f600}b"))
  }

  @Test func `a lone half of a pair is U+FFFD and counts as that`() {
    let lone = String(decoding: [0x61, 0xd83d, 0x62, 0xde00] as [UInt16], as: UTF16.self)
    #expect(lone == "a\u{fffd}b\u{fffd}")
    let trial = Trial("", 0..<0, lone, LengthLimit(3))
    #expect(trial.units == units("a\u{fffd}b"))
    #expect(Trial("", 0..<0, lone, LengthLimit(7, .utf8)).kept == "a\u{fffd}b".dropLast(0))
    #expect("a\u{1f600}".text(in: TextSpan(1..<2)) == "\u{1f600}")
  }

  @Test func `no units and no range trap, under any limit, policy and origin`() {
    struct Input: CustomStringConvertible {
      let texts: [String]
      let span: TextSpan
      let limit: Int
      var description: String { "\(texts.map(\.escaped)) \(span) \(limit)" }
    }
    forAll(count: EditBudget.each / 16) { texts in
      Input(
        texts: [
          String(decoding: texts.units(), as: UTF16.self),
          String(decoding: texts.units(), as: UTF16.self),
        ],
        span: texts.wildSpan(),
        limit: [Int.min, -1, 0, 3, 9, Int.max].randomElement(using: &texts.random) ?? 0
      )
    } complaint: { input in
      let (text, insertion) = (input.texts[0], input.texts[1])
      let numbers = [
        NumberRule(maximum: DecimalText("100"), excess: .clamp),
        NumberRule(minimum: DecimalText("-5"), maximum: nil, decimals: 2),
      ].compactMap { $0 }
      let rules =
        TextUnit.allCases.map { FieldRule.lengths([LengthLimit(input.limit, $0)]) }
        + numbers.map { .number($0) }
      for rule in rules {
        for policy in LimitPolicy.allCases {
          let reviewer = policy.reviewer(for: rule)
          for origin in [EditProposal.Origin.typing, .correction, .observed] {
            let state = TextState(text, selection: TextSelection(anchor: input.limit, head: -3))
            let proposal = EditProposal(replacing: input.span, with: insertion, origin: origin)
            let verdict = reviewer.review(proposal, in: state)
            let after = verdict.result(from: state)
            _ = reviewer.settle(after, after: .provisional)?.result(from: after)
            _ = reviewer.settle(after, after: .reviewed(proposal))?.result(from: after)
            _ = state.settled(after: proposal, by: reviewer)
          }
        }
      }
      return nil
    }
  }
}
