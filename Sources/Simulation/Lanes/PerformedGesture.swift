package import TextFieldModel
package import TextLimits
package import TextMeasure

/// What matters of a field at one moment.
package struct FieldMoment: Hashable, Sendable {
  /// The text and the selection.
  package let state: TextState

  /// The marked span; `nil` without a composition.
  package let marked: TextSpan?

  /// The text and selection from before the composition, and the span that its commit replaces.
  package let composition: Composition?

  /// What a commit is judged against.
  package struct Composition: Hashable, Sendable {
    package let state: TextState
    package let span: TextSpan
  }

  /// What matters of a field now.
  package init(of field: Field) {
    state = field.state
    marked = field.marked
    composition = field.beforeComposition.map { Composition(state: $0.state, span: $0.span) }
  }
}

/// A gesture with what was before it and what came of it.
package struct PerformedGesture: Sendable {
  package let gesture: Gesture
  package let before: FieldMoment
  package let after: FieldMoment
  /// The program afterwards.
  package let host: HostProgram
  package let events: [FieldEvent]

  /// Takes down what a session has done.
  package init(
    _ gesture: Gesture,
    from before: FieldMoment,
    to session: FieldSession,
    _ events: [FieldEvent]
  ) {
    self.gesture = gesture
    self.before = before
    after = FieldMoment(of: session.field)
    host = session.host
    self.events = events
  }

  /// Whether the delegate refused a key of a composition.
  package var isRefusedKey: Bool {
    guard case .compose = gesture else { return false }
    return events.contains {
      if case .shouldChange(_, _, allowed: false) = $0 { true } else { false }
    }
  }
}
