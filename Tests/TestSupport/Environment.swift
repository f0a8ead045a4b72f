import Glibc

/// What the environment of the test run says.
package enum Environment {
  /// Whether the run is on a build server, which is slower and never writes.
  package static let isContinuousIntegration = value("CI").map { !$0.isEmpty } ?? false

  /// Returns a variable's value, or `nil` where it is not set.
  package static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
