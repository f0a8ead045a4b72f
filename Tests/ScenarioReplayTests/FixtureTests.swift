import ScenarioReplay
import TestSupport
import Testing

/// Plays every scenario file below `Fixtures`.
struct FixtureTests {
  @Test(arguments: Fixture.all)
  func `a scenario plays as its file says`(_ fixture: Fixture) throws {
    var player = ScenarioPlayer()
    let outcome = player.play(try fixture.scenario())
    let played = outcome.traces.flatMap { step, events in
      [ScenarioWriter.line(step.action)] + events.map { "  > \($0)" }
    }
    let failure = outcome.failure.map {
      "\(fixture.path):\($0.line): \($0.kind)\n\(played.joined(separator: "\n"))"
    }
    #expect(failure == nil)
  }

  @Test(arguments: Fixture.all)
  func `what the writer makes of a scenario says the same`(_ fixture: Fixture) throws {
    let scenario = try fixture.scenario()
    let written = ScenarioWriter.text(scenario)
    let again = try Scenario.parse(written)
    #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
    #expect(again.steps.map(Self.trace(of:)) == scenario.steps.map(Self.trace(of:)))
    #expect(ScenarioWriter.text(again) == written)
  }

  @Test
  func `the scenarios are all found`() {
    #expect(Fixture.topics["cases", default: 0] >= 271)
    for topic in ["alerts", "behaviours", "compositions", "golden", "language", "policies"] {
      #expect(Fixture.topics[topic, default: 0] > 0, "\(topic)")
    }
  }

  private static func trace(of step: ScenarioStep) -> [TraceLine] { step.trace.map(\.text) }
}
