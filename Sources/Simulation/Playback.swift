/// Where the lab is in a scenario that it plays.
package struct Playback: Hashable, Sendable {
  /// How a scenario is played.
  ///
  /// There will be no other cases.
  package enum Pace: Hashable, Sendable {
    /// By itself, at a pace that can be followed.
    case timed
    /// A step for each key.
    case stepwise
  }

  /// The name of the file.
  package let name: String

  /// The line of the step that comes next, from 1.
  package let line: Int

  /// The step as the file has it.
  package let step: String

  package let pace: Pace

  /// What came out otherwise than the file says, in a sentence.
  package let failure: String?

  package init(name: String, line: Int, step: String, pace: Pace, failure: String?) {
    self.name = name
    self.line = line
    self.step = step
    self.pace = pace
    self.failure = failure
  }
}
