/// The characters of a frame, and other signs that not every terminal's font has.
package enum BoxFrame: Sendable {
  /// Rounded corners.
  case rounded
  /// Square corners and plain signs, which the Linux console's fonts have.
  case square

  var horizontal: Unicode.Scalar { "─" }
  var vertical: Unicode.Scalar { "│" }
  var topLeft: Unicode.Scalar { self == .rounded ? "╭" : "┌" }
  var topRight: Unicode.Scalar { self == .rounded ? "╮" : "┐" }
  var bottomLeft: Unicode.Scalar { self == .rounded ? "╰" : "└" }
  var bottomRight: Unicode.Scalar { self == .rounded ? "╯" : "┘" }

  /// What stands before an alert.
  var alertSign: String { self == .rounded ? "⚠" : "!" }

  /// Returns a label with signs that the font has.
  func spelled(_ label: String) -> String {
    guard self == .square else { return label }
    return label.reduce(into: "") { $0 += BoxFrame.plainSigns[$1] ?? String($1) }
  }

  private static let plainSigns: [Character: String] = [
    "⌫": "Bksp", "‹": "<", "›": ">", "…": "...", "×": "x",
  ]
}
