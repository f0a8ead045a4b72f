import KeyInput

/// The bytes of a sequence written as in terminal manuals: `^[` is Escape, all else itself.
func bytes(_ notation: String) -> [UInt8] {
  var result: [UInt8] = []
  for byte in notation.utf8 {
    if byte == UInt8(ascii: "["), result.last == UInt8(ascii: "^") {
      result[result.count - 1] = 0x1B
    } else {
      result.append(byte)
    }
  }
  return result
}

/// The input of a key given by its name.
func key(_ name: String) throws -> TerminalInput {
  guard let key = Key(name: name) else { throw NoSuchKey(name: name) }
  return .key(key)
}

struct NoSuchKey: Error {
  let name: String
}

extension [TerminalInput] {
  /// The same inputs with adjacent runs of text joined, for those depend on where reads are split.
  var joined: [TerminalInput] {
    var result: [TerminalInput] = []
    for input in self {
      if case .text(let more) = input, case .text(let text) = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(input)
      }
    }
    return result
  }
}

extension KeyDecoder {
  /// Decodes pieces one after the other, without any waiting, and ends the input.
  static func decoding(_ pieces: [[UInt8]]) -> [TerminalInput] {
    var decoder = KeyDecoder()
    var inputs: [TerminalInput] = []
    for piece in pieces { inputs += decoder.feed(piece, at: .zero) }
    return inputs + decoder.finish()
  }

  /// Decodes bytes that come in one piece.
  static func decoding(_ notation: String) -> [TerminalInput] {
    decoding([bytes(notation)])
  }
}
