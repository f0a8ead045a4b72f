import Testing
import TextMeasure

@testable import FieldstopCommands

struct MeantUnitTests {
  @Test(
    arguments: [
      ("bytes", .utf8), ("byte", .utf8), ("utf-8", .utf8), ("UTF8", .utf8),
      ("chars", .characters), ("char", .characters), ("graphemes", .characters),
      ("codepoints", .scalars), ("codepoint", .scalars), ("runes", .scalars),
      ("units", .utf16), ("utf-16", .utf16), ("UTF-16", .utf16),
      ("cells", .columns), ("width", .columns),
    ] as [(String, TextUnit)]
  )
  func `a name from elsewhere is known`(_ word: String, _ unit: TextUnit) {
    #expect(TextUnit.meant(by: word) == unit)
  }

  @Test(
    arguments: [
      ("character", .characters), ("column", .columns), ("scalar", .scalars), ("utf61", .utf16),
    ] as [(String, TextUnit)]
  )
  func `so is a slip`(_ word: String, _ unit: TextUnit) {
    #expect(TextUnit.meant(by: word) == unit)
  }

  @Test(arguments: ["", "parsecs", "lines", "x"])
  func `any other word means none`(_ word: String) {
    #expect(TextUnit.meant(by: word) == nil)
  }
}
