/// The commands of the tool.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case run
  case replay
  case compare
  case clamp
  case count
  case bench
  case demo
  case export
  case help

  /// Whether it is known but comes in a later version.
  package var isLater: Bool {
    switch self {
    case .run, .replay, .compare, .clamp, .count, .bench, .help: false
    case .demo, .export: true
    }
  }
}
