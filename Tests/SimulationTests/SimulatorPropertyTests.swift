import InputMethods
import KeyInput
import Simulation
import TestSupport
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// Random keys, messages and choices: the parts of the program never disagree.
struct SimulatorPropertyTests {
  @Test(arguments: KeyboardKind.allCases, LimitPolicy.allCases)
  func `keyboard, field and bar agree whatever is pressed`(
    _ keyboard: KeyboardKind,
    _ policy: LimitPolicy
  ) {
    var texts = TextGenerator("simulator \(keyboard.rawValue) \(policy.rawValue)")
    var simulator = Simulator()
    var now: Duration = .zero
    var done: [String] = []
    for step in 0..<1_500 {
      if step % 100 == 0 {
        simulator = Simulator()
        for setting in [.keyboard(keyboard), .policy(policy)] + Self.settings(&texts) {
          _ = try? simulator.update(.setting(setting), at: now)
        }
        done = []
      }
      let message = Self.message(&texts, in: simulator)
      now += .milliseconds(Int.random(in: 0...400, using: &texts.random))
      done.append("\(message)")
      _ = try? simulator.update(message, at: now)
      let faults = Self.faults(in: simulator)
      guard faults.isEmpty else {
        Issue.record("\(faults)\n\(done.suffix(15).joined(separator: "\n"))")
        return
      }
    }
  }

  private static func faults(in simulator: Simulator) -> [String] {
    var faults: [String] = []
    let session = simulator.session
    if simulator.keyboard.isComposing && session.field.marked == nil {
      faults.append("the keyboard composes what is not in the field")
    }
    if let choice = simulator.barChoice, !simulator.suggestions.indices.contains(choice) {
      faults.append("word \(choice) of \(simulator.suggestions.count) is chosen")
    }
    if session.field.marked == nil, !sameUnits(session.host.value, session.field.state.text.string)
    {
      faults.append("the program holds \(session.host.value)")
    }
    if !session.field.isEditing && session.field.marked != nil {
      faults.append("text is marked in a field that was left")
    }
    let onScreen = simulator.toasts.toasts.count { $0.isPresented }
    if onScreen != session.host.gate.presentedCount {
      faults.append("\(onScreen) of \(session.host.gate.presentedCount) alerts are shown")
    }
    let scene = Scene(simulator)
    if scene.field.selection != session.field.state.selection { faults.append("the scene differs") }
    return faults
  }

  private static func settings(_ texts: inout TextGenerator) -> [Setting] {
    let alerts = AlertPolicy.allCases.randomElement(using: &texts.random) ?? .every
    let limit = LengthLimit(Int.random(in: 0...12, using: &texts.random))
    return [.alerts(alerts), .lengths([limit])]
  }

  private static let keys =
    KeyMap.bindings.flatMap(\.commands).compactMap { Key(name: $0.0) }
    + "nihaoxuwe' ,.129-=".map { Key(.character(String($0))) }

  private static func message(_ texts: inout TextGenerator, in simulator: Simulator) -> Message {
    let length = simulator.session.field.state.text.utf16Count
    func offset() -> Int { Int.random(in: 0...length + 1, using: &texts.random) }
    switch Int.random(in: 0..<60, using: &texts.random) {
    case 0: return .input(.paste(texts.text(pieces: 0...6), ending: .endMark))
    case 1: return .input(.text("nihao"))
    case 2: return .input(.text(texts.text(pieces: 0...3)))
    case 3: return .gesture(.select(TextSelection(anchor: offset(), head: offset())))
    case 4: return .gesture(.compose(texts.text(pieces: 0...2), caret: nil, key: "x"))
    case 5:
      return .gesture(
        [.commit(nil), .cancel, .finish].randomElement(using: &texts.random) ?? .cancel
      )
    case 6:
      return .gesture(
        [.blur, .focus, .submit, .check].randomElement(using: &texts.random) ?? .blur
      )
    case 7: return .gesture(.set(texts.text(pieces: 0...4), nil))
    case 8: return .pick(Int.random(in: 1...9, using: &texts.random))
    case 9: return .suggest(Int.random(in: 1...3, using: &texts.random))
    case 10: return .tick
    case 11: return .gesture(.observe(texts.text(pieces: 0...4), caret: offset()))
    case 12...35:
      let letters = Self.keys.suffix(18)
      return .input(.key(letters.randomElement(using: &texts.random) ?? Key(.enter)))
    default: return .input(.key(Self.keys.randomElement(using: &texts.random) ?? Key(.enter)))
    }
  }
}
