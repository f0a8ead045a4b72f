package import CursesTerminal
package import ScenarioReplay
package import Simulation

/// Which glyphs are drawn: until terminals can be told apart, `auto` is the safe ones.
package enum GlyphChoice: String, CaseIterable, Hashable, Sendable {
  case safe
  case auto
}

/// What the lab starts with.
package struct RunOptions: Hashable, Sendable {
  /// The choices that differ from their defaults, in the order to apply them.
  package var settings: [Setting] = []
  /// The text of the field; `nil` where none was given.
  package var text: String?
  /// The prepared situation, 1 to 8.
  package var situation: Int?
  package var engine = EngineChoice.auto
  package var color = ColorMode.auto
  /// The scenario that is played before the keyboard is the user's.
  package var scenario: String?
  /// How it is played.
  package var pace = Playback.Pace.timed
  /// The new file that everything is recorded to.
  package var record: String?

  /// The lab without any option.
  package init() {}
}
