import TextMeasure

/// What a replacement really changes.
///
/// A keyboard replaces the typed word by another: the clusters that both begin and end with are no
/// change. Where only an insertion is left it may be filled as far as it fits; a different word goes in
/// whole or not at all, so that the typed one is not half overwritten.
struct ReplacementCore {
  /// The span that changes.
  let span: TextSpan

  /// What is put there.
  let insertion: Substring

  /// Whether all of it must go in.
  let isAtomic: Bool

  private let replacement: Substring

  init(of span: TextSpan, with replacement: Substring, in state: TextState, strips: Bool) {
    self.replacement = replacement
    guard strips else {
      (self.span, insertion, isAtomic) = (span, replacement, false)
      return
    }
    var old = state.text.text(in: span)
    var new = replacement
    var head = 0
    while let left = old.first, let right = new.first, sameUnits(String(left), String(right)) {
      head += left.utf16.count
      old.removeFirst()
      new.removeFirst()
    }
    while let left = old.last, let right = new.last, sameUnits(String(left), String(right)) {
      old.removeLast()
      new.removeLast()
    }
    self.span = TextSpan(location: span.location + head, length: TextUnit.utf16.count(old))
    insertion = new
    isAtomic = !old.isEmpty
  }

  /// What stands in the place of the whole span when only `accepted` of the insertion goes in.
  func kept(_ accepted: Substring) -> Substring {
    guard insertion.endIndex < replacement.endIndex else {
      return replacement[..<accepted.endIndex]
    }
    return Substring(
      String(replacement[..<accepted.endIndex]) + String(replacement[insertion.endIndex...])
    )
  }
}
