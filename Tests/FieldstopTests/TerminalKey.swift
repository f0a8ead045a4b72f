import CVterm

/// A key of the terminal by its name: `Enter`, `Shift+Left`, `Ctrl+A`, `Alt+1`, `F7`, `é`.
struct TerminalKey: Equatable {
  /// What is held down with a key.
  struct Modifiers: OptionSet {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  let name: String
  let modifiers: Modifiers

  /// Reads a name; what stands before a `+` is held down.
  init(_ description: String) {
    var modifiers: Modifiers = []
    var rest = description[...]
    let held: [(String, Modifiers)] = [("Shift+", .shift), ("Alt+", .alt), ("Ctrl+", .control)]
    while let (prefix, modifier) = held.first(where: { rest.hasPrefix($0.0) }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    name = String(rest)
    self.modifiers = modifiers
  }

  /// Returns what a terminal sends for the key, in the modes that the program asked for.
  func bytes(on screen: VTermScreen) -> [UInt8] {
    if let function = function {
      return screen.bytes(for: function, VTermModifier(UInt32(modifiers.rawValue)))
    }
    let escape: [UInt8] = modifiers.contains(.alt) ? [0x1b] : []
    return escape + plainBytes
  }

  private var plainBytes: [UInt8] {
    switch name {
    case "Enter": [0x0d]
    case "Escape": [0x1b]
    case "Tab": modifiers.contains(.shift) ? Array("\u{1b}[Z".utf8) : [0x09]
    case "Backspace": [modifiers.contains(.control) ? 0x08 : 0x7f]
    case "Space": [modifiers.contains(.control) ? 0x00 : 0x20]
    default:
      if modifiers.contains(.control), let byte = name.uppercased().utf8.first {
        [byte & 0x1f]
      } else {
        Array(name.utf8)
      }
    }
  }

  private var function: VTermKey? {
    switch name {
    case "Up": VTERM_KEY_UP
    case "Down": VTERM_KEY_DOWN
    case "Left": VTERM_KEY_LEFT
    case "Right": VTERM_KEY_RIGHT
    case "Insert": VTERM_KEY_INS
    case "Delete": VTERM_KEY_DEL
    case "Home": VTERM_KEY_HOME
    case "End": VTERM_KEY_END
    case "PageUp": VTERM_KEY_PAGEUP
    case "PageDown": VTERM_KEY_PAGEDOWN
    default: functionNumber.map { VTermKey(VTERM_KEY_FUNCTION_0.rawValue + $0) }
    }
  }

  private var functionNumber: UInt32? {
    guard name.hasPrefix("F"), name.count > 1 else { return nil }
    return UInt32(name.dropFirst())
  }
}
