/// A cell, and what is drawn over it.
package struct Glyph: Hashable, Sendable {
  /// What stands below.
  package let cell: Cell

  /// The whole cluster, to be drawn over the cell by absolute position; empty nearly always.
  ///
  /// Terminals disagree about the width of some clusters that can still be drawn without harm when
  /// nothing is written behind them in one go: then the cell keeps room for the widest answer, and
  /// this is drawn last.
  package let overlay: String

  init(_ cell: Cell, overlay: String = "") {
    self.cell = cell
    self.overlay = overlay
  }
}
