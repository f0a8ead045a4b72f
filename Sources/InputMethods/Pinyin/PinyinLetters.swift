/// Typed pinyin as the decoder reads it: the letters a to z and the apostrophe, one byte each.
///
/// One byte per typed character, so that positions here are positions in what was typed.
struct PinyinLetters {
  let bytes: [UInt8]

  /// Reads what was typed: upper case as lower case, ü as v, anything else as a letter of no syllable.
  init(_ typed: some Sequence<Character>) {
    bytes = typed.map { character in
      switch character {
      case "ü", "Ü": UInt8(ascii: "v")
      case "’": .apostrophe
      default: character.lowercased().utf8.first ?? 0
      }
    }
  }

  var count: Int { bytes.count }

  /// Whether an apostrophe, a hard boundary between syllables, stands at a position.
  func isBoundary(at position: Int) -> Bool {
    bytes[position] == .apostrophe
  }

  /// The first position from `position` on that holds no apostrophe.
  func skippingBoundaries(from position: Int) -> Int {
    var position = position
    while position < count, isBoundary(at: position) { position += 1 }
    return position
  }

  /// The letters alone.
  var withoutBoundaries: [UInt8] {
    bytes.filter { $0 != .apostrophe }
  }
}
