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
    let (head, tail) = Self.commonEnds(old.utf8Span.span, replacement.utf8Span.span)
    let rest = old.bytes(head..<old.utf8.count - tail)
    self.span = TextSpan(
      location: span.location + TextUnit.utf16.count(old.bytes(0..<head)),
      length: TextUnit.utf16.count(rest)
    )
    insertion = replacement.bytes(head..<replacement.utf8.count - tail)
    isAtomic = !rest.isEmpty
  }

  /// The bytes of the clusters that two texts both begin with, and of those that they both end with.
  private static func commonEnds(_ old: Span<UInt8>, _ new: Span<UInt8>) -> (Int, Int) {
    var head = 0
    while head < min(old.count, new.count) {
      let end = old.clusterEnd(from: head)
      guard end == new.clusterEnd(from: head), old.hasBytes(head..<end, of: new, at: head) else {
        break
      }
      head = end
    }
    var tail = 0
    while tail < min(old.count, new.count) - head {
      let start = old.lastClusterStart(before: old.count - tail)
      let other = new.lastClusterStart(before: new.count - tail)
      guard start >= head, other >= head, old.count - start == new.count - other,
        old.hasBytes(start..<old.count - tail, of: new, at: other)
      else { break }
      tail = old.count - start
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

extension Substring {
  fileprivate func bytes(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

extension Span<UInt8> {
  fileprivate func hasBytes(_ range: Range<Int>, of other: Span<UInt8>, at start: Int) -> Bool {
    range.allSatisfy { self[$0] == other[start + $0 - range.lowerBound] }
  }
}
