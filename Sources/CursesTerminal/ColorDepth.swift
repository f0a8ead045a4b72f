/// How many colours there are to choose from.
enum ColorDepth: Equatable, Sendable {
  case none
  /// The eight a user's theme defines.
  case eight
  /// The fixed palette of 256.
  case indexed

  /// Creates the depth to use.
  ///
  /// A terminal with more than 256 takes numbers for red, green and blue, except for the first
  /// eight: these are used there.
  init(mode: ColorMode, terminalColors: Int, isNoColorSet: Bool) {
    switch mode {
    case .never: self = .none
    case .auto where isNoColorSet: self = .none
    case .auto, .always:
      switch terminalColors {
      case 256: self = .indexed
      case 8...: self = .eight
      default: self = .none
      }
    }
  }
}
