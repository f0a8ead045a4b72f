import Testing
import TextMeasure

@testable import FieldstopCommands

struct SolidRunTests {
  @Test func `a scalar that may stand in a run joins nothing that may`() {
    for value in UInt32(0x80)...0xFFFF {
      guard let columns = SolidScalar.columns(of: value), let scalar = Unicode.Scalar(value) else {
        continue
      }
      let text = "a\(scalar)中\(scalar)\(scalar)é"
      #expect(text.count == 6 && text.unicodeScalars.count == 6, "U+\(String(value, radix: 16))")
      #expect(CellWidth.columns(of: scalar) == columns, "U+\(String(value, radix: 16))")
      #expect(Character(scalar).utf16.count == 1)
    }
  }

  @Test func `ASCII without CR LF joins nothing`() {
    for left in UInt8(0)..<0x80 {
      for right in UInt8(0)..<0x80 where (left, right) != (0x0D, 0x0A) {
        let text = "\(Unicode.Scalar(left))\(Unicode.Scalar(right))"
        #expect(text.count == 2 && TextUnit.columns.count(text) == 2)
      }
    }
  }

  @Test(arguments: [
    ("abc", 3, 3, 3), ("abcdefghijkl", 12, 12, 12), ("中文ab", 8, 4, 6), ("ab😀", 2, 2, 2),
    ("e\u{301}", 1, 1, 1), ("", 0, 0, 0), ("é中한あ！", 14, 5, 9), ("©", 0, 0, 0),
    ("abcdefg中", 10, 8, 9), ("abcdefghi\u{AD}", 9, 9, 9),
  ])
  func `a run ends where something else begins`(
    _ text: String,
    _ end: Int,
    _ scalars: Int,
    _ columns: Int
  ) {
    let bytes = Array(text.utf8)
    let run = SolidRun(bytes.span)
    #expect((run.end, run.scalars, run.columns) == (end, scalars, columns))
  }

  @Test func `a scalar that is cut off ends a run`() {
    for bytes in [[0x61, 0xE4], [0x61, 0xE4, 0xB8], [0x61, 0xC3], [0x61, 0xE4, 0xB8, 0x41]]
      as [[UInt8]]
    {
      #expect(SolidRun(bytes.span).end == 1)
    }
  }
}
