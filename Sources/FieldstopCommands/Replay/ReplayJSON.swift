import ScenarioReplay

/// What `replay --json` prints: an object for each fact, each file, and the whole.
enum ReplayJSON {
  /// The numbers.
  static func summary(passed: Int, failed: Int) -> String {
    JSONText.object([
      ("event", .string("summary")), ("passed", .number(passed)), ("failed", .number(failed)),
    ]) + "\n"
  }

  /// What came of a file.
  static func line(for result: ReplayResult) -> String {
    var members: [(key: String, value: JSONText)] = [
      ("event", .string(result.status == .fine ? "passed" : "failed")),
      ("file", .string(result.path)),
    ]
    switch result.outcome {
    case .passed, .emptyFolder, .unusable: break
    case .updated: members.append(("updated", .truth(true)))
    case .failed(let failure): members.append(("line", .number(failure.line)))
    case .malformed(let error):
      members += [("line", .number(error.line)), ("column", .number(error.column))]
    }
    if result.status != .fine { members.append(("message", .string(result.message))) }
    return JSONText.object(members)
  }
}
