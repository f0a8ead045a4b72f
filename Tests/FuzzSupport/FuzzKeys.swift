import KeyInput

/// The decoder of a terminal's bytes: what comes out does not depend on where they were split.
public func fuzzKeys(_ bytes: [UInt8]) -> String? {
  var complaints = Complaints()
  let whole = decoded([bytes[...]])
  complaints.expect(decoded(bytes.indices.map { bytes[$0...$0] }) == whole, "byte by byte")
  // Where to split comes from the bytes themselves, so that the fuzzer can move it.
  let cut = bytes.isEmpty ? 0 : Int(bytes[bytes.count / 2]) % (bytes.count + 1)
  complaints.expect(decoded([bytes[..<cut], bytes[cut...]]) == whole, "split at \(cut)")
  complaints.expect(size(of: whole) <= bytes.count, "more comes out than went in")

  var decoder = KeyDecoder()
  var now = Duration.zero
  for byte in bytes {
    _ = decoder.feed([byte], at: now)
    now += .milliseconds(byte & 0x0F == 0 ? 2_000 : 1)
    let isDue = decoder.deadline.map { $0 <= now } ?? false
    let given = decoder.expire(at: now)
    complaints.expect(isDue || given.isEmpty, "expired before the deadline")
    complaints.expect(!isDue || decoder.deadline == nil, "waits after it gave up")
  }
  _ = decoder.finish()
  complaints.expect(decoder == KeyDecoder(), "the end leaves something behind")
  return complaints.text
}

/// What some reads are decoded to, with runs of text put together.
private func decoded(_ reads: [ArraySlice<UInt8>]) -> [TerminalInput] {
  var decoder = KeyDecoder()
  var inputs: [TerminalInput] = []
  for read in reads { inputs += decoder.feed(read, at: .zero) }
  inputs += decoder.finish()
  var joined: [TerminalInput] = []
  for input in inputs {
    if case .text(let more) = input, case .text(let text)? = joined.last {
      joined[joined.count - 1] = .text(text + more)
    } else {
      joined.append(input)
    }
  }
  return joined
}

/// The bytes that the inputs can stand for at least; U+FFFD may stand for one.
private func size(of inputs: [TerminalInput]) -> Int {
  inputs.reduce(0) { sum, input in
    switch input {
    case .text(let text), .paste(let text, _):
      sum + text.unicodeScalars.reduce(0) { $0 + ($1 == "\u{FFFD}" ? 1 : UTF8.width($1)) }
    case .ignored(let bytes): sum + bytes.count
    default: sum + 1
    }
  }
}
