package import Simulation
import TextFieldModel

/// Plays a scenario in parts that can be watched: a step as the gestures it is made of, a wait up to
/// the moments at which something falls due.
package struct ScenarioStepper: Sendable {
  /// The smallest part that is shown by itself.
  package struct Beat: Hashable, Sendable {
    /// What is done.
    package let action: ScenarioAction
    /// Whether it is the first part of its step.
    package let opensStep: Bool
  }

  private let steps: [ScenarioStep]
  private var player: ScenarioPlayer
  private var place = 0
  /// What is left of the step; its first part is the next beat.
  private var rest: [ScenarioAction] = []
  private var isOpened = false
  private var events: [FieldEvent] = []
  /// When something falls due, as the simulator stood after the last beat.
  private var due: Duration?

  /// Creates a stepper; the files that `expect screen` names are given by their contents.
  package init(_ scenario: Scenario, screens: [String: String] = [:]) {
    steps = scenario.steps
    player = ScenarioPlayer(screens: screens)
    open()
  }

  /// The step that is played next; `nil` at the end.
  package var step: ScenarioStep? { place < steps.count ? steps[place] : nil }

  /// What is played next; `nil` at the end.
  package var beat: Beat? {
    guard let action = rest.first else { return nil }
    return Beat(action: part(of: action), opensStep: !isOpened)
  }

  /// The time after what was played.
  package var clock: Duration { player.clock }

  /// Plays the next beat on a simulator whose time is this one's.
  package mutating func play(on simulator: inout Simulator) throws(ScenarioFailure) {
    guard let step, let action = rest.first else { return }
    player.exchange(&simulator)
    defer {
      due = player.nextDue
      player.exchange(&simulator)
    }
    let part = part(of: action)
    isOpened = true
    if case .wait(let whole) = action, case .wait(let time) = part, time < whole {
      rest[0] = .wait(whole - time)
    } else {
      rest.removeFirst()
    }
    do {
      events += try player.events(of: part, step)
      if rest.isEmpty { try player.check(step, events) }
    } catch {
      open(at: place + 1)
      throw error
    }
    if rest.isEmpty { open(at: place + 1) }
  }

  private mutating func open(at place: Int = 0) {
    self.place = place
    events = []
    isOpened = false
    rest = step.map { Self.parts(of: $0.action) } ?? []
  }

  /// A wait goes to the next moment at which something falls due.
  private func part(of action: ScenarioAction) -> ScenarioAction {
    guard case .wait(let time) = action, let due, due > player.clock else {
      return action
    }
    return .wait(min(time, due - player.clock))
  }

  /// The gestures of a step; where they are very many, one after the other has no use.
  private static func parts(of action: ScenarioAction) -> [ScenarioAction] {
    let most = 200
    switch action {
    case .type(let text) where (2...most).contains(text.count):
      return text.map { .type(String($0)) }
    case .repeated(let times, let text) where (2...most).contains(times):
      return Array(repeating: .repeated(1, text), count: times)
    case .undo(let times) where (2...most).contains(times):
      return Array(repeating: .undo(1), count: times)
    case .redo(let times) where (2...most).contains(times):
      return Array(repeating: .redo(1), count: times)
    default: return [action]
    }
  }
}
