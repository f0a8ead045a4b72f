import TextLimits
import TextMeasure

/// The steps that can be taken back and made again; one gesture, one step.
///
/// A step holds the difference, not the texts, so that a long text is not kept once for each key.
struct UndoHistory: Hashable {
  /// A difference and the selections on both sides of it.
  struct Step: Hashable {
    let difference: TextDifference
    let before: TextSelection
    let after: TextSelection
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  /// Adds a step where the text changed; what was undone is gone then.
  mutating func record(from before: TextState, to after: TextState) {
    let difference = TextDifference(from: before.text.string, to: after.text.string)
    guard !difference.isEmpty else { return }
    done.append(
      Step(difference: difference, before: before.selection, after: after.selection)
    )
    undone = []
  }

  /// The edit that takes the last step back.
  mutating func takeBack() -> TextEdit? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return TextEdit(
      replacing: step.difference.insertedSpan,
      with: step.difference.removed[...],
      selection: step.before
    )
  }

  /// The edit that makes the last undone step again.
  mutating func makeAgain() -> TextEdit? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return TextEdit(
      replacing: step.difference.span,
      with: step.difference.inserted[...],
      selection: step.after
    )
  }
}
