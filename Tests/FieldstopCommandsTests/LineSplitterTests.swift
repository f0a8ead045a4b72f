import FieldstopCommands
import Testing

struct LineSplitterTests {
  /// Writes what it is given, each line in brackets.
  private struct Recorder: LineSink {
    var output: [UInt8] = []
    let firstRepairedLine: Int? = nil
    private var line: [UInt8] = []

    mutating func add(_ bytes: Span<UInt8>) {
      for index in bytes.indices { line.append(bytes[index]) }
    }

    mutating func line(_ bytes: Span<UInt8>, _ ending: LineEnding) {
      add(bytes)
      end(ending)
    }

    mutating func end(_ ending: LineEnding) {
      output += Array("[".utf8) + line + Array("]".utf8)
      output += Array(
        "\(ending == .carriageReturnLineFeed ? "CRLF" : ending == .lineFeed ? "LF" : "")".utf8
      )
      line = []
    }
  }

  @Test(arguments: [
    ("", ""), ("\n", "[]LF"), ("a", "[a]"), ("a\n", "[a]LF"), ("a\nb", "[a]LF[b]"),
    ("a\r\nb\r\n", "[a]CRLF[b]CRLF"), ("\r\n\r\n", "[]CRLF[]CRLF"), ("a\r", "[a\r]"),
    ("a\rb\n", "[a\rb]LF"), ("a\r\r\n", "[a\r]CRLF"), ("\r\r", "[\r\r]"),
    ("\n\n\nx", "[]LF[]LF[]LF[x]"),
    ("a\u{0}b\n\u{0}", "[a\u{0}b]LF[\u{0}]"), ("a\u{2028}b\u{85}c\n", "[a\u{2028}b\u{85}c]LF"),
  ])
  func `lines end with LF or CR LF, however the bytes are split`(_ text: String, _ lines: String) {
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      let blocks = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      var recorder = Recorder()
      #expect(recorder.result(of: blocks).unicodeScalars.elementsEqual(lines.unicodeScalars))
    }
  }
}
