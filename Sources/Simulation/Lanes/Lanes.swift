package import TextFieldModel
package import TextLimits
import TextMeasure

/// Fields of their own for other policies, fed with the same gestures as the field of the lab.
package struct Lanes: Sendable {
  /// One policy's field.
  package struct Lane: Sendable {
    package let policy: LimitPolicy
    package fileprivate(set) var session: FieldSession
    package fileprivate(set) var trace: LossTrace
  }

  /// The fields, in the order of the table of policies.
  package private(set) var lanes: [Lane]

  /// The first one that is shown.
  package private(set) var first = 0

  /// The UTF-16 length up to which texts are compared.
  ///
  /// Every lane holds the text and where each of its scalars came from.
  package static let longest = 4_000

  private var settings: Settings

  /// Starts with a field as it stands; `nil` for one whose text is too long.
  package init?(_ settings: Settings, from field: Field) {
    guard field.state.text.utf16Count <= Self.longest else { return nil }
    self.settings = settings
    lanes = Self.lanes(settings, from: field)
  }

  /// Starts anew where the settings make another field.
  mutating func follow(_ settings: Settings, from field: Field) {
    defer { self.settings = settings }
    if settings.rule.kind != self.settings.rule.kind {
      lanes = Self.lanes(settings, from: field)
      first = 0
      return
    }
    for index in lanes.indices {
      if settings.rule != self.settings.rule { lanes[index].session.limit(by: settings.rule) }
      lanes[index].session.alert(by: settings.alerts, for: settings.toast)
      lanes[index].session.profile = settings.profile
    }
  }

  /// Makes a gesture in each field.
  ///
  /// - Returns: whether the texts are short enough to go on.
  mutating func perform(_ gesture: Gesture, at now: Duration, as part: GesturePart) -> Bool {
    for index in lanes.indices {
      let before = FieldMoment(of: lanes[index].session.field)
      // A gesture that is impossible here is one that this lane's policy has made so.
      let events = try? lanes[index].session.perform(gesture, at: now, as: part)
      let session = lanes[index].session
      guard session.field.state.text.utf16Count <= Self.longest else { return false }
      lanes[index].trace.follow(
        PerformedGesture(gesture, from: before, to: session, events ?? [])
      )
    }
    return true
  }

  /// Shows other lanes.
  mutating func scroll(by count: Int) {
    first = min(max(0, first + count), lanes.count - 1)
  }

  private static func lanes(_ settings: Settings, from field: Field) -> [Lane] {
    LimitPolicy.allCases.filter { $0.entry.kinds.contains(settings.rule.kind) }.map { policy in
      let host = HostProgram(
        rule: settings.rule,
        policy: policy,
        gate: AlertGate(policy: settings.alerts, duration: settings.toast)
      )
      return Lane(
        policy: policy,
        session: FieldSession(field: field, host: host, profile: settings.profile),
        trace: LossTrace(field.beforeComposition?.state.text.string ?? field.state.text.string)
      )
    }
  }
}

extension Simulator {
  /// Starts or ends the comparison.
  mutating func compareOrStop() {
    guard lanes == nil else {
      lanes = nil
      return
    }
    lanes = Lanes(settings, from: session.field)
    if lanes == nil { notice = .tooLongForLanes }
  }

  /// Gives the lanes what the field was given.
  mutating func feedLanes(_ gesture: Gesture) {
    guard lanes?.perform(gesture, at: now, as: part) == false else { return }
    lanes = nil
    notice = .tooLongForLanes
  }
}
