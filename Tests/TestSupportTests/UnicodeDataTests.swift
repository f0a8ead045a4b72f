import TestSupport
import Testing

struct UnicodeDataTests {
  @Test func `a missing file is said with the package that holds it`() {
    #expect(throws: UnicodeData.Failure.missing("/usr/share/unicode/nothing.txt")) {
      try UnicodeData("nothing.txt")
    }
    #expect("\(UnicodeData.Failure.missing("x"))".contains("unicode-data"))
  }

  @Test func `the files name their version`() throws {
    for name in ["EastAsianWidth.txt", "emoji/emoji-test.txt", "auxiliary/GraphemeBreakTest.txt"] {
      #expect(try UnicodeData(name).version.split(separator: ".").count >= 2)
    }
  }

  @Test func `ranges, breaks and emoji are read`() throws {
    let widths = try UnicodeData("EastAsianWidth.txt").properties()
    #expect(widths.contains { $0.0 == 0x30...0x39 && $0.1 == "Na" })
    let breaks = try UnicodeData("auxiliary/GraphemeBreakTest.txt").breaks()
    #expect(breaks.contains { $0.map(\.escaped) == [" \\u{308}", " "] })
    let emoji = try UnicodeData("emoji/emoji-test.txt").emoji()
    #expect(emoji.contains { $0 == ("\u{1f600}", "fully-qualified") })
  }
}
