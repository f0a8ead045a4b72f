import TestSupport
import Testing
import TextLimits
import TextMeasure

@testable import FieldstopCommands

struct ClampWriterTests {
  private func clamped(_ text: String, _ limits: LengthLimit..., ellipsis: String? = nil) -> String
  {
    var writer = ClampWriter(limits, ellipsis: ellipsis.flatMap { try? Ellipsis($0, in: limits) })
    return writer.result(of: text)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("abcd", "abc"), ("abcd\nabc\nefgh", "abc\nabc\nefg"),
    ("abcd\r\nefgh\r\n", "abc\r\nefg\r\n"), ("ab😀", "ab"), ("a😀b", "a😀"),
    ("ab\u{301}c\n", "ab\u{301}\n"),
    ("abe\u{301}\n", "ab\n"), ("中文字也", "中文字"), ("🇩🇪\n", "\n"),
    ("\u{0}\u{0}\u{0}\u{0}", "\u{0}\u{0}\u{0}"),
    ("\n\n", "\n\n"), ("a\rbc", "a\rb"),
  ])
  func `each line is cut on a cluster border and keeps its ending`(_ text: String, _ result: String)
  {
    #expect(sameUnits(clamped(text, LengthLimit(3)), result))
  }

  @Test func `every limit must hold`() {
    let text = "e\u{301}e\u{301}e\u{301}e\u{301}"
    #expect(clamped(text, LengthLimit(3, .characters)).count == 3)
    #expect(clamped(text, LengthLimit(3, .characters), LengthLimit(7, .utf8)).count == 2)
    #expect(clamped("中文字", LengthLimit(5, .columns)) == "中文")
    #expect(clamped("中文字", LengthLimit(0)) == "")
    #expect(clamped("中文字") == "中文字")
  }

  @Test func `an ellipsis follows what was cut, within the limit`() {
    #expect(clamped("abcdef\nabcde\n", LengthLimit(5), ellipsis: "…") == "abcd…\nabcde\n")
    #expect(clamped("中文字", LengthLimit(5, .columns), ellipsis: "..") == "中..")
    #expect(clamped("abcdef", LengthLimit(2), ellipsis: "..") == "..")
    // A mark joins what it follows: it costs no character.
    #expect(clamped("abcdef", LengthLimit(5, .characters), ellipsis: "\u{301}") == "abcde\u{301}")
  }

  @Test func `what is not UTF-8 becomes U+FFFD`() {
    var writer = ClampWriter([LengthLimit(4)])
    #expect(
      writer.result(of: [[0x61, 0xFF, 0x62, 0x0A], [0xE4, 0xB8]]) == "a\u{FFFD}b\n\u{FFFD}"
    )
    #expect(writer.firstRepairedLine == 1)
    var other = ClampWriter([LengthLimit(4)])
    #expect(other.result(of: "中\u{FFFD}") == "中\u{FFFD}")
    #expect(other.firstRepairedLine == nil)
  }

  @Test func `lines are cut as the engine cuts texts, however the bytes are split`() {
    var samples = SampleBytes("clamp")
    for _ in 0..<3_000 {
      let bytes = samples.file()
      let limits = (0..<samples.number(in: 0...2)).map { _ in
        LengthLimit(samples.number(in: 0...20), TextUnit.allCases[samples.number(in: 0...4)])
      }
      let mark = ["…", "", "\u{301}", "\u{200D}", "한", "🇩🇪"][samples.number(in: 0...5)]
      let ellipsis = samples.number(in: 0...2) == 0 ? try? Ellipsis(mark, in: limits) : nil
      let expected = PlainLines(bytes).lines
        .map { ClampCommand.cut($0.text, limits, ellipsis) + $0.ending }.joined()
      var whole = ClampWriter(limits, ellipsis: ellipsis)
      var split = ClampWriter(limits, ellipsis: ellipsis)
      let comment = "\(bytes) \(limits) \(ellipsis?.text ?? "-")"
      #expect(sameUnits(whole.result(of: [bytes]), expected), "\(comment)")
      #expect(sameUnits(split.result(of: samples.blocks(of: bytes)), expected), "\(comment)")
      #expect(whole.firstRepairedLine == split.firstRepairedLine, "\(comment)")
    }
  }

  @Test(arguments: [
    [LengthLimit(31)], [LengthLimit(31, .characters)], [LengthLimit(31, .columns)], [],
  ])
  func `an endless line is not held`(_ limits: [LengthLimit]) {
    for text in ["a", "中", "👩‍👩‍👧"] {
      var writer = ClampWriter(limits)
      let block = Array(String(repeating: text, count: 1_000).utf8)
      for _ in 0..<100 {
        writer.add(block.span)
        writer.drain { _ in }
        #expect(writer.output.count < 1_000)
      }
    }
  }

  @Test func `an ellipsis without a limit holds no line`() throws {
    var writer = ClampWriter([], ellipsis: try Ellipsis("…", in: []))
    writer.add(Array("abc".utf8).span)
    #expect(writer.settledCount == 3)
  }

  @Test func `an endless cluster is not held where no limit depends on its length`() {
    for limits in [[LengthLimit(31)], [LengthLimit(31, .characters)], []] {
      var writer = ClampWriter(limits)
      writer.add(Array("e".utf8).span)
      let block = Array(String(repeating: "\u{301}", count: 1_000).utf8)
      for _ in 0..<100 {
        writer.add(block.span)
        writer.drain { _ in }
        #expect(writer.output.count < 1_000)
      }
    }
  }
}
