import Simulation

/// Which rows the parts of the screen get; parts go in a fixed order when there is less room.
///
/// The field and a row for its toast always stay. With each further row come, in this order: the bar,
/// the keys, the header, the hint, what a toast wants beyond its row, the caret line, the hint's second
/// row, the callbacks, blank rows, a row for the host's value. What is left is the callbacks'.
struct ScreenLayout {
  let header: Int?
  let field: Int
  let toasts: Range<Int>
  let bar: Int?
  let host: Int?
  let callbacks: Range<Int>
  let caret: Int?
  let hint: Range<Int>
  let keys: Int?

  /// The least size that shows more than a word.
  static let least = ScreenSize(rows: 6, columns: 30)

  /// How many rows toasts have at most.
  static let mostToastRows = 4

  /// How many rows a hint has at most.
  static let mostHintRows = 2

  /// Lays out a screen for toasts and a hint that want so many rows; none for one that is too small.
  init?(size: ScreenSize, toastRows: Int, hintRows: Int) {
    guard size.rows >= Self.least.rows, size.columns >= Self.least.columns else { return nil }
    var spare = size.rows - 4
    func take(_ wanted: Int, leaving rest: Int = 0) -> Int {
      let taken = max(0, min(wanted, spare - rest))
      spare -= taken
      return taken
    }
    let barRows = take(1)
    let keyRows = take(1)
    let headerRows = take(1)
    var hints = take(1)
    let moreToasts = take(min(toastRows, Self.mostToastRows) - 1)
    let caretRows = take(1)
    if hints > 0 { hints += take(min(hintRows, Self.mostHintRows) - 1) }
    let gapAbove = take(1, leaving: 4)
    // Between the callbacks and the caret line.
    _ = take(1, leaving: 12)
    let hostRows = take(2, leaving: 16) == 2 ? 2 : 0

    var row = 0
    func next(_ rows: Int) -> Int? {
      defer { row += rows }
      return rows > 0 ? row : nil
    }
    header = next(headerRows)
    field = row
    row += 3
    toasts = row..<row + 1 + moreToasts
    row = toasts.upperBound
    bar = next(barRows)
    row += gapAbove
    host = next(hostRows)
    callbacks = row..<row + (spare >= 3 ? spare : 0)
    row = size.rows - keyRows - hints - caretRows
    caret = next(caretRows)
    hint = row..<row + hints
    row = hint.upperBound
    keys = next(keyRows)
  }
}
