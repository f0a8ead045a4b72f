/// Letters on their way to Chinese: what was chosen so far, what is still letters, and the caret in it.
struct PinyinComposition: Hashable, Sendable {
  /// A text that was picked for the first letters and may be taken back.
  private struct Choice: Hashable {
    let text: String
    let letters: [Character]
  }

  private var choices: [Choice] = []
  private var letters: [Character]
  /// The caret's place among the letters; the choices cannot be entered.
  private var caret: Int
  /// Whether picking was the last thing that happened, so that Backspace takes it back.
  private var endsWithChoice = false
  private var conversion: PinyinConversion
  private(set) var menu: CandidateMenu

  /// Starts with a first letter.
  init(_ letter: Character) {
    letters = [letter]
    caret = 1
    conversion = Self.convert(letters)
    menu = Self.menu(of: conversion)
  }

  /// Whether nothing is left.
  var isEmpty: Bool { letters.isEmpty && choices.isEmpty }

  /// The texts chosen so far.
  var chosenText: String { choices.map(\.text).joined() }

  /// What was typed, without separators: choices, letters and the apostrophes between them.
  var typedText: String { chosenText + String(letters) }

  /// The text with everything converted as the candidates say first, for a key that ends it.
  var convertedText: String {
    var copy = self
    while let next = copy.conversion.candidates.first, !copy.letters.isEmpty {
      copy.choose(next)
    }
    return copy.typedText
  }

  /// What stands in the field, its syllables apart, and the caret in UTF-16 code units.
  var marked: (text: String, caret: Int) {
    var text = chosenText
    var offset = text.utf16.count
    for (index, letter) in letters.enumerated() {
      if letter == "'" {
        text += Self.separator
      } else {
        let isApart = index > 0 && letters[index - 1] != "'" && conversion.ends.contains(index)
        text += (isApart ? Self.separator : "") + String(letter)
      }
      if index + 1 == caret { offset = text.utf16.count }
    }
    return (text, offset)
  }

  /// Puts a letter or an apostrophe at the caret; false if it cannot stand there.
  mutating func insert(_ letter: Character) -> Bool {
    guard letters.count < Self.longest else { return false }
    if letter == "'" {
      let before = caret > 0 ? letters[caret - 1] : "'"
      let after = caret < letters.count ? letters[caret] : " "
      guard before != "'", after != "'" else { return false }
    }
    letters.insert(letter, at: caret)
    caret += 1
    lettersChanged()
    return true
  }

  /// Takes the last choice back, or else the letter before the caret away; false if neither is there.
  mutating func deleteBackward() -> Bool {
    if let choice = choices.last, endsWithChoice || caret == 0 {
      choices.removeLast()
      letters = choice.letters + letters
      caret += choice.letters.count
      lettersChanged()
      return true
    }
    guard caret > 0 else { return false }
    caret -= 1
    letters.remove(at: caret)
    lettersChanged()
    return true
  }

  /// Takes the letter behind the caret away; false if there is none.
  mutating func deleteForward() -> Bool {
    guard caret < letters.count else { return false }
    letters.remove(at: caret)
    lettersChanged()
    return true
  }

  /// Moves the caret by some letters, as far as there are any; false if it is there already.
  mutating func moveCaret(by step: Int) -> Bool {
    let target = min(max(caret + step, 0), letters.count)
    endsWithChoice = false
    defer { caret = target }
    return target != caret
  }

  /// Picks a candidate by its place for the letters it stands for; false if there is none.
  mutating func pick(_ index: Int) -> Bool {
    guard conversion.candidates.indices.contains(index) else { return false }
    choose(conversion.candidates[index])
    return true
  }

  /// Whether every letter has been converted by a choice.
  var isConverted: Bool { letters.isEmpty && !choices.isEmpty }

  /// Moves the highlight of the candidates, or turns their pages.
  mutating func changeMenu(_ change: (inout CandidateMenu) -> Void) {
    change(&menu)
  }

  private mutating func choose(_ candidate: PinyinCandidate) {
    choices.append(
      Choice(text: candidate.text, letters: Array(letters.prefix(candidate.consumed)))
    )
    letters.removeFirst(candidate.consumed)
    caret = letters.count
    lettersChanged()
    endsWithChoice = true
  }

  private mutating func lettersChanged() {
    endsWithChoice = false
    conversion = Self.convert(letters)
    menu = Self.menu(of: conversion)
  }

  private static func convert(_ letters: [Character]) -> PinyinConversion {
    PinyinConversion(PinyinLetters(letters), limit: candidateLimit)
  }

  private static func menu(of conversion: PinyinConversion) -> CandidateMenu {
    CandidateMenu(.conversions, conversion.candidates.map(\.text))
  }

  /// How many letters a composition holds at most.
  static let longest = 64

  private static let candidateLimit = 180
  /// What UIKit's keyboard puts between two syllables; see docs/fidelity.md.
  private static let separator = "\u{2006}"
}
