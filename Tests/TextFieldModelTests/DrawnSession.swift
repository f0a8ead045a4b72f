import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// A session that is told, and asked, in drawings.
struct DrawnSession {
  var session: FieldSession

  init(
    _ drawn: String,
    _ limit: Int? = nil,
    _ policy: LimitPolicy = .preEdit,
    alerts: AlertPolicy = .whilePresented
  ) throws {
    let start = try #require(FieldNotation.parse(drawn))
    session = FieldSession(
      field: Field(TextState(start.text, selection: start.selection)),
      host: HostProgram(
        rule: .lengths(limit.map { [LengthLimit($0)] } ?? []),
        policy: policy,
        gate: AlertGate(policy: alerts)
      )
    )
  }

  /// The field as it stands.
  var drawing: String { FieldNotation.string(FieldSnapshot(of: session.field)) }

  /// Makes gestures, one after the other.
  ///
  /// - Returns: their events.
  @discardableResult
  mutating func perform(_ gestures: Gesture...) throws -> [FieldEvent] {
    var events: [FieldEvent] = []
    for gesture in gestures { events += try session.perform(gesture) }
    return events
  }

  /// Letters of a composition, key by key.
  @discardableResult
  mutating func compose(_ letters: String) throws -> [FieldEvent] {
    var events: [FieldEvent] = []
    for end in letters.indices {
      events += try perform(
        .compose(String(letters[...end]), caret: nil, key: String(letters[end]))
      )
    }
    return events
  }
}
