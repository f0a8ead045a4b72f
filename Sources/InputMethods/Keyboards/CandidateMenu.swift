/// All candidates, in pages of nine, and the one that is highlighted.
struct CandidateMenu: Hashable, Sendable {
  let kind: CandidateList.Kind
  let texts: [String]

  /// The place of the highlighted text among all, `nil` for none.
  private(set) var highlighted: Int?

  /// Makes the menu of some texts; conversions start with the first highlighted, associations with none.
  init(_ kind: CandidateList.Kind, _ texts: [String]) {
    self.kind = kind
    self.texts = texts
    highlighted = kind == .conversions && !texts.isEmpty ? 0 : nil
  }

  /// The page to show: the one of the highlighted text; `nil` without texts.
  var list: CandidateList? {
    guard !texts.isEmpty else { return nil }
    let first = page * Self.pageSize
    return CandidateList(
      kind: kind,
      items: Array(texts.dropFirst(first).prefix(Self.pageSize)),
      page: page,
      pageCount: (texts.count + Self.pageSize - 1) / Self.pageSize,
      firstIndex: first,
      highlighted: highlighted.map { $0 - first }
    )
  }

  /// The place of the text that a digit stands for on this page, `nil` if there is none.
  func index(forDigit digit: Int) -> Int? {
    let index = page * Self.pageSize + digit - 1
    return (1...Self.pageSize).contains(digit) && index < texts.count ? index : nil
  }

  /// Moves the highlight by some texts, staying within the first and the last.
  mutating func move(by step: Int) {
    guard !texts.isEmpty else { return }
    let from = highlighted ?? -step
    highlighted = min(max(from + step, 0), texts.count - 1)
  }

  /// Turns some pages, to the first text of the new one, staying within the first and the last page.
  mutating func turn(pages: Int) {
    let target = (page + pages) * Self.pageSize
    if texts.indices.contains(target) { highlighted = target }
  }

  private var page: Int { (highlighted ?? 0) / Self.pageSize }

  private static let pageSize = 9
}
