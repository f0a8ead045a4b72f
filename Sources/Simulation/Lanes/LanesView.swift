package import TextFieldModel
package import TextLimits

/// The lanes as the screen shows them.
package struct LanesView: Sendable {
  /// One policy's field.
  package struct Lane: Sendable {
    package let policy: LimitPolicy
    package let field: FieldSnapshot
    /// What stood there and is lost, runs apart.
    package let yours: [String]
    /// What was to come in and is lost.
    package let inserted: [String]
    /// How many alerts came on screen, and how many were held back.
    package let alerts: (presented: Int, suppressed: Int)
  }

  /// All lanes.
  package let lanes: [Lane]

  /// The first one that is shown.
  package let first: Int

  init(_ lanes: Lanes) {
    self.lanes = lanes.lanes.map { lane in
      let tally = lane.session.tally
      return Lane(
        policy: lane.policy,
        field: FieldSnapshot(of: lane.session.field),
        yours: lane.trace.yours,
        inserted: lane.trace.inserted,
        alerts: (tally.alerts, tally.suppressed)
      )
    }
    first = lanes.first
  }
}
