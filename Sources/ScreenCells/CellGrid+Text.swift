import Simulation

extension CellGrid {
  /// The rows as a reader sees them, without the blanks at their ends.
  package var rowTexts: [String] {
    (0..<size.rows).map { index in
      var text = (0..<size.columns).reduce(into: "") { $0 += shownText(row: index, column: $1) }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The grid as text, a line for each row, with a line end after each.
  package var text: String {
    rowTexts.reduce(into: "") { $0 += $1 + "\n" }
  }

  /// What an annotated drawing of a grid marks.
  package enum Annotation: Sendable {
    /// Attributes: `{u:…}`.
    case attributes
    /// Attributes and the meaning of colours: `{u standIn:…}`, `{warning:…}`.
    case attributesAndRoles
  }

  /// Returns the grid as text that shows its styles and its cursor.
  ///
  /// A run of one style stands in braces, the attributes by their first letters in the order
  /// `bdiru`: `{u:ni} {ru:hao}`. The cursor is a `^` before its cell. A brace, a `^` or a backslash
  /// of the grid's own has a backslash before it. Blanks without a style at the end of a row are
  /// left out.
  package func annotatedText(marking annotation: Annotation = .attributes) -> String {
    (0..<size.rows).reduce(into: "") { $0 += annotated(row: $1, marking: annotation) + "\n" }
  }

  /// Returns what a reader sees in a cell: the overlay where there is one.
  func shownText(row: Int, column: Int) -> String {
    let overlay = overlay(row: row, column: column)
    return overlay.isEmpty ? self[row, column].text : overlay
  }

  private func annotated(row index: Int, marking annotation: Annotation) -> String {
    let cursorColumn = cursor.flatMap { $0.row == index ? $0.column : nil }
    let last = (0..<size.columns).last { self[index, $0] != .blank || $0 == cursorColumn }
    var result = ""
    var label = ""
    for column in 0..<(last.map { $0 + 1 } ?? 0) {
      let next = self[index, column].style.label(marking: annotation)
      if next != label {
        result += (label.isEmpty ? "" : "}") + (next.isEmpty ? "" : "{\(next):")
        label = next
      }
      result += column == cursorColumn ? "^" : ""
      result += shownText(row: index, column: column).escapedForAnnotation
    }
    return result + (label.isEmpty ? "" : "}")
  }
}

extension CellStyle {
  /// The letters of the attributes and, where asked for, the role.
  fileprivate func label(marking annotation: CellGrid.Annotation) -> String {
    let letters: [(Attributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.reverse, "r"), (.underline, "u"),
    ]
    let set = letters.reduce(into: "") { if attributes.contains($1.0) { $0 += $1.1 } }
    guard annotation == .attributesAndRoles, role != .plain else { return set }
    return set.isEmpty ? role.name : "\(set) \(role.name)"
  }
}

extension String {
  fileprivate var escapedForAnnotation: String {
    switch unicodeScalars.first {
    case "{", "}", "^", "\\": "\\" + self
    default: self
    }
  }
}
