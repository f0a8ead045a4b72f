/// What a sequence means, before the decoder acts on it.
enum SequenceMeaning: Hashable {
  case key(Key)
  case text(String)
  case focus(FocusChange)
  case pasteStart
  case nothing
}

/// A complete control sequence, taken apart: what follows `ESC [`.
struct ControlSequence {
  /// Whether it is a terminal's private one or has intermediate bytes: a report then, never a key.
  private let isReport: Bool

  /// The parameters, each with its parts between colons; 0 where a number is left out.
  private let parameters: [[Int]]

  private let final: UInt8

  /// Takes apart the bytes between `ESC [` and the final byte.
  init(body: some Sequence<UInt8>, final: UInt8) {
    var parameters: [[Int]] = [[0]]
    var isReport = false
    var isEmpty = true
    for byte in body {
      isEmpty = false
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        parameters.withLastPart { $0 = min($0 * 10 + digit, Self.largestNumber) }
      case UInt8(ascii: ":"): parameters[parameters.count - 1].append(0)
      case UInt8(ascii: ";"): parameters.append([0])
      default: isReport = true
      }
    }
    self.isReport = isReport
    self.parameters = isEmpty ? [] : parameters
    self.final = final
  }

  /// What the sequence means.
  var meaning: SequenceMeaning {
    // The kitty protocol's event 3 is a key's release.
    guard !isReport, part(1, 1) != 3 else { return .nothing }
    switch final {
    case UInt8(ascii: "~"): return numbered
    case UInt8(ascii: "u"): return coded(part(0, 0), modifiers: modifiers(1))
    // urxvt's endings for keys with a number.
    case UInt8(ascii: "$"): return numbered(with: .shift)
    case UInt8(ascii: "^"): return numbered(with: .control)
    case UInt8(ascii: "@"): return numbered(with: [.control, .shift])
    case UInt8(ascii: "I") where parameters.isEmpty: return .focus(.gained)
    case UInt8(ascii: "O") where parameters.isEmpty: return .focus(.lost)
    default: return lettered
    }
  }

  /// Whether `$` after this body ends one of urxvt's keys, instead of standing before a final byte.
  static func endsWithDollar(_ body: ArraySlice<UInt8>) -> Bool {
    // No key's number has three digits, so this looks at no more than two bytes.
    guard 1...2 ~= body.count else { return false }
    return ControlSequence(body: body, final: UInt8(ascii: "$")).meaning != .nothing
  }

  private static let largestNumber = 9_999_999
}

extension ControlSequence {
  private func part(_ parameter: Int, _ part: Int) -> Int {
    guard parameter < parameters.count, part < parameters[parameter].count else { return 0 }
    return parameters[parameter][part]
  }

  private func modifiers(_ parameter: Int) -> Key.Modifiers {
    Key.Modifiers(parameter: part(parameter, 0))
  }

  private var numbered: SequenceMeaning {
    switch (part(0, 0), parameters.count) {
    case (200, 1): return .pasteStart
    case (27, 3): return coded(part(2, 0), modifiers: modifiers(1))
    case (let number, 1...2):
      guard let code = Key.Code(number: number) else { return .nothing }
      return .key(Key(code, modifiers: modifiers(1)))
    default: return .nothing
    }
  }

  private func numbered(with modifiers: Key.Modifiers) -> SequenceMeaning {
    guard parameters.count == 1, let code = Key.Code(number: part(0, 0)) else { return .nothing }
    return .key(Key(code, modifiers: modifiers))
  }

  private var lettered: SequenceMeaning {
    let held: Key.Modifiers
    switch parameters.count {
    case 0: held = []
    case 1: held = modifiers(0)
    case 2 where part(0, 0) <= 1: held = modifiers(1)
    default: return .nothing
    }
    if final == UInt8(ascii: "Z") { return .key(Key(.tab, modifiers: held.union(.shift))) }
    if parameters.isEmpty, let arrow = Key.Code(lowerCaseArrow: final) {
      return .key(Key(arrow, modifiers: .shift))
    }
    guard let code = Key.Code(letter: final), !isCursorReport else { return .nothing }
    return .key(Key(code, modifiers: held))
  }

  // `CSI 1;2R` may be Shift+F3 or a cursor in the first row. Whoever asks for the cursor asks from the
  // second row or below, so a first row is a key; no terminal sends `1;1` for one.
  private var isCursorReport: Bool {
    final == UInt8(ascii: "R") && parameters.count == 2 && parameters[1] == [1]
  }

  /// A key by its code point; one that simply types becomes text.
  private func coded(_ codePoint: Int, modifiers: Key.Modifiers) -> SequenceMeaning {
    guard let code = Key.Code(codePoint: codePoint) else { return .nothing }
    guard case .character = code, modifiers.isSubset(of: .shift) else {
      return .key(Key(onLatinLayout(code, modifiers), modifiers: modifiers))
    }
    if parameters.count == 3, final == UInt8(ascii: "u"), let text = String(typed: parameters[2]) {
      return .text(text)
    }
    if modifiers == .shift, let shifted = String(typed: [part(0, 1)]) {
      return .text(shifted)
    }
    // modifyOtherKeys names the shifted character already; of a letter, any terminal's will do.
    guard case .character(let text) = Key(code, modifiers: modifiers).code else { return .nothing }
    return text.isEmpty ? .nothing : .text(text)
  }

  // A Cyrillic layout's Ctrl+С is meant as Ctrl+C; the kitty protocol can tell which key that is.
  private func onLatinLayout(_ code: Key.Code, _ modifiers: Key.Modifiers) -> Key.Code {
    guard final == UInt8(ascii: "u"), part(0, 0) > 127, part(0, 2) > 32,
      !modifiers.isDisjoint(with: [.control, .superKey])
    else { return code }
    return Key.Code(codePoint: part(0, 2)) ?? code
  }
}

extension [[Int]] {
  fileprivate mutating func withLastPart(_ change: (inout Int) -> Void) {
    let row = count - 1
    let part = self[row].count - 1
    change(&self[row][part])
  }
}
