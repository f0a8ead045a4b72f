import Glibc
import ScenarioReplay

/// Results in the XML that the servers which build and test read: a suite, and a case for each file.
///
/// Cases are written as they come; the numbers, which stand before them, get their room at once and
/// their values at the end. The file appears when it is whole.
struct JUnitReport: ~Copyable {
  private let path: String
  /// Where the report grows; `nil` where it cannot: in a pipe it is written at the end as a whole.
  private let draft: String?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var numbers = Numbers()
  private var isInPlace = false

  private struct Numbers {
    var tests = 0
    var failures = 0
    var errors = 0
    var time: Duration = .zero
  }

  /// Starts a report in the place of a file.
  init(_ path: String) throws(CommandError) {
    let draft = FileContents.draft(for: path)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    // The path is only read, and only during the call.
    let descriptor = unsafe open(draft ?? path, flags, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    self.path = path
    self.draft = draft
    self.descriptor = descriptor
    buffer += head.utf8
  }

  deinit {
    close(descriptor)
    // The path is only read, and only during the call.
    if let draft, !isInPlace { _ = unsafe unlink(draft) }
  }

  /// Adds a file.
  mutating func add(_ result: ReplayResult) throws(CommandError) {
    let item = JUnitCase(result)
    numbers.tests += 1
    numbers.time += result.time
    switch item.fault?.tag {
    case .failure: numbers.failures += 1
    case .error: numbers.errors += 1
    case nil: break
    }
    buffer += item.text.utf8
    if draft != nil && buffer.count >= 64 * 1024 { try flush() }
  }

  /// Ends the report and puts it in its place.
  mutating func finish() throws(CommandError) {
    buffer += "  </testsuite>\n</testsuites>\n".utf8
    let head = Array(head.utf8)
    guard let draft else {
      buffer.replaceSubrange(..<head.count, with: head)
      return try flush()
    }
    try flush()
    // The bytes and paths are only read, and only during the calls.
    let count = unsafe head.withUnsafeBytes {
      unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard unsafe count == head.count && rename(draft, FileContents.target(of: path)) == 0 else {
      throw .unwritable(path: path, code: errno)
    }
    isInPlace = true
  }

  private mutating func flush() throws(CommandError) {
    do {
      try FileContents.write(buffer, to: descriptor, of: path)
    } catch {
      throw .unwritable(path: path, code: error.code)
    }
    buffer = []
  }

  /// The opening tags, always of the same length.
  private var head: String {
    let counts =
      "tests=\"\(numbers.tests)\" failures=\"\(numbers.failures)\" errors=\"\(numbers.errors)\""
      + " time=\"\(JUnitCase.seconds(numbers.time))\""
    // A tag may have blanks before its end.
    let blanks = String(repeating: " ", count: max(0, 120 - counts.utf8.count))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"fieldstop\" \(counts)\(blanks)>\n"
      + "  <testsuite name=\"fieldstop replay\" skipped=\"0\" \(counts)\(blanks)>\n"
  }
}
