import KeyInput
import ScenarioReplay
import Simulation
import TestSupport
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

@Test func `any action is read back as it was written`() throws {
  var actions = ActionGenerator()
  for _ in 0..<3_000 {
    let action = actions.action()
    let line = ScenarioWriter.line(action)
    let steps = try Scenario.parse(line).steps
    #expect(steps.map(\.action) == [action], "\(line)")
    // Equality of strings is canonical equivalence; the written form is exact.
    let again = steps.map { ScenarioWriter.line($0.action) }.joined()
    #expect(sameUnits(again, line))
  }
}

@Test func `a whole scenario is read back as it was written`() throws {
  var actions = ActionGenerator()
  let scenario = Scenario(
    steps: (0..<50).map { place in
      let action = actions.action()
      let lines = action.role == .expectation ? 0 : 1
      return ScenarioStep(
        line: 2 * place,
        action: action,
        trace: (0..<lines).map { ExpectedTraceLine(line: $0, text: TraceLine("host \"#\"")) }
      )
    }
  )
  let read = try Scenario.parse(ScenarioWriter.text(scenario))
  #expect(read.steps.map(\.action) == scenario.steps.map(\.action))
  #expect(read.steps.map { $0.trace.map(\.text) } == scenario.steps.map { $0.trace.map(\.text) })
}

@Test(arguments: [
  ("select 3..3", "caret 3"), ("select 3..3 backward", "caret 3"),
  ("select 1..2  backward", "select 1..2 backward"), ("undo 1", "undo"),
  ("number ..100", "number 0..100"),
  ("number 0.50..1 decimals 2", "number 0.5..1 decimals 2"), ("number 3..", "number 3.."),
  ("wait 1500ms", "wait 1.5s"), ("wait 2.000s", "wait 2s"), ("toast 1.50s", "toast 1.5"),
  ("limit 1 utf8 ,2 columns", "limit 1 utf8, 2 columns"), ("key alt+ctrl+a", "key ctrl+alt+a"),
  ("key \"left\"", "key left"), ("key \"#\"", "key \"#\""), ("key \"\\\"\"", "key \"\\\"\""),
  (#"type "\u{61}\u{200d}""#, #"type "a\u{200D}""#),
  (#"bytes "\x41\u{1B}\xc3\xa9\xff\x0A""#, #"bytes "A\x1bé\xff\x0a""#),
  ("suggest 0..1   \"a\"  space", "suggest 0..1 \"a\" space"),
])
func `an action has one written form`(line: String, written: String) throws {
  let action = try #require(try Scenario.parse(line).steps.first).action
  #expect(ScenarioWriter.line(action) == written)
}

/// Makes actions of all kinds that the language can say.
private struct ActionGenerator {
  var texts = TextGenerator("scenario actions")

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &texts.random) }

  mutating func pick<Choice>(_ choices: [Choice], or other: Choice) -> Choice {
    choices.randomElement(using: &texts.random) ?? other
  }

  mutating func text() -> String { texts.text(pieces: 0...4) }

  mutating func maybe() -> String? { int(0...1) == 0 ? nil : text() }

  mutating func span(from low: Int = -5) -> TextSpan {
    let start = int(low...20)
    return TextSpan(start..<start + int(0...3))
  }

  mutating func selection() -> TextSelection {
    let span = span()
    return int(0...1) == 0
      ? TextSelection(span) : TextSelection(anchor: span.end, head: span.location)
  }

  mutating func duration() -> Duration {
    int(0...1) == 0
      ? .milliseconds(int(0...5_000))
      : Duration(
        secondsComponent: Int64(int(0...999_999_999)),
        attosecondsComponent: .random(in: 0..<1_000_000_000_000_000_000, using: &texts.random)
      )
  }

  mutating func action() -> ScenarioAction {
    switch int(0...2) {
    case 0: setting()
    case 1: gesture()
    default: .expect(expectation())
    }
  }

  mutating func setting() -> ScenarioAction {
    switch int(0...9) {
    case 0:
      return .setting(
        .lengths(
          (0..<int(0...3)).map { _ in
            LengthLimit(int(0...Int.max), pick(TextUnit.allCases, or: .utf16))
          }
        )
      )
    case 1:
      let bounds = [int(-1_000...1_000), int(-1_000...1_000)].sorted()
      let decimals = int(0...3)
      let rule = NumberRule(
        minimum: DecimalText("\(bounds[0])"),
        maximum: int(0...2) == 0
          ? nil : DecimalText(decimals == 0 ? "\(bounds[1])" : "\(max(0, bounds[1])).5"),
        decimals: decimals
      )
      return rule.map { .setting(.number($0)) } ?? .check
    case 2: return .setting(.exceed(pick(NumberRule.Excess.allCases, or: .clamp)))
    case 3: return .setting(.policy(pick(LimitPolicy.allCases, or: .naive)))
    case 4: return .setting(.alerts(pick(AlertPolicy.allCases, or: .every)))
    case 5: return .setting(.toast(duration()))
    case 6: return .setting(.keyboard(pick(KeyboardKind.allCases, or: .plain)))
    case 7: return .setting(.profile(pick(Profile.all, or: .iOS18)))
    case 8: return .setting(.size(ScreenSize(rows: int(1...1_000), columns: int(1...1_000))))
    default: return .engine(pick(EngineChoice.allCases, or: .auto))
    }
  }

  mutating func gesture() -> ScenarioAction {
    switch int(0...19) {
    case 0: .field(text(), int(0...1) == 0 ? nil : selection())
    case 1: int(0...1) == 0 ? .type(text()) : .insert(text())
    case 2: .paste(text())
    case 3: .delete(span())
    case 4: .key(key())
    case 5: .select(selection())
    case 6: pick([.cut, .copy, .blur, .focus, .cancel, .finish, .clearAlerts, .check], or: .cut)
    case 7: pick([.deleteBackward, .deleteForward], or: .deleteForward)
    case 8: .undo(int(1...1_000_000))
    case 9: .redo(int(1...2))
    case 10: .repeated(int(1...1_000_000), text())
    case 11: .wait(duration())
    case 12: .compose(text(), caret: int(0...1) == 0 ? nil : int(-1...9), key: maybe())
    case 13: .commit(maybe())
    case 14: .pick(int(1...9))
    case 15: .pickSuggestion(int(1...3))
    case 16: .suggest(span(), text(), blank: int(0...1) == 0)
    case 17: .replace(span(), text())
    case 18: .observe(text(), caret: int(-3...30))
    default: .bytes(bytes())
    }
  }

  mutating func bytes() -> [UInt8] {
    (0..<int(0...6)).flatMap { _ in
      int(0...1) == 0 ? [UInt8(int(0...255))] : Array(texts.text(pieces: 1...1).utf8)
    }
  }

  mutating func key() -> Key {
    let names = ["left", "f12", "space", "page-up", "#", "\"", "\\", "+", "ctrl+#", "alt+\"", ">"]
    let name = int(0...1) == 0 ? text().first.map(String.init) : nil
    return Key(name: name ?? pick(names, or: "a")) ?? Key(.enter, modifiers: .shift)
  }

  mutating func expectation() -> ScenarioReplay.Expectation {
    switch int(0...15) {
    case 0: .text(text())
    case 1: .host(text())
    case 2: .caret(int(0...30))
    case 3: .selection(span(from: 0))
    case 4: .marked(maybe())
    case 5: .count(int(0...Int.max), pick(TextUnit.allCases + [nil], or: nil))
    case 6: .state(pick(NumberState.allCases, or: .ok))
    case 7: .dropped(text())
    case 8: .alerts(int(0...9))
    case 9: .suppressed(int(0...9))
    case 10: .rejections(int(0...9))
    case 11: .changed(int(0...9))
    case 12: .toast(maybe())
    case 13: .screen(text())
    case 14: .candidates((0...int(0...3)).map { _ in text() })
    default: .bar((0...int(0...3)).map { _ in text() })
    }
  }
}
