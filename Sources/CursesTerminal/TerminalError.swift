/// Why the terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable {
  /// A standard stream is not a terminal: descriptor 0 or 1.
  case notATerminal(descriptor: Int32)
  /// `TERM` is not set, or names nothing the system has a description of.
  case unknownTerminal(name: String)
  /// The terminal cannot place its cursor or clear its screen.
  case incapableTerminal(name: String)
  /// The system has no UTF-8 locale, not even `C.UTF-8`.
  case noUnicodeLocale
  /// The system refused a resource; its error number.
  case system(code: Int32)
}
