import KeyInput
import ScenarioReplay
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

@Test(arguments: GoodLine.all)
func `a line is read as what it says`(good: GoodLine) throws {
  #expect(try onlyAction(of: good.line) == good.action)
}

@Test(arguments: GoodLine.all)
func `blanks around a line and a comment behind it change nothing`(good: GoodLine) throws {
  #expect(try onlyAction(of: "\t " + good.line + "  # why") == good.action)
  #expect(try onlyAction(of: good.line + "#why \"not\r\n") == good.action)
}

@Test func `a number field has one bound or two, and decimals`() throws {
  #expect(try onlyAction(of: "number 0..100 decimals 2") == number("0", "100", decimals: 2))
  #expect(try onlyAction(of: "number ..100") == number(nil, "100"))
  #expect(try onlyAction(of: "number -5..5") == number("-5", "5"))
  #expect(try onlyAction(of: "number 3..") == number("3", nil))
  #expect(
    try onlyAction(of: "number 0.5..1.50 decimals 1") == number("0.5", "1.5", decimals: 1)
  )
  let digits = String(repeating: "9", count: 100)
  #expect(try onlyAction(of: "number -\(digits)..\(digits)") == number("-" + digits, digits))
}

@Test(arguments: [
  ("1.5s", Duration.milliseconds(1500)), ("2s", .seconds(2)), ("0.15s", .milliseconds(150)),
  ("150ms", .milliseconds(150)), ("0.5ms", .microseconds(500)), ("1500ms", .milliseconds(1500)),
  ("0s", .zero), ("007s", .seconds(7)), ("1000000000s", .seconds(1_000_000_000)),
  ("0.1s", .milliseconds(100)), ("1000000000000ms", .seconds(1_000_000_000)),
  ("0.000000000000000001s", Duration(secondsComponent: 0, attosecondsComponent: 1)),
  ("0.3000000000000000000000000s", .milliseconds(300)),
])
func `a wait is exact`(text: String, duration: Duration) throws {
  #expect(try onlyAction(of: "wait " + text) == .wait(duration))
}

@Test(arguments: [
  "left", "shift+right", "ctrl+a", "enter", "escape", "page-up", "f12", "a", "é", "ctrl++", ",",
  ">", "\\",
])
func `a key has its name`(name: String) throws {
  #expect(try onlyAction(of: "key \(name)") == Key(name: name).map { .key($0) })
}

@Test func `a key that means something in a line stands in quotes`() throws {
  #expect(try onlyAction(of: "key \"#\"") == .key(Key(.character("#"))))
  #expect(try onlyAction(of: "key \"\\\"\"") == .key(Key(.character("\""))))
  #expect(
    try onlyAction(of: "key \"ctrl+#\"") == .key(Key(.character("#"), modifiers: .control))
  )
  #expect(try onlyAction(of: "key \" \"") == .key(Key(.character(" "))))
}

@Test func `a line is a setting, a gesture or an expectation`() {
  #expect(GoodLine.settings.allSatisfy { $0.action.role == .setting })
  #expect(GoodLine.gestures.allSatisfy { $0.action.role == .gesture })
  #expect(GoodLine.expectations.allSatisfy { $0.action.role == .expectation })
}

private func onlyAction(of source: String) throws -> ScenarioAction {
  let steps = try Scenario.parse(source).steps
  return try #require(steps.count == 1 ? steps.first : nil).action
}

private func number(_ low: String?, _ high: String?, decimals: Int = 0) -> ScenarioAction? {
  NumberRule(
    minimum: low.flatMap(DecimalText.init),
    maximum: high.flatMap(DecimalText.init),
    decimals: decimals
  ).map { .setting(.number($0)) }
}
