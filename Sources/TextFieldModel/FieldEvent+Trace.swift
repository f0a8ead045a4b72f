import TextLimits
import TextMeasure

extension FieldEvent: CustomStringConvertible {
  /// The event as a line of a trace: the same words in the lab, in `--trace` and in scenario files.
  public var description: String {
    switch self {
    case .shouldChange(let span, let string, let allowed):
      "should-change \(Self.text(span)) \(VisibleText.quoted(string)) -> \(allowed ? "yes" : "no")"
    case .predicted(let text): "predicted \(VisibleText.quoted(text))"
    case .cleaned(let text): "cleaned \(VisibleText.quoted(text))"
    case .clamped(let kept, let dropped, let reason):
      "clamped to \(VisibleText.quoted(kept)), dropped \(VisibleText.quoted(dropped)) by \(reason)"
    case .refused(let dropped, let reason):
      "refused \(VisibleText.quoted(dropped)) by \(reason)"
    case .text(let before, let after):
      "text \"\(FieldNotation.string(before))\" => \"\(FieldNotation.string(after))\""
    case .selection(let snapshot): "selection \"\(FieldNotation.string(snapshot))\""
    case .marked(let span): "marked \(Self.text(span))"
    case .unmarked: "unmarked"
    case .editingChanged(let count, let limit, let isProvisional):
      "editing-changed \(count)/\(limit.map { String($0.maximum) } ?? "none")"
        + (isProvisional ? " provisional" : "")
    case .host(let value): "host \(VisibleText.quoted(value))"
    case .alertPresented(let reason, let dropped):
      "alert presented: \(reason), dropped \(VisibleText.quoted(dropped))"
    case .alertSuppressed(.sameEpisode): "alert suppressed: same episode"
    case .alertSuppressed: "alert suppressed: already presented"
    case .alertDismissed: "alert dismissed"
    case .submit: "submit"
    case .beginEditing: "begin-editing"
    case .endEditing: "end-editing"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  private static func text(_ span: TextSpan) -> String { "{\(span.location),\(span.length)}" }
}
