import Testing

/// What the lab shows, by its parts.
extension TerminalSession {
  /// Starts the lab and waits for its first frame.
  static func openLab(
    _ arguments: String...,
    environment: [String: String?] = [:],
    rows: Int = 24,
    columns: Int = 80,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TerminalSession {
    let lab = try TerminalSession(
      [Spawn.tool()] + arguments,
      environment: environment,
      rows: rows,
      columns: columns
    )
    lab.eventuallyShows("^Q Quit", sourceLocation: sourceLocation)
    return lab
  }

  /// The row the text stands in.
  static let fieldRow = 2

  /// What stands in the field and its counter, without the frame.
  var fieldLine: String {
    String(screen.row(Self.fieldRow).dropFirst(2).dropLast(2))
  }

  /// Waits until the field shows a text and its counter.
  @discardableResult
  func eventuallyHolds(
    _ text: String,
    _ counter: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    eventually("the field with \"\(text)\" and \(counter)", sourceLocation: sourceLocation) {
      let line = $0.fieldLine
      guard line.hasPrefix(text), line.hasSuffix(counter) else { return false }
      return line.dropFirst(text.count).dropLast(counter.count).allSatisfy { $0 == " " }
    }
  }

  /// How many rows hold a text.
  func count(of text: String) -> Int {
    screen.rows.count { $0.contains(text) }
  }
}
