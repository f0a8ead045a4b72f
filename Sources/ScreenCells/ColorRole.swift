/// What a colour means.
package enum ColorRole: UInt8, CaseIterable, Sendable {
  /// The terminal's own foreground.
  case plain
  /// Names of keys, the frame of what has the focus.
  case accent
  /// Near or at the limit.
  case warning
  /// Over the limit; a difference between two policies.
  case error
  /// An expectation that was met.
  case success
  /// What is there but not now: a placeholder, the last words of a toast.
  case muted
  /// A cell that shows less than the text holds; the caret line says what it really is.
  case standIn

  /// The role's name, as drawings and pictures have it.
  package var name: String {
    switch self {
    case .plain: "plain"
    case .accent: "accent"
    case .warning: "warning"
    case .error: "error"
    case .success: "success"
    case .muted: "muted"
    case .standIn: "standIn"
    }
  }

  /// The attributes that take the colour's place where there is none.
  ///
  /// ``warning`` and ``error`` differ from everything else and from each other. ``success`` needs
  /// no cue beside its words.
  package var attributesWithoutColor: CellStyle.Attributes {
    switch self {
    case .plain, .success: []
    case .accent, .warning: .bold
    case .error: [.bold, .reverse]
    case .muted, .standIn: .dim
    }
  }
}
