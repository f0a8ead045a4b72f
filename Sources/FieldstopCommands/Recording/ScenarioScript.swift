import CursesTerminal
import ScenarioReplay
import Simulation

/// A scenario file that is played in the lab.
struct ScenarioScript: LabScript {
  /// The file without its folder.
  let name: String

  private var stepper: ScenarioStepper

  /// Reads a file, and the files that it names.
  init(reading path: String) throws(CommandError) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    stepper = try ScenarioSource.script(of: path)
  }

  var clock: Duration { stepper.clock }

  var next: ScriptBeat? {
    guard let step = stepper.step, let beat = stepper.beat else { return nil }
    return ScriptBeat(
      line: step.line,
      step: ScenarioWriter.line(step.action),
      pause: Self.pause(before: beat),
      opensStep: beat.opensStep
    )
  }

  mutating func play(on simulator: inout Simulator) -> String? {
    do {
      try stepper.play(on: &simulator)
      return nil
    } catch {
      return "\(name):\(error.line): \(ErrorText.sentence(for: error))"
    }
  }

  /// Long enough to be read; the clusters of one text follow each other as typing does.
  private static func pause(before beat: ScenarioStepper.Beat) -> Duration {
    switch beat.action {
    case .wait(let time): time
    case .setting, .engine, .expect: .zero
    default: beat.opensStep ? .milliseconds(350) : .milliseconds(90)
    }
  }
}
