import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

extension ScenarioWriter {
  static func line(_ setting: Setting) -> String {
    switch setting {
    case .lengths(let limits):
      "limit "
        + (limits.isEmpty ? "none" : limits.map(\.description).joined(separator: ", "))
    case .number(let rule):
      "number \(rule.range)" + (rule.decimals == 0 ? "" : " decimals \(rule.decimals)")
    case .exceed(let excess): "exceed \(excess.rawValue)"
    case .policy(let policy): "policy \(policy.rawValue)"
    case .alerts(let policy): "alerts \(policy.rawValue)"
    case .toast(let time): "toast \(time.decimalSeconds)"
    case .keyboard(let kind): "keyboard \(kind.rawValue)"
    case .profile(let profile): "profile \(profile.name)"
    case .size(let size): "size \(size.columns)x\(size.rows)"
    }
  }

  /// What stands behind `expect`.
  static func line(_ expectation: Expectation) -> String {
    switch expectation {
    case .text(let text): "text \(quoted(text))"
    case .host(let text): "host \(quoted(text))"
    case .caret(let offset): "caret \(offset)"
    case .selection(let span): "selection \(range(span))"
    case .marked(let text): "marked \(text.map(quoted) ?? "none")"
    case .count(let count, let unit): "count \(count)\(unit.map { " " + $0.rawValue } ?? "")"
    case .state(let state): "state \(state.rawValue)"
    case .dropped(let text): "dropped \(quoted(text))"
    case .alerts(let count): "alerts \(count)"
    case .suppressed(let count): "suppressed \(count)"
    case .rejections(let count): "rejections \(count)"
    case .changed(let count): "changed \(count)"
    case .toast(let text): "toast \(text.map(quoted) ?? "none")"
    case .screen(let name): "screen \(quoted(name))"
    case .candidates(let texts): "candidates \(texts.map(quoted).joined(separator: " "))"
    case .bar(let texts): "bar \(texts.map(quoted).joined(separator: " "))"
    }
  }
}
