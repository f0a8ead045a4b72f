package import Simulation

/// Steps that are played in the lab before the keyboard is the user's.
package protocol LabScript {
  /// What is played next; `nil` at the end.
  var next: ScriptBeat? { get }

  /// The name of the file.
  var name: String { get }

  /// Plays the next beat and moves the script's own clock.
  ///
  /// - Returns: what came out otherwise than the file says, in a sentence.
  mutating func play(on simulator: inout Simulator) -> String?

  /// The time of the simulator after what was played.
  var clock: Duration { get }
}

/// The smallest part of a script that is shown by itself.
package struct ScriptBeat: Equatable, Sendable {
  /// The line of its step, from 1.
  package let line: Int

  /// Its step as the file has it.
  package let step: String

  /// How long it is waited for where the script is played in time.
  package let pause: Duration

  /// Whether it is the first part of its step.
  package let opensStep: Bool

  package init(line: Int, step: String, pause: Duration, opensStep: Bool) {
    self.line = line
    self.step = step
    self.pause = pause
    self.opensStep = opensStep
  }
}
