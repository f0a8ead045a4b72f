/// Unicode's own files, which Debian's package `unicode-data` installs.
package struct UnicodeData: Sendable {
  /// A file that is not there, or holds a line that cannot be read.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    /// A line is not of the form that the file has.
    case unreadable(String, line: String)

    /// What is wrong, and what helps.
    package var description: String {
      switch self {
      case .missing(let path):
        "There is no \(path), which the conformance tests compare with: 'make setup' installs"
          + " Debian's package unicode-data, which holds it."
      case .unreadable(let path, let line):
        "\(path) has a line that no conformance test can read: \(line)"
      }
    }
  }

  /// Where the files are.
  package static let folder = "/usr/share/unicode"

  /// The path of the file.
  package let path: String

  /// The version in the first line, or behind `Version:`; empty where there is none.
  package let version: String

  /// The lines without comments and blanks around them, empty ones left out.
  package let lines: [Substring]

  /// Reads a file.
  package init(_ name: String) throws(Failure) {
    path = "\(Self.folder)/\(name)"
    let text: String
    do { text = try File.text(at: path) } catch { throw .missing(path) }
    let all = text.split(separator: "\n")
    version = Self.version(in: all.prefix(20))
    lines = all.compactMap { line in
      let body = line.prefix { $0 != "#" }.drop { $0 == " " }
      guard let end = body.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return nil }
      return body[...end]
    }
  }

  private static func version(in lines: ArraySlice<Substring>) -> String {
    for line in lines {
      // "# GraphemeBreakTest-15.0.0.txt", "# Version: 15.0"
      let words = line.split { $0 == "-" || $0 == " " }
      guard let word = words.last(where: { $0.first?.isNumber == true }) else { continue }
      let number = word.hasSuffix(".txt") ? word.dropLast(4) : word
      let isNamed = line.hasPrefix("# Version:") || word.hasSuffix(".txt")
      if isNamed && number.allSatisfy({ $0.isNumber || $0 == "." }) { return String(number) }
    }
    return ""
  }

  /// The rows of a property file: a range of scalars and the property's value.
  package func properties() throws(Failure) -> [(ClosedRange<UInt32>, Substring)] {
    var rows: [(ClosedRange<UInt32>, Substring)] = []
    for line in lines {
      let fields = line.split(separator: ";").map { field in
        field.split(separator: " ").first ?? ""
      }
      let ends = (fields.first ?? "").split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard fields.count >= 2, let low = ends.first, let high = ends.last, low <= high else {
        throw .unreadable(path, line: String(line))
      }
      rows.append((low...high, fields[1]))
    }
    return rows
  }

  /// The sequences of a break test: pieces between which there is a break.
  package func breaks() throws(Failure) -> [[String]] {
    var tests: [[String]] = []
    for line in lines {
      var pieces: [String] = []
      for piece in line.split(separator: "÷").map({ $0.split { $0 == " " || $0 == "×" } })
      where !piece.isEmpty {
        pieces.append(try text(piece, in: line))
      }
      tests.append(pieces)
    }
    return tests
  }

  /// The sequences of the emoji test, each with its status.
  package func emoji() throws(Failure) -> [(text: String, status: Substring)] {
    var emoji: [(String, Substring)] = []
    for line in lines {
      let fields = line.split(separator: ";")
      guard fields.count == 2 else { throw .unreadable(path, line: String(line)) }
      emoji.append(
        (try text(fields[0].split(separator: " "), in: line), fields[1].drop { $0 == " " })
      )
    }
    return emoji
  }

  private func text(_ scalars: [Substring], in line: Substring) throws(Failure) -> String {
    var text = String.UnicodeScalarView()
    for number in scalars {
      guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw .unreadable(path, line: String(line))
      }
      text.append(scalar)
    }
    return String(text)
  }
}
