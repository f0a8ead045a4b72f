import Glibc
import ScreenCells
package import Simulation

/// The size of the window as the system knows it.
package enum WindowSize {
  /// The size of the terminal on descriptor 1; none if it has no size, as a serial line has not.
  package static var ofStandardOutput: ScreenSize? {
    var size = winsize()
    // The call fills the struct it is given and keeps nothing of it.
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_row > 0, size.ws_col > 0
    else { return nil }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
