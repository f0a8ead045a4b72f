/// A text that a test keeps beside itself, to compare with the next time.
///
/// `RECORD=missing make test` writes the snapshots that are not there yet, `RECORD=failed` those
/// that differ too, `RECORD=all` every one. A build server never writes: a missing one fails.
package struct Snapshot: Equatable, Sendable {
  /// Which snapshots a run writes.
  package enum Recording: String, Sendable {
    case none, missing, failed, all

    /// What this run was asked for: never anything on a build server.
    package static let ofThisRun = named(
      Environment.value("RECORD"),
      onServer: Environment.isContinuousIntegration
    )

    /// Returns what a setting asks for; an unknown word asks for nothing.
    package static func named(_ setting: String?, onServer: Bool) -> Recording {
      onServer ? .none : setting.flatMap(Recording.init) ?? .none
    }
  }

  /// What came of a comparison.
  package enum Outcome: Equatable, Sendable {
    /// The text is the stored one.
    case same

    /// The text was written.
    case recorded

    /// There is nothing to compare with.
    case missing

    /// The stored text is another one; the lines that differ, marked `-` (stored) and `+` (now).
    case different(String)
  }

  /// Where the text is stored.
  package let path: String

  /// Names the snapshot of a test: `Snapshots/<name>.txt` beside the test's file.
  package init(_ name: String, beside file: String) {
    let plain = name.prefix { $0 != "(" }.map { $0 == "/" ? "-" : $0 }
    path = "\(Repository.ancestor(of: file, steps: 1))/Snapshots/\(String(plain)).txt"
  }

  /// Compares a text with the stored one, and stores it where the run was asked to.
  package func compare(_ text: String, recording: Recording) throws(FileError) -> Outcome {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    let stored = try? File.text(at: path)
    let outcome: Outcome =
      switch stored {
      case nil: .missing
      case text: .same
      case let stored?: .different(Self.difference(from: stored, to: text))
      }
    let writes =
      switch (recording, outcome) {
      case (.all, _), (.missing, .missing), (.failed, .missing), (.failed, .different): true
      default: false
      }
    guard writes else { return outcome }
    try File.write(text, to: path)
    return .recorded
  }

  private static func difference(from stored: String, to text: String) -> String {
    let old = stored.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (line: offset + 1, sign: "-", text: line)
      case .insert(let offset, let line, _): (line: offset + 1, sign: "+", text: line)
      }
    }
    return changes.sorted { ($0.line, $1.sign) < ($1.line, $0.sign) }
      .map { "\($0.sign) \($0.line): \($0.text)" }.joined(separator: "\n")
  }
}
