/// The row of texts that may follow what was just written.
struct AssociationRow: Hashable, Sendable {
  /// The end of what was written, enough to find what follows.
  private let context: String
  private(set) var menu: CandidateMenu

  /// Makes the row behind a text, `nil` if nothing is known to follow.
  init?(after text: String) {
    context = String(text.suffix(8))
    menu = CandidateMenu(.associations, PinyinDecoder().associations(after: context))
    if menu.texts.isEmpty { return nil }
  }

  /// Whether one of the texts is highlighted.
  var isEntered: Bool { menu.highlighted != nil }

  /// The place of the highlighted text.
  var highlighted: Int? { menu.highlighted }

  /// The text at a place.
  func text(at index: Int) -> String? {
    menu.texts.indices.contains(index) ? menu.texts[index] : nil
  }

  /// The row behind one of the texts, once that is written too.
  func following(_ text: String) -> AssociationRow? {
    AssociationRow(after: context + text)
  }

  /// Enters the row, or moves in it.
  mutating func move(by step: Int) {
    menu.move(by: step)
  }
}
