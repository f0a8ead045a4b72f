/// When to use colours.
package enum ColorMode: String, CaseIterable, Sendable {
  /// Where the terminal has them and `NO_COLOR` is not set.
  case auto
  /// Where the terminal has them.
  case always
  /// Nowhere.
  case never
}
