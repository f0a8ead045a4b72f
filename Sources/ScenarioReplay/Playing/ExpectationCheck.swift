import InputMethods
import ScreenCells
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Compares what should be with what is.
struct ExpectationCheck {
  let simulator: Simulator
  private let screens: [String: String]

  init(_ simulator: Simulator, _ screens: [String: String]) {
    self.simulator = simulator
    self.screens = screens
  }

  /// What differs; `nil` where all is as it should be.
  func difference(from expectation: Expectation) -> Difference? {
    let field = simulator.session.field
    let tally = simulator.session.tally
    return switch expectation {
    case .text(let text): compareText("text", text, field.state.text.string, drawing: field)
    case .host(let text): compareText("host", text, simulator.session.host.value)
    case .dropped(let text): compareText("dropped", text, tally.dropped)
    case .caret(let offset): compareCaret(offset)
    case .selection(let span): compareSelection(span)
    case .marked(let text): compareText("marked", text, field.markedText)
    case .count(let count, let unit): compareCount(count, unit)
    case .state(let state): compare("state", state.rawValue, numberState)
    case .alerts(let count): compare("alerts", "\(count)", "\(tally.alerts)")
    case .suppressed(let count): compare("suppressed", "\(count)", "\(tally.suppressed)")
    case .rejections(let count): compare("rejections", "\(count)", "\(tally.rejections)")
    case .changed(let count): compare("changed", "\(count)", "\(tally.changed)")
    case .toast(let part): compareToast(part)
    case .screen(let name): compareScreen(name)
    case .candidates(let texts):
      compareFirst("candidates", texts, simulator.keyboard.candidates?.items ?? [])
    case .bar(let texts): compareFirst("bar", texts, simulator.suggestions.map(\.text))
    }
  }

  private func compare(_ word: String, _ expected: String, _ got: String) -> Difference? {
    sameUnits(expected, got) ? nil : Difference(expected: "\(word) \(expected)", got: got)
  }

  private func compareCount(_ count: Int, _ unit: TextUnit?) -> Difference? {
    let rule = simulator.session.host.rule
    if unit == nil, case .number = rule {
      return Difference(expected: "count \(count)", got: "a number field, which has no unit")
    }
    let unit = unit ?? rule.limits.first?.unit ?? .utf16
    let got = unit.count(simulator.session.field.state.text.string)
    return got == count
      ? nil
      : Difference(expected: "count \(count) \(unit.rawValue)", got: "\(got)")
  }

  private var numberState: String {
    guard case .number(let rule) = simulator.session.host.rule else {
      return "none, for this is no number field"
    }
    return rule.state(of: simulator.session.field.state.text.string).rawValue
  }

  private func compareToast(_ part: String?) -> Difference? {
    let toasts = simulator.toasts.toasts
    let shown = toasts.filter { $0.isPresented || part != nil }.map(\.text)
    let got = shown.isEmpty ? "none" : shown.map(VisibleText.quoted).joined(separator: " ")
    guard let part else {
      return shown.isEmpty ? nil : Difference(expected: "toast none", got: got)
    }
    return shown.contains { $0.contains(part) }
      ? nil : Difference(expected: "toast \(VisibleText.quoted(part))", got: got)
  }

  private func compareScreen(_ name: String) -> Difference? {
    let got = ScenePainter.paint(Scene(simulator)).text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    guard let wanted = screens[name] else {
      return Difference(expected: "screen \(VisibleText.quoted(name))", got: "no such file")
    }
    let expected = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    for row in 0..<max(got.count, expected.count) {
      let left = row < expected.count ? expected[row] : ""
      let right = row < got.count ? got[row] : ""
      if !sameUnits(left, right) {
        return Difference(
          expected: "screen \(VisibleText.quoted(name)) row \(row + 1) "
            + VisibleText.quoted(String(left)),
          got: VisibleText.quoted(String(right))
        )
      }
    }
    return nil
  }

  private func compareFirst(
    _ word: String,
    _ expected: [String],
    _ got: [String]
  ) -> Difference? {
    let isMet =
      got.count >= expected.count && zip(expected, got).allSatisfy { sameUnits($0, $1) }
      && (!expected.isEmpty || got.isEmpty)
    func list(_ texts: [String]) -> String {
      texts.isEmpty ? "none" : texts.map(VisibleText.quoted).joined(separator: " ")
    }
    return isMet
      ? nil
      : Difference(
        expected: "\(word) \(list(expected))",
        got: list(Array(got.prefix(max(expected.count, 3))))
      )
  }
}
