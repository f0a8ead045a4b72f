import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Texts and places, as differences show them: in caret notation, with the scalars where two texts
/// look alike.
extension ExpectationCheck {
  /// Compares texts unit by unit; `nil` is no text at all.
  ///
  /// A field is drawn with its caret.
  func compareText(
    _ word: String,
    _ expected: String?,
    _ got: String?,
    drawing field: Field? = nil
  ) -> Difference? {
    switch (expected, got) {
    case (nil, nil): return nil
    case (let expected?, let got?) where sameUnits(expected, got): return nil
    default: break
    }
    let alike = LookAlike(expected ?? "", got ?? "")
    func shown(_ text: String?, _ scalars: String?) -> String {
      guard let text else { return "none" }
      return Self.quoted(FieldSnapshot.shortened(text)) + (scalars.map { " (\($0))" } ?? "")
    }
    let drawn = field.map { Self.drawn($0) + (alike.map { " (\($0.got))" } ?? "") }
    return Difference(
      expected: "\(word) \(shown(expected, alike?.expected))",
      got: drawn ?? shown(got, alike?.got)
    )
  }

  func compareCaret(_ offset: Int) -> Difference? {
    let selection = simulator.session.field.state.selection
    return selection == .caret(offset) ? nil : difference(from: .caret(offset), "caret \(offset)")
  }

  func compareSelection(_ span: TextSpan) -> Difference? {
    let selection = simulator.session.field.state.selection
    return selection.span == span
      ? nil : difference(from: TextSelection(span), "selection \(span.location)..\(span.end)")
  }

  private func difference(from expected: TextSelection, _ place: String) -> Difference {
    let field = simulator.session.field
    let selection = field.state.selection
    let wanted = Field(TextState(field.state.text, selection: expected))
    let got =
      selection.isCaret
      ? "caret \(selection.head)"
      : "selection \(selection.span.location)..\(selection.span.end)"
    return Difference(
      expected: "\(place) in \(Self.drawn(wanted))",
      got: "\(got) in \(Self.drawn(field))"
    )
  }

  /// A field with its caret.
  private static func drawn(_ field: Field) -> String {
    "\"\(FieldNotation.string(FieldSnapshot(of: field)))\""
  }

  /// A text in the same notation.
  private static func quoted(_ text: String) -> String {
    "\"\(FieldNotation.string(text, selection: nil))\""
  }
}
