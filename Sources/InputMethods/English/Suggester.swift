public import TextMeasure

/// Fills the bar of the English keyboard from the text around the caret.
///
/// In a word, or right behind one, the bar says how the letters before the caret go on, and picking
/// replaces the whole word, also what stands behind the caret. Elsewhere it says which word comes next.
/// Where a sentence begins the predictions are capitalised.
public struct Suggester: Hashable, Sendable {
  private let predictor = EnglishPredictor()

  /// Creates a suggester.
  public init() {}

  /// Returns three suggestions at most for a selection in a text; none if something is selected.
  ///
  /// - Complexity: finding the caret by its offset may be linear in the text;
  ///   ``suggestions(before:after:caret:)`` is not.
  public func suggestions(in text: String, selection: TextSpan) -> [Suggestion] {
    guard selection.isEmpty, (0...text.utf16.count).contains(selection.location) else { return [] }
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.location)
    return suggestions(before: text[..<caret], after: text[caret...], caret: selection.location)
  }

  /// Returns three suggestions at most for the text on both sides of the caret.
  ///
  /// `caret` is the UTF-16 offset of the caret; the spans are counted from it.
  ///
  /// - Complexity: independent of the length of the text: at most 128 code points are looked at.
  public func suggestions(before: Substring, after: Substring, caret: Int) -> [Suggestion] {
    let window = before.unicodeScalars.suffix(Self.reach)
    let start = window.lastIndex { !Self.isInWord($0) }.map(window.index(after:))
    // A word longer than the window is no word; so is one in the middle of which the text was cut.
    guard start != nil || window.startIndex == before.startIndex else { return [] }
    let prefix = String(window[(start ?? window.startIndex)...])
    let context = Context(window[..<(start ?? window.startIndex)])
    let words = predictor.predictions(
      previousWord: context.previousWord,
      prefix: Self.straight(prefix)
    )
    guard !prefix.isEmpty else {
      let letterCase = context.isSentenceStart ? LetterCase.capitalised : .asWritten
      return words.map { Suggestion(span: .caret(caret), text: letterCase.applied(to: $0)) }
    }

    let rest = after.unicodeScalars.prefix(Self.reach).prefix(while: Self.isInWord)
    let length = prefix.utf16.count
    let span = TextSpan(
      location: caret - length,
      length: length + Substring(rest).utf16.count
    )
    return words.map { Suggestion(span: span, text: $0) }
  }

  /// What stands before the word at the caret.
  private struct Context {
    let previousWord: String?
    let isSentenceStart: Bool

    init(_ text: Substring.UnicodeScalarView) {
      let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
      let beforeBlanks = text[..<end]
      let letters = beforeBlanks.reversed().prefix(while: Suggester.isInWord).reversed()
      if !letters.isEmpty, beforeBlanks.endIndex != text.endIndex {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: letters)
        previousWord = Suggester.straight(String(word))
      } else {
        previousWord = nil
      }
      isSentenceStart = beforeBlanks.last.map { ".!?\n".unicodeScalars.contains($0) } ?? true
    }
  }

  private static let reach = 64

  /// Letters of the Latin script and apostrophes.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "'" || scalar == "’" { return true }
    return scalar.value < 0x250 && scalar.properties.isAlphabetic
  }

  /// The dictionary writes apostrophes straight.
  private static func straight(_ word: String) -> String {
    String(word.map { $0 == "’" ? "'" : $0 })
  }
}
