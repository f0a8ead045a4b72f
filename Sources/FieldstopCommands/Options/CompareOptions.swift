package import ScenarioReplay
package import Simulation
package import TextLimits

/// How a comparison is written.
///
/// There will be no other cases.
package enum CompareFormat: Hashable, Sendable {
  /// A table for people.
  case table
  /// One JSON object a line, a line for each policy.
  case json
}

/// What a comparison starts with; a file's own settings win.
package struct CompareOptions: Hashable, Sendable {
  /// The choices that differ from their defaults, in the order to apply them.
  package var settings: [Setting] = []
  /// The text of the field; `nil` where none was given.
  package var text: String?
  package var engine = EngineChoice.embedded
  /// The policies in their order; `nil` for all that limit such a field.
  package var policies: [LimitPolicy]?
  package var format = CompareFormat.table

  /// A comparison without any option.
  package init() {}
}
