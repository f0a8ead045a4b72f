import Glibc

/// Writes bytes to a descriptor, all of them or until it is gone.
enum DescriptorWriter {
  /// Writes a sequence past the drawing library, which has sent all it had after each update.
  static func write(_ sequence: String, to descriptor: Int32 = STDOUT_FILENO) {
    write(Array(sequence.utf8)[...], to: descriptor)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      // The buffer is only read, and only for the time of the call.
      let written = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written < 0, errno == EAGAIN {
        // Somebody else made the descriptor non-blocking: the file is shared with other processes.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      } else if written == 0 || errno != EINTR {
        return
      }
    }
  }
}
