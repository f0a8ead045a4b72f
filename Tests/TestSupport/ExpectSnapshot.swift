package import Testing

/// Expects a text to be the one that is stored beside the test under `Snapshots`.
///
/// The snapshot has the name of the test; a test with several says `name`. What happens when there
/// is none, or another one, see ``Snapshot``.
package func expectSnapshot(
  _ text: String,
  name: String = #function,
  file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshot = Snapshot(name, beside: file)
  let path = Repository.relative(snapshot.path)
  do {
    switch try snapshot.compare(text, recording: .ofThisRun) {
    case .same: break
    case .recorded: print("Recorded \(path)")
    case .missing:
      Issue.record(
        "There is no \(path): RECORD=missing make test writes it.\n\(text)",
        sourceLocation: sourceLocation
      )
    case .different(let lines):
      Issue.record(
        "\(path) differs: RECORD=failed make test takes what is new.\n\(lines)",
        sourceLocation: sourceLocation
      )
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
