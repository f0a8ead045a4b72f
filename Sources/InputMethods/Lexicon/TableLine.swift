/// One line of a ``SortedTable``: where its key and its items lie.
struct TableLine {
  /// The bytes of the key.
  let key: Range<Int>

  /// The bytes of all items.
  let items: Range<Int>

  /// The offset of the line behind this one.
  var next: Int { items.upperBound + 1 }
}

/// One item of a line.
struct TableItem {
  /// The bytes of the text; empty if the text is the line's key.
  let text: Range<Int>

  /// −100 times the natural logarithm of the text's share, so that costs add up; 0 if none is given.
  let cost: Int
}

/// The items of a line, by rising cost.
struct TableItems: Sequence, IteratorProtocol {
  private let table: SortedTable
  private var rest: Range<Int>

  /// Walks the items in a range of a table's bytes.
  init(_ items: Range<Int>, of table: SortedTable) {
    self.table = table
    rest = items
  }

  mutating func next() -> TableItem? {
    guard !rest.isEmpty else { return nil }
    let start = rest.lowerBound
    var end = start
    while end < rest.upperBound, table[end] != .blank, table[end] != .colon { end += 1 }
    var cost = 0
    var offset = end
    if offset < rest.upperBound, table[offset] == .colon {
      offset += 1
      while offset < rest.upperBound, table[offset] != .blank {
        cost = cost * 10 + Int(table[offset] &- UInt8(ascii: "0"))
        offset += 1
      }
    }
    rest = (offset < rest.upperBound ? offset + 1 : offset)..<rest.upperBound
    return TableItem(text: start..<end, cost: cost)
  }
}
