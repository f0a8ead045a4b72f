package import ScenarioReplay
package import Simulation

/// What a replay prints beside its results.
///
/// There will be no other cases.
package enum TraceFormat: Hashable, Sendable {
  case none
  case text
  case json
}

/// What happens to the lines of a file that say what must come.
///
/// There will be no other cases.
package enum ExpectationUse: Hashable, Sendable {
  /// They are compared.
  case compare
  /// They are rewritten.
  case update
}

/// What a replay starts with; a file's own settings win.
package struct ReplayOptions: Hashable, Sendable {
  /// The choices that differ from their defaults, in the order to apply them.
  package var settings: [Setting] = []
  /// The text of the field; `nil` where none was given.
  package var text: String?
  package var engine = EngineChoice.embedded
  package var trace = TraceFormat.none
  package var expectations = ExpectationUse.compare
  /// The file for the results as JUnit XML.
  package var junit: String?
  /// The file for a picture of the last screen, as SVG.
  package var picture: String?

  /// A replay without any option.
  package init() {}
}
