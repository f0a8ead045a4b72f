/// Which losses are told by an alert.
///
/// There will be no other cases.
public enum AlertPolicy: String, CaseIterable, Hashable, Sendable {
  /// One alert for each callback that lost something; they stack up.
  case every
  /// None while one is on screen.
  case whilePresented = "while-presented"
  /// One until an edit is wholly accepted, or undo, redo, a change of focus, a text set by program or
  /// a change of the limit.
  case perEpisode = "per-episode"
}

/// Lets alerts through or holds them back, so that one keyboard gesture is told once.
///
/// The gate knows no clock: each call is handed the time since any fixed moment.
public struct AlertGate: Hashable, Sendable {
  /// What became of an offered alert.
  ///
  /// There will be no other cases.
  public enum Answer: Hashable, Sendable {
    /// It is on screen now.
    case presented
    /// An alert is on screen already.
    case alreadyPresented
    /// The episode was told already.
    case sameEpisode
  }

  /// Which alerts are let through.
  public var policy: AlertPolicy

  /// How long an alert stays on screen.
  public var duration: Duration

  /// When the alerts that are on screen leave it, the first to go first.
  public private(set) var deadlines: [Duration] = []

  private var isEpisodeTold = false

  /// How many alerts have left the screen and were not counted by ``advance(to:)``.
  private var dismissed = 0

  /// Creates a gate with nothing on screen.
  public init(policy: AlertPolicy = .whilePresented, duration: Duration = .seconds(1)) {
    self.policy = policy
    self.duration = duration
  }

  /// How many alerts are on screen, as of the last call.
  public var presentedCount: Int { deadlines.count }

  /// Returns what becomes of an alert; one whose time is over is not in its way.
  ///
  /// `followsInGesture` says that an earlier part of the same gesture was told already: one gesture
  /// never presents two alerts, except under ``AlertPolicy/every``.
  ///
  /// - Complexity: O(1) where all alerts stay equally long.
  public mutating func offer(at now: Duration, followsInGesture: Bool = false) -> Answer {
    takeDown(until: now)
    switch policy {
    case .every: break
    case .whilePresented where followsInGesture || !deadlines.isEmpty: return .alreadyPresented
    case .perEpisode where followsInGesture || isEpisodeTold: return .sameEpisode
    case .whilePresented, .perEpisode: break
    }
    isEpisodeTold = true
    let deadline = now + duration
    deadlines.insert(deadline, at: 1 + (deadlines.lastIndex { $0 <= deadline } ?? -1))
    return .presented
  }

  /// Ends an episode.
  public mutating func rearm() {
    isEpisodeTold = false
  }

  /// Takes down every alert and ends the episode.
  public mutating func clear() {
    deadlines = []
    dismissed = 0
    isEpisodeTold = false
  }

  /// Takes down the alerts whose time is over.
  ///
  /// - Returns: how many have left the screen since the last such call.
  public mutating func advance(to now: Duration) -> Int {
    takeDown(until: now)
    defer { dismissed = 0 }
    return dismissed
  }

  private mutating func takeDown(until now: Duration) {
    let count = deadlines.prefix { $0 <= now }.count
    guard count > 0 else { return }
    deadlines.removeFirst(count)
    dismissed += count
  }
}
