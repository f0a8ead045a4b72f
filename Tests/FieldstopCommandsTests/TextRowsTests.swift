import FieldstopCommands
import TestSupport
import Testing
import TextLimits
import TextMeasure

struct TextRowsTests {
  private func counted(_ text: String, _ format: CountFormat) -> String {
    var writer = CountWriter(format)
    return writer.result(of: text)
  }

  @Test func `the lengths of a text are told in words, as a number and as JSON`() {
    let text = "e\u{301}a😀"
    #expect(counted(text, .words) == "characters 3  scalars 4  utf16 5  utf8 8  columns 4\n")
    #expect(counted(text, .number(.utf8)) == "8\n")
    #expect(
      counted(text, .json)
        == #"{"characters":3,"scalars":4,"utf16":5,"utf8":8,"columns":4}"# + "\n"
    )
  }

  @Test func `each line has a row, and its ending does not count`() {
    #expect(counted("", .number(.utf16)) == "")
    #expect(counted("\n", .number(.utf16)) == "0\n")
    #expect(counted("abc\r\n中\n\nx", .number(.utf16)) == "3\n1\n0\n1\n")
    #expect(counted(String(repeating: "x", count: 1_090), .number(.utf16)) == "1090\n")
  }

  @Test func `a check has a row for each line over a limit`() {
    var writer = CheckWriter([LengthLimit(3), LengthLimit(2, .characters)])
    #expect(
      writer.result(of: "abcd\nab\n😀😀\r\nabc")
        == "line 1: 4/3 utf16, 4/2 characters\nline 3: 4/3 utf16\nline 4: 3/2 characters\n"
    )
    #expect(writer.hasFoundAny)
    var other = CheckWriter([LengthLimit(3)])
    #expect(other.result(of: "abc\n\n") == "")
    #expect(!other.hasFoundAny)
  }

  @Test func `rows do not depend on where the bytes are split`() {
    var samples = SampleBytes("rows")
    for _ in 0..<1_000 {
      let bytes = samples.file()
      var (whole, split) = (CountWriter(.words), CountWriter(.words))
      var expected = CountWriter(.words)
      for line in PlainLines(bytes).lines { expected.write(TextCounts(of: line.text)) }
      let rows = String(decoding: expected.output, as: UTF8.self)
      #expect(whole.result(of: [bytes]) == rows)
      #expect(split.result(of: samples.blocks(of: bytes)) == rows)
    }
  }
}
