import InputMethods
import KeyInput
import TextFieldModel

/// What a composer answered to a row of keys, a line for each answer.
///
/// `ask n: {ni|}` is marked text with its caret and the key the field's owner is asked about, `mark: {…}` asks
/// nobody; U+2006 is shown as `⎵`.
struct ComposerTrace {
  var composer = PinyinComposer()

  /// Presses keys: each character is one, and `<name>` is a named key.
  mutating func press(_ keys: String) -> [String] {
    Self.keys(keys).flatMap { key in Self.lines(of: composer.handle(key)) }
  }

  /// Picks a candidate by its place among all.
  mutating func pick(_ index: Int) -> [String]? {
    composer.pick(index).map { $0.map(Self.line(of:)) }
  }

  /// The keys of a text.
  static func keys(_ text: String) -> [Key] {
    var keys: [Key] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "<", let close = rest.firstIndex(of: ">"),
        let code = named[String(rest[rest.index(after: rest.startIndex)..<close])]
      {
        keys.append(Key(code))
        rest = rest[rest.index(after: close)...]
      } else {
        keys.append(Key(.character(String(first))))
        rest = rest.dropFirst()
      }
    }
    return keys
  }

  private static let named: [String: Key.Code] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "bs": .backspace, "del": .delete, "enter": .enter,
    "tab": .tab, "esc": .escape, "f1": .function(1),
  ]

  private static func lines(of response: InputResponse) -> [String] {
    switch response {
    case .passed: ["passed"]
    case .actions(let actions): actions.isEmpty ? ["taken"] : actions.map(line(of:))
    case .unmarkThenPass: ["unmark", "passed"]
    @unknown default: ["?"]
    }
  }

  static func line(of action: InputAction) -> String {
    switch action {
    case .setMarkedText(let text, let caret, let key):
      let units = Array(text.utf16)
      let before = String(decoding: units.prefix(caret), as: UTF16.self)
      let after = String(decoding: units.dropFirst(caret), as: UTF16.self)
      let shown = "\(before)|\(after)".map { $0 == "\u{2006}" ? "⎵" : String($0) }.joined()
      return (key.map { "ask \($0): " } ?? "mark: ") + "{\(shown)}"
    case .commitMarkedText(let text): return "commit \(text)"
    case .cancelMarkedText: return "cancel"
    case .insertText(let text): return "insert \(text)"
    case .pickSuggestion(_, let text, _): return "suggest \(text)"
    }
  }
}
