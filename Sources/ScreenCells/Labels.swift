import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Every label of the screen, in one place.
enum Labels {
  static let tooSmall = "Fieldstop: too small"
  static let callbacks = "Callbacks"
  static let noCallbacks = "Each callback of the field appears here as you type."
  static let host = "host"
  static let pickCandidate = "Space or 1–9 picks  - = page"
  static let pickAssociation = "↓ Enter picks"
  static let situationsTitle = "Eight situations: press a digit"
  static let situationsKeys = "Esc closes · F8 starts a situation again"

  static let helpPicture = [
    "^A            Alt+B  ←   →  Alt+F            ^E",
    "│ the text before the ca▏ret, and behind it  │",
    "^U deletes to here   ⌫   Del   ^K to the end",
    "",
  ]

  static func pickPrediction(_ isChosen: Bool) -> String {
    isChosen ? "← → choose  Enter picks" : "↓ Enter or Alt+1…3 picks"
  }

  static func header(_ scene: Scene) -> String {
    let rule =
      scene.number.map { Sentences.bounds($0.rule) }
      ?? scene.counters.compactMap { $0.limit.map(Sentences.count) }.joined(separator: ", ")
    let keyboard = scene.keyboard.rawValue.prefix(1).uppercased() + scene.keyboard.rawValue.dropFirst()
    return [rule.isEmpty ? "No limit" : rule, keyboard, scene.profile.title]
      .joined(separator: " · ") + " ·"
  }

  static func policy(_ scene: Scene) -> String {
    switch scene.policy {
    case .preEdit: "before the edit"
    case .truncateTail: "tail cut after the edit"
    case .rejectWhole: "all or nothing"
    case .rejectPredicted: "predicted text only"
    case .naive: "NAIVE: after the edit"
    @unknown default: scene.policy.rawValue
    }
  }

  static func placeholder(_ scene: Scene) -> String {
    scene.number == nil ? "Type here, paste, or press F7" : "Type digits here"
  }

  static func suppressed(_ count: Int) -> String { "\(count) suppressed" }

  static func alerts(_ count: Int) -> String { "\(count) alerts" }

  static func counter(_ counter: Scene.Counter) -> (String, ColorRole) {
    let added = counter.provisional.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? ""
    guard let limit = counter.limit else {
      return ("\(counter.settled)\(added) units, no limit", .plain)
    }
    let unit = limit.unit == .utf16 ? "" : " " + Sentences.unit(limit.unit, limit.maximum)
    let text = "\(counter.settled)\(added)/\(limit.maximum)\(unit)"
    let used = counter.settled + (counter.provisional ?? 0)
    return switch counter.level {
    case .plenty: (text, .plain)
    case .near: ("\(text) · \(limit.maximum - used) left", .warning)
    case .at: ("\(text) · full", .warning)
    case .over: ("\(text) · \(used - limit.maximum) over", .error)
    }
  }

  static func number(_ number: Scene.NumberView) -> (String, ColorRole) {
    let range = "\(number.rule.range)"
    return switch number.state {
    case .empty: (range, .plain)
    case .intermediate: ("\(range) · unfinished", .plain)
    case .belowMin: ("\(range) · too small", .warning)
    case .aboveMax: ("\(range) · too large", .error)
    case .ok: ("\(range) · fits", .success)
    }
  }

  static func caret(_ inspector: Scene.Inspector) -> String {
    guard let cluster = inspector.cluster else { return "Caret \(inspector.offset): at the start" }
    let names = cluster.unicodeScalars.prefix(8).map { scalar in
      let code = "U+" + hex(scalar.value)
      return scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
    let more = cluster.unicodeScalars.count > 8 ? " + …" : ""
    let counts = inspector.counts
    let lengths = [TextUnit.characters, .scalars, .utf16, .utf8, .columns].map {
      "\(counts[$0]) \($0 == .utf16 ? "UTF-16" : Sentences.unit($0, counts[$0]))"
    }
    let shown = VisibleText.quoted(String(cluster.unicodeScalars.prefix(8).map(Character.init)))
    let sizes = lengths.joined(separator: " ")
    let scalars = names.joined(separator: " + ") + more
    // One name fits before the sizes; several would push them off the line.
    let parts = names.count == 1 ? [scalars, sizes] : [sizes, scalars]
    return "Caret \(inspector.offset): after \(shown) \(parts.joined(separator: " · "))"
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func keys(_ scene: Scene) -> [(String, String)] {
    [
      ("F1", "Help"), ("F2", "Limit"), ("F3", "Keyboard"),
      ("F4", scene.policy == .naive ? "Ours" : "Naive"), ("F7", "Situations"),
    ] + [scene.situation == nil ? ("^Z", "Undo") : ("F8", "Again"), ("^Q", "Quit")]
  }
}

/// What to try next.
enum Hints {
  static func hint(for scene: Scene) -> String {
    if let playback = scene.playback { return text(of: playback, columns: scene.size.columns) }
    if let notice = scene.notice { return text(of: notice) }
    if !scene.field.isEditing { return "The field is left: Tab or a click enters it again." }
    if let number = scene.situation, Situation.all.indices.contains(number - 1) {
      return Situation.all[number - 1].hint
    }
    if scene.field.text.isEmpty, scene.keyboard == .pinyin {
      return "Type nihao, then Space. Digits pick a candidate, Esc gives up."
    }
    if scene.policy == .naive { return "The naive way: type past the limit, insert in the middle. F4 goes back." }
    switch scene.counters.first?.level {
    case .at?, .over?: return "Full: type on, or insert in the middle. F4 shows what naive code does to it."
    default: return "Type past the limit and watch. F7: eight things to try, F4: the naive way."
    }
  }

  private static func text(of notice: Simulator.Notice) -> String {
    switch notice {
    case .pressAgainToQuit: "Press ^C again to quit, or go on typing."
    case .naive: "Naive now, every callback alerts: do the same again. F4 goes back."
    case .ours: "Ours again: cut before the edit, one alert at a time."
    case .copied: "Copied in the lab; ^V pastes it."
    case .nothingToPaste: "Nothing to paste in the lab yet; your terminal's own paste works."
    case .notEditing: "The field is left: Tab enters it again."
    case .recording(let name): "Recording to \(name): every step is in the file at once. F9 stops."
    case .recorded(let name): "Recorded: fieldstop replay \(name) plays it, fieldstop \(name) shows it."
    case .notRecorded(let name, let why): "Recording stopped, \(name): \(why). The lab goes on."
    case .played(let name, 0): "\(name) is played, all as it says. The keyboard is yours."
    case .played(let name, let count):
      "\(name) is played, \(count) not as it says. The keyboard is yours."
    }
  }
}
