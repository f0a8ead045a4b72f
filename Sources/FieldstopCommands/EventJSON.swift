import FoundationEssentials
import TextFieldModel
import TextLimits
import TextMeasure

/// A fact of the trace as one JSON object.
struct EventJSON: Encodable {
  let event: String
  var range: [Int]?
  var string: String?
  var answer: String?
  var before: String?
  var text: String?
  var caret: Int?
  var selection: [Int]?
  var marked: [Int]?
  var count: Int?
  var limit: String?
  var provisional: Bool?
  var kept: String?
  var dropped: String?
  var reason: String?

  /// The object on one line; keys in the order of the alphabet.
  static func line(for event: FieldEvent) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded.
    guard let data = try? encoder.encode(EventJSON(event)) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private init(_ event: FieldEvent) {
    switch event {
    case .shouldChange(let span, let string, let allowed):
      self.event = "should-change"
      range = [span.location, span.length]
      self.string = string
      answer = allowed ? "yes" : "no"
    case .predicted(let text): (self.event, self.text) = ("predicted", text)
    case .cleaned(let string): (self.event, self.string) = ("cleaned", string)
    case .clamped(let kept, let dropped, let reason):
      self.event = "clamped"
      (self.kept, self.dropped, self.reason) = (kept, dropped, reason.description)
    case .refused(let dropped, let reason):
      self.event = "refused"
      (self.dropped, self.reason) = (dropped, reason.description)
    case .text(let old, let new):
      self.event = "text"
      before = old.text
      take(new)
    case .selection(let snapshot):
      self.event = "selection"
      take(snapshot)
    case .marked(let span): (self.event, marked) = ("marked", [span.location, span.length])
    case .unmarked: self.event = "unmarked"
    case .editingChanged(let count, let limit, let isProvisional):
      self.event = "editing-changed"
      (self.count, self.limit) = (count, limit?.description ?? "none")
      provisional = isProvisional
    case .host(let value): (self.event, text) = ("host", value)
    case .alertPresented(let reason, let dropped):
      (self.event, answer) = ("alert", "presented")
      (self.reason, self.dropped) = (reason.description, dropped)
    case .alertSuppressed(let why):
      (self.event, answer) = ("alert", "suppressed")
      reason = why == .sameEpisode ? "same episode" : "already presented"
    case .alertDismissed: (self.event, answer) = ("alert", "dismissed")
    default: self.event = event.description
    }
  }

  private mutating func take(_ snapshot: FieldSnapshot) {
    text = snapshot.text
    caret = snapshot.selection.head
    if !snapshot.selection.isCaret {
      selection = [snapshot.selection.span.location, snapshot.selection.span.length]
    }
    marked = snapshot.marked.map { [$0.location, $0.length] }
  }
}
