/// The composition of Korean letters into syllables, by Unicode's arithmetic.
enum Hangul {
  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// Returns the scalars with a syllable spelled out at their start put together.
  ///
  /// Spelled out, terminals give it two columns or four; as one scalar, all give it two.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.count > 1 else { return scalars }
    var rest = scalars[...]
    guard var syllable = rest.popFirst()?.value else { return scalars }
    if leads.contains(syllable), let vowel = rest.first?.value, vowels.contains(vowel) {
      let index = (syllable - leads.lowerBound) * 21 + (vowel - vowels.lowerBound)
      syllable = syllables.lowerBound + index * 28
      rest.removeFirst()
    }
    let lacksFinal = syllables.contains(syllable) && (syllable - syllables.lowerBound) % 28 == 0
    if lacksFinal, let final = rest.first?.value, finals.contains(final) {
      syllable += final - finals.lowerBound + 1
      rest.removeFirst()
    }
    guard let first = Unicode.Scalar(syllable) else { return scalars }
    return [first] + rest
  }
}
