import TestSupport
import Testing
import TextMeasure

// Guards against one "length" for all: 👍🏽 is 4 of NSString's units, 1 of Swift's, 2 scalars, 8 bytes and
// 2 cells, and a server, a column of a data base and a screen each mean another.
@Suite("Rule 14: five units, each with its own count")
struct Rule14UnitsTests {
  /// A text and its utf16 units, characters, scalars, bytes and columns.
  struct Row: CustomStringConvertible, Sendable {
    let text: EscapedText
    let counts: [Int]

    init(_ text: EscapedText, _ counts: Int...) { (self.text, self.counts) = (text, counts) }

    var description: String { "\(text) \(counts)" }
  }

  @Test(arguments: [
    Row("", 0, 0, 0, 0, 0),
    Row("abc", 3, 3, 3, 3, 3),
    Row("\u{e9}", 1, 1, 1, 2, 1),
    Row("e\u{301}", 2, 1, 2, 3, 1),
    Row("字", 1, 1, 1, 3, 2),
    Row("\u{20000}", 2, 1, 1, 4, 2),
    Row("Ａ", 1, 1, 1, 3, 2),
    Row("ｱ", 1, 1, 1, 3, 1),
    Row("\u{1f600}", 2, 1, 1, 4, 2),
    Row("\u{1f44d}\u{1f3fd}", 4, 1, 2, 8, 2),
    Row("\u{1f1fa}\u{1f1f8}", 4, 1, 2, 8, 2),
    Row("\u{1f1fa}", 2, 1, 1, 4, 2),
    Row("\u{1f1fa}\u{1f1f8}\u{1f1fa}", 6, 2, 3, 12, 4),
    Row("\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}", 11, 1, 7, 25, 2),
    Row("\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}", 8, 1, 4, 16, 2),
    Row("\u{2764}", 1, 1, 1, 3, 1),
    Row("\u{2764}\u{fe0f}", 2, 1, 2, 6, 2),
    Row("\u{2764}\u{fe0e}", 2, 1, 2, 6, 1),
    Row("1\u{fe0f}\u{20e3}", 3, 1, 3, 7, 2),
    Row("1\u{20e3}", 2, 1, 2, 4, 2),
    Row("1\u{fe0f}", 2, 1, 2, 4, 2),
    Row("a\u{20e3}", 2, 1, 2, 4, 1),
    Row("\u{1112}\u{1161}\u{11ab}", 3, 1, 3, 9, 2),
    Row("\u{d55c}", 1, 1, 1, 3, 2),
    Row("\u{1161}", 1, 1, 1, 3, 0),
    Row("\u{915}\u{94d}\u{937}\u{93f}", 4, 1, 4, 12, 3),
    Row("\u{e01}\u{e33}", 2, 1, 2, 6, 2),
    Row("\u{200b}", 1, 1, 1, 3, 0),
    Row("\u{200d}", 1, 1, 1, 3, 0),
    Row("\u{ad}", 1, 1, 1, 2, 0),
    Row("\u{600}1", 2, 1, 2, 3, 1),
    Row("\u{b1}\u{2026}", 2, 2, 2, 5, 2),
    Row("\r\n", 2, 1, 2, 2, 2),
    Row("\u{fffd}", 1, 1, 1, 3, 1),
    Row("\u{1f468}\u{200d}\u{1f3fd}", 5, 1, 3, 11, 4),
  ])
  func `each unit counts its own`(row: Row) {
    let text = row.text.text
    #expect(
      [TextUnit.utf16, .characters, .scalars, .utf8, .columns].map { $0.count(text) } == row.counts
    )
    let counts = TextCounts(of: text)
    #expect(TextUnit.allCases.map { counts[$0] } == row.counts)
    let slice = ("\u{1f1e6}" + text + "\u{301}").dropFirst(0)
    #expect(TextUnit.utf16.count(slice) == slice.utf16.count)
  }

  @Test
  func `a keycap or a sequence is one by what stands together, not by what is somewhere in it`() {
    let spacing = String(repeating: "\u{93e}", count: 5)
    #expect(CellWidth.columns(of: Character("1" + spacing + "\u{20e3}")) == 6)
    #expect(CellWidth.columns(of: Character("1" + spacing + "\u{200d}\u{1f3fd}")) == 8)
    #expect(CellWidth.columns(of: Character("1\u{fe0f}\u{20e3}" + spacing)) == 2)
    #expect(CellWidth.columns(of: Character("\u{1f1fa}\u{1f1f8}" + spacing)) == 2)
    #expect(CellWidth.columns(of: Character("\u{1f1fa}" + spacing)) == 7)
  }

  @Test func `units, scalars and bytes add up, characters and columns do not`() {
    #expect(TextUnit.allCases.filter(\.addsUp) == [.utf16, .scalars, .utf8])
    forAll(count: EditBudget.each / 4) {
      [EscapedText($0.mixed(upTo: 4)), EscapedText($0.mixed(upTo: 4))]
    } complaint: { parts in
      let (one, other) = (parts[0].text, parts[1].text)
      let wrong = TextUnit.allCases.filter(\.addsUp).filter {
        $0.count(one + other) != $0.count(one) + $0.count(other)
      }
      return wrong.isEmpty ? nil : "\(wrong)"
    }
  }

  @Test func `every unit counts a slice as it counts a text of its own`() {
    forAll(count: EditBudget.each / 4) {
      EscapedText($0.mixed(upTo: 5))
    } complaint: { input in
      let text = input.text
      for index in text.unicodeScalars.indices {
        for slice in [text[..<index], text[index...]] {
          for unit in TextUnit.allCases where unit.count(slice) != unit.count(String(slice)) {
            return "\(unit) of \(slice.escaped)"
          }
          let counts = TextCounts(of: slice)
          for unit in TextUnit.allCases where counts[unit] != unit.count(String(slice)) {
            return "\(unit) of all at once"
          }
        }
      }
      return nil
    }
  }

  @Test func `the Unicode version of the table is a version`() {
    #expect(UnicodeVersion.columns.split(separator: ".").count == 3)
  }
}
