import Glibc

/// A file or folder that could not be read or written, and the system's reason.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path that was asked for.
  package let path: String

  /// The error number of the system.
  package let code: Int32

  /// The path and the system's own words.
  package var description: String {
    unsafe "\(path): \(String(cString: strerror(code)))"
  }
}

/// Reads and writes whole files.
package enum File {
  /// Returns the bytes of a file.
  package static func bytes(at path: String) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe Glibc.read(descriptor, &piece, piece.count)
      guard count >= 0 else { throw FileError(path: path, code: errno) }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Returns the text of a file; what is no UTF-8 becomes replacement characters.
  package static func text(at path: String) throws(FileError) -> String {
    String(decoding: try bytes(at: path), as: UTF8.self)
  }

  /// Writes a file whole, with the folders on the way to it.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try makeFolder(Repository.ancestor(of: path, steps: 1))
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw FileError(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Creates a folder and the folders above it, where they are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, unsafe mkdir(path, 0o755) != 0, errno != EEXIST else { return }
    guard errno == ENOENT else { throw FileError(path: path, code: errno) }
    try makeFolder(Repository.ancestor(of: path, steps: 1))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileError(path: path, code: errno)
    }
  }

  /// Returns the paths of all files below a folder, sorted, as seen from there.
  package static func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { unsafe closedir(stream) }
    var files: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      if unsafe entry.pointee.d_type == UInt8(DT_DIR) {
        files += try list("\(folder)/\(name)").map { "\(name)/\($0)" }
      } else {
        files.append(name)
      }
    }
    return files.sorted()
  }

  /// Creates an empty folder for one test and returns its path.
  package static func temporaryFolder() throws(FileError) -> String {
    let pattern = "\(Environment.value("TMPDIR") ?? "/tmp")/fieldstop-XXXXXX"
    var name = pattern.utf8CString
    let made = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    guard made else { throw FileError(path: pattern, code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with all that is in it.
  package static func removeFolder(_ path: String) {
    guard let stream = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      if unsafe entry.pointee.d_type == UInt8(DT_DIR) {
        removeFolder("\(path)/\(name)")
      } else {
        unsafe unlink("\(path)/\(name)")
      }
    }
    unsafe closedir(stream)
    unsafe rmdir(path)
  }
}
