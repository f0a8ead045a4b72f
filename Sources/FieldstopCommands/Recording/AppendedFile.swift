import Glibc

/// A new file that grows by whole pieces, each of them written at once.
struct AppendedFile: ~Copyable {
  /// Its path.
  let path: String

  private let descriptor: Int32
  private var length: off_t = 0

  /// Creates the file; one that is there already is a failure, `EEXIST`.
  init(creating path: String) throws(FileContents.Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC
    // The path is only read, and only during the call.
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else { throw FileContents.Failure(path: path, code: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  /// Takes a descriptor over.
  init(_ descriptor: Int32, path: String) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether nothing has been written.
  var isEmpty: Bool { length == 0 }

  /// Adds a piece, or nothing of it: what does not fit whole is taken out again.
  ///
  /// When it returns the system has the piece, whatever happens to this program.
  mutating func append(_ text: String) throws(FileContents.Failure) {
    var rest = Array(text.utf8)[...]
    let count = off_t(rest.count)
    while !rest.isEmpty {
      // The bytes are only read, and only during the call.
      let written = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        let failure = FileContents.Failure(path: path, code: errno)
        _ = ftruncate(descriptor, length)
        throw failure
      }
    }
    length += count
  }

  /// Takes the file away again.
  consuming func remove() {
    // The path is only read, and only during the call.
    _ = unsafe unlink(path)
  }
}
