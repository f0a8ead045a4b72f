import CVterm
import Glibc

/// Starts programs with no signal blocked, none ignored and nothing inherited but what is named.
///
/// A test runs on a thread with signals blocked, and a child would keep that mask.
enum Spawn {
  /// What stands behind a descriptor of the new program.
  enum Source {
    case path(String, Int32)
    case descriptor(Int32)
  }

  /// The built tool: it lies beside the program that runs the tests.
  static func tool() throws(HarnessError) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw HarnessError(call: "readlink") }
    let own = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let tool = (folder + ["fieldstop"]).joined(separator: "/")
    guard unsafe access(tool, X_OK) == 0 else { throw HarnessError(call: tool) }
    return tool
  }

  /// The environment that a program gets, with changes; a change to `nil` takes a variable away.
  static func environment(_ changes: [String: String?]) -> [String] {
    let usual = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let merged = usual.merging(changes.compactMapValues(\.self)) { $1 }
    return merged.filter { changes[$0.key] != .some(nil) }.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Starts a program and returns its process number.
  ///
  /// For a session leader the first terminal among `sources` becomes the controlling terminal.
  static func start(
    _ arguments: [String],
    environment: [String],
    sources: [Source],
    isSessionLeader: Bool
  ) throws(HarnessError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, source) in sources.enumerated() {
      switch source {
      case .path(let path, let flags):
        unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0)
      case .descriptor(let descriptor):
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
    }
    unsafe posix_spawn_file_actions_addclosefrom_np(&actions, Int32(sources.count))
    var attributes = cleanAttributes(isSessionLeader: isSessionLeader)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var process: pid_t = 0
    let code = unsafe withCStrings(arguments) { argv in
      unsafe withCStrings(environment) { envp in
        unsafe posix_spawnp(&process, arguments[0], &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else { throw HarnessError(call: "spawn \(arguments)", code: code) }
    return process
  }

  private static func cleanAttributes(isSessionLeader: Bool) -> posix_spawnattr_t {
    // The value of POSIX_SPAWN_SETSID, which does not import.
    let newSession: Int32 = 0x80
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (isSessionLeader ? newSession : 0)
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    return attributes
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer {
      while let pointer = unsafe pointers.popLast() {
        unsafe free(pointer)
      }
    }
    return unsafe body(&pointers)
  }
}
