import CNcursesw
import ScreenCells

extension Palette {
  /// Returns the palette of the screen that was just opened, its colours told to the library.
  ///
  /// Without colours the library is not told to start them: it would send sequences for them.
  static func ofOpenScreen(mode: ColorMode, isNoColorSet: Bool) -> Palette {
    let colors = Int(fieldstop_color_count())
    let palette = Palette(
      depth: ColorDepth(mode: mode, terminalColors: colors, isNoColorSet: isNoColorSet),
      attributes: CellStyle.Attributes(rawValue: fieldstop_known_attributes())
    )
    guard palette.depth != .none, start_color() == OK else {
      return Palette(depth: .none, attributes: palette.attributes)
    }
    use_default_colors()
    for role in ColorRole.allCases {
      guard let color = palette.color(of: role) else { continue }
      init_pair(palette.pair(of: role), color, -1)
    }
    return palette
  }
}
