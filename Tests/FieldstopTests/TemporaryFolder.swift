import Glibc
import TestSupport

/// A folder of a test's own that goes with it.
final class TemporaryFolder {
  let path: String

  init() throws(HarnessError) {
    var template = Array("/tmp/fieldstop-test-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw HarnessError(call: "mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { _ = try? ToolRun.run(["rm", "-rf", path]) }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in it and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try File.write(text, to: file(name))
    return file(name)
  }

  /// The text of a file in it.
  func text(of name: String) throws -> String { try File.text(at: file(name)) }

  /// The names in it, sorted.
  func names() throws -> [String] {
    try ToolRun.run(["ls", path]).output.split(separator: "\n").map(String.init)
  }
}
