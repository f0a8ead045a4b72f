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
    let old = state.text.text(in: span)
    let (head, tail) = Self.commonEnds(old, replacement)
    let rest = old.bytes(head..<old.utf8.count - tail)
    self.span = TextSpan(
      location: span.location + TextUnit.utf16.count(old.bytes(0..<head)),
      length: TextUnit.utf16.count(rest)
    )
    insertion = replacement.bytes(head..<replacement.utf8.count - tail)
    isAtomic = !rest.isEmpty
  }

  /// The bytes of the clusters that two texts both begin with, and of those that they both end with.
  private static func commonEnds(_ old: Substring, _ new: Substring) -> (Int, Int) {
    let (a, b) = (old.utf8Span.span, new.utf8Span.span)
    let shorter = min(a.count, b.count)
    var head = 0
    while head < shorter {
      let (end, other) = (a.clusterEnd(from: head), b.clusterEnd(from: head))
      guard sameUnits(old.bytes(head..<end), new.bytes(head..<other)) else { break }
      head = end
    }
    var tail = 0
    while tail < shorter - head {
      let start = a.lastClusterStart(before: a.count - tail)
      let other = b.lastClusterStart(before: b.count - tail)
      guard start >= head, other >= head,
        sameUnits(old.bytes(start..<a.count - tail), new.bytes(other..<b.count - tail))
      else { break }
      tail = a.count - start
    }
    return (head, tail)
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
