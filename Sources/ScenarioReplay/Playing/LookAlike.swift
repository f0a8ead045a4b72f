/// Where two texts differ that a reader may not tell apart, scalar by scalar.
package struct LookAlike: Equatable, Sendable {
  /// What the first text has there: `character 2 is U+0065 U+0301`.
  package let expected: String

  /// What the second has.
  package let got: String

  /// Compares two texts.
  ///
  /// `nil` where they are the same, and where what differs is ASCII on both sides: that can be seen.
  package init?(_ expected: String, _ got: String) {
    var (left, right) = (expected[...], got[...])
    var place = 1
    // Equality of characters is canonical equivalence, which is just what deceives the eye.
    while let first = left.first, let second = right.first,
      first.unicodeScalars.elementsEqual(second.unicodeScalars)
    {
      left.removeFirst()
      right.removeFirst()
      place += 1
    }
    let differing = [left.first, right.first]
    guard differing.contains(where: { $0.map { !$0.isASCII } ?? false }) else { return nil }
    self.expected = "character \(place) is \(Self.scalars(left.first))"
    self.got = Self.scalars(right.first)
  }

  private static func scalars(_ character: Character?) -> String {
    guard let character else { return "nothing" }
    return character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
