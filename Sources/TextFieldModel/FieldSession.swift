public import TextLimits
import TextMeasure

/// A field and the program behind it: gestures go in, events come out in the order of the device.
///
/// This is the funnel. Typing, paste, composition, picked words, deletion: each becomes an
/// ``TextLimits/EditProposal``, is reviewed where the system asks the delegate, goes in through the
/// field's one writer, is settled afterwards, and is recorded once for undo.
public struct FieldSession: Sendable {
  /// The field.
  public internal(set) var field: Field

  /// The program.
  public internal(set) var host: HostProgram

  /// What was counted.
  public internal(set) var tally = Tally()

  /// What the simulated system does.
  public var profile: Profile

  var events: [FieldEvent] = []
  var now: Duration = .zero
  var gesture = GestureRecord()

  /// Creates a session; the program holds the field's text.
  public init(field: Field = Field(), host: HostProgram, profile: Profile = .iOS18) {
    self.field = field
    self.host = host
    self.profile = profile
    self.host.value = field.state.text.string
    self.field.count(in: host.rule.units)
  }

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - gesture: what is done.
  ///   - now: the time, since any fixed moment.
  /// - Returns: what the field's owner sees. A gesture with nothing to do gives no event.
  /// - Throws: ``GestureError/notEditing`` where the user would need a field that has the focus.
  public mutating func perform(
    _ gesture: Gesture,
    at now: Duration = .zero
  ) throws(GestureError) -> [FieldEvent] {
    guard field.isEditing || gesture.isPrograms else { throw .notEditing }
    self.now = now
    events = []
    dismissAlerts(at: now)
    self.gesture = GestureRecord()
    let before = field.beforeComposition?.state ?? field.state
    run(gesture)
    if !self.gesture.isUndoing && field.marked == nil { field.record(since: before) }
    tally.dropped = self.gesture.lost ?? ""
    if self.gesture.lost != nil {
      tally.rejections += 1
    } else if self.gesture.hasAccepted {
      host.gate.rearm()
    }
    defer { events = [] }
    return events
  }

  /// Lets time pass.
  ///
  /// - Returns: the alerts that left the screen.
  public mutating func advance(to now: Duration) -> [FieldEvent] {
    events = []
    dismissAlerts(at: now)
    defer { events = [] }
    return events
  }

  /// Changes what the field may hold; nothing is cut.
  public mutating func limit(by rule: FieldRule) {
    host.rule = rule
    field.count(in: rule.units)
    host.gate.rearm()
  }

  /// Changes how the field is limited.
  public mutating func follow(_ policy: LimitPolicy) {
    host.policy = policy
  }

  /// Changes which losses are told, and for how long.
  public mutating func alert(by policy: AlertPolicy, for duration: Duration) {
    host.gate.policy = policy
    host.gate.duration = duration
  }

  private mutating func dismissAlerts(at now: Duration) {
    for _ in 0..<host.gate.advance(to: now) { events.append(.alertDismissed) }
  }
}

/// What is known of the gesture that is under way.
struct GestureRecord {
  /// What it lost first.
  var lost: String?
  /// Whether an alert was offered for it.
  var isTold = false
  /// Whether something final went in whole.
  var hasAccepted = false
  /// Whether it walks the history instead of adding to it.
  var isUndoing = false
}

// MARK: - Gestures

extension FieldSession {
  private mutating func run(_ gesture: Gesture) {
    switch gesture {
    case .compose(let text, let caret, let key): compose(text, caret: caret, key: key)
    case .commit(let text): commit(text)
    case .cancel: cancelComposition()
    case .undo where field.marked != nil: cancelComposition()
    case .set(let text, let selection): set(text, selection: selection)
    default:
      finishComposition()
      runFinished(gesture)
    }
  }

  /// The gestures that meet no marked text.
  private mutating func runFinished(_ gesture: Gesture) {
    let selection = field.state.selection.span
    switch gesture {
    case .type(let text): insert(text, origin: .typing)
    case .paste(let text): insert(text, origin: .paste)
    case .delete(let span): delete(field.state.text.string.wholeScalars(span))
    case .cut: delete(selection)
    case .deleteBackward: delete(selection.isEmpty ? clusterBefore(selection) : selection)
    case .deleteForward: delete(selection.isEmpty ? clusterBehind(selection) : selection)
    case .select(let selection): change { $0.select(selection) }
    case .suggest(let span, let text, let blank): suggest(span, text, blank: blank)
    case .correct(let span, let text): replace(span, with: text, origin: .correction)
    case .observe(let text, let caret): observe(text, caret: caret)
    case .undo: walkHistory(.undo) { $0.undo() }
    case .redo: walkHistory(.redo) { $0.redo() }
    case .submit: submit()
    case .blur: blur()
    case .focus: focus()
    case .check: check()
    case .compose, .commit, .cancel, .set, .finish: break
    }
  }
}
