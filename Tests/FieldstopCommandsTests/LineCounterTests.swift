import FieldstopCommands
import TestSupport
import Testing
import TextMeasure

struct LineCounterTests {
  @Test func `counts do not depend on where the bytes are split`() {
    var samples = SampleBytes("line counter")
    for _ in 0..<3_000 {
      let bytes = samples.file().filter { $0 != 0x0A }
      var whole = LineCounter(in: Set(TextUnit.allCases))
      var split = LineCounter(in: Set(TextUnit.allCases))
      for block in samples.blocks(of: bytes) { split.add(block.span) }
      let counts = TextCounts(of: String(decoding: bytes, as: UTF8.self))
      #expect(whole.count(bytes.span) == counts, "\(bytes)")
      #expect(split.finish() == counts, "\(bytes)")
      #expect(whole.firstRepairedLine == split.firstRepairedLine)
    }
  }

  @Test func `the next line starts anew`() {
    var counter = LineCounter(in: Set(TextUnit.allCases))
    counter.add(Array("🇩".utf8).span)
    _ = counter.finish()
    counter.add(Array("🇪".utf8).span)
    #expect(counter.finish().characters == 1)
  }

  @Test func `an endless line is counted`() {
    var counter = LineCounter(in: Set(TextUnit.allCases))
    let block = Array(String(repeating: "e\u{301}中😀", count: 1_000).utf8)
    for _ in 0..<100 { counter.add(block.span) }
    let counts = counter.finish()
    #expect(counts.characters == 300_000)
    #expect(counts.columns == 500_000)
    #expect(counter.firstRepairedLine == nil)
  }
}
