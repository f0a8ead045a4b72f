import ScreenCells
package import Simulation

/// What a wake-up brought.
package enum TerminalEvent: Equatable, Sendable {
  /// Bytes from the keyboard, at least one.
  case bytes([UInt8])
  /// The window has a new size.
  case resized(ScreenSize)
  /// Somebody asks the program to stop for a while.
  case suspend
  /// The program goes on after a stop it did not see coming; the screen is not to be trusted.
  case continued
  /// Somebody asks the program to end, by this signal.
  case terminate(signal: Int32)
  /// There is no input any more, and there will be none.
  case endOfInput
  /// The moment waited for has come.
  case deadline
}
