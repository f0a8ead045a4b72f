import Glibc

/// Reads and writes whole files.
enum FileContents {
  /// Why a file cannot be read or written: the system's error number.
  struct Failure: Error, Equatable {
    let code: Int32
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    // The path is only read, and only during the call; so with all calls here.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
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
        throw Failure(code: errno)
      }
    }
  }

  /// Puts bytes in the place of a file's, so that a failure leaves the old ones.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let draft = path + ".new"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      // The bytes are only read, and only during the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let failure = Failure(code: errno)
        close(descriptor)
        unsafe unlink(draft)
        throw failure
      }
    }
    guard close(descriptor) == 0, unsafe rename(draft, path) == 0 else {
      let failure = Failure(code: errno)
      unsafe unlink(draft)
      throw failure
    }
  }
}
