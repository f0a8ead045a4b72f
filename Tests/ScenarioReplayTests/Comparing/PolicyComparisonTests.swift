import ScenarioReplay
import Simulation
import Testing
import TextFieldModel
import TextLimits

struct PolicyComparisonTests {
  private func comparison(_ source: String) throws -> PolicyComparison {
    PolicyComparison(try Scenario.parse(source))
  }

  private func losses(_ policy: LimitPolicy, _ source: String) throws -> [[String]] {
    let outcome = try comparison(source).outcome(of: policy)
    return [outcome.yours, outcome.inserted]
  }

  @Test func `what the file says of policies, expectations and traces is passed over`() throws {
    let outcome = try comparison(
      "policy naive\nlimit 2 utf16\ntype \"abc\"\n> editing-changed 9/9\nexpect text \"x\""
    ).outcome(of: .preEdit)
    #expect(outcome.field.text == "ab")
    #expect(outcome.skippedLines == [])
    #expect(outcome.tally.alerts == 1)
  }

  @Test func `alerts are those of the file`() throws {
    let source = "limit 2 utf16\nalerts every\nfield \"ab\"\ntype \"cde\""
    #expect(try comparison(source).outcome(of: .qt).tally.alerts == 3)
    #expect(try comparison(source).outcome(of: .bubbles).tally.alerts == 0)
  }

  @Test func `each kind of field has its policies`() throws {
    let text = try comparison("type \"a\"").policies
    #expect(text.contains(.classicLength) && !text.contains(.classicNumber))
    let number = try comparison("number ..5\ntype \"1\"").policies
    #expect(number.contains(.classicNumber) && !number.contains(.classicLength))
    let both = try comparison("type \"a\"\nnumber ..5\ntype \"1\"").policies
    #expect(both == LimitPolicy.allCases)
    #expect(both.first == .preEdit)
  }

  @Test func `a step that a policy makes impossible is passed over and told`() throws {
    let source = "limit 4 utf16\nkeyboard pinyin\nfield \"abcd\"\ntype \"ni\"\npick 1\ncaret 0"
    let comparison = try comparison(source)
    #expect(comparison.failure == nil)
    let outcome = comparison.outcome(of: .rejectPredicted)
    #expect(outcome.skippedLines == [5])
    #expect(outcome.caret == 0)
    #expect(try self.comparison("pick 1").failure?.line == 1)
  }

  @Test func `the loss is the user's own where it stood there before`() throws {
    #expect(
      try losses(.truncateTail, "limit 5 utf16\nfield \"abcd\" caret 2\npaste \"xyz\"")
        == [["cd"], []]
    )
    // The caret tells which of two equal letters is gone.
    #expect(
      try losses(.preEdit, "limit 4 utf16\nfield \"aaaa\" caret 2\npaste \"aa\"") == [[], ["aa"]]
    )
    #expect(
      try losses(.truncateTail, "limit 4 utf16\nfield \"aaaa\" caret 2\npaste \"aa\"")
        == [["aa"], []]
    )
  }

  @Test func `what several keys push out stands in its order`() throws {
    #expect(
      try losses(.truncateTail, "limit 6 utf16\nfield \"abcdef\" caret 2\ntype \"xyz\"")
        == [["def"], []]
    )
    // What came in by an earlier key is the user's own by then.
    #expect(
      try losses(.truncateTail, "limit 3 utf16\nfield \"ab\" caret 0\ntype \"vwxyz\"")
        == [["ab"], ["yz"]]
    )
  }

  @Test func `a selection that is gone for nothing is the user's loss`() throws {
    let source = "limit 3 utf16\nfield \"abc\" select 2..3\ntype \"😀\""
    #expect(try losses(.htmlMaxlength, source) == [["c"], ["😀"]])
    #expect(try losses(.preEdit, source) == [[], ["😀"]])
  }

  @Test func `what undo brings back is no loss, and a new text starts anew`() throws {
    let source = "limit 4 utf16\nfield \"abcd\" caret 0\ntype \"x\""
    #expect(try losses(.truncateTail, source) == [["d"], []])
    #expect(try losses(.truncateTail, source + "\nundo") == [[], []])
    #expect(try losses(.truncateTail, source + "\nundo\nredo") == [["d"], []])
    #expect(try losses(.truncateTail, source + "\nfield \"ab\"") == [[], []])
  }

  @Test func `a deletion and the keyboard's blank are no loss`() throws {
    #expect(try losses(.preEdit, "field \"abcd\"\ndelete\ndelete 0..2") == [[], []])
    #expect(
      try losses(.preEdit, "limit 5 utf16\nfield \"he\"\nsuggest 0..2 \"hello\" space")
        == [[], []]
    )
  }

  @Test func `a composition loses what its commit leaves out, and the tail that a filter cuts`()
    throws
  {
    let source = "limit 5 utf16\nfield \"abcd\" caret 2\ncompose \"ni\"\ncommit \"你好\""
    #expect(try losses(.preEdit, source) == [[], ["好"]])
    #expect(try losses(.flutterEnforced, source) == [["d"], []])
    #expect(try losses(.reactNativeIOS, source) == [[], ["好"]])
  }
}
