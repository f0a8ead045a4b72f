extension KeyDecoder {
  /// Gives the Escapes that were waiting out as keys.
  mutating func flushEscapes(_ output: inout [TerminalInput]) {
    for _ in pending { output.append(.key(Key(.escape))) }
    pending = []
    state = .ground
  }

  /// Gives a character that lacks bytes out as text.
  mutating func flushText(_ output: inout [TerminalInput]) {
    guard !pending.isEmpty else { return }
    output.append(.text(String(decoding: pending, as: UTF8.self)))
    pending = []
  }

  /// Takes a control byte that stands alone.
  mutating func takeControl(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    flushText(&output)
    if byte == .escape {
      pending = [byte]
      state = .escape
    } else {
      output.append(.key(Key(controlByte: byte)))
    }
    return true
  }

  /// Takes the byte behind one or two Escapes.
  mutating func takeAfterEscape(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    switch byte {
    case .escape:
      dropFirstEscape(&output)
      pending.append(byte)
    case UInt8(ascii: "["): begin(.control, byte)
    case UInt8(ascii: "O"): begin(.singleShift, byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      dropFirstEscape(&output)
      begin(.string, byte)
    case 0xC2...0xF4:
      dropFirstEscape(&output)
      begin(.altCharacter, byte)
    case 0x80...:
      flushEscapes(&output)
      return false
    default:
      dropFirstEscape(&output)
      pending = []
      state = .ground
      output.append(.key(altKey(byte)))
    }
    return true
  }

  private func altKey(_ byte: UInt8) -> Key {
    switch byte {
    // The Linux console's Shift+Tab. Alt+Tab is the window manager's everywhere.
    case 0x09: Key(.tab, modifiers: .shift)
    case 0x20...0x7E: Key(.character(String(Unicode.Scalar(byte))), modifiers: .alt)
    default: Key(controlByte: byte).adding(.alt)
    }
  }

  /// Takes a byte that should continue a character behind Escape.
  mutating func takeAltCharacter(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    let character = pending.dropFirst() + [byte]
    switch UTF8Progress(character) {
    case .partial: pending.append(byte)
    case .complete:
      pending = []
      state = .ground
      let text = String(decoding: character, as: UTF8.self)
      output.append(.key(Key(.character(text), modifiers: .alt)))
    case .invalid:
      output.append(.key(Key(.escape)))
      pending.removeFirst()
      state = .ground
      return false
    }
    return true
  }

  private mutating func begin(_ next: State, _ byte: UInt8) {
    pending.append(byte)
    state = next
  }

  // Two Escapes before a key's sequence are Alt; before anything else the first was the key.
  private mutating func dropFirstEscape(_ output: inout [TerminalInput]) {
    guard pending.count == 2 else { return }
    pending.removeLast()
    output.append(.key(Key(.escape)))
  }
}

extension UInt8 {
  /// Whether it is a C0 control or Delete.
  var isControl: Bool { self < 0x20 || self == 0x7F }

  static let escape: UInt8 = 0x1B
  static let bell: UInt8 = 0x07
}
