import ScenarioReplay
import Testing

/// What the fuzzers found in the reader and the writer of scenarios.
struct FuzzFindingTests {
  @Test func `carriage returns at the end of a line of the trace are no part of it`() throws {
    let scenario = try Scenario.parse("type \"a\"\n  > host \"a\"\r\r\r\n  > submit\r")
    let written = ScenarioWriter.text(scenario)
    #expect(written == "type \"a\"\n  > host \"a\"\n  > submit\n")
    #expect(ScenarioWriter.text(try Scenario.parse(written)) == written)
  }
}
