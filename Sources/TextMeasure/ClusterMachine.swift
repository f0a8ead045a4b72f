/// Finds the borders of extended grapheme clusters, scalar by scalar.
///
/// Thirteen states are all that Unicode's rules need to know of what stood before. The machine holds no
/// text, so a cluster without an end costs nothing to keep. Its borders are those of `Character`: a test
/// proves it on Unicode's own file, on every pair and triple of classes and on random texts.
struct ClusterMachine: Hashable {
  /// What is known of the text before.
  ///
  /// Closed by nature.
  enum State: UInt8, CaseIterable {
    /// Nothing that a later scalar could join by itself, or no text at all.
    case other
    case cr, control, prepend
    case hangulL, hangulV, hangulT
    /// An odd number of regional indicators, the last of which waits for a second.
    case halfFlag
    /// A pictograph, and extenders; then a joiner behind them.
    case pictograph, joinedPictograph
    /// An Indic consonant, and extenders; then a linker among them.
    case consonant, linkedConsonant
  }

  private var state: State?

  /// A machine at the start of a text.
  init() {}

  /// Takes the next scalar.
  ///
  /// - Returns: whether a cluster begins with it.
  @inline(__always)
  mutating func begins(_ scalar: ClusterClass) -> Bool {
    guard let state else {
      self.state = Self.start(of: scalar)
      return true
    }
    // By far most: two letters, ideographs or signs.
    if state == .other && scalar == .other { return true }
    let step = Self.steps[Int(state.rawValue) << 5 | Int(scalar.rawValue)]
    self.state = State(rawValue: step & 0x7F)
    return step & 0x80 != 0
  }

  // MARK: The rules

  /// For each state and class: whether a cluster begins, in the high bit, and the next state.
  private static let steps: [UInt8] = {
    var steps = [UInt8](repeating: 0, count: 16 << 5)
    for state in State.allCases {
      for scalar in ClusterClass.allCases {
        let (begins, next) = step(from: state, over: scalar)
        steps[Int(state.rawValue) << 5 | Int(scalar.rawValue)] =
          next.rawValue | (begins ? 0x80 : 0)
      }
    }
    return steps
  }()

  /// The rules of Unicode's annex 29, by their numbers.
  private static func step(
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

  private static func start(of scalar: ClusterClass) -> State {
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
}

extension ClusterMachine.State {
  fileprivate var isConsonant: Bool { self == .consonant || self == .linkedConsonant }

  /// The state behind an extender that breaks no chain.
  fileprivate var keeping: Self {
    switch self {
    case .pictograph, .consonant, .linkedConsonant: self
    default: .other
    }
  }
}
