import TestSupport

/// Makes files of lines: all scripts, all endings, and now and then bytes that are not UTF-8.
struct SampleBytes {
  private var texts: TextGenerator

  init(_ topic: String) {
    texts = TextGenerator(topic)
  }

  /// The bytes of some lines, perhaps without an ending of the last.
  mutating func file() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...6, using: &texts.random) {
      bytes += line() + ending()
    }
    if Bool.random(using: &texts.random) { bytes += line() }
    return bytes
  }

  /// Blocks of a file, split anywhere.
  mutating func blocks(of bytes: [UInt8]) -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = number(in: 1...(Bool.random(using: &texts.random) ? 3 : 40))
      blocks.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return blocks
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &texts.random)
  }

  private mutating func line() -> [UInt8] {
    switch Int.random(in: 0..<6, using: &texts.random) {
    case 0: return Array(texts.text(pieces: 0...40, of: [.latin]).utf8)
    case 1: return Array(texts.text(pieces: 0...20, of: [.han, .kana, .hangulSyllable]).utf8)
    case 2: return broken(Array(texts.text().utf8))
    default: return Array(texts.text().utf8)
    }
  }

  private mutating func broken(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &texts.random) {
      let place = Int.random(in: 0...bytes.count, using: &texts.random)
      if place < bytes.count && Bool.random(using: &texts.random) {
        bytes.remove(at: place)
      } else {
        bytes.insert(.random(in: 0...255, using: &texts.random), at: place)
      }
    }
    return bytes
  }

  private mutating func ending() -> [UInt8] {
    [[0x0A], [0x0A], [0x0D, 0x0A], [0x0D, 0x0D, 0x0A]].randomElement(using: &texts.random) ?? []
  }
}
