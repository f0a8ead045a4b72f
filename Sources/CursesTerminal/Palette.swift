import ScreenCells

/// What styles look like on one terminal.
struct Palette: Equatable, Sendable {
  /// The colours there are.
  let depth: ColorDepth

  /// The attributes the terminal has.
  let attributes: CellStyle.Attributes

  /// Returns the attributes to draw a style with.
  ///
  /// Without colour the role's attributes join the style's own. Where dim is missing, the cell that
  /// would have been dim is bold: different matters more than fainter.
  func attributes(of style: CellStyle) -> CellStyle.Attributes {
    var result = style.attributes
    if depth == .none { result.formUnion(style.role.attributesWithoutColor) }
    if result.contains(.dim), !attributes.contains(.dim) { result.formUnion(.bold) }
    return result.intersection(attributes)
  }

  /// Returns the number of a role's pair of colours; 0 is the terminal's own.
  func pair(of role: ColorRole) -> Int16 {
    color(of: role) == nil ? 0 : Int16(role.rawValue)
  }

  /// Returns a role's colour, or none for the terminal's own foreground.
  ///
  /// The indexed ones are of middling lightness, to be read on black as on white.
  func color(of role: ColorRole) -> Int16? {
    switch (depth, role) {
    case (.none, _), (_, .plain): nil
    case (.eight, .accent): 6
    case (.eight, .warning): 3
    case (.eight, .error): 1
    case (.eight, .success): 2
    case (.eight, .muted): nil
    case (.eight, .standIn): 5
    case (.indexed, .accent): 32
    case (.indexed, .warning): 166
    case (.indexed, .error): 161
    case (.indexed, .success): 28
    case (.indexed, .muted): 244
    case (.indexed, .standIn): 133
    }
  }

  /// Returns the sequence that sets a style, from a clean pen.
  func sequence(for style: CellStyle) -> String {
    let codes: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    let set = attributes(of: style)
    var parts = codes.compactMap { set.contains($0.0) ? $0.1 : nil }
    switch (depth, color(of: style.role)) {
    case (.eight, let color?): parts.append("\(30 + color)")
    case (.indexed, let color?): parts.append("38;5;\(color)")
    default: break
    }
    return parts.isEmpty ? "" : "\u{1B}[" + parts.joined(separator: ";") + "m"
  }
}
