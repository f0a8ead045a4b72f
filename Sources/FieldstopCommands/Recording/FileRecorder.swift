import CursesTerminal
import Glibc
import ScenarioReplay
import Simulation

/// Recordings in files, one after the other: each step is one write, so that a lab that is killed
/// loses nothing of what was done.
final class FileRecorder: LabRecorder {
  // A class, for the descriptor is closed once, whoever holds the lab; and the command that named the
  // file takes it away again where the lab could not begin.
  private var file: AppendedFile?
  private var recorder: ScenarioRecorder?

  /// Waits for F9.
  init() {}

  /// Records everything to a new file.
  init(creating path: String) throws(FileContents.Failure) {
    file = try AppendedFile(creating: path)
  }

  /// Records everything to a descriptor.
  init(_ file: consuming AppendedFile) {
    self.file = consume file
  }

  var name: String? { recorder == nil ? nil : path }

  var startsAtOnce: Bool { file != nil && recorder == nil }

  func start(_ settings: Settings, at now: Duration) throws(RecordingFault) {
    if file == nil { file = try newFile() }
    recorder = ScenarioRecorder(settings, at: now)
    try append(ScenarioRecorder.head(settings))
  }

  func record(_ steps: some Sequence<PerformedStep>) throws(RecordingFault) {
    for step in steps {
      guard let lines = recorder?.lines(for: step) else { return }
      if !lines.isEmpty { try append(lines) }
    }
  }

  func stop() {
    recorder = nil
    file = nil
  }

  /// Takes the file away again if nothing was recorded to it.
  func discardIfEmpty() {
    guard let isEmpty = file?.isEmpty, isEmpty else { return }
    file.take()?.remove()
  }

  private var path: String { file?.path ?? "" }

  private func append(_ text: String) throws(RecordingFault) {
    do {
      try file?.append(text)
    } catch {
      throw RecordingFault(name: path, reason: ErrorText.reason(error.code))
    }
  }

  /// A file of the current folder that is named for the moment; a second one gets a number.
  private func newFile() throws(RecordingFault) -> AppendedFile {
    let name = Self.name(at: time(nil))
    for number in 1...99 {
      let path = number == 1 ? "\(name).field" : "\(name)-\(number).field"
      do {
        return try AppendedFile(creating: path)
      } catch {
        guard error.code == EEXIST else {
          throw RecordingFault(name: path, reason: ErrorText.reason(error.code))
        }
      }
    }
    throw RecordingFault(name: name, reason: ErrorText.reason(EEXIST))
  }

  static func name(at moment: time_t) -> String {
    var moment = moment
    var parts = unsafe tm()
    // Both are on the stack, and the call keeps nothing of them.
    unsafe localtime_r(&moment, &parts)
    let numbers = unsafe [
      parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
      parts.tm_sec,
    ]
    let digits = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "fieldstop-" + digits.prefix(3).joined() + "-" + digits.dropFirst(3).joined()
  }
}
