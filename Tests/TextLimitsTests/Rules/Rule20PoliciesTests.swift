import Testing
import TextLimits
import TextMeasure

@Suite("Rule 20: policies beside the contract do what others do, faults included")
struct Rule20PoliciesTests {
  private let five = FieldRule.lengths([LengthLimit(5)])

  /// What a policy makes of a text into which something was put.
  private func settle(
    _ text: String,
    caret: Int,
    after insertion: String,
    by reviewer: some EditReviewing,
    provisional: Bool = false
  ) -> TextState {
    let state = TextState(text, selection: .caret(caret))
    let proposal = EditProposal(replacing: .caret(0), with: insertion)
    return reviewer.settle(state, after: provisional ? .provisional : .reviewed(proposal))?
      .result(from: state) ?? state
  }

  @Test(arguments: LimitPolicy.allCases.filter { !$0.isModel })
  func `marked text and deletions pass in all but one`(policy: LimitPolicy) {
    let reviewer = policy.reviewer(for: five)
    let marked = Trial("hello", 5..<5, "ni", five, .composition, reviewer: reviewer)
    #expect(marked.verdict.allowsEdit == (policy != .rejectPredicted))
    #expect(Trial("hello", 1..<2, "", five, .typing, reviewer: reviewer).verdict.allowsEdit)
    #expect(policy.takesMarkedText == (policy == .naive || policy == .rejectPredicted))
  }

  // MARK: truncate-tail

  @Test func `truncate-tail answers yes, then cuts the end of the whole on a character`() {
    let cutter = LimitPolicy.truncateTail.reviewer(for: five)
    #expect(Trial("abcde", 0..<0, "xy", five, .paste, reviewer: cutter).verdict.allowsEdit)
    #expect(
      settle("xyabcde", caret: 2, after: "xy", by: cutter)
        == TextState("xyabc", selection: .caret(2))
    )
    #expect(
      settle("abcd😀", caret: 6, after: "😀", by: cutter) == TextState("abcd", selection: .caret(4))
    )
    #expect(
      settle("a\u{301}bcd\u{301}", caret: 0, after: "a", by: cutter).text.string == "a\u{301}bc"
    )
  }

  @Test func `truncate-tail leaves marked text, deletions and what fits`() {
    let cutter = LimitPolicy.truncateTail.reviewer(for: five)
    #expect(
      settle("abcdefg", caret: 7, after: "fg", by: cutter, provisional: true).text.utf16Count == 7
    )
    #expect(settle("abcdefg", caret: 7, after: "", by: cutter).text.utf16Count == 7)
    #expect(settle("abcde", caret: 5, after: "e", by: cutter).text.utf16Count == 5)
  }

  @Test func `truncate-tail tries the keyboard's blank like any other`() {
    let proposal = EditProposal(
      replacing: .caret(5),
      with: " ",
      origin: .automaticBlank(after: .curtailed)
    )
    let state = TextState("hello")
    #expect(LimitPolicy.truncateTail.reviewer(for: five).review(proposal, in: state).allowsEdit)
    let changed = TextState("hello ")
    let verdict = LimitPolicy.truncateTail.reviewer(for: five).settle(
      changed,
      after: .reviewed(proposal)
    )
    #expect(verdict?.reason == .length(LengthLimit(5)))
    #expect(verdict?.dropped == " ")
  }

  @Test func `truncate-tail takes the last digits of a number, or makes it its bound`() throws {
    let reject = try #require(NumberRule(maximum: DecimalText("100")))
    let clamp = try #require(NumberRule(maximum: DecimalText("100"), excess: .clamp))
    #expect(
      settle(
        "9975",
        caret: 1,
        after: "9",
        by: LimitPolicy.truncateTail.reviewer(for: .number(reject))
      ).text.string == "99"
    )
    #expect(
      settle(
        "9975",
        caret: 1,
        after: "9",
        by: LimitPolicy.truncateTail.reviewer(for: .number(clamp))
      ).text.string == "100"
    )
    #expect(
      settle(
        "12a4",
        caret: 3,
        after: "a",
        by: LimitPolicy.truncateTail.reviewer(for: .number(clamp))
      ).text.string == "12"
    )
    #expect(
      settle("x", caret: 1, after: "x", by: LimitPolicy.truncateTail.reviewer(for: .number(clamp)))
        .text.string == ""
    )
    let negative = try #require(
      NumberRule(minimum: DecimalText("-20"), maximum: DecimalText("-10"))
    )
    #expect(
      settle(
        "-155",
        caret: 4,
        after: "5",
        by: LimitPolicy.truncateTail.reviewer(for: .number(negative))
      ).text.string == "-15"
    )
    #expect(
      settle(
        "5",
        caret: 1,
        after: "5",
        by: LimitPolicy.truncateTail.reviewer(for: .number(negative))
      ).text.string == ""
    )
  }

  // MARK: reject-whole

  @Test func `reject-whole takes all or nothing by the bound of the contract`() {
    let rejecter = LimitPolicy.rejectWhole.reviewer(for: five)
    #expect(Trial("abc", 1..<1, "xyz", five, .paste, reviewer: rejecter).changesNothing)
    #expect(
      Trial("abc", 1..<1, "xy", five, .paste, reviewer: rejecter).after.text.string == "axybc"
    )
    #expect(
      Trial("abcdefgh", 1..<2, "x", five, .paste, reviewer: rejecter).verdict.outcome == .accepted
    )
    #expect(Trial("abc", 1..<1, "xyz", five, .paste, reviewer: rejecter).dropped == "xyz")
    let commit = Trial("abc", 1..<2, "你好你好", five, .commit, reviewer: rejecter)
    #expect(commit.changesNothing)
  }

  // MARK: reject-predicted

  @Test func `reject-predicted counts what range and string predict, marked text too`() {
    let rejecter = LimitPolicy.rejectPredicted.reviewer(for: five)
    #expect(Trial("hello", 5..<5, "n", five, .composition, reviewer: rejecter).changesNothing)
    #expect(Trial("hell", 4..<4, "n", five, .composition, reviewer: rejecter).verdict.allowsEdit)
    // It knows no text that is over the limit already.
    #expect(Trial("abcdefgh", 1..<2, "x", five, .typing, reviewer: rejecter).changesNothing)
    let state = TextState("far too long")
    let proposal = EditProposal(replacing: .caret(0), with: "x", origin: .observed)
    #expect(rejecter.settle(state, after: .unasked(proposal, from: state)) == nil)
  }

  @Test func `reject-predicted reads a number as the contract does`() throws {
    let rule = FieldRule.number(try #require(NumberRule(maximum: DecimalText("100"))))
    let rejecter = LimitPolicy.rejectPredicted.reviewer(for: rule)
    #expect(Trial("10", 2..<2, "1", rule, .typing, reviewer: rejecter).changesNothing)
    #expect(Trial("10", 2..<2, "a", rule, .typing, reviewer: rejecter).verdict.reason == .form)
    #expect(Trial("10", 2..<2, "0", rule, .typing, reviewer: rejecter).verdict.allowsEdit)
  }

  // MARK: naive

  @Test func `naive cuts by index, marked or not, and sends the caret to the end`() {
    let cutter = LimitPolicy.naive.reviewer(for: five)
    #expect(
      settle("abcdefg", caret: 2, after: "b", by: cutter)
        == TextState("abcde", selection: .caret(5))
    )
    #expect(
      settle("abcdefg", caret: 7, after: "fg", by: cutter, provisional: true) == TextState("abcde")
    )
    #expect(settle("abcde", caret: 2, after: "b", by: cutter).selection == .caret(2))
  }

  @Test func `naive leaves half an emoji`() {
    let state = TextState("abcd😀x")
    let proposal = EditProposal(replacing: .caret(4), with: "😀")
    let verdict = LimitPolicy.naive.reviewer(for: five).settle(state, after: .reviewed(proposal))
    #expect(verdict?.result(from: state).text.string == "abcd\u{fffd}")
    #expect(verdict?.result(from: state).selection == .caret(5))
    #expect(verdict?.kept == "abcd\u{fffd}")
    #expect(verdict?.dropped == "\u{fffd}x")
  }

  @Test func `naive knows UTF-16 units only, of the first limit`() {
    let cutter = LimitPolicy.naive.reviewer(
      for: .lengths([LengthLimit(3, .characters), LengthLimit(1)])
    )
    #expect(settle("e\u{301}e\u{301}", caret: 4, after: "e", by: cutter).text.string == "e\u{301}e")
    #expect(
      LimitPolicy.naive.reviewer(for: .lengths([])).settle(TextState("abc"), after: .provisional)
        == nil
    )
  }

  @Test func `naive reads a number as an Int, and what it cannot read passes`() throws {
    let number = try #require(NumberRule(maximum: DecimalText("100")))
    let cutter = LimitPolicy.naive.reviewer(for: .number(number))
    let rule = FieldRule.number(number)
    #expect(
      Trial("10", 2..<2, "1", rule, .typing, reviewer: cutter).verdict.reason == .bound(number)
    )
    #expect(Trial("10", 2..<2, "a", rule, .typing, reviewer: cutter).verdict.reason == .form)
    let overflow = String(repeating: "9", count: 20)
    #expect(Trial("", 0..<0, overflow, rule, .paste, reviewer: cutter).verdict.allowsEdit)
    #expect(Trial("", 0..<0, "９９９", rule, .paste, reviewer: cutter).verdict.allowsEdit)
  }
}
