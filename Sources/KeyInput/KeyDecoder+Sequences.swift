extension KeyDecoder {
  /// Takes one byte that is no part of plain text; returns whether it is used up.
  ///
  /// A byte that cannot belong to what has begun ends that, and is not used up: it is taken again from
  /// the state that is left, which is always an earlier one.
  mutating func step(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    switch state {
    case .ground, .paste: return takeControl(byte, &output)
    case .escape: return takeAfterEscape(byte, &output)
    case .altCharacter: return takeAltCharacter(byte, &output)
    case .string: return takeInString(byte, &output)
    case .stringEscape: return takeStringEnd(byte, &output)
    case .mouse(let missing):
      guard byte >= 0x20 else { return abandon(&output) }
      keep(byte)
      state = .mouse(missing - 1)
      if missing == 1 { swallow(&output) }
      return true
    case .control, .singleShift, .consoleFunction:
      // Bytes of a sequence are printable ASCII. A control byte is a key of its own even here, so that
      // Ctrl+C works whatever was sent before.
      guard 0x20...0x7E ~= byte else { return abandon(&output) }
      switch state {
      case .control: takeInControl(byte, &output)
      case .singleShift: takeInSingleShift(byte, &output)
      default: takeConsoleFunction(byte, &output)
      }
      return true
    }
  }

  /// Gives the bytes of a sequence out as ignored.
  mutating func swallow(_ output: inout [TerminalInput]) {
    output.append(.ignored(pending))
    pending = []
    state = .ground
  }
}

// MARK: - Control sequences

extension KeyDecoder {
  private var isAlt: Bool {
    pending.count > 1 && pending[1] == .escape
  }

  private var body: ArraySlice<UInt8> {
    pending.dropFirst(isAlt ? 3 : 2)
  }

  private var meaning: SequenceMeaning {
    guard pending.count < Self.sequenceBytesKept, let final = pending.last else { return .nothing }
    return ControlSequence(body: body.dropLast(), final: final).meaning
  }

  private mutating func keep(_ byte: UInt8) {
    if pending.count < Self.sequenceBytesKept { pending.append(byte) }
  }

  private mutating func abandon(_ output: inout [TerminalInput]) -> Bool {
    swallow(&output)
    return false
  }

  private mutating func takeInControl(_ byte: UInt8, _ output: inout [TerminalInput]) {
    let isFirst = body.isEmpty
    let isFinal =
      byte >= 0x40 || (byte == UInt8(ascii: "$") && ControlSequence.endsWithDollar(body))
    keep(byte)
    switch byte {
    case UInt8(ascii: "[") where isFirst: state = .consoleFunction
    case UInt8(ascii: "M") where isFirst: state = .mouse(3)
    case _ where isFinal: end(meaning, &output)
    default: break
    }
  }

  private mutating func takeInSingleShift(_ byte: UInt8, _ output: inout [TerminalInput]) {
    keep(byte)
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): break
    case UInt8(ascii: "M"): end(.key(Key(.enter)), &output)
    case UInt8(ascii: "I"): end(.key(Key(.tab)), &output)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      let arrow = Key.Code(lowerCaseArrow: byte)
      end(arrow.map { .key(Key($0, modifiers: .control)) } ?? .nothing, &output)
    case UInt8(ascii: "A")...UInt8(ascii: "S"):
      // Old terminals put modifiers here as they would after `ESC [`.
      end(Key.Code(letter: byte) == nil ? .nothing : meaning, &output)
    default:
      end(Key.Code.keypadCharacter(byte).map { .text($0) } ?? .nothing, &output)
    }
  }

  private mutating func takeConsoleFunction(_ byte: UInt8, _ output: inout [TerminalInput]) {
    keep(byte)
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    end(1...5 ~= number ? .key(Key(.function(number))) : .nothing, &output)
  }

  private mutating func end(_ meaning: SequenceMeaning, _ output: inout [TerminalInput]) {
    let isAlt = isAlt
    if meaning == .nothing {
      swallow(&output)
      return
    }
    pending = []
    state = meaning == .pasteStart ? .paste : .ground
    switch meaning {
    case .key(let key): output.append(.key(isAlt ? key.adding(.alt) : key))
    case .text(let text) where isAlt:
      output.append(.key(Key(.character(text), modifiers: .alt)))
    case .text(let text): output.append(.text(text))
    case .focus(let change):
      if isAlt { output.append(.key(Key(.escape))) }
      output.append(.focus(change))
    case .pasteStart, .nothing:
      if isAlt { output.append(.key(Key(.escape))) }
    }
  }
}

// MARK: - Strings

extension KeyDecoder {
  private mutating func takeInString(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    switch byte {
    case .escape: state = .stringEscape
    case .bell:
      keep(byte)
      swallow(&output)
    // No reply holds control bytes: this is a key, and the string will not end any more.
    case ..<0x20, 0x7F: return abandon(&output)
    default: keep(byte)
    }
    return true
  }

  private mutating func takeStringEnd(_ byte: UInt8, _ output: inout [TerminalInput]) -> Bool {
    guard byte == UInt8(ascii: "\\") else {
      swallow(&output)
      pending = [.escape]
      state = .escape
      return false
    }
    keep(.escape)
    keep(byte)
    swallow(&output)
    return true
  }
}
