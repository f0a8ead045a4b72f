import Glibc

/// The scenario files that a command line names: files, folders with all that is below, standard input.
struct ReplayFiles {
  /// What is replayed, in order.
  ///
  /// There will be no other cases.
  enum Item: Equatable {
    /// A file, or standard input.
    case file(String)
    /// A folder with no scenario in it.
    case emptyFolder(String)
    /// A folder that cannot be read.
    case unreadable(FileContents.Failure)
  }

  private(set) var items: [Item] = []

  /// Looks into folders at once: their names cost little, and the number of files is known.
  init(_ operands: [String]) {
    for operand in operands {
      guard operand != ScenarioSource.input, Self.kind(of: operand, followsLinks: true) == .folder
      else {
        items.append(.file(operand))
        continue
      }
      let before = items.count
      add(folder: operand)
      if items.count == before { items.append(.emptyFolder(operand)) }
    }
  }

  private enum Kind { case file, folder, other }

  /// Adds what ends in `.field`, a folder's names sorted by their bytes.
  private mutating func add(folder: String) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard let names = Self.names(in: folder) else {
      items.append(.unreadable(FileContents.Failure(path: folder, code: errno)))
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = prefix + name
      if name.hasSuffix(".field"), Self.kind(of: path, followsLinks: true) == .file {
        items.append(.file(path))
      } else if Self.kind(of: path, followsLinks: false) == .folder {
        // Links to folders are left alone: they may lead in a circle.
        add(folder: path)
      }
    }
  }

  private static func kind(of path: String, followsLinks: Bool) -> Kind {
    var status = stat()
    // The path is only read and the struct only filled, both during the call.
    let code = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  private static func names(in folder: String) -> [String]? {
    // The stream is ours until it is closed below.
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The entry stands until the next is read; its name ends with a zero and is copied here.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
