/// The words that a line may begin with, or stand behind `expect`.
enum ScenarioWord {
  /// How the field works.
  enum Setting: String, CaseIterable {
    case limit, number, exceed, policy, alerts, toast, keyboard, engine, profile, size
  }

  /// What happens.
  enum Step: String, CaseIterable {
    case field, check
    case type, insert, paste, delete
    case forwardDelete = "forward-delete"
    case key, caret, select, cut, copy, blur, focus, undo, redo
    case repeated = "repeat"
    case wait, compose, commit, cancel, finish, pick, suggest, replace, observe, bytes, expect
    case clearAlerts = "clear-alerts"
    case and
  }

  /// What must be so.
  enum Expectation: String, CaseIterable {
    case text, host, caret, selection, marked, count, state, dropped
    case alerts, suppressed, rejections, changed, toast, screen, candidates, bar
  }

  /// The words of gestures that may go on with the one above.
  static let continuing = [
    "type", "insert", "paste", "delete", "forward-delete", "caret", "select", "cut", "blur",
    "focus",
    "undo", "redo", "compose", "commit", "cancel", "finish", "suggest", "replace", "observe",
  ]

  /// All words that a line may begin with.
  static let all = Step.allCases.map(\.rawValue) + Setting.allCases.map(\.rawValue)
}

/// Words of the language whose machinery this version has not.
enum LaterWord {
  static let keyboards: Set = ["hangul", "kana", "dead-keys"]
  static let keyboardSwitches: Set = [
    "double-space", "smart-quotes", "smart-dashes", "autocorrection", "inline-prediction",
    "hangul-asks",
  ]
  static let profiles: Set = ["ios-9", "ios-26", "macos"]
}
