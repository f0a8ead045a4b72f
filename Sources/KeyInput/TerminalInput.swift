/// One thing that a terminal has said: a key, typed text, a paste, or a word about itself.
@nonexhaustive
public enum TerminalInput: Hashable, Sendable {
  /// A key that does not simply type its character.
  case key(Key)

  /// Characters typed, as many as came in one piece: never empty, never with a control byte.
  ///
  /// An emoji sequence comes in one burst and stays whole here. A burst longer than one read is two
  /// runs; only their sum is the same however the bytes were split. Invalid bytes are U+FFFD, one for
  /// each maximal subpart. The C1 controls U+0080–U+009F are characters here like any other.
  case text(String)

  /// A paste between its marks, one value however it was split, with every byte as data.
  case paste(String, ending: PasteEnding)

  /// The terminal's window got or lost the keyboard.
  case focus(FocusChange)

  /// A whole sequence that is no key: a report, a mouse event, a key's release, or something unknown.
  ///
  /// It types nothing. The bytes are for a trace, or for whoever asked for the report; of an
  /// over-long sequence they are the first ``KeyDecoder/sequenceBytesKept``. A sequence that never
  /// came to its end is given this way as well.
  case ignored([UInt8])
}

/// How a paste came to its end.
@nonexhaustive
public enum PasteEnding: Hashable, Sendable {
  /// By its end mark: it is complete.
  case endMark

  /// By waiting too long for the next byte; what had come is there.
  case timeOut

  /// By the end of all input; what had come is there.
  case endOfInput
}

/// What happened to the keyboard focus; a closed set.
public enum FocusChange: Hashable, Sendable {
  /// The window has it now.
  case gained

  /// The window has it no longer.
  case lost
}
