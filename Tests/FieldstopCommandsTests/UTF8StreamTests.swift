import TestSupport
import Testing

@testable import FieldstopCommands

struct UTF8StreamTests {
  private func decoded(_ bytes: [UInt8]) -> String {
    var stream = UTF8Stream()
    var text = String.UnicodeScalarView()
    var index = 0
    while let piece = stream.next(in: bytes.span, from: &index) {
      if case .scalar(let scalar) = piece {
        text.append(scalar)
      } else {
        text.append("\u{FFFD}")
      }
    }
    if stream.finish() { text.append("\u{FFFD}") }
    return String(text)
  }

  @Test func `every start of a scalar is decoded as the standard library does it`() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0)...0xFF {
        for rest in [[], [0x80], [0x80, 0xBF], [0x41], [0x80, 0x41], [0xE4]] as [[UInt8]] {
          let bytes = [first, second] + rest
          #expect(decoded(bytes) == String(decoding: bytes, as: UTF8.self), "\(bytes)")
        }
      }
    }
  }

  @Test func `any bytes are decoded as the standard library does it`() {
    var samples = SampleBytes("UTF-8")
    for _ in 0..<2_000 {
      let bytes = samples.file()
      #expect(
        decoded(bytes).unicodeScalars.elementsEqual(
          String(decoding: bytes, as: UTF8.self).unicodeScalars
        )
      )
    }
  }
}
