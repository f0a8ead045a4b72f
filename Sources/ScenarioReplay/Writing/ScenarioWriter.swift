import KeyInput
import TextFieldModel
import TextMeasure

/// Writes scenarios in their one form: reading what was written gives the same actions.
package enum ScenarioWriter {
  /// A whole file, with a line for each step and two blanks before the lines of its trace.
  package static func text(_ scenario: Scenario) -> String {
    scenario.steps.map { step in
      line(step.action) + "\n" + step.trace.map { "  > \($0.text.text)\n" }.joined()
    }.joined()
  }

  /// The line of an action, without its end.
  ///
  /// ```swift
  /// ScenarioWriter.line(.suggest(TextSpan(0..<3), "hello", blank: true))  // suggest 0..3 "hello" space
  /// ```
  ///
  /// What the language cannot say is brought inside its bounds: a wait before 0 is written as `0s`.
  package static func line(_ action: ScenarioAction) -> String {
    switch action {
    case .setting(let setting): line(setting)
    case .engine(let engine): "engine \(engine.rawValue)"
    case .field(let text, let selection):
      "field \(quoted(text))\(selection.map { " " + place($0) } ?? "")"
    case .check: "check"
    case .type(let text): "type \(quoted(text))"
    case .insert(let text): "insert \(quoted(text))"
    case .paste(let text): "paste \(quoted(text))"
    case .deleteBackward: "delete"
    case .deleteForward: "forward-delete"
    case .delete(let span): "delete \(range(span))"
    case .key(let key): "key \(name(of: key))"
    case .select(let selection): place(selection)
    case .cut: "cut"
    case .copy: "copy"
    case .blur: "blur"
    case .focus: "focus"
    case .undo(let times): times == 1 ? "undo" : "undo \(times)"
    case .redo(let times): times == 1 ? "redo" : "redo \(times)"
    case .repeated(let times, let text): "repeat \(times) \(quoted(text))"
    case .wait(let time): "wait \(time.decimalSeconds)s"
    case .clearAlerts: "clear-alerts"
    case .compose(let text, let caret, let key):
      "compose \(quoted(text))\(caret.map { " caret \($0)" } ?? "")"
        + "\(key.map { " key " + quoted($0) } ?? "")"
    case .commit(let text): "commit\(text.map { " " + quoted($0) } ?? "")"
    case .cancel: "cancel"
    case .finish: "finish"
    case .pick(let number): "pick \(number)"
    case .pickSuggestion(let number): "suggest \(number)"
    case .suggest(let span, let text, let blank):
      "suggest \(range(span)) \(quoted(text))\(blank ? " space" : "")"
    case .replace(let span, let text): "replace \(range(span)) \(quoted(text))"
    case .observe(let text, let caret): "observe \(quoted(text)) caret \(caret)"
    case .continued(let action): "and \(line(action))"
    case .bytes(let bytes): "bytes \(quoted(bytes))"
    case .expect(let expectation): "expect \(line(expectation))"
    }
  }

  static func quoted(_ text: String) -> String { VisibleText.quoted(text) }

  static func range(_ span: TextSpan) -> String { "\(span.location)..\(span.end)" }

  private static func place(_ selection: TextSelection) -> String {
    guard !selection.isCaret else { return "caret \(selection.head)" }
    let isBackward = selection.head < selection.anchor
    return "select \(range(selection.span))\(isBackward ? " backward" : "")"
  }

  /// The name of a key, in quotes where a line would take it for something else.
  private static func name(of key: Key) -> String {
    let name = key.name
    let quoted = quoted(name)
    return quoted == "\"\(name)\"" && !name.contains("#") ? name : quoted
  }

  /// Bytes as text where they are visible text, and as `\xHH` elsewhere.
  private static func quoted(_ bytes: [UInt8]) -> String {
    var result = "\""
    var rest = bytes[...]
    var opens = true
    while let first = rest.first {
      if first >= 0x20, first != 0x7F, let scalar = firstScalar(of: rest) {
        result += VisibleText.escaped(scalar, opens: opens)
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        let digits = String(first, radix: 16)
        result += (digits.utf8.count == 1 ? "\\x0" : "\\x") + digits
        rest = rest.dropFirst()
      }
      opens = false
    }
    return result + "\""
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
