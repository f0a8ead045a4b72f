import KeyInput
import TestSupport
import Testing

// The seeds are the arguments, so that a failure prints its own.
private let seeds = Array(UInt64(1)...200)

/// Bytes that begin, continue and end sequences far more often than chance would have them.
private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
  let pieces = [
    "^[", "^[", "[", "O", "]", "P", "_", "\\", "~", "$", ";", ":", "1", "200", "^[[200~", "^[[201~",
    "^[[201",
    "M", "<", "?", "u", "D", "é", "你", "😀", "a", "\r", "\u{07}", "\u{7F}",
  ].map { bytes($0) }
  var result: [UInt8] = []
  for _ in 0..<Int.random(in: 1...12, using: &generator) {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      result.append(UInt8.random(in: 0...255, using: &generator))
    } else if let piece = pieces.randomElement(using: &generator) {
      result += piece
    }
  }
  return result
}

private func randomPieces(_ input: [UInt8], _ generator: inout SeededGenerator) -> [[UInt8]] {
  var pieces: [[UInt8]] = []
  var rest = input[...]
  while !rest.isEmpty {
    let count = Int.random(in: 0...min(5, rest.count), using: &generator)
    pieces.append(Array(rest.prefix(count)))
    rest = rest.dropFirst(count)
  }
  return pieces
}

/// The UTF-8 bytes that come out, U+FFFD counted as the one byte that it may stand for.
private func size(_ inputs: [TerminalInput]) -> Int {
  inputs.reduce(0) { sum, input in
    switch input {
    case .text(let text), .paste(let text, _):
      sum + text.unicodeScalars.reduce(0) { $0 + ($1 == "\u{FFFD}" ? 1 : UTF8.width($1)) }
    case .ignored(let bytes): sum + bytes.count
    default: sum + 1
    }
  }
}

@Test(arguments: seeds) func `the split of reads never changes what is decoded`(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<20 {
    let input = randomBytes(&generator)
    let whole = KeyDecoder.decoding([input]).joined
    for cut in 0...input.count {
      let pieces = [Array(input[..<cut]), Array(input[cut...])]
      #expect(KeyDecoder.decoding(pieces).joined == whole, "cut \(cut) of \(input)")
    }
    #expect(KeyDecoder.decoding(input.map { [$0] }).joined == whole, "bytes of \(input)")
    let pieces = randomPieces(input, &generator)
    #expect(KeyDecoder.decoding(pieces).joined == whole, "\(pieces)")
  }
}

@Test(arguments: seeds) func `no more comes out than was put in`(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  let input = (0..<20).flatMap { _ in randomBytes(&generator) }
  #expect(size(KeyDecoder.decoding([input])) <= input.count)
}

@Test(arguments: seeds) func `waiting at any time traps nothing and ends in a fresh state`(
  seed: UInt64
) throws {
  var generator = SeededGenerator(seed: seed)
  var decoder = KeyDecoder()
  var now = Duration.zero
  for _ in 0..<50 {
    for piece in randomPieces(randomBytes(&generator), &generator) {
      _ = decoder.feed(piece, at: now)
      now += .milliseconds(Int.random(in: 0...1600, using: &generator))
      let due = decoder.deadline.map { $0 <= now } ?? false
      let given = decoder.expire(at: now)
      #expect(given.isEmpty != due)
      if due { #expect(decoder.deadline == nil) }
    }
  }
  _ = decoder.finish()
  #expect(decoder == KeyDecoder())
  #expect(decoder.feed(bytes("a^[[D"), at: now) == [.text("a"), try key("left")])
}

@Test(arguments: seeds) func `nothing typed outside a sequence is lost`(seed: UInt64) throws {
  var generator = SeededGenerator(seed: seed)
  var input: [UInt8] = []
  var expected: [TerminalInput] = []
  let texts = ["a", "hello [D", "你好", "👨‍👩‍👧‍👦", "e\u{301}", "~;$^\\", "\u{9B}"]
  let reports = ["^[[?1;2c", "^[]0;x^[\\", "^[P1$r^[\\", "^[[<0;1;1M", "^[[M !!", "^[OE"]
  for _ in 0..<60 {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      guard let row = keyTable.randomElement(using: &generator) else { continue }
      input += bytes(row.notation)
      expected.append(try key(row.name))
    case 1:
      guard let report = reports.randomElement(using: &generator) else { continue }
      input += bytes(report)
      expected.append(.ignored(bytes(report)))
    case 2:
      input += bytes("^[[200~x\r^[[D^[[201~")
      expected.append(.paste("x\r\u{1B}[D", ending: .endMark))
    default:
      guard let text = texts.randomElement(using: &generator) else { continue }
      input += text.utf8
      expected.append(.text(text))
    }
  }
  #expect(KeyDecoder.decoding([input]) == expected.joined)
  #expect(KeyDecoder.decoding(randomPieces(input, &generator)).joined == expected.joined)
}
