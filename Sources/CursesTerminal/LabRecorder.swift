package import Simulation

/// Keeps what is done in the lab, each step for good before the next key is read.
package protocol LabRecorder {
  /// The name of the file while there is a recording.
  var name: String? { get }

  /// Whether a file was named for the whole session.
  var startsAtOnce: Bool { get }

  /// Begins a file, with the settings in force; the first step that follows sets the text.
  mutating func start(_ settings: Settings, at now: Duration) throws(RecordingFault)

  /// Adds steps.
  mutating func record(_ steps: some Sequence<PerformedStep>) throws(RecordingFault)

  /// Ends the recording.
  mutating func stop()
}

/// Why a recording cannot begin or go on.
package struct RecordingFault: Error, Equatable, Sendable {
  /// The name of the file.
  package let name: String

  /// What the system says.
  package let reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
