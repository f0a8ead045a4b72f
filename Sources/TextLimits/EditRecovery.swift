import TextMeasure

/// Recovers the edit behind a change that was seen only afterwards.
public enum EditRecovery {
  /// The edit that leads from one state to another.
  ///
  /// Where the texts alone allow several places (an `a` more among many) the caret decides: what was
  /// put in ends at it. Both ends of the edit are scalar borders.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public static func proposal(from before: TextState, to after: TextState) -> EditProposal {
    let old = Array(before.text.string.utf16)
    let new = Array(after.text.string.utf16)
    let tailEnd = min(max(after.selection.head, 0), new.count)
    // What stands behind the new caret stood there before, as far as the two agree.
    var tail = 0
    while tail < min(old.count, new.count - tailEnd)
      && old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    var head = 0
    while head < min(old.count, new.count) - tail && old[head] == new[head] { head += 1 }
    // A change that reaches behind the caret, or one that the caret does not explain.
    while tail < min(old.count, new.count) - head
      && old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    head = before.text.string.roundedDown(min(head, after.text.string.roundedDown(head)))
    let oldEnd = roundedUp(old.count - tail, in: old)
    let newEnd = roundedUp(new.count - tail, in: new)
    let grown = max(oldEnd - (old.count - tail), newEnd - (new.count - tail))
    return EditProposal(
      replacing: TextSpan(head..<max(head, old.count - tail + grown)),
      with: after.text.string.text(in: TextSpan(head..<max(head, new.count - tail + grown))),
      origin: .observed)
  }

  private static func roundedUp(_ offset: Int, in units: [UInt16]) -> Int {
    offset < units.count && units[offset] & 0xFC00 == 0xDC00 ? offset + 1 : offset
  }
}
