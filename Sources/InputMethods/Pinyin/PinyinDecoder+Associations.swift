extension PinyinDecoder {
  /// Returns what may follow a Chinese text that was just written: how the dictionary's words go on that
  /// begin with its last characters, commonest first, then words that follow nearly anything.
  ///
  /// ```swift
  /// PinyinDecoder().associations(after: "生日", limit: 3)  // ["快乐", "礼物", "的"]
  /// ```
  public func associations(after text: String, limit: Int = 9) -> [String] {
    let table = SortedTable.pinyinNext
    let last = Array(text.suffix(Self.longestBeginning))
    var found: [String] = []
    func add(_ word: String) {
      if found.count < limit, !found.contains(word) { found.append(word) }
    }

    // One character says little behind others: 今天 is not continued as 天 is.
    for count in stride(from: last.count, through: min(2, last.count), by: -1) where count > 0 {
      let beginning = Array(String(last.suffix(count)).utf8)
      guard let line = table.line(withKey: beginning, in: table.lines) else { continue }
      for item in TableItems(line.items, of: table) { add(table.text(item.text)) }
    }
    for word in Self.functionWords { add(word) }
    return found
  }

  private static let longestBeginning = 4
  private static let functionWords = ["的", "了", "是", "我", "不", "在", "有", "吗", "吧", "，", "。"]
}
