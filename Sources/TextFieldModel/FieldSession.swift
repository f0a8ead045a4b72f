public import TextLimits
import TextMeasure

/// A field and the program behind it: gestures go in, events come out in the order of the device.
///
/// This is the funnel. Typing, paste, composition, picked words, deletion: each becomes an
/// ``/TextLimits/EditProposal``, is reviewed where the system asks the delegate, goes in through the
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
  var currentEdit: EditRecord

  /// Creates a session; the program holds the field's text.
  public init(field: Field = Field(), host: HostProgram, profile: Profile = .iOS18) {
    self.field = field
    self.host = host
    self.profile = profile
    currentEdit = EditRecord(since: field.state)
    self.host.value = field.state.text.string
    self.field.count(in: host.rule.units)
  }

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - gesture: what is done.
  ///   - now: the time, since any fixed moment.
  ///   - part: whether this is a gesture of its own or goes on with the last one.
  /// - Returns: what the field's owner sees. A gesture with nothing to do gives no event.
  /// - Throws: ``GestureError/notEditing`` where the user would need a field that has the focus.
  public mutating func perform(
    _ gesture: Gesture,
    at now: Duration = .zero,
    as part: GesturePart = .whole
  ) throws(GestureError) -> [FieldEvent] {
    guard field.isEditing || gesture.isPrograms else { throw .notEditing }
    self.now = now
    events = []
    dismissAlerts(at: now)
    if part == .whole {
      self.gesture = GestureRecord()
      tally.dropped = ""
    }
    currentEdit = EditRecord(since: field.compositionOrigin ?? field.state)
    run(gesture)
    closeEdit()
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

  /// Takes down every alert at once, without events: a new start, not something that happened.
  public mutating func clearAlerts() {
    host.gate.clear()
  }

  private mutating func dismissAlerts(at now: Duration) {
    for _ in 0..<host.gate.advance(to: now) { events.append(.alertDismissed) }
  }

  /// Ends an edit: one step to take back, and where it went in whole the end of an episode.
  mutating func closeEdit() {
    if field.marked == nil { field.record(since: currentEdit.start) }
    if currentEdit.hasAccepted && !currentEdit.hasLost { host.gate.rearm() }
    currentEdit = EditRecord(since: field.state)
  }
}

/// Which part of what the user did a call of ``FieldSession/perform(_:at:as:)`` is.
///
/// A key that ends a composition and then does what it always does is one gesture in two parts: it loses
/// something once and never presents two alerts. There will be no other cases.
public enum GesturePart: Hashable, Sendable {
  /// All of it, or its first part.
  case whole
  /// Something more that the same key did.
  case continuation
}

/// What is known of the gesture that is under way.
struct GestureRecord {
  /// Whether it lost something.
  var hasLost = false
  /// Whether an alert was offered for it.
  var isTold = false
}

/// What is known of the edit that is under way.
///
/// A gesture has two where it ends a composition first: a composition is always a step of its own.
struct EditRecord {
  /// The text and selection that undo goes back to.
  var start: TextState
  /// Whether something final went in whole.
  var hasAccepted = false
  /// Whether something was left out.
  var hasLost = false

  init(since start: TextState) {
    self.start = start
  }
}

// MARK: - Gestures

extension FieldSession {
  private mutating func run(_ gesture: Gesture) {
    switch gesture {
    case .compose(let text, let caret, let key): compose(text, caret: caret, key: key)
    case .commit(let text): commit(text)
    case .cancel: cancelComposition()
    case .undo where field.marked != nil:
      cancelComposition()
      host.gate.rearm()
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
