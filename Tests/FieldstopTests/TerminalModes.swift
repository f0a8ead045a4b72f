/// The private modes that a program switched on, read from the bytes it wrote.
struct TerminalModes: Equatable {
  /// Modes that the lab uses, by what they are for.
  enum Mode: Int, CaseIterable {
    case mouseDrag = 1002
    case focusReports = 1004
    case mouseCells = 1006
    case alternateScreen = 1049
    case bracketedPaste = 2004
    case synchronizedUpdate = 2026
  }

  /// The numbers of the modes that are on.
  private(set) var on: Set<Int> = [7, 25]

  /// How many synchronised updates came to their end.
  private(set) var finishedUpdates = 0

  private var pending: [UInt8] = []

  /// Whether a mode is on.
  func contains(_ mode: Mode) -> Bool { on.contains(mode.rawValue) }

  /// The modes of the lab that are on.
  var labModes: Set<Mode> { Set(Mode.allCases.filter(contains)) }

  /// Takes what the program wrote next; a sequence may come in pieces.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch (pending.count, byte) {
      case (_, 0x1b): pending = [byte]
      case (1, UInt8(ascii: "[")), (2, UInt8(ascii: "?")): pending.append(byte)
      case (3..., UInt8(ascii: "0")...UInt8(ascii: ";")): pending.append(byte)
      case (4..., UInt8(ascii: "h")), (4..., UInt8(ascii: "l")):
        set(pending.dropFirst(3), on: byte == UInt8(ascii: "h"))
        pending = []
      default: pending = []
      }
    }
  }

  private mutating func set(_ numbers: ArraySlice<UInt8>, on isOn: Bool) {
    for number in numbers.split(separator: UInt8(ascii: ";")) {
      guard let mode = Int(String(decoding: number, as: UTF8.self)) else { continue }
      if isOn {
        on.insert(mode)
      } else if on.remove(mode) != nil, mode == Mode.synchronizedUpdate.rawValue {
        finishedUpdates += 1
      }
    }
  }
}
