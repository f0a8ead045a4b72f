import FoundationEssentials

/// A text file beside the tests.
enum FixtureFile {
  /// The lines of `Fixtures/<name>`, each split at its blanks.
  static func rows(of name: String, beside file: String = #filePath) throws -> [[String]] {
    let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)
    let text = try String(contentsOfFile: "\(folder)/Fixtures/\(name)", encoding: .utf8)
    return text.split(separator: "\n").map { line in line.split(separator: " ").map(String.init) }
  }
}
