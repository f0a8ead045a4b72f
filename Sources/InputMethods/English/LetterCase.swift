/// How the letters of a typed prefix are written, so that a prediction can follow.
enum LetterCase: Hashable, Sendable {
  /// As the dictionary writes the word.
  case asWritten

  /// The first letter large.
  case capitalised

  /// All letters large; one large letter alone says no more than ``capitalised``.
  case upper

  /// Reads the case of a prefix.
  init(of prefix: String) {
    let letters = prefix.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) {
      self = .upper
    } else if letters.first?.isUppercase == true {
      self = .capitalised
    } else {
      self = .asWritten
    }
  }

  /// The word in this case.
  func applied(to word: String) -> String {
    switch self {
    case .asWritten: word
    case .capitalised: word.prefix(1).uppercased() + word.dropFirst()
    case .upper: word.uppercased()
    }
  }
}
