/// A key press: which key, and what was held down with it.
///
/// A key has one form, however a terminal spells it. With Control, Alt or Super a letter is written in
/// lower case, and an upper-case one means that Shift was held too; with Shift alone it is the
/// upper-case letter without a modifier. So `ESC B` and `CSI 98;4u` are equal:
///
/// ```swift
/// Key(.character("B"), modifiers: .alt) == Key(.character("b"), modifiers: [.alt, .shift])  // true
/// ```
public struct Key: Hashable, Sendable {
  /// Which key it is.
  public let code: Code

  /// What was held down with it.
  public let modifiers: Modifiers

  /// Creates a key in its one form.
  public init(_ code: Code, modifiers: Modifiers = []) {
    guard case .character(let text) = code else {
      self.code = code
      self.modifiers = modifiers
      return
    }
    var held = modifiers
    self.code = .character(Key.canonical(text, &held))
    self.modifiers = held
  }

  /// The same key with more held down.
  public func adding(_ more: Modifiers) -> Key {
    Key(code, modifiers: modifiers.union(more))
  }

  private static func canonical(_ text: String, _ held: inout Modifiers) -> String {
    if held == .shift {
      let upper = text.uppercased()
      guard upper.isOneScalar, upper != text else { return text }
      held = []
      return upper
    }
    guard !held.subtracting(.shift).isEmpty else { return text }
    let lower = text.lowercased()
    guard lower.isOneScalar, lower != text else { return text }
    held.insert(.shift)
    return lower
  }
}

extension Key {
  /// Which key was pressed, whatever was held down with it.
  @nonexhaustive
  public enum Code: Hashable, Sendable {
    /// A key that types; the text is one character, a blank for the space bar.
    case character(String)

    /// The left arrow.
    case left

    /// The right arrow.
    case right

    /// The up arrow.
    case up

    /// The down arrow.
    case down

    /// Home, to the start.
    case home

    /// End, to the end.
    case end

    /// Page Up.
    case pageUp

    /// Page Down.
    case pageDown

    /// Insert.
    case insert

    /// Delete forward.
    case delete

    /// Delete backward.
    case backspace

    /// Enter or Return, of either block of keys.
    case enter

    /// Tab.
    case tab

    /// Escape.
    case escape

    /// A function key, counted from 1; ``Key/functionNumbers`` are those that exist.
    case function(Int)
  }

  /// The keys that change the meaning of another one.
  ///
  /// Caps Lock and Num Lock are states, not modifiers, and a terminal's Hyper and Meta are left out.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set as bits: 1 Shift, 2 Alt, 4 Control, 8 Super, as terminals count them.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)

    /// Alt or Option.
    public static let alt = Modifiers(rawValue: 2)

    /// Control.
    public static let control = Modifiers(rawValue: 4)

    /// Super, Command or the Windows key.
    public static let superKey = Modifiers(rawValue: 8)
  }

  /// The numbers of the function keys that a terminal can name.
  public static let functionNumbers = 1...35
}

extension String {
  fileprivate var isOneScalar: Bool {
    unicodeScalars.count == 1
  }
}
