/// How a program ended.
enum ExitStatus: Equatable {
  case code(Int32)
  case signal(Int32)

  /// Reads the status word of the system.
  init(word: Int32) {
    let signal = word & 0x7f
    self = signal == 0 ? .code((word >> 8) & 0xff) : .signal(signal)
  }
}
