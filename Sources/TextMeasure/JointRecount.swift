/// Recounts the clusters around an edit: from the cluster before it to the first border behind it that
/// the old and the new text share.
///
/// Behind a shared border both texts fall into the same clusters, and before the window nothing can
/// change, for a border depends on what stands before it and on the next scalar only. So the
/// difference over the window is the difference over the whole text, without walking it.
package struct JointRecount {
  /// What the edit adds to the counts of clusters and cells; other units are not filled in.
  package let change: TextCounts

  /// Recounts an edit of a text.
  init(_ text: String, _ range: Range<String.Index>, _ replacement: Substring) {
    let start =
      range.lowerBound == text.startIndex
      ? text.startIndex : text.clusterBorder(before: range.lowerBound)
    self.init(
      behind: text[start..<range.lowerBound],
      replacing: text[range],
      with: replacement,
      before: text[range.upperBound...]
    )
  }

  /// Recounts what comes to stand before a text that was counted on its own.
  package init(putting head: Substring, before tail: Substring) {
    self.init(behind: "", replacing: "", with: head, before: tail)
  }

  /// - Complexity: O(*k*) in the length of the parts and of the clusters that start the tail.
  private init(
    behind head: Substring,
    replacing removed: Substring,
    with inserted: Substring,
    before tail: Substring
  ) {
    let (old, new) = (String(head) + String(removed), String(head) + String(inserted))
    var reach = 16
    while true {
      let end =
        tail.unicodeScalars.index(tail.startIndex, offsetBy: reach, limitedBy: tail.endIndex)
        ?? tail.endIndex
      let window = String(tail[..<end])
      var oldWalk = Walk(old + window, behind: old)
      var newWalk = Walk(new + window, behind: new)
      if let change = Self.meet(&oldWalk, &newWalk, isWhole: end == tail.endIndex) {
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
    private var characters: String.Iterator
    private let end: Int
    private(set) var position: Int
    private(set) var counts = TextCounts()

    init(_ text: String, behind prefix: String) {
      characters = text.makeIterator()
      position = -prefix.utf8.count
      end = text.utf8.count - prefix.utf8.count
    }

    var isAtEnd: Bool { position == end }

    mutating func step() {
      guard let character = characters.next() else { return }
      counts.characters += 1
      counts.columns += CellWidth.columns(of: character)
      position += character.utf8.count
    }
  }
}
