extension Key {
  /// Creates the key with a name as scenario files have it, or `nil` if there is no such key.
  ///
  /// A name is `left`, `page-up`, `f5`, `space`, … or a single character, with any of `shift+`, `ctrl+`,
  /// `alt+` and `super+` before it, each once, in any order. The plus sign is a character like others:
  /// `+` and `ctrl++` are names, `ctrl+` is none.
  public init?(name: String) {
    var rest = Substring(name)
    var held: Modifiers = []
    while let (prefix, modifier) = Key.prefixes.first(where: { rest.hasPrefix($0.0) }) {
      guard held.insert(modifier).inserted else { return nil }
      rest = rest.dropFirst(prefix.count)
    }
    guard let code = Code(name: rest) else { return nil }
    self.init(code, modifiers: held)
  }

  /// The name as scenario files have it, such as `shift+ctrl+left`.
  ///
  /// It gives the same key back: `Key(name: key.name) == key`.
  public var name: String {
    var name = ""
    for (prefix, modifier) in Key.prefixes where modifiers.contains(modifier) {
      name += prefix
    }
    return name + code.name
  }

  private static let prefixes: [(String, Modifiers)] = [
    ("shift+", .shift), ("ctrl+", .control), ("alt+", .alt), ("super+", .superKey),
  ]
}

extension Key: CustomStringConvertible {
  /// The key's name.
  public var description: String { name }
}

extension Key.Code {
  fileprivate init?(name: Substring) {
    if let (code, _) = Self.named.first(where: { $0.1 == name }) {
      self = code
    } else if let number = Self.functionNumber(name) {
      self = .function(number)
    } else if let character = name.first, name.count == 1, !character.isControl {
      self = .character(String(character))
    } else {
      return nil
    }
  }

  fileprivate var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let text): text
    case .function(let number): "f\(number)"
    default: Self.named.first { $0.0 == self }?.1 ?? ""
    }
  }

  // `Int` would also take a sign or leading zeros.
  private static func functionNumber(_ name: Substring) -> Int? {
    guard name.first == "f", let number = Int(name.dropFirst()), name == "f\(number)",
      Key.functionNumbers.contains(number)
    else { return nil }
    return number
  }

  private static let named: [(Self, String)] = [
    (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    (.home, "home"), (.end, "end"), (.pageUp, "page-up"), (.pageDown, "page-down"),
    (.insert, "insert"), (.delete, "delete"), (.backspace, "backspace"),
    (.enter, "enter"), (.tab, "tab"), (.escape, "escape"), (.character(" "), "space"),
  ]
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
