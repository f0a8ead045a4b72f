import ScenarioReplay

/// The reader of scenarios: a file is read or its mistake has a place in it, and what was read is
/// written in a form that reads the same.
public func fuzzScenario(_ bytes: [UInt8]) -> String? {
  var complaints = Complaints()
  let scenario: Scenario
  do {
    scenario = try Scenario.parse(bytes: bytes)
  } catch {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    complaints.expect((1...lines.count).contains(error.line), "no line \(error.line)")
    let line = lines.dropFirst(error.line - 1).first ?? []
    complaints.expect((1...line.count + 1).contains(error.column), "no column \(error.column)")
    return complaints.text
  }
  let written = ScenarioWriter.text(scenario)
  do {
    let again = try Scenario.parse(written)
    complaints.expect(
      again.steps.map(\.action) == scenario.steps.map(\.action),
      "reads as something else: \(written)"
    )
    complaints.expect(ScenarioWriter.text(again) == written, "is written otherwise: \(written)")
  } catch {
    complaints.expect(false, "cannot be read back: \(error) in \(written)")
  }
  let source = String(decoding: bytes, as: UTF8.self)
  let traces = scenario.steps.map { ($0.line, $0.trace.map(\.text.text)) }
  let rewritten = TraceRewriter.rewriting(
    source,
    traces: Dictionary(traces) { first, _ in first }
  )
  complaints.expect(
    rewritten.utf8.elementsEqual(source.utf8),
    "the same traces give another file: \(rewritten)"
  )
  return complaints.text
}
