/// The characters a frame is made of.
package enum BoxFrame: Sendable {
  /// Rounded corners.
  case rounded
  /// Square corners, which the Linux console's fonts have.
  case square

  var horizontal: String { "─" }
  var vertical: String { "│" }
  var topLeft: String { self == .rounded ? "╭" : "┌" }
  var topRight: String { self == .rounded ? "╮" : "┐" }
  var bottomLeft: String { self == .rounded ? "╰" : "└" }
  var bottomRight: String { self == .rounded ? "╯" : "┘" }
}
