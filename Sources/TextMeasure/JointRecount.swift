/// Recounts the clusters around an edit: from the cluster before it to the first border behind it that
/// the old and the new text share.
///
/// Behind a shared border both texts fall into the same clusters, and before the window nothing can
/// change, for a border depends on what stands before it and on the next scalar only. So the
/// difference over the window is the difference over the whole text, without walking it.
struct JointRecount {
  /// What the edit adds to the counts of clusters and cells; other units are not filled in.
  let change: TextCounts

  init(_ text: String, _ range: Range<String.Index>, _ replacement: Substring) {
    let start =
      range.lowerBound == text.startIndex
      ? text.startIndex : text.clusterBorder(before: range.lowerBound)
    let before = text[start..<range.lowerBound]
    var reach = 16
    while true {
      let end =
        text.unicodeScalars.index(range.upperBound, offsetBy: reach, limitedBy: text.endIndex)
        ?? text.endIndex
      let after = text[range.upperBound..<end]
      var old = Walk(String(text[start..<end]), prefix: text[start..<range.upperBound].utf8.count)
      var new = Walk(
        String(before) + String(replacement) + String(after),
        prefix: before.utf8.count + replacement.utf8.count
      )
      if let change = Self.meet(&old, &new, isWhole: end == text.endIndex) {
        self.change = change
        return
      }
      reach *= 4
    }
  }

  /// Walks both texts to their first shared border; `nil` where the window is too short to tell.
  private static func meet(_ old: inout Walk, _ new: inout Walk, isWhole: Bool) -> TextCounts? {
    while true {
      if old.position == new.position && old.position >= 0 && (isWhole || !old.isAtEnd) {
        return new.counts - old.counts
      }
      if old.position <= new.position && !old.isAtEnd {
        old.step()
      } else if !new.isAtEnd {
        new.step()
      } else if !old.isAtEnd {
        old.step()
      } else {
        return nil
      }
    }
  }

  /// A walk over the clusters of a window; positions are bytes behind the edit, negative before it.
  private struct Walk {
    let text: String
    var index: String.Index
    var position: Int
    var counts = TextCounts()

    init(_ text: String, prefix: Int) {
      self.text = text
      index = text.startIndex
      position = -prefix
    }

    var isAtEnd: Bool { index == text.endIndex }

    mutating func step() {
      let next = text.index(after: index)
      let character = text[index]
      counts.characters += 1
      counts.columns += CellWidth.columns(of: character)
      position += character.utf8.count
      index = next
    }
  }
}
