import InputMethods
import ScreenCells
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Compares what should be with what is.
struct ExpectationCheck {
  private let simulator: Simulator
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
    case .text(let text): compare("text", text, field.state.text.string)
    case .host(let text): compare("host", text, simulator.session.host.value)
    case .dropped(let text): compare("dropped", text, tally.dropped)
    case .caret(let offset): compareCaret(offset)
    case .selection(let span): compareSelection(span)
    case .marked(let text):
      compare("marked", text.map(VisibleText.quoted), field.markedText.map(VisibleText.quoted))
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
    if sameUnits(expected, got) { return nil }
    let isText = ["text", "host", "dropped"].contains(word)
    let (left, right) = isText ? Self.apart(expected, got) : (expected, got)
    return Difference(expected: "\(word) \(left)", got: right)
  }

  private func compare(_ word: String, _ expected: String?, _ got: String?) -> Difference? {
    compare(word, expected ?? "none", got ?? "none")
  }

  /// Two texts in quotes, with their scalars where they look alike.
  private static func apart(_ left: String, _ right: String) -> (String, String) {
    let quoted = (VisibleText.quoted(left), VisibleText.quoted(right))
    guard left == right else { return quoted }
    func scalars(_ text: String) -> String {
      text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        .joined(separator: " ")
    }
    return ("\(quoted.0) (\(scalars(left)))", "\(quoted.1) (\(scalars(right)))")
  }

  private func compareCaret(_ offset: Int) -> Difference? {
    let state = simulator.session.field.state
    let isMet = state.selection.isCaret && state.selection.head == offset
    return isMet
      ? nil : Difference(expected: "caret \(offset)", got: drawn(state.selection))
  }

  private func compareSelection(_ span: TextSpan) -> Difference? {
    let state = simulator.session.field.state
    return state.selection.span == span
      ? nil
      : Difference(
        expected: "selection \(span.location)..\(span.end)",
        got: drawn(state.selection)
      )
  }

  private func drawn(_ selection: TextSelection) -> String {
    let place =
      selection.isCaret
      ? "caret \(selection.head)"
      : "selection \(selection.span.location)..\(selection.span.end)"
    return "\(place) in \"\(FieldNotation.string(FieldSnapshot(of: simulator.session.field)))\""
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
