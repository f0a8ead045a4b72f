/// Numbers the lines of a text, and keeps the first of them in which something was not UTF-8.
struct RepairLog {
  /// The number of that line, from 1; `nil` where all was UTF-8.
  private(set) var firstLine: Int?

  private var line = 1

  /// Keeps that something of the open line was not UTF-8.
  mutating func add() {
    if firstLine == nil { firstLine = line }
  }

  /// Goes on to the next line.
  mutating func endLine() {
    line += 1
  }
}
