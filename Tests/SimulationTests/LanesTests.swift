import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

struct LanesTests {
  private func lane(_ policy: LimitPolicy, of lab: Lab) -> Lanes.Lane? {
    lab.simulator.lanes?.lanes.first { $0.policy == policy }
  }

  private func drawn(_ policy: LimitPolicy, of lab: Lab) -> String? {
    lane(policy, of: lab).map { FieldNotation.string(FieldSnapshot(of: $0.session.field)) }
  }

  @Test func `the same keys go through every policy that limits such a field`() throws {
    var lab = Lab([.lengths([LengthLimit(5)]), .keyboard(.plain)], text: "abcd")
    try lab.press("left left f6")
    #expect(
      lab.simulator.lanes?.lanes.map(\.policy)
        == LimitPolicy.allCases.filter { $0.entry.kinds.contains(.text) }
    )
    try lab.send(.gesture(.paste("xyz")))
    #expect(lab.drawn == "abx|cd")
    #expect(drawn(.preEdit, of: lab) == "abx|cd")
    #expect(drawn(.truncateTail, of: lab) == "abxyz|")
    #expect(drawn(.rejectWhole, of: lab) == "ab|cd")
    #expect(drawn(.flutterNone, of: lab) == "abxyz|cd")
    let tail = try #require(lane(.truncateTail, of: lab))
    #expect(tail.trace.yours == ["cd"] && tail.trace.inserted == [])
    #expect(tail.session.tally.alerts == 1)
    #expect(lane(.htmlMaxlength, of: lab)?.session.tally.alerts == 0)
    try lab.press("ctrl+z")
    #expect(Set(LimitPolicy.allCases.compactMap { drawn($0, of: lab) }) == ["ab|cd"])
  }

  @Test func `a composition goes through them too`() throws {
    var lab = Lab([.lengths([LengthLimit(3)]), .keyboard(.pinyin)], text: "ab")
    try lab.press("f6 n i h a o space")
    #expect(drawn(.preEdit, of: lab) == "ab你|")
    #expect(drawn(.flutterNone, of: lab) == "ab你好|")
    #expect(drawn(.composeReject, of: lab) == "ab|")
  }

  @Test(arguments: ["f6", "alt+c", "escape", "ctrl+g"])
  func `a key ends the comparison`(_ key: String) throws {
    var lab = Lab(text: "ab")
    try lab.press("f6 \(key)")
    #expect(lab.simulator.lanes == nil)
    #expect(lab.drawn == "ab|")
  }

  @Test func `Esc gives up a selection first`() throws {
    var lab = Lab(text: "ab")
    try lab.press("f6 shift+left escape")
    #expect(lab.drawn == "a|b")
    #expect(lab.simulator.lanes != nil)
    try lab.press("escape")
    #expect(lab.simulator.lanes == nil)
  }

  @Test func `it works in a field that was left`() throws {
    var lab = Lab(text: "ab")
    try lab.press("tab f6")
    #expect(lab.simulator.lanes != nil)
    try lab.press("escape")
    #expect(lab.simulator.lanes == nil)
  }

  @Test func `another limit acts in every lane, another kind of field starts anew`() throws {
    var lab = Lab([.lengths([LengthLimit(5)]), .keyboard(.plain)], text: "abcd")
    try lab.press("f6")
    try lab.send(.setting(.lengths([LengthLimit(4)])))
    try lab.type("x")
    #expect(drawn(.preEdit, of: lab) == "abcd|")
    let number = try #require(NumberRule(maximum: DecimalText("100")))
    try lab.send(.setting(.number(number)))
    #expect(lane(.classicNumber, of: lab) != nil)
    #expect(lane(.classicLength, of: lab) == nil)
  }

  @Test func `a situation starts in every lane`() throws {
    var lab = Lab()
    try lab.press("f6")
    try lab.send(.situation(2))
    try lab.press("ctrl+v")
    #expect(lane(.truncateTail, of: lab)?.trace.yours == ["ce!"])
    #expect(lane(.classicLength, of: lab)?.trace.inserted == ["XYZ"])
  }

  @Test func `pages stop at both ends`() throws {
    var lab = Lab()
    try lab.press("f6 page-up")
    #expect(lab.simulator.lanes?.first == 0)
    try lab.press("page-down")
    #expect(lab.simulator.lanes?.first == 5)
    try lab.press("page-down page-down page-down page-down page-down")
    #expect(lab.simulator.lanes?.first == (lab.simulator.lanes?.lanes.count ?? 0) - 1)
    #expect(lab.simulator.traceScroll == 0)
  }

  @Test func `a long text is not compared`() throws {
    let long = String(repeating: "x", count: Lanes.longest + 1)
    var lab = Lab([.lengths([])], text: long)
    try lab.press("f6")
    #expect(lab.simulator.lanes == nil)
    #expect(lab.simulator.notice == .tooLongForLanes)
    var other = Lab([.lengths([])])
    try other.press("f6")
    try other.send(.gesture(.paste(long)))
    #expect(other.simulator.lanes == nil)
    #expect(other.text == long)
  }
}
