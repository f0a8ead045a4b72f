import TestSupport
import Testing
import TextLimits
import TextMeasure

/// Tries a property with random edits and records the first that breaks it, as small as it gets.
func forAllEdits(
  _ topic: String = #function,
  count: Int = EditBudget.each,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ next: (inout TextGenerator) -> EditCase = { $0.edit() },
  complaint: (EditCase) -> String?
) {
  forAll(
    topic,
    count: count,
    sourceLocation: sourceLocation,
    next,
    smaller: \.smaller,
    complaint: complaint
  )
}

extension TextGenerator {
  /// Returns an edit at a place where clusters come together, under limits that it may or may not break.
  mutating func edit(origins: [EditProposal.Origin] = [.typing, .paste, .commit, .observed])
    -> EditCase
  {
    let text = mixed(upTo: 6)
    let insertion = mixed(upTo: 6)
    var limits: [LengthLimit] = []
    for _ in 0..<(Int.random(in: 0..<3, using: &random) == 0 ? 2 : 1) {
      limits.append(limit(for: text + insertion))
    }
    return EditCase(
      text: text,
      span: span(in: text),
      insertion: insertion,
      limits: limits,
      origin: origins.randomElement(using: &random) ?? .paste
    )
  }

  /// Returns a limit: from nothing at all to a little more than a text needs.
  mutating func limit(for text: String) -> LengthLimit {
    let unit = TextUnit.allCases.randomElement(using: &random) ?? .utf16
    return LengthLimit(Int.random(in: 0...(unit.count(text) + 2), using: &random), unit)
  }
}
