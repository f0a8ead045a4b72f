import TextFieldModel

extension Scenario {
  /// Lets the scenario be played without comparing its traces, remembering which steps have one.
  package mutating func forgetTraces() {
    for index in steps.indices where !steps[index].trace.isEmpty {
      steps[index].trace = []
      tracedLines.insert(steps[index].line)
    }
  }

  /// The source with the traces that came, where it has traces.
  package func source(_ source: String, with outcome: ScenarioOutcome) -> String {
    var traces: [Int: [String]] = [:]
    for (step, events) in outcome.traces where hasTrace(step) {
      traces[step.line] = events.map(\.description)
    }
    return TraceRewriter.rewriting(source, traces: traces)
  }

  /// Whether the trace of a step is to be written anew.
  package func hasTrace(_ step: ScenarioStep) -> Bool { tracedLines.contains(step.line) }

  /// The files that `expect screen` names.
  package var screenNames: [String] {
    steps.compactMap { if case .expect(.screen(let name)) = $0.action { name } else { nil } }
  }
}
