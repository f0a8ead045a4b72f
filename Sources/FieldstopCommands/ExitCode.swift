/// How the tool ends.
///
/// The greater one wins where several files have their own.
package enum ExitCode: Int32, CaseIterable, Comparable, Sendable {
  /// All is well.
  case fine = 0
  /// An expectation was not met, or a text is over its limit.
  case notMet = 1
  /// Wrong usage, or a malformed file.
  case wrongUsage = 2
  /// It cannot run here: no terminal, a file that cannot be read, an output that cannot be written.
  case cannotRun = 3

  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
