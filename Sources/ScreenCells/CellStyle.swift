/// How one cell looks: attributes every terminal knows, and a colour by its meaning.
///
/// A style never names a colour. What a ``ColorRole`` looks like is the terminal's business, so
/// that light and dark backgrounds, eight colours and none at all need no second grid.
package struct CellStyle: Hashable, Sendable {
  /// The attributes that do not depend on colour.
  package var attributes: Attributes

  /// What the colour means.
  package var role: ColorRole

  /// Creates a style.
  package init(_ attributes: Attributes = [], role: ColorRole = .plain) {
    self.attributes = attributes
    self.role = role
  }

  /// The terminal's own foreground on its own background.
  package static let plain = CellStyle()

  /// Returns the style with further attributes.
  package func adding(_ further: Attributes) -> CellStyle {
    CellStyle(attributes.union(further), role: role)
  }

  /// The style of a stand-in drawn where this style was asked for.
  ///
  /// A colour does not show on an emoji, which brings its own, and an underline does: so a stand-in
  /// has both. Reverse stays, for a selection must not have holes.
  package var ofStandIn: CellStyle {
    CellStyle(attributes.union(.underline), role: .standIn)
  }

  /// What a terminal can do with a cell besides colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or brighter.
    package static let bold = Attributes(rawValue: 1)
    /// Fainter.
    package static let dim = Attributes(rawValue: 2)
    /// Underlined: marked text, and stand-ins.
    package static let underline = Attributes(rawValue: 4)
    /// Foreground and background swapped: the selection.
    package static let reverse = Attributes(rawValue: 8)
    /// Slanted; missing on several terminals, so never the only cue.
    package static let italic = Attributes(rawValue: 16)
  }
}
