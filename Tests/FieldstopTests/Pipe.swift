import Glibc

/// A socket pair between a test and a program, with what is still to write or was read.
///
/// A class, for it owns descriptors. A socket, for a write to one whose far end is gone can fail
/// without a signal.
final class Pipe {
  /// The end that the program gets.
  private(set) var far: Int32

  /// What was read, or what is still to be written.
  private(set) var bytes: [UInt8]

  /// Whether more may come or go.
  var isOpen: Bool { near >= 0 }

  private let writes: Bool
  private var near: Int32

  /// Creates a pipe to read from, or one that writes a text.
  init(writing text: String? = nil) throws(HarnessError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw HarnessError(call: "socketpair")
    }
    (near, far) = (ends[0], ends[1])
    writes = text != nil
    bytes = Array((text ?? "").utf8)
  }

  deinit {
    closeFar()
    closeNear()
  }

  /// Closes the program's end, once the program has it.
  func closeFar() {
    guard far >= 0 else { return }
    close(far)
    far = -1
  }

  /// Waits a moment and moves what can be moved.
  static func move(_ pipes: [Pipe]) {
    var requests = pipes.map {
      pollfd(fd: $0.near, events: Int16($0.writes ? POLLOUT : POLLIN), revents: 0)
    }
    guard unsafe poll(&requests, UInt(requests.count), 20) > 0 else { return }
    for (pipe, request) in zip(pipes, requests) where request.revents != 0 {
      pipe.writes ? pipe.write() : pipe.read()
    }
  }

  private func write() {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe send(
        near,
        buffer.baseAddress,
        buffer.count,
        Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
      )
    }
    bytes.removeFirst(max(0, count))
    if bytes.isEmpty || count < 0 { closeNear() }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(near, &buffer, buffer.count)
    guard count > 0 else { return closeNear() }
    bytes += buffer[..<count]
  }

  private func closeNear() {
    guard near >= 0 else { return }
    close(near)
    near = -1
  }
}
