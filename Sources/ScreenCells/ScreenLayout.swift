import Simulation

/// Which rows the parts of the screen get; parts go in a fixed order when there is less room.
///
/// The field and its toast always stay. With each further row come, in this order: the bar, the keys,
/// the header, the hint, the caret line, the callbacks, a blank row. What is left is the callbacks'.
struct ScreenLayout {
  let header: Int?
  let field: Int
  let toasts: Range<Int>
  let bar: Int?
  let callbacks: Range<Int>
  let caret: Int?
  let hint: Int?
  let keys: Int?

  /// The least size that shows more than a word.
  static let least = ScreenSize(rows: 6, columns: 30)

  /// How many toasts are stacked at most.
  private static let mostToasts = 4

  /// - Parameter toasts: how many want a row.
  init?(size: ScreenSize, toasts count: Int) {
    guard size.rows >= Self.least.rows, size.columns >= Self.least.columns else { return nil }
    var spare = size.rows - 4
    func take(_ rows: Int) -> Bool {
      guard spare >= rows else { return false }
      spare -= rows
      return true
    }
    let hasBar = take(1)
    let hasKeys = take(1)
    let hasHeader = take(1)
    let hasHint = take(1)
    let hasCaret = take(1)
    let stacked = min(max(count, 1), Self.mostToasts)
    let more = hasCaret ? min(spare, stacked - 1) : 0
    spare -= more
    var row = 0
    header = hasHeader ? 0 : nil
    if hasHeader { row += 1 }
    field = row
    row += 3
    toasts = row..<row + 1 + more
    row += 1 + more
    bar = hasBar ? row : nil
    if hasBar { row += 1 }
    if spare > 4 {
      row += 1
      spare -= 1
    }
    callbacks = row..<row + (spare >= 3 ? spare : 0)
    var bottom = size.rows
    func fromBottom(_ isThere: Bool) -> Int? {
      guard isThere else { return nil }
      bottom -= 1
      return bottom
    }
    keys = fromBottom(hasKeys)
    hint = fromBottom(hasHint)
    caret = fromBottom(hasCaret)
  }
}
