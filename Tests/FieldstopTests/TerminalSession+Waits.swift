import Testing

/// What a person waits for.
extension TerminalSession {
  /// Waits until a condition holds on a whole frame; records an issue when it never does.
  ///
  /// The condition is asked only when no synchronised update is open and the program has nothing
  /// more to say at that moment, so that it never sees half a frame.
  @discardableResult
  func eventually(
    _ expectation: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalSession) -> Bool
  ) -> Bool {
    guard !gaveUp else { return false }
    let end = ContinuousClock.now + patience
    repeat {
      if settle(before: end), condition(self) { return true }
      if terminal.poll() != nil {
        pump(within: .milliseconds(20))
        if condition(self) { return true }
        break
      }
      pump(within: .milliseconds(20))
    } while ContinuousClock.now < end
    gaveUp = true
    let what = expectation.map { "never came: \($0)" } ?? "the condition never held"
    Issue.record("\(what)\n\(report)", sourceLocation: sourceLocation)
    return false
  }

  /// Waits until a text stands somewhere on the screen.
  @discardableResult
  func eventuallyShows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    eventually("\"\(text)\" on the screen", sourceLocation: sourceLocation) {
      $0.screen.rows.contains { $0.contains(text) }
    }
  }

  /// Expects a condition to hold on every frame for some time.
  func holds(
    for time: Duration,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalSession) -> Bool
  ) {
    let end = ContinuousClock.now + time
    while !gaveUp, ContinuousClock.now < end {
      if settle(before: end), !condition(self) {
        gaveUp = true
        Issue.record("the condition did not last\n\(report)", sourceLocation: sourceLocation)
      }
      pump(within: .milliseconds(10))
    }
  }

  /// Waits for the end of the program and returns how it ended, `nil` when it does not end.
  func exit(sourceLocation: SourceLocation = #_sourceLocation) -> ExitStatus? {
    eventually("the program's end", sourceLocation: sourceLocation) { $0.terminal.poll() != nil }
    pump()
    return terminal.exitStatus
  }

  private func settle(before end: ContinuousClock.Instant) -> Bool {
    // A program that marks its frames is believed; another one has to be quiet for a moment.
    let pause: Duration = modes.finishedUpdates > 0 ? .zero : .milliseconds(15)
    while ContinuousClock.now < end {
      if !pump(within: pause) { return !modes.contains(.synchronizedUpdate) }
    }
    return false
  }
}
