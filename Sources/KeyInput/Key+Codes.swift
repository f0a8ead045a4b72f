// What the numbers and letters of terminal sequences stand for. Sources: xterm's ctlseqs, the kitty
// keyboard protocol, urxvt(7), console_codes(4).

extension Key {
  /// The key of a control byte, 0x00–0x1F and 0x7F.
  ///
  /// 0x08 is Backspace: Ctrl+H and, on most terminals, Ctrl+Backspace send it too, and nothing tells
  /// them apart. 0x0A is Ctrl+J and not Enter: a paste without marks may hold it, and must not submit.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), modifiers: .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    default:
      let letter = Character(Unicode.Scalar(byte | 0x40)).lowercased()
      self.init(.character(letter), modifiers: .control)
    }
  }
}

extension Key.Modifiers {
  /// The modifiers of a sequence's number, which is one more than their bits.
  init(parameter: Int) {
    self.init(rawValue: max(0, parameter - 1) & 0b1111)
  }
}

extension Key.Code {
  /// The key of a sequence that ends in a letter, after `CSI` and after `SS3`.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P"): self = .function(1)
    case UInt8(ascii: "Q"): self = .function(2)
    case UInt8(ascii: "R"): self = .function(3)
    case UInt8(ascii: "S"): self = .function(4)
    default: return nil
    }
  }

  /// The arrow of urxvt's lower-case letter: with Shift after `CSI`, with Control after `SS3`.
  init?(lowerCaseArrow letter: UInt8) {
    guard 0x61...0x64 ~= letter else { return nil }
    self.init(letter: letter - 0x20)
  }

  /// The key of a number before `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    // The numbers have gaps where the VT220's keyboard had: 16, 22, 27, 30.
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key of a code point in `CSI u` and modifyOtherKeys sequences.
  init?(codePoint: Int) {
    switch codePoint {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 57376...57398: self = .function(codePoint - 57363)
    case 57399...57408: self = .character(String(codePoint - 57399))
    case 57409...57416: self = .character(Self.keypadSigns[codePoint - 57409])
    case 57417...57426: self = Self.keypadMoves[codePoint - 57417]
    // The rest of the kitty protocol's private range: lock, media and modifier keys.
    case 57344...63743: return nil
    default:
      guard let text = String(typed: [codePoint]) else { return nil }
      self = .character(text)
    }
  }

  /// The character of a keypad key in application mode, after `SS3`.
  static func keypadCharacter(_ letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: " "): " "
    case UInt8(ascii: "X"): "="
    case UInt8(ascii: "j")...UInt8(ascii: "y"): String(Unicode.Scalar(letter - 0x40))
    default: nil
    }
  }

  private static let keypadSigns = [".", "/", "*", "-", "+", "", "=", ","]

  private static let keypadMoves: [Self] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

extension String {
  /// The text of some code points, or `nil` if there is none or one is no character or a control.
  init?(typed codePoints: some Collection<Int>) {
    self = ""
    for codePoint in codePoints {
      guard let value = UInt32(exactly: codePoint), let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory != .control
      else { return nil }
      unicodeScalars.append(scalar)
    }
    if isEmpty { return nil }
  }
}
