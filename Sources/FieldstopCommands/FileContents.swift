import Glibc

/// Reads and writes whole files.
enum FileContents {
  /// A file that cannot be read or written, and the system's error number.
  struct Failure: Error, Equatable {
    let path: String
    let code: Int32
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    // The path is only read, and only during the call; so with all calls here.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      // The C library writes at most as many bytes as the block has.
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block.prefix(count)
      } else if errno != EINTR {
        throw Failure(path: path, code: errno)
      }
    }
  }

  /// Puts bytes in the place of a file's, so that a failure leaves the old ones; a file that is not there
  /// is made.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let target = target(of: path)
    guard let draft = draft(for: target) else { throw Failure(path: path, code: EINVAL) }
    // The paths are only read and the struct only filled, all during the calls.
    var status = stat()
    let isThere = unsafe stat(target, &status) == 0
    guard isThere || errno == ENOENT else { throw Failure(path: path, code: errno) }
    let mode = isThere ? status.st_mode & 0o7777 : 0o666
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    do throws(Failure) {
      try write(bytes, to: descriptor, of: path)
      guard !isThere || fchmod(descriptor, mode) == 0 else {
        throw Failure(path: path, code: errno)
      }
    } catch {
      close(descriptor)
      unsafe unlink(draft)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(draft, target) == 0 else {
      let failure = Failure(path: path, code: errno)
      unsafe unlink(draft)
      throw failure
    }
  }

  /// Writes all of some bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The bytes are only read, and only during the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure(path: path, code: errno)
      }
    }
  }

  /// The path beside a file at which its successor is written; `nil` for what is no file and has
  /// none.
  static func draft(for path: String) -> String? {
    var status = stat()
    // The path is only read and the struct only filled, both during the call.
    let exists = unsafe stat(path, &status) == 0
    if exists && status.st_mode & S_IFMT != S_IFREG { return nil }
    return target(of: path) + ".new"
  }

  /// Where a path leads to through links; itself where there is nothing.
  static func target(of path: String) -> String {
    // The C library makes the text, which is copied and given back here.
    guard let text = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
