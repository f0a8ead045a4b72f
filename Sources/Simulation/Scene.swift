package import InputMethods
package import TextFieldModel
package import TextLimits
package import TextMeasure

/// Everything that is on the screen, as texts and roles: derived from the simulator, without columns.
package struct Scene: Sendable {
  package var size: ScreenSize
  package let keyboard: KeyboardKind
  package let profile: Profile
  package let policy: LimitPolicy
  package let alerts: AlertPolicy
  package let field: FieldView
  package let counters: [Counter]
  package let number: NumberView?
  package let toasts: ToastStack
  package let bar: Bar
  package let callbacks: [EventLog.Group]
  package let traceScroll: Int
  package let host: String
  package let isHostStale: Bool
  package let inspector: Inspector?
  package let lanes: LanesView?
  package let panel: Simulator.Panel
  package let situation: Int?
  package let notice: Simulator.Notice?
  /// The name of the file that the lab is recorded to.
  package var recording: String?
  /// The scenario that is being played.
  package var playback: Playback?

  /// The field, or the part of a long text around the caret.
  package struct FieldView: Hashable, Sendable {
    package let text: String
    package let selection: TextSelection
    package let marked: TextSpan?
    /// Where the part begins that is over the limit; `nil` where all fits.
    package let overLimit: Int?
    package let isShortened: (before: Bool, behind: Bool)
    package let isEditing: Bool

    package static func == (left: FieldView, right: FieldView) -> Bool {
      sameUnits(left.text, right.text) && left.selection == right.selection
        && left.marked == right.marked && left.overLimit == right.overLimit
        && left.isShortened == right.isShortened && left.isEditing == right.isEditing
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(selection)
    }
  }

  /// One limit and what is used of it.
  package struct Counter: Hashable, Sendable {
    /// What is used without the marked text.
    package let settled: Int
    /// What the marked text adds; it may be less than nothing.
    package let provisional: Int?
    package let limit: LengthLimit?
    package let level: Level

    /// How near the limit is.
    ///
    /// There will be no other cases.
    package enum Level: Hashable, Sendable { case plenty, near, at, over }
  }

  /// A number field's bounds and what its text is at the moment.
  package struct NumberView: Hashable, Sendable {
    package let rule: NumberRule
    package let state: NumberState
  }

  /// The line under the field.
  package enum Bar: Hashable, Sendable {
    case empty
    case predictions([String], chosen: Int?)
    case candidates(CandidateList)
  }

  /// What stands before the caret.
  package struct Inspector: Hashable, Sendable {
    package let offset: Int
    /// The cluster before the caret; `nil` at the start of the text.
    package let cluster: Character?
    package let counts: TextCounts
  }
}

extension Scene {
  /// Derives the screen.
  package init(_ simulator: Simulator) {
    let session = simulator.session
    let field = session.field
    size = simulator.settings.size
    keyboard = simulator.settings.keyboard
    profile = simulator.settings.profile
    policy = simulator.settings.policy
    alerts = simulator.settings.alerts
    counters = Self.counters(of: field, limits: session.host.rule.limits)
    self.field = FieldView(field, over: session.host.rule.limits)
    if case .number(let rule) = session.host.rule {
      number = NumberView(rule: rule, state: rule.state(of: field.state.text.string))
    } else {
      number = nil
    }
    toasts = simulator.toasts
    bar = Self.bar(of: simulator)
    callbacks = simulator.log.groups
    traceScroll = simulator.traceScroll
    host = FieldSnapshot.shortened(session.host.value)
    isHostStale = !sameUnits(session.host.value, field.state.text.string)
    inspector = Inspector(field.state)
    lanes = simulator.lanes.map(LanesView.init)
    panel = simulator.panel
    situation = simulator.situation
    notice = simulator.notice
  }

  private static func bar(of simulator: Simulator) -> Bar {
    if let candidates = simulator.keyboard.candidates { return .candidates(candidates) }
    let words = simulator.suggestions.map(\.text)
    return words.isEmpty ? .empty : .predictions(words, chosen: simulator.barChoice)
  }

  private static func counters(of field: Field, limits: [LengthLimit]) -> [Counter] {
    let counts = field.state.text.counts
    let settled =
      field.marked.map { field.state.text.counts(replacing: $0, with: "") } ?? counts
    guard !limits.isEmpty else {
      return [Counter(of: .utf16, counts, settled, limit: nil, isComposing: field.marked != nil)]
    }
    return limits.map {
      Counter(of: $0.unit, counts, settled, limit: $0, isComposing: field.marked != nil)
    }
  }
}

extension Scene.Counter {
  fileprivate init(
    of unit: TextUnit,
    _ counts: TextCounts,
    _ settled: TextCounts,
    limit: LengthLimit?,
    isComposing: Bool
  ) {
    self.settled = settled[unit]
    provisional = isComposing ? counts[unit] - settled[unit] : nil
    self.limit = limit
    level =
      switch limit?.maximum {
      case nil: .plenty
      case let maximum? where counts[unit] > maximum: .over
      case let maximum? where counts[unit] == maximum: .at
      // The last tenth, and three at least.
      case let maximum? where counts[unit] >= maximum - max(3, maximum / 10): .near
      default: .plenty
      }
  }
}

extension Scene.FieldView {
  /// How many UTF-16 units of a text are given to the screen on each side of the caret.
  private static let reach = 2_000

  fileprivate init(_ field: Field, over limits: [LengthLimit]) {
    let whole = field.state.text
    let head = field.state.selection.head
    let start = head > Self.reach ? whole.string.clusterStart(head - Self.reach) : 0
    let end =
      whole.utf16Count - head > Self.reach
      ? whole.string.clusterEnd(head + Self.reach) : whole.utf16Count
    func shifted(_ offset: Int) -> Int { min(max(offset - start, 0), end - start) }
    text = whole.string.text(in: TextSpan(start..<end))
    selection = TextSelection(
      anchor: shifted(field.state.selection.anchor),
      head: shifted(head)
    )
    marked = field.marked.map { TextSpan(shifted($0.location)..<shifted($0.end)) }
    overLimit = Self.fitting(whole, limits).map(shifted)
    isShortened = (start > 0, end < whole.utf16Count)
    isEditing = field.isEditing
  }

  /// The UTF-16 length of the longest start that fits, where the whole does not.
  private static func fitting(_ text: MeasuredText, _ limits: [LengthLimit]) -> Int? {
    guard limits.contains(where: { text.counts[$0.unit] > $0.maximum }) else { return nil }
    let cutter = LimitPolicy.truncateTail.reviewer(for: .lengths(limits))
    let whole = EditProposal(replacing: text.wholeSpan, with: text.string, origin: .observed)
    return cutter.settle(TextState(text), after: .reviewed(whole))?.edit?.span.location
  }
}

extension Scene.Inspector {
  fileprivate init(_ state: TextState) {
    offset = state.selection.head
    let start = state.text.string.clusterBefore(offset)
    cluster = start < offset ? state.text.string.text(in: TextSpan(start..<offset)).last : nil
    counts = cluster.map { TextCounts(of: String($0)) } ?? TextCounts()
  }
}
