import FieldstopCommands
import Testing
import TextLimits
import TextMeasure

/// The line that a warning names: the first one with something that is not UTF-8.
struct RepairedLineTests {
  /// The line that a sink names, the same however the bytes are split.
  private func line<Sink: LineSink>(_ bytes: [UInt8], _ sink: Sink) -> Int? {
    var whole = sink
    _ = whole.result(of: [bytes])
    for size in 1...5 {
      var split = sink
      let blocks = stride(from: 0, to: bytes.count, by: size)
        .map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      _ = split.result(of: blocks)
      #expect(split.firstRepairedLine == whole.firstRepairedLine, "\(bytes) by \(size)")
    }
    return whole.firstRepairedLine
  }

  private func bytes(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

  private let fine = Array("é\n\u{FFFD}\r\n".utf8)

  @Test func `it is the first of several, in every command`() {
    let input = bytes(fine, [0x61, 0xFF, 0x0A], fine, [0xE4, 0xB8, 0x0A])
    #expect(line(input, ClampWriter([LengthLimit(31)])) == 3)
    #expect(line(input, ClampWriter([])) == 3)
    #expect(line(input, CheckWriter([LengthLimit(31)])) == 3)
    #expect(line(input, CountWriter(.words)) == 3)
    #expect(line(input, CountWriter(.number(.utf8))) == 3)
    let last = bytes(fine, [0xE4, 0xB8])
    #expect(line(last, ClampWriter([LengthLimit(31)])) == 3)
    #expect(line(last, CountWriter(.words)) == 3)
  }

  @Test func `there is none where all is UTF-8`() {
    #expect(line(fine, ClampWriter([LengthLimit(31)])) == nil)
    #expect(line(fine, CheckWriter([LengthLimit(31)])) == nil)
    #expect(line(fine, CountWriter(.words)) == nil)
    #expect(line([], CountWriter(.words)) == nil)
  }

  @Test func `what is cut off is no repair`() throws {
    let input = bytes([0x61, 0x62, 0x63, 0xFF, 0x0A], [0x61, 0xCC, 0xFF, 0x0A])
    #expect(line(input, ClampWriter([LengthLimit(3)])) == 2)
    #expect(line(input, ClampWriter([LengthLimit(1)])) == nil)
    #expect(line(input, CheckWriter([LengthLimit(1)])) == 1)
    // It is not known before the end of the cluster whether the U+FFFD before the mark is kept.
    let marked = bytes([0x61, 0xFF], Array("\u{301}\n".utf8), [0xFF, 0x0A])
    #expect(line(marked, ClampWriter([LengthLimit(2)])) == 2)
    #expect(line(marked, ClampWriter([LengthLimit(3)])) == 1)
  }

  @Test func `what is written before the cut is known is kept`() {
    let input = bytes([0xFF, 0x62, 0x63, 0x0A])
    #expect(line(input, ClampWriter([LengthLimit(1, .characters)])) == 1)
    #expect(line(input, ClampWriter([LengthLimit(0, .characters)])) == nil)
  }

  @Test func `what an ellipsis takes the place of is no repair`() throws {
    let limits = [LengthLimit(3)]
    let writer = ClampWriter(limits, ellipsis: try Ellipsis("…", in: limits))
    let input = bytes([0x61, 0x62, 0xFF, 0x63, 0x0A], [0x61, 0xFF, 0x62, 0x63, 0x0A])
    #expect(line(input, writer) == 2)
  }
}
