/// What the rules for grapheme clusters need to know of what stood before.
///
/// With `other` as state and as class 0, two letters are told from all else by one look.
enum State: UInt8, CaseIterable {
  /// Nothing that a later scalar could join by itself.
  case other
  /// A control, or no text at all: nothing joins either (GB1, GB4).
  case control
  case cr, prepend
  case hangulL, hangulV, hangulT
  /// An odd number of regional indicators, the last of which waits for a second.
  case halfFlag
  /// A pictograph, and extenders; then a joiner behind them.
  case pictograph, joinedPictograph
  /// An Indic consonant, and extenders; then a linker among them.
  case consonant, linkedConsonant
}

/// The state at the start of a text.
let startOfText = State.control

/// The rules of Unicode's annex 29, by their numbers.
func step(
  from state: State,
  over scalar: ClusterClass
) -> (begins: Bool, next: State) {
  // GB3 to GB5: nothing joins a control, but a line feed its carriage return.
  if state == .cr && scalar == .lf { return (false, .control) }
  if state == .cr || state == .control { return (true, start(of: scalar)) }
  switch scalar {
  case .cr, .lf, .control: return (true, start(of: scalar))
  // GB9, GB9a: marks and joiners join whatever stands before.
  case .spacingMark: return (false, .other)
  case .extend: return (false, state == .pictograph ? .pictograph : .other)
  case .extendInConjunct: return (false, state.keeping)
  case .linker: return (false, state.isConsonant ? .linkedConsonant : state.keeping)
  case .zwj: return (false, state == .pictograph ? .joinedPictograph : state.keeping)
  default: break
  }
  switch (state, scalar) {
  // GB12, GB13: flags are pairs.
  case (.halfFlag, .regionalIndicator): return (false, .other)
  // GB9b
  case (.prepend, _): return (false, start(of: scalar))
  // GB6 to GB8
  case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
    (.hangulL, .hangulLVT), (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulT, .hangulT):
    return (false, start(of: scalar))
  // GB11, GB9c
  case (.joinedPictograph, .pictographic), (.linkedConsonant, .consonant):
    return (false, start(of: scalar))
  // GB999
  default: return (true, start(of: scalar))
  }
}

func start(of scalar: ClusterClass) -> State {
  switch scalar {
  case .cr: .cr
  case .lf, .control: .control
  case .prepend: .prepend
  case .hangulL: .hangulL
  case .hangulV, .hangulLV: .hangulV
  case .hangulT, .hangulLVT: .hangulT
  case .regionalIndicator: .halfFlag
  case .pictographic: .pictograph
  case .consonant: .consonant
  case .other, .extend, .extendInConjunct, .linker, .zwj, .spacingMark: .other
  }
}

/// For each state and class: whether a cluster begins, in the high bit, and the next state.
let steps: [UInt8] = State.allCases.flatMap { state in
  (0..<UInt8(32)).map { value in
    guard let scalar = ClusterClass(rawValue: value) else { return 0 }
    let (begins, next) = step(from: state, over: scalar)
    return next.rawValue | (begins ? 0x80 : 0)
  }
}

/// For each class the classes before which a cluster begins whatever stood before, a bit each.
let partings: [UInt32] = ClusterClass.allCases.map { previous in
  ClusterClass.allCases.reduce(0) { partings, next in
    let part = State.allCases.allSatisfy { before in
      step(from: step(from: before, over: previous).next, over: next).begins
    }
    return part ? partings | 1 << UInt32(next.rawValue) : partings
  }
}

extension State {
  var isConsonant: Bool { self == .consonant || self == .linkedConsonant }

  /// The state behind an extender that breaks no chain.
  var keeping: Self {
    switch self {
    case .pictograph, .consonant, .linkedConsonant: self
    default: .other
    }
  }
}
