import ScenarioReplay
import TextFieldModel

/// Prints what comes of files while they are played, for people or for programs.
struct ReplayReport {
  private let format: TraceFormat
  private var progress: ProgressLine
  private var passed = 0
  private var failed = 0
  /// What is not printed yet, so that a fact does not cost a call.
  private var text = ""

  /// Starts a report of so many files.
  init(_ format: TraceFormat, count: Int) {
    self.format = format
    progress = ProgressLine(count: count)
  }

  /// Prints what a step gave.
  mutating func add(
    _ step: ScenarioStep,
    _ events: [FieldEvent],
    of path: String
  ) throws(StreamError) {
    guard format != .none else { return }
    for event in events {
      text += format == .text ? "\(event)" : EventJSON.line(for: event, file: path, line: step.line)
      text += "\n"
    }
    if text.utf8.count >= 32 * 1024 { try print() }
  }

  /// Prints what came of a file.
  mutating func add(_ result: ReplayResult) throws(StreamError) {
    if result.status == .fine { passed += 1 } else { failed += 1 }
    text += (format == .json ? ReplayJSON.line(for: result) : result.line) + "\n"
    try print()
    progress.show(passed + failed, failed: failed)
  }

  /// Prints the numbers.
  mutating func finish() throws(StreamError) {
    progress.remove()
    text +=
      format == .json
      ? ReplayJSON.summary(passed: passed, failed: failed)
      : "\(passed) passed, \(failed) failed\n"
    try print()
  }

  private mutating func print() throws(StreamError) {
    progress.makeRoom()
    try StandardStreams.write(text, to: .output)
    text = ""
  }
}
