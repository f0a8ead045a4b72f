import CVterm
import Glibc

/// A program on the far side of a pseudo-terminal, which is its controlling terminal.
///
/// A class, for it owns a process and two descriptors that end with it.
final class PseudoTerminal {
  /// The settings of a terminal line that a program changes and has to give back.
  struct Line: Equatable {
    var input: UInt32
    var output: UInt32
    var local: UInt32

    /// Whether typed characters are echoed.
    var echoes: Bool { local & UInt32(ECHO) != 0 }

    /// Whether the system hands over whole lines only.
    var isCanonical: Bool { local & UInt32(ICANON) != 0 }
  }

  /// The process number of the program.
  let process: pid_t

  /// The settings of the line before the program could change any.
  let lineAtStart: Line

  private(set) var exitStatus: ExitStatus?

  private var master: Int32
  private var slave: Int32

  /// Starts a program on a new terminal of the given size.
  init(
    _ arguments: [String],
    environment: [String],
    rows: Int,
    columns: Int
  ) throws(HarnessError) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var master: Int32 = -1
    var slave: Int32 = -1
    guard unsafe openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw HarnessError(call: "openpty")
    }
    self.master = master
    self.slave = slave
    lineAtStart = Self.line(of: slave)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    do {
      process = try Spawn.start(
        arguments,
        environment: environment,
        sources: [.path(try Self.name(of: slave), O_RDWR), .descriptor(0), .descriptor(0)],
        isSessionLeader: true
      )
    } catch {
      close(master)
      close(slave)
      throw error
    }
  }

  deinit {
    hangUp()
    if exitStatus == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// Waits for output, at most so long, and returns what there is.
  func read(within time: Duration) -> [UInt8] {
    guard wait(for: POLLIN, within: time) & POLLIN != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(master, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  /// Writes what the terminal takes at once, one kibibyte at most, and returns how much that was.
  ///
  /// The queue of a terminal holds four, and a program that is writing itself would never empty it.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    guard wait(for: POLLOUT, within: .milliseconds(5)) & POLLOUT != 0 else { return 0 }
    let piece = bytes.prefix(1024)
    return max(
      0,
      unsafe piece.withUnsafeBytes { unsafe Glibc.write(master, $0.baseAddress, $0.count) }
    )
  }

  /// Tells the program that its terminal has another size.
  func resize(rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Takes the terminal away, as a closed window does.
  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    close(slave)
    (master, slave) = (-1, -1)
  }

  /// Returns how the program ended, or `nil` while it runs.
  func poll() -> ExitStatus? {
    guard exitStatus == nil else { return exitStatus }
    var word: Int32 = 0
    guard unsafe waitpid(process, &word, WNOHANG) == process else { return nil }
    exitStatus = ExitStatus(word: word)
    return exitStatus
  }

  /// Whether the program is stopped, as Ctrl-Z stops it.
  var isStopped: Bool {
    var buffer = [UInt8](repeating: 0, count: 512)
    let file = unsafe open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let count = unsafe Glibc.read(file, &buffer, buffer.count)
    let afterName = buffer[..<max(0, count)].split(separator: UInt8(ascii: ")")).last
    return afterName?.dropFirst().first == UInt8(ascii: "T")
  }

  /// The settings of the line, which outlive the program.
  var line: Line { Self.line(of: slave) }

  private static func line(of descriptor: Int32) -> Line {
    var settings = termios()
    unsafe tcgetattr(descriptor, &settings)
    return Line(
      input: settings.c_iflag,
      output: settings.c_oflag,
      local: settings.c_lflag
    )
  }

  private func wait(for events: Int32, within time: Duration) -> Int32 {
    guard master >= 0 else { return 0 }
    var request = pollfd(fd: master, events: Int16(events), revents: 0)
    let milliseconds = Int32(time / .milliseconds(1))
    guard unsafe Glibc.poll(&request, 1, max(0, milliseconds)) > 0 else { return 0 }
    return Int32(request.revents)
  }

  private static func name(of slave: Int32) throws(HarnessError) -> String {
    var name = [CChar](repeating: 0, count: 128)
    let code = unsafe ttyname_r(slave, &name, name.count)
    guard code == 0 else { throw HarnessError(call: "ttyname_r", code: code) }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
