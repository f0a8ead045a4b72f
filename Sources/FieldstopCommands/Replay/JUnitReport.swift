import Glibc
import ScenarioReplay

/// Results in the XML that the servers which build and test read: a suite, and a case for each file.
///
/// Cases are written as they come; the numbers, which stand before them, get their room at once and
/// their values at the end. The file appears when it is whole.
struct JUnitReport: ~Copyable {
  private let path: String
  private let draft: String
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
    let draft: String
    do {
      draft = try FileContents.draft(for: path)
    } catch {
      throw .unwritable(path: path, code: error.code)
    }
    // The path is only read, and only during the call.
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    self.path = path
    self.draft = draft
    self.descriptor = descriptor
    buffer += head.utf8
  }

  deinit {
    close(descriptor)
    // The path is only read, and only during the call.
    if !isInPlace { _ = unsafe unlink(draft) }
  }

  /// Adds a file.
  mutating func add(_ result: borrowing ReplayResult) throws(CommandError) {
    numbers.tests += 1
    numbers.time += result.time
    var text =
      "    <testcase" + Self.names(of: result.path) + " time=\"\(Self.seconds(result.time))\""
    if let fault = Self.fault(of: result) {
      if fault.isFailure { numbers.failures += 1 } else { numbers.errors += 1 }
      let tag = fault.isFailure ? "failure" : "error"
      text += ">\n      <\(tag) message=\(XMLText.attribute(fault.message))"
      text += " type=\(XMLText.attribute(fault.type))>\(XMLText.content(fault.text))</\(tag)>\n"
      text += "    </testcase>\n"
    } else {
      text += "/>\n"
    }
    buffer += text.utf8
    if buffer.count >= 64 * 1024 { try flush() }
  }

  /// Ends the report and puts it in its place.
  mutating func finish() throws(CommandError) {
    buffer += "  </testsuite>\n</testsuites>\n".utf8
    try flush()
    let head = Array(head.utf8)
    // The bytes are only read, and only during the call.
    let count = unsafe head.withUnsafeBytes {
      unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard unsafe count == head.count && rename(draft, path) == 0 else {
      throw .unwritable(path: path, code: errno)
    }
    isInPlace = true
  }

  private mutating func flush() throws(CommandError) {
    do {
      try FileContents.write(buffer, to: descriptor)
    } catch {
      throw .unwritable(path: path, code: error.code)
    }
    buffer = []
  }

  /// The opening tags, always of the same length.
  private var head: String {
    let counts =
      "tests=\"\(numbers.tests)\" failures=\"\(numbers.failures)\" errors=\"\(numbers.errors)\""
      + " time=\"\(Self.seconds(numbers.time))\""
    // A tag may have blanks before its end.
    let blanks = String(repeating: " ", count: max(0, 120 - counts.utf8.count))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"fieldstop\" \(counts)\(blanks)>\n"
      + "  <testsuite name=\"fieldstop replay\" skipped=\"0\" \(counts)\(blanks)>\n"
  }

  // MARK: Parts

  /// A file by its folder, where readers look for a class, and by its name.
  private static func names(of path: String) -> String {
    var parts = path.split(separator: "/")
    let file = parts.popLast().map(String.init) ?? path
    let name = file.hasSuffix(".field") ? String(file.dropLast(6)) : file
    let folder = parts.filter { $0 != "." && $0 != ".." }.joined(separator: ".")
    return " classname=\(XMLText.attribute(folder.isEmpty ? "scenarios" : folder))"
      + " name=\(XMLText.attribute(path == ScenarioSource.input ? "standard input" : name))"
      + " file=\(XMLText.attribute(path))"
  }

  private struct Fault {
    let isFailure: Bool
    let type: String
    let message: String
    let text: String
  }

  private static func fault(of result: borrowing ReplayResult) -> Fault? {
    func error(_ type: String) -> Fault {
      Fault(isFailure: false, type: type, message: result.message, text: result.message)
    }
    switch result.outcome {
    case .passed, .updated: return nil
    case .malformed: return error("malformed")
    case .unusable: return error("unusable")
    case .emptyFolder: return error("empty")
    case .failed(let failure):
      guard let (expected, got) = ErrorText.sides(of: failure) else { return error("impossible") }
      return Fault(
        isFailure: true,
        type: failure.isOfTrace ? "trace" : "expectation",
        message: result.message,
        text: "\(result.path):\(failure.line)\nexpected  \(expected)\ngot       \(got)"
      )
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}

extension ScenarioFailure {
  /// Whether it is a line of the trace that is another.
  fileprivate var isOfTrace: Bool {
    if case .trace = kind { true } else { false }
  }
}
