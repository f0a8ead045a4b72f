/// Which losses are told by an alert.
///
/// Closed by nature.
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
/// The gate knows no clock: each call is handed the time, in seconds since any fixed moment.
public struct AlertGate: Hashable, Sendable {
  /// What became of an offered alert.
  ///
  /// Closed by nature.
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

  /// Creates a gate with nothing on screen.
  public init(policy: AlertPolicy = .whilePresented, duration: Duration = .seconds(1)) {
    self.policy = policy
    self.duration = duration
  }

  /// How many alerts are on screen, as of the last ``advance(to:)``.
  public var presentedCount: Int { deadlines.count }

  /// Returns what becomes of an alert; one whose time is over is not in its way.
  ///
  /// `followsInGesture` says that an earlier part of the same gesture was told already: one gesture
  /// never presents two alerts, except under ``AlertPolicy/every``.
  public mutating func offer(at now: Duration, followsInGesture: Bool = false) -> Answer {
    switch policy {
    case .every: break
    case .whilePresented where followsInGesture || deadlines.contains { $0 > now }:
      return .alreadyPresented
    case .perEpisode where followsInGesture || isEpisodeTold: return .sameEpisode
    case .whilePresented, .perEpisode: break
    }
    isEpisodeTold = true
    let deadline = now + duration
    deadlines.insert(deadline, at: deadlines.firstIndex { $0 > deadline } ?? deadlines.endIndex)
    return .presented
  }

  /// Ends an episode.
  public mutating func rearm() {
    isEpisodeTold = false
  }

  /// Takes down every alert and ends the episode.
  public mutating func clear() {
    deadlines = []
    isEpisodeTold = false
  }

  /// Takes down the alerts whose time is over.
  ///
  /// - Returns: how many went.
  public mutating func advance(to now: Duration) -> Int {
    let before = deadlines.count
    deadlines.removeAll { $0 <= now }
    return before - deadlines.count
  }
}
