import TextMeasure

/// A table of texts: columns as wide as they need, or narrower with their cells in several lines where
/// the whole would be wider than it may.
struct TextTable {
  /// A column.
  struct Column {
    /// What stands over it.
    let title: String
    /// The width below which it is not narrowed; `nil` for a column that keeps its width.
    let least: Int?
  }

  /// The columns.
  let columns: [Column]

  /// The cells, row by row; a cell may have several lines.
  var rows: [[String]] = []

  private static let gap = "  "

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The table in lines of so many cells at most, if that can be.
  func lines(width: Int) -> [String] {
    let widths = widths(in: width)
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: Self.gap)
    return line(columns.map(\.title), widths) + [rule] + rows.flatMap { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> [String] {
    let parts = zip(cells, widths).map { WordWrap.lines($0, width: $1, behind: [" ", "-"]) }
    let height = parts.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var end = 0
      for (part, width) in zip(parts, widths) {
        let text = row < part.count ? part[row] : ""
        if !text.isEmpty {
          line += String(repeating: " ", count: max(0, end - WordWrap.columns(line))) + text
        }
        end += width + Self.gap.count
      }
      return line
    }
  }

  private func widths(in total: Int) -> [Int] {
    var widths = columns.indices.map { column in
      ([columns[column].title] + rows.map { $0[column] })
        .flatMap { $0.split(separator: "\n") }.map { WordWrap.columns(String($0)) }.max() ?? 0
    }
    func excess() -> Int {
      widths.reduce(0, +) + Self.gap.count * (widths.count - 1) - total
    }
    while excess() > 0 {
      // The one that has most to give gives one.
      let most = columns.indices.max { room(of: $0, in: widths) < room(of: $1, in: widths) }
      guard let most, room(of: most, in: widths) > 0 else { break }
      widths[most] -= 1
    }
    return widths
  }

  private func room(of column: Int, in widths: [Int]) -> Int {
    columns[column].least.map { widths[column] - $0 } ?? 0
  }
}
