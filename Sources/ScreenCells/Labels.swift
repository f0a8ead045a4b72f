import InputMethods
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Every label of the screen, in one place.
enum Labels {
  static let tooSmall = "Fieldstop: 30 x 6 at least"
  static let callbacks = "Callbacks"
  static let noCallbacks = "Each callback of the field appears here as you type."
  static let situationsTitle = "Eight situations: press a digit"
  static let situationsKeys = "Esc closes · F8 starts a situation again"
  static func moreSituations(_ numbers: ClosedRange<Int>) -> String {
    "\(numbers.lowerBound)–\(numbers.upperBound) too · Esc closes"
  }

  static let moreKeys = "A larger window shows all keys."

  /// The line with its keys around it.
  static let helpPicture = [
    "^A            Alt+B  ← →  Alt+F             ^E",
    "the text before the ca│ret and the text behind",
    "<─────── ^U ──────  ⌫ │ Del  ────── ^K ──────>",
  ]

  /// How a prediction is picked, the longest form first.
  static func pickPrediction(_ isChosen: Bool) -> [String] {
    isChosen
      ? ["← → choose · Enter picks · Esc leaves", "← → choose · Enter picks", "Enter picks"]
      : ["↓ Enter or Alt+1…3 picks", "↓ Enter picks"]
  }

  /// How a candidate is picked, the longest form first.
  static func pick(_ list: CandidateList) -> [String] {
    if list.kind == .associations { return ["↓ Enter picks"] }
    guard list.pageCount > 1 else { return ["Space or 1–9 picks", "Space picks"] }
    let page = "\(list.page + 1)/\(list.pageCount)"
    return [
      "Space or 1–9 picks · - = page \(page)", "Space picks · - = page \(page)", "- = \(page)",
      page,
    ]
  }

  /// How to see what of the record is out of view; none where all is in view.
  static func scrolling(hasOlder: Bool, hasNewer: Bool) -> String? {
    switch (hasOlder, hasNewer) {
    case (true, true): "PgUp PgDn: more"
    case (true, false): "PgUp: more"
    case (false, true): "PgDn: newer"
    case (false, false): nil
    }
  }

  /// What the host program has.
  static func host(_ scene: Scene, isStale: Bool) -> String {
    "\(isStale ? "host program still holds" : "host program holds") \(VisibleText.quoted(scene.host))"
  }

  /// The rule and what it is applied to, and the policy; the longest form first.
  static func headers(_ scene: Scene) -> [(words: String, policy: String)] {
    let bounds = scene.number.map { Sentences.bounds($0.rule) }
    let counts = scene.counters.compactMap { $0.limit.map(Sentences.count) }
    let rule = bounds ?? (counts.isEmpty ? "No limit" : counts.joined(separator: ", "))
    let keyboard =
      scene.keyboard.rawValue.prefix(1).uppercased() + scene.keyboard.rawValue.dropFirst()
    let (long, short) = policy(scene)
    // The policy that does harm stands in a bar of its own.
    func shown(_ policy: String) -> String { scene.policy == .naive ? " \(policy) " : policy }
    let words = [[rule, keyboard, scene.profile.title], [rule, keyboard], [rule], []].map {
      $0.isEmpty ? "" : $0.joined(separator: " · ") + (scene.policy == .naive ? "  " : " · ")
    }
    return words.map { ($0, shown(long)) } + [(words[2], shown(short)), ("", shown(short))]
  }

  private static func policy(_ scene: Scene) -> (long: String, short: String) {
    let title = scene.policy.entry.title
    return switch scene.policy {
    case .preEdit: (title, "before")
    case .truncateTail: (title, "tail cut")
    case .rejectWhole: (title, "whole")
    case .rejectPredicted: (title, "predicted")
    case .naive where scene.number != nil: ("NAIVE: read as an Int", "NAIVE")
    case .naive: (title, "NAIVE")
    default: (title, title)
    }
  }

  static func placeholder(_ scene: Scene) -> String {
    scene.number == nil ? "Type here, paste, or press F7" : "Type digits here"
  }

  /// What stands beside the newest toast.
  static func note(_ toasts: ToastStack) -> String? {
    var notes: [String] = []
    if toasts.suppressed > 0 { notes.append("\(toasts.suppressed) suppressed") }
    if toasts.toasts.count > 1 { notes.append("\(toasts.toasts.count) alerts") }
    return notes.isEmpty ? nil : notes.joined(separator: " · ")
  }

  /// A counter in its forms, the longest first.
  static func counter(_ counter: Scene.Counter) -> (forms: [String], role: ColorRole) {
    let added = counter.provisional.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? ""
    guard let limit = counter.limit else {
      let count = "\(counter.settled)\(added)"
      return (["\(count) units, no limit", count], .plain)
    }
    let short = "\(counter.settled)\(added)/\(limit.maximum)"
    let unit = limit.unit == .utf16 ? "" : " " + Sentences.unit(limit.unit, limit.maximum)
    let used = counter.settled + (counter.provisional ?? 0)
    let (remark, role): (String, ColorRole) =
      switch counter.level {
      case .plenty: ("", .plain)
      case .near: (" · \(limit.maximum - used) left", .warning)
      case .at: (" · full", .warning)
      case .over: (" · \(used - limit.maximum) over", .error)
      }
    return ([short + unit + remark, short + unit, short], role)
  }

  /// A number's bounds and state in their forms, the longest first.
  static func number(_ number: Scene.NumberView) -> (forms: [String], role: ColorRole) {
    let range = "\(number.rule.range)"
    let (remark, role): (String, ColorRole) =
      switch number.state {
      case .empty: ("", .plain)
      case .intermediate: ("unfinished", .plain)
      case .belowMin: ("too small", .warning)
      case .aboveMax: ("too large", .error)
      case .ok: ("fits", .success)
      }
    return (remark.isEmpty ? [range] : ["\(range) · \(remark)", remark], role)
  }

  /// What stands before the caret, in its forms, the longest first.
  static func caret(_ inspector: Scene.Inspector) -> [String] {
    guard let cluster = inspector.cluster else {
      return ["Caret \(inspector.offset): at the start"]
    }
    let scalars = cluster.unicodeScalars.prefix(8)
    let more = cluster.unicodeScalars.count > 8 ? " + …" : ""
    let codes = scalars.map { "U+" + hex($0.value) }
    let names = zip(codes, scalars).map { code, scalar in
      scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
    let counts = inspector.counts
    func sizes(_ units: [TextUnit]) -> String {
      units.map {
        "\(counts[$0]) \($0 == .utf16 ? "UTF-16" : Sentences.unit($0, counts[$0]))"
      }.joined(separator: " ")
    }
    // What is before the caret is always one character.
    let all = sizes([.characters, .scalars, .utf16, .utf8, .columns])
    let some = sizes([.scalars, .utf16, .utf8, .columns])
    let shown = VisibleText.quoted(String(scalars.map(Character.init)))
    let place = "Caret \(inspector.offset)"
    func line(_ start: String, _ names: [String], _ sizes: String) -> String {
      let list = names.joined(separator: " + ") + more
      // One name fits before the sizes; several would push them off the line.
      let parts = names.count == 1 ? [list, sizes] : [sizes, list]
      return "\(place): \(start)\(shown) \(parts.joined(separator: " · "))"
    }
    let last = "\(place): \(some) · \(codes.joined(separator: " "))\(more)"
    let forms = [line("after ", names, all), line("", names, some), line("", codes, some)]
    return names.count == 1 ? forms : forms + [last]
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The keys of the lowest row in their order; a rank says which are needed most.
  static func keys(_ scene: Scene) -> [(name: String, label: String, rank: Int)] {
    let again = scene.situation == nil ? ("^Z", "Undo", 7) : ("F8", "Again", 4)
    return [
      ("F1", "Help", 0), ("F2", "Limit", 5), ("F3", "Keyboard", 7),
      ("F4", scene.policy == .naive ? "Ours" : "Naive", 2),
      ("F6", scene.lanes == nil ? "Compare" : "Callbacks", 6), ("F7", "Situations", 3), again,
      ("F9", scene.recording == nil ? "Record" : "Stop", 8),
      ("^Q", "Quit", 1),
    ]
  }
}

// MARK: - Lanes

extension Labels {
  static let lanes = "Policies"
  static let laneText = "text"
  static let laneLost = "lost"
  static let laneAlerts = "alerts"

  /// Which lanes are shown, where not all are.
  static func lanes(_ shown: ClosedRange<Int>, of count: Int) -> String {
    shown.count < count ? "\(lanes) \(shown.lowerBound)–\(shown.upperBound) of \(count)" : lanes
  }

  /// What a lane has lost, and whose it was.
  static func lost(_ lane: LanesView.Lane) -> String {
    let parts = [("yours", lane.yours), ("in", lane.inserted)]
    return parts.filter { !$0.1.isEmpty }.map { owner, runs in
      "\(owner) " + runs.map(VisibleText.quoted).joined(separator: " ")
    }.joined(separator: ", ")
  }
}

/// What to try next.
enum Hints {
  /// Returns the hint; the long form names the situation that it is about.
  static func hint(for scene: Scene, isLong: Bool = false) -> String {
    if let playback = scene.playback { return text(of: playback) }
    if let notice = scene.notice { return text(of: notice) }
    if !scene.field.isEditing { return "The field is left: Tab enters it again." }
    if let number = scene.situation, Situation.all.indices.contains(number - 1) {
      let situation = Situation.all[number - 1]
      return isLong ? "\(number) \(situation.title). \(situation.hint)" : situation.hint
    }
    if scene.field.text.isEmpty, scene.keyboard == .pinyin {
      return "Type nihao, then Space. Digits pick a candidate, Esc gives up."
    }
    if scene.lanes != nil {
      return "Each key goes through every policy: type past the limit. PgDn: more, Esc: end."
    }
    if scene.policy == .naive && scene.number != nil {
      return "The naive check reads an Int: twenty pasted digits pass. F4 goes back."
    }
    if scene.policy == .naive {
      return "The naive way: type past the limit, insert in the middle. F4 goes back."
    }
    if let number = scene.number {
      return "Type past \(number.rule.maximum.map { "\($0)" } ?? "nothing"), or a letter. "
        + "F4: the naive check."
    }
    if scene.counters.allSatisfy({ $0.limit == nil }) {
      return "No limit: all goes in. F2: the next limit, F7: eight things to try."
    }
    return switch scene.counters.first?.level {
    case .at?, .over?: "Full: type on, or insert in the middle. F4 shows what naive code does."
    default: "Type past the limit and watch. F7: eight things to try, F4: the naive way."
    }
  }

  private static func text(of notice: Simulator.Notice) -> String {
    switch notice {
    case .pressAgainToQuit: "Press ^C again to quit, or go on typing."
    case .naive: "Naive now, every callback alerts: do the same again. F4 goes back."
    case .ours: "The policy and the alerts from before again."
    case .copied: "Copied in the lab; ^V pastes it."
    case .nothingToPaste: "Nothing to paste in the lab yet; your terminal's own paste works."
    case .notEditing: "The field is left: Tab enters it again."
    case .tooLongForLanes: "The text is too long to be compared; make it shorter, then F6."
    case .recording(let name): "Recording to \(name): every step is in the file at once. F9 stops."
    case .recorded(let name): "Recorded: 'fieldstop replay \(name)' plays it without the lab."
    case .notRecorded(let name, let why): "Recording stopped, \(name): \(why). The lab goes on."
    case .played(let name, 0): "\(name) is played, all as it says. The keyboard is yours."
    case .played(let name, let count):
      "\(name) is played, \(count) not as it says. The keyboard is yours."
    }
  }
}
