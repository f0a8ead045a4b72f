import TextFieldModel

/// Prints what comes of files while they are played, for people or for programs.
struct ReplayReport {
  private let format: TraceFormat
  private var progress: ProgressLine
  private var passed = 0
  private var failed = 0

  /// Starts a report of so many files.
  init(_ format: TraceFormat, count: Int) {
    self.format = format
    progress = ProgressLine(count: count)
  }

  /// Prints what came of a file.
  mutating func add(_ result: ReplayResult) throws(StreamError) {
    if result.status == .fine { passed += 1 } else { failed += 1 }
    progress.makeRoom()
    let text =
      switch format {
      case .none: result.line + "\n"
      case .text:
        result.traces.flatMap(\.events).map { "\($0)\n" }.joined() + result.line + "\n"
      case .json: ReplayJSON.lines(for: result)
      }
    try StandardStreams.write(text, to: .output)
    progress.show(passed + failed, failed: failed)
  }

  /// Prints the numbers.
  mutating func finish() throws(StreamError) {
    progress.remove()
    let text =
      format == .json
      ? ReplayJSON.summary(passed: passed, failed: failed)
      : "\(passed) passed, \(failed) failed\n"
    try StandardStreams.write(text, to: .output)
  }
}
