import TextMeasure

/// How far an insertion may reach by the units that add up: an exact end, found without a cluster walk.
///
/// So one endless cluster is left as soon as the limit is passed.
struct AdditiveCap {
  /// The last scalar border within the limits.
  let end: String.Index

  /// The limit that set it; `nil` where the whole insertion is within.
  let limit: LengthLimit?

  /// - Parameter rest: the lengths of the text without what is replaced.
  init(of insertion: Substring, bounds: Bounds, rest: TextCounts) {
    let additive = bounds.additive
    guard !additive.isEmpty else {
      end = insertion.endIndex
      limit = nil
      return
    }
    var used = rest
    let scalars = insertion.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      used.utf16 += UTF16.width(scalar)
      used.scalars += 1
      used.utf8 += UTF8.width(scalar)
      if let broken = additive.broken(by: used) {
        end = index
        limit = broken
        return
      }
      index = scalars.index(after: index)
    }
    end = insertion.endIndex
    limit = nil
  }

  /// The part of the insertion that decides: one scalar more than fits tells whether a cluster ends.
  func visible(_ insertion: Substring) -> Substring {
    guard end < insertion.endIndex else { return insertion }
    return insertion[..<insertion.unicodeScalars.index(after: end)]
  }
}
