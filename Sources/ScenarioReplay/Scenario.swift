/// What is done to a field, and what must come of it: a scenario file as data.
package struct Scenario: Hashable, Sendable {
  /// The steps in the order of the file.
  package var steps: [ScenarioStep]

  /// The lines of the steps whose traces are to be written anew.
  var tracedLines: Set<Int> = []

  /// Creates a scenario.
  package init(steps: [ScenarioStep] = []) {
    self.steps = steps
  }
}

/// One line of a scenario, with the lines of the trace that it must give.
package struct ScenarioStep: Hashable, Sendable {
  /// The line of the file, from 1.
  package let line: Int

  /// The column of the first word, from 1.
  package let column: Int

  /// What is done.
  package let action: ScenarioAction

  /// The whole trace of the step; empty where the file does not say it.
  package var trace: [ExpectedTraceLine]

  /// Creates a step.
  package init(
    line: Int,
    column: Int = 1,
    action: ScenarioAction,
    trace: [ExpectedTraceLine] = []
  ) {
    self.line = line
    self.column = column
    self.action = action
    self.trace = trace
  }
}

/// A line of the trace as a file has it behind `>`.
package struct ExpectedTraceLine: Hashable, Sendable {
  /// The line of the file, from 1.
  package let line: Int

  /// What the trace must say.
  package let text: TraceLine

  /// Creates an expected line.
  package init(line: Int, text: TraceLine) {
    self.line = line
    self.text = text
  }
}
