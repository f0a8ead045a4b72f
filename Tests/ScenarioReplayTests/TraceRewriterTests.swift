import ScenarioReplay
import Testing
import TextMeasure

private func expect(
  _ source: String,
  _ traces: [Int: [String]],
  gives wanted: String,
  _ location: SourceLocation = #_sourceLocation
) {
  let result = TraceRewriter.rewriting(source, traces: traces)
  #expect(sameUnits(result, wanted), "\(result.debugDescription)", sourceLocation: location)
}

@Test func `new lines stand where the old ones stood`() {
  expect(
    "cut\n\t> a\n# x\n\n > b\ncopy\n> c\n",
    [1: ["d", "e"]],
    gives: "cut\n\t> d\n# x\n\n\t> e\ncopy\n> c\n"
  )
  expect("cut\n> a\n# x\n", [1: ["d", "e"]], gives: "cut\n> d\n> e\n# x\n")
  expect("cut\n> a\n# x\n> b\n", [1: ["d"]], gives: "cut\n> d\n# x\n")
  expect("cut\n> a\n> b\n", [1: []], gives: "cut\n")
}

@Test func `a step without lines gets them below it`() {
  expect("  cut # x\n\ncopy\n", [1: ["a", "b"]], gives: "  cut # x\n  > a\n  > b\n\ncopy\n")
  expect("cut\ncopy\n", [1: ["a"], 2: ["b"]], gives: "cut\n  > a\ncopy\n  > b\n")
}

@Test func `expectations belong to the step above`() {
  expect("cut\nexpect alerts 0\n> a\n", [1: ["b", "c"]], gives: "cut\nexpect alerts 0\n> b\n> c\n")
  expect("cut\nexpect alerts 0\n", [1: ["b"]], gives: "cut\n  > b\nexpect alerts 0\n")
}

@Test func `the line ends are those of the file`() {
  expect(
    "cut\r\n> a\r\ncopy\r\n",
    [1: ["b", "c"], 3: ["d"]],
    gives: "cut\r\n> b\r\n> c\r\ncopy\r\n  > d\r\n"
  )
  expect("cut", [1: ["a", "b"]], gives: "cut\n  > a\n  > b")
  expect("cut\r\ncopy", [2: ["a"]], gives: "cut\r\ncopy\r\n  > a")
  expect("cut\n> a\n> b", [1: ["c"]], gives: "cut\n> c")
  expect("cut\n> a", [1: []], gives: "cut")
  expect("\u{FEFF}cut", [1: ["a"]], gives: "\u{FEFF}cut\n  > a")
}

@Test func `lines that say the same keep their bytes`() {
  let source = "cut\n >host \"\\u{65}\"  # why\n > b\n"
  expect(source, [1: ["host \"e\"", "b"]], gives: source)
  expect(source, [1: ["host \"e\"", "c"]], gives: "cut\n >host \"\\u{65}\"  # why\n > c\n")
}

@Test func `steps that are not named keep all`() {
  let source = "\u{FEFF}# e\u{301}\r\n\n  type \"\u{301}\"\t# x\n\n  >a\n> b \r\n"
  expect(source, [:], gives: source)
  expect("", [:], gives: "")
  expect("\n\n", [:], gives: "\n\n")
}

@Test func `what is written is read back`() throws {
  let source = "limit 5 utf16\n\ntype \"a\"\n# b\ncut\n  > old\nexpect text \"\""
  let traces = [1: [], 3: ["text \"|\" => \"a|\"", "host \"#\""], 5: ["x"]]
  let steps = try Scenario.parse(TraceRewriter.rewriting(source, traces: traces)).steps
  #expect(steps.map { $0.trace.map(\.text.text) } == [[], traces[3], ["x"], []])
}
