import TestSupport
import Testing
import TextMeasure

@Suite("Conformance: cell widths are those of Unicode's files")
struct CellWidthConformanceTests {
  @Test func `every scalar has the width that the files give it`() throws {
    let file = try UnicodeData("EastAsianWidth.txt")
    let expected = try Self.widths(file)
    var different: [String] = []
    for value in 0...UInt32(0x10ffff) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // What is newer than the files is what the table's newer categories and emoji make of it.
      if let age = scalar.properties.age, age > (15, 0) { continue }
      let width = Int(expected[Int(value)])
      if CellWidth.columns(of: scalar) != width { different.append(String(value, radix: 16)) }
      #expect(CellWidth.columns(of: Character(scalar)) == CellWidth.columns(of: scalar))
    }
    withKnownIssue(
      "the table is of Unicode \(UnicodeVersion.columns), the files are of \(file.version)",
      isIntermittent: true
    ) {
      #expect(different == Self.changedSince)
    } when: {
      file.version != UnicodeVersion.columns
    }
  }

  @Test func `every emoji that is fully qualified takes two cells`() throws {
    for (text, status) in try UnicodeData("emoji/emoji-test.txt").emoji() {
      let width = TextUnit.columns.count(text)
      // Without its selector an emoji of text presentation is as wide as that, or a part of a sequence.
      #expect(status == "fully-qualified" ? width == 2 : (1...2).contains(width), "\(text.escaped)")
    }
  }

  /// Scalars of the files' version whose category is another since: AHOM CONSONANT SIGN MEDIAL RA has
  /// become a spacing mark.
  private static let changedSince = ["1171e"]

  private static func widths(_ file: UnicodeData) throws -> [UInt8] {
    var widths = [UInt8](repeating: 1, count: 0x110000)
    func set(_ width: UInt8, _ range: ClosedRange<UInt32>) {
      for value in range { widths[Int(value)] = width }
    }
    // The file's head: these are wide, assigned or not.
    let wide: [ClosedRange<UInt32>] = [
      0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x2_0000...0x2_fffd, 0x3_0000...0x3_fffd,
    ]
    for range in wide { set(2, range) }
    for (range, value) in try file.properties() where value == "W" || value == "F" { set(2, range) }
    for (range, value) in try UnicodeData("emoji/emoji-data.txt").properties()
    where value == "Emoji_Presentation" {
      set(2, range)
    }
    for (range, value) in try UnicodeData("extracted/DerivedGeneralCategory.txt").properties()
    where ["Mn", "Me", "Cf"].contains(value) {
      set(0, range)
    }
    for (range, value) in try UnicodeData("HangulSyllableType.txt").properties()
    where value == "V" || value == "T" {
      set(0, range)
    }
    return widths
  }
}
