import TextFieldModel
import TextLimits
import TextMeasure

/// A fact of the trace as one JSON object.
enum EventJSON {
  /// The object on one line: `event` first, then what the event has of `range`, `string`, `answer`,
  /// `before`, `text`, `caret`, `selection`, `marked`, `count`, `limit`, `provisional`, `kept`,
  /// `dropped`, `reason`.
  ///
  /// Behind them comes the place of the step that gave it.
  static func line(for event: FieldEvent, file: String, line: Int) -> String {
    let (name, members) = parts(of: event)
    let place: Members = [("file", .string(file)), ("line", .number(line))]
    return JSONText.object([("event", .string(name))] + members + place)
  }

  private typealias Members = [(key: String, value: JSONText)]

  private static func parts(of event: FieldEvent) -> (String, Members) {
    switch event {
    case .shouldChange(let span, let string, let allowed):
      (
        "should-change",
        [
          ("range", numbers(span)), ("string", .string(string)),
          ("answer", .string(allowed ? "yes" : "no")),
        ]
      )
    case .predicted(let text): ("predicted", [("text", .string(text))])
    case .cleaned(let string): ("cleaned", [("string", .string(string))])
    case .clamped(let kept, let dropped, let reason):
      (
        "clamped",
        [
          ("kept", .string(kept)), ("dropped", .string(dropped)),
          ("reason", .string(reason.description)),
        ]
      )
    case .refused(let dropped, let reason):
      ("refused", [("dropped", .string(dropped)), ("reason", .string(reason.description))])
    case .text(let old, let new): ("text", [("before", .string(old.text))] + members(of: new))
    case .selection(let snapshot): ("selection", members(of: snapshot))
    case .marked(let span): ("marked", [("marked", numbers(span))])
    case .editingChanged(let count, let limit, let isProvisional):
      (
        "editing-changed",
        [
          ("count", .number(count)), ("limit", .string(limit?.description ?? "none")),
          ("provisional", .truth(isProvisional)),
        ]
      )
    case .host(let value): ("host", [("text", .string(value))])
    case .alertPresented(let reason, let dropped):
      (
        "alert",
        [
          ("answer", .string("presented")), ("dropped", .string(dropped)),
          ("reason", .string(reason.description)),
        ]
      )
    case .alertSuppressed(let why):
      (
        "alert",
        [
          ("answer", .string("suppressed")),
          ("reason", .string(why == .sameEpisode ? "same episode" : "already presented")),
        ]
      )
    case .alertDismissed: ("alert", [("answer", .string("dismissed"))])
    default: (event.description, [])
    }
  }

  private static func members(of snapshot: FieldSnapshot) -> Members {
    var members: Members = [
      ("text", .string(snapshot.text)), ("caret", .number(snapshot.selection.head)),
    ]
    if !snapshot.selection.isCaret {
      members.append(("selection", numbers(snapshot.selection.span)))
    }
    if let marked = snapshot.marked { members.append(("marked", numbers(marked))) }
    return members
  }

  private static func numbers(_ span: TextSpan) -> JSONText {
    .numbers([span.location, span.length])
  }
}
