import TextLimits
import TextMeasure

/// The contract's rules 3, 5, 6 and 7, done in the dullest way: every cut, every text counted whole.
struct BruteForce {
  /// The text that the edit leaves, and how much of the insertion it took.
  private(set) var text: String
  private(set) var accepted: String?

  /// The limits that the next cut breaks; empty where all of the insertion goes in.
  private(set) var breaking: [LengthLimit] = []

  init(_ edit: EditCase) {
    let (head, tail) = Self.around(edit.span, in: edit.text)
    let insertion = edit.insertion
    text = edit.text
    for cut in Self.cuts(of: insertion, behind: head).reversed() {
      let start = String(decoding: Array(insertion.utf8)[..<cut], as: UTF8.self)
      let candidate = head + start + tail
      let broken = edit.limits.filter { !$0.holds(candidate, against: edit.text) }
      guard broken.isEmpty else {
        breaking = broken
        continue
      }
      text = candidate
      accepted = start
      return
    }
  }

  /// What stands before and behind a span that is grown to whole scalars.
  static func around(_ span: TextSpan, in text: String) -> (String, String) {
    var units = 0
    var head = String.UnicodeScalarView()
    var tail = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let end = units + UTF16.width(scalar)
      // An empty span in the middle of a scalar stands before it.
      if end <= span.location {
        head.append(scalar)
      } else if units >= span.location + span.length || span.length == 0 {
        tail.append(scalar)
      }
      units = end
    }
    return (String(head), String(tail))
  }

  /// The ends of the clusters of both together that lie in the insertion, as bytes of it.
  static func cuts(of insertion: String, behind head: String) -> [Int] {
    var cuts: [Int] = []
    var position = -head.utf8.count
    for character in head + insertion {
      position += character.utf8.count
      if position > 0 { cuts.append(position) }
    }
    return cuts
  }
}

extension LengthLimit {
  /// Whether a text may follow another: within the limit, or no longer than before.
  func holds(_ text: String, against before: String) -> Bool {
    unit.count(text) <= max(maximum, unit.count(before))
  }
}
