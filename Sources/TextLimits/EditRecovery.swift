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
    let new = after.text.string
    let caret = new.index(atUTF16: after.selection.head)
    let difference = TextDifference(
      from: before.text.string,
      to: new,
      tailLimit: new[caret...].utf8.count
    )
    return EditProposal(
      replacing: difference.span,
      with: difference.inserted,
      origin: .observed
    )
  }
}
