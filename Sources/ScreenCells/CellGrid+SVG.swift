import Simulation

extension CellGrid {
  /// Returns the grid as a picture.
  ///
  /// Every run of cells is set to its exact width, so the picture is right in any monospaced font.
  /// Its colours follow the reader's choice of light or dark. The text depends on the grid alone:
  /// same grid, same bytes.
  package func svg(title: String) -> String {
    let width = size.columns * SVGMetrics.column + 2 * SVGMetrics.margin
    let height = size.rows * SVGMetrics.row + 2 * SVGMetrics.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\" xml:space=\"preserve\">",
      "<title>\(title.escapedForXML)</title>",
      SVGMetrics.styleSheet,
      "<rect class=\"screen\" width=\"\(width)\" height=\"\(height)\" rx=\"6\"/>",
    ]
    for index in 0..<size.rows {
      lines += SVGRun.runs(of: self, row: index).map { $0.element(row: index) }
    }
    if let cursor { lines.append(SVGMetrics.caret(at: cursor)) }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}

/// Neighbouring cells of one style that are set as one piece of text.
private struct SVGRun {
  let column: Int
  let style: CellStyle
  var columns: Int
  var text: String

  /// Returns the runs of a row; blanks without a style are left out.
  ///
  /// A cell of another width than 1 is a run of its own: fonts do not draw it twice as wide as others.
  static func runs(of grid: CellGrid, row: Int) -> [SVGRun] {
    var runs: [SVGRun] = []
    var joins = false
    for (column, cell) in grid.row(row).enumerated() where !cell.isContinuation {
      let text = grid.shownText(row: row, column: column)
      let isNarrow = cell.width == 1 && !cell.hasOverlay
      if joins, isNarrow, let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text += text
      } else {
        runs.append(
          SVGRun(column: column, style: cell.style, columns: cell.width, text: text)
        )
      }
      joins = isNarrow
    }
    return runs.compactMap(\.trimmed)
  }

  /// The run without the blanks at its end; none if nothing of it can be seen.
  private var trimmed: SVGRun? {
    guard style.attributes.isDisjoint(with: [.reverse, .underline]) else { return self }
    var run = self
    while run.text.last == " " {
      run.text.removeLast()
      run.columns -= 1
    }
    return run.text.isEmpty ? nil : run
  }

  func element(row: Int) -> String {
    let x = SVGMetrics.margin + column * SVGMetrics.column
    let top = SVGMetrics.margin + row * SVGMetrics.row
    let width = columns * SVGMetrics.column
    let place = "x=\"\(x)\" y=\"\(top + SVGMetrics.baseline)\" textLength=\"\(width)\""
    let fit = "lengthAdjust=\"spacingAndGlyphs\""
    let words = "<text class=\"\(classes)\" \(place) \(fit)>\(text.escapedForXML)</text>"
    guard style.attributes.contains(.reverse) else { return words }
    let box = "x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(SVGMetrics.row)\""
    return "<rect class=\"\(style.role.name)\" \(box)/>\(words)"
  }

  private var classes: String {
    let names: [(CellStyle.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
      (.italic, "italic"),
    ]
    return names.reduce(into: style.role.name) {
      if style.attributes.contains($1.0) { $0 += " " + $1.1 }
    }
  }
}

private enum SVGMetrics {
  static let column = 9
  static let row = 18
  static let baseline = 13
  static let margin = 12

  static let styleSheet = """
    <style>
    text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    white-space:pre}
    .bold{font-weight:bold}.dim{opacity:.65}.italic{font-style:italic}
    .underline{text-decoration:underline}
    .screen{fill:#fff}.plain{fill:#1f2328}.accent{fill:#0a5ec2}.warning{fill:#a04500}
    .error{fill:#c4161c}.success{fill:#1a7f37}.muted{fill:#6a737d}.standIn{fill:#8639b5}
    .caret{fill:#1f2328}text.reverse{fill:#fff}
    @media (prefers-color-scheme:dark){
    .screen{fill:#0d1117}.plain{fill:#e6edf3}.accent{fill:#6cb6ff}.warning{fill:#f0a050}
    .error{fill:#ff7b72}.success{fill:#56d364}.muted{fill:#8b949e}.standIn{fill:#d2a8ff}
    .caret{fill:#e6edf3}text.reverse{fill:#0d1117}
    }
    </style>
    """

  static func caret(at position: CellPosition) -> String {
    let x = margin + position.column * column - 1
    let y = margin + position.row * row
    return "<rect class=\"caret\" x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(row)\"/>"
  }
}

extension String {
  fileprivate var escapedForXML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
