/// Breaks a text into rows, at blanks where there are any.
struct TextWrapping {
  /// The columns of the first row and, less the indent, of the others.
  let room: Int

  /// What the rows behind the first begin with.
  var indent = ""

  let policy: GlyphPolicy

  /// Returns the rows of a text; what no row is left for ends in an ellipsis.
  ///
  /// A blank at a break stays at the end of its row. A word that would leave half of a row empty is
  /// broken itself.
  func rows(of text: String, most: Int) -> [String] {
    if text.utf8.count <= room || policy.columns(of: text) <= room { return [text] }
    var rows: [String] = []
    var row = ""
    var used = 0
    var afterBlank: (index: String.Index, columns: Int)?
    for piece in Self.pieces(of: text) {
      let width = policy.columns(of: piece)
      if used + width > room, piece != " " || used > room {
        var rest = ""
        if let (index, columns) = afterBlank, columns * 2 > room {
          rest = String(row[index...])
          row = String(row[..<index])
        }
        if rows.count + 1 >= most { return rows + [shortened(row + rest)] }
        rows.append(row)
        row = indent + rest
        used = policy.columns(of: row)
        afterBlank = nil
      }
      row += piece
      used += width
      if piece == " " { afterBlank = (row.endIndex, used) }
    }
    return rows + [row]
  }

  /// The clusters of a text, an escape such as `\u{200D}` in one piece.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var escape = ""
    for cluster in text {
      switch (escape, cluster) {
      case ("", "\\"), ("\\", "u"), ("\\u", "{"): escape.append(cluster)
      case ("", _): pieces.append(String(cluster))
      case (_, "}"):
        pieces.append(escape + "}")
        escape = ""
      case (_, _) where cluster.isHexDigit && escape.count > 2: escape.append(cluster)
      default:
        // A quote or the like behind a backslash.
        pieces.append(escape + String(cluster))
        escape = ""
      }
    }
    return escape.isEmpty ? pieces : pieces + [escape]
  }

  /// A row that is too long for more, with an ellipsis for the rest.
  private func shortened(_ row: String) -> String {
    var row = row
    while policy.columns(of: row) >= room, !row.isEmpty { row.removeLast() }
    return row + "…"
  }
}
