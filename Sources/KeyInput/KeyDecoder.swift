/// Turns the bytes of a terminal into keys, text and pastes, whatever terminal it is.
///
/// A pure state machine that asks no terminal database and reads no clock: the time is handed in. It
/// takes every form that terminals in use send, and never types a part of a sequence.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.feed([0x1B, 0x5B], at: .zero)                 // []
/// decoder.feed([0x44], at: .milliseconds(150))          // [.key(Key(.left))]
/// ```
///
/// What is decoded does not depend on where the bytes are split, only on when ``expire(at:)`` is called.
/// So read all that is there before feeding, and feed before expiring: bytes that came in time but were
/// read late still count as in time, for ``feed(_:at:)`` itself gives nothing up.
public struct KeyDecoder: Hashable, Sendable {
  /// How long a lone Escape waits for a sequence to follow; zero where the terminal marks its Escape.
  public var escapeDelay: Duration

  /// How long a sequence that has begun waits for its next byte before it is swallowed.
  public var sequenceTimeOut: Duration

  /// How long a paste waits for its next byte before it is delivered without its end.
  public var pasteTimeOut: Duration

  /// When ``expire(at:)`` must be called unless more bytes come first; `nil` if nothing waits.
  ///
  /// A character that lacks bytes has no deadline: it waits for the next byte, of whatever kind.
  public private(set) var deadline: Duration?

  var state: State = .ground
  var pending: [UInt8] = []
  var paste = PasteBuffer()

  /// The number of bytes that are kept of one sequence; the rest of a longer one is swallowed unseen.
  public static let sequenceBytesKept = 4096

  /// Creates a decoder with nothing read.
  ///
  /// 25 to 50 ms suit a lone Escape: less tears sequences on a slow link, more is felt.
  public init(
    escapeDelay: Duration = .milliseconds(40),
    sequenceTimeOut: Duration = .seconds(1),
    pasteTimeOut: Duration = .milliseconds(1500)
  ) {
    self.escapeDelay = escapeDelay
    self.sequenceTimeOut = sequenceTimeOut
    self.pasteTimeOut = pasteTimeOut
  }

  /// Takes bytes as they were read and returns what they complete.
  ///
  /// - Complexity: Linear in the number of bytes, plus the paste that they end.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Duration) -> [TerminalInput] {
    let bytes = Array(bytes)
    guard !bytes.isEmpty else { return [] }
    var output: [TerminalInput] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if state == .paste {
        rest = takePaste(rest, &output)
      } else if state == .ground, !byte.isControl {
        rest = takeText(rest, &output)
      } else if step(byte, &output) {
        rest = rest.dropFirst()
      }
    }
    deadline = timeOut.map { now + $0 }
    return output
  }

  /// Gives up waiting if the ``deadline`` has come, and returns what that leaves; else nothing.
  ///
  /// A lone Escape becomes the key, a sequence is swallowed, a paste is delivered as it is.
  public mutating func expire(at now: Duration) -> [TerminalInput] {
    guard let deadline, deadline <= now else { return [] }
    return giveUp(ending: .timeOut)
  }

  /// Ends the input: returns what was still waiting, and starts anew.
  public mutating func finish() -> [TerminalInput] {
    giveUp(ending: .endOfInput)
  }
}

extension KeyDecoder {
  /// What the bytes so far are part of; those that matter are in `pending`.
  enum State: Hashable {
    /// Nothing, or a character that lacks bytes.
    case ground

    /// One or two Escapes.
    case escape

    /// Escape and a character that lacks bytes.
    case altCharacter

    /// `ESC [` and perhaps parameters.
    case control

    /// `ESC O` and perhaps parameters.
    case singleShift

    /// `ESC [ [`, a function key of the Linux console.
    case consoleFunction

    /// `ESC [ M`, a mouse report in the old form, with so many bytes to come.
    case mouse(Int)

    /// An operating system, device control or application program command.
    case string

    /// Such a string and an Escape, which ends it one way or the other.
    case stringEscape

    /// Bytes behind a paste's start mark; those are in `paste`.
    case paste
  }

  private var timeOut: Duration? {
    switch state {
    case .ground: nil
    case .escape: escapeDelay
    case .paste: pasteTimeOut
    default: sequenceTimeOut
    }
  }

  private mutating func takeText(
    _ bytes: ArraySlice<UInt8>,
    _ output: inout [TerminalInput]
  ) -> ArraySlice<UInt8> {
    let end = bytes.firstIndex { $0.isControl } ?? bytes.endIndex
    pending.append(contentsOf: bytes[..<end])
    // Before a control byte an unfinished character will stay so.
    let tail = end == bytes.endIndex ? UTF8Progress.incompleteTail(of: pending) : 0
    let whole = pending.dropLast(tail)
    if !whole.isEmpty { output.append(.text(String(decoding: whole, as: UTF8.self))) }
    pending = Array(pending.suffix(tail))
    return bytes[end...]
  }

  private mutating func takePaste(
    _ bytes: ArraySlice<UInt8>,
    _ output: inout [TerminalInput]
  ) -> ArraySlice<UInt8> {
    guard let rest = paste.take(bytes) else { return [] }
    endPaste(.endMark, &output)
    return rest
  }

  private mutating func endPaste(_ ending: PasteEnding, _ output: inout [TerminalInput]) {
    output.append(.paste(paste.text, ending: ending))
    paste = PasteBuffer()
    state = .ground
  }

  private mutating func giveUp(ending: PasteEnding) -> [TerminalInput] {
    var output: [TerminalInput] = []
    switch state {
    case .ground: flushText(&output)
    case .escape: flushEscapes(&output)
    case .altCharacter:
      output.append(.key(Key(.escape)))
      pending.removeFirst()
      flushText(&output)
    case .stringEscape:
      swallow(&output)
      output.append(.key(Key(.escape)))
    case .paste: endPaste(ending, &output)
    default: swallow(&output)
    }
    state = .ground
    deadline = nil
    return output
  }
}
