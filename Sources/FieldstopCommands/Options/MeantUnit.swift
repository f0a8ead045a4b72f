import TextMeasure

extension TextUnit {
  /// The unit that a word which names none is likely to stand for: another name of it, or a slip.
  static func meant(by word: String) -> TextUnit? {
    let word = word.lowercased()
    if let unit = otherNames.first(where: { $0.value.contains(word) })?.key { return unit }
    return nearestWord(to: word, among: allCases.map(\.rawValue)).flatMap(TextUnit.init(rawValue:))
  }

  /// What the units are called elsewhere.
  private static let otherNames: [TextUnit: Set<String>] = [
    .utf16: ["unit", "units", "utf-16", "code-unit", "code-units", "codeunit", "codeunits"],
    .characters: ["char", "chars", "grapheme", "graphemes", "cluster", "clusters"],
    .scalars: ["codepoint", "codepoints", "code-point", "code-points", "rune", "runes"],
    .utf8: ["byte", "bytes", "utf-8"],
    .columns: ["cell", "cells", "width"],
  ]
}
