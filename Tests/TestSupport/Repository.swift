import Glibc

/// The files of this package, by their paths from its root.
package enum Repository {
  /// The folder that holds `Package.swift`, without a slash at the end.
  package static let root = ancestor(of: #filePath, steps: 3)

  /// Returns the text of a file.
  package static func read(_ path: String) throws(FileError) -> String {
    try File.text(at: absolute(path))
  }

  /// Returns the paths of all files in a folder and in the folders below it, sorted.
  package static func list(_ folder: String) throws(FileError) -> [String] {
    try File.list(absolute(folder)).map { "\(folder)/\($0)" }
  }

  /// Returns where a file is on this machine.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Returns a path without the root of the package, as it is named in messages.
  package static func relative(_ path: String) -> String {
    path.hasPrefix("\(root)/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }

  /// Returns the path that is left when its last parts are dropped.
  package static func ancestor(of path: String, steps: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(steps)
      .joined(separator: "/")
  }
}
