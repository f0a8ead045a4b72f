import KeyInput
import TextMeasure

extension LineReader {
  /// Takes a whole line.
  mutating func action() throws(ScenarioError) -> ScenarioAction {
    let action = try actionOfFirstWord()
    try end()
    return action
  }

  private mutating func actionOfFirstWord() throws(ScenarioError) -> ScenarioAction {
    let first = try next(.oneOf(ScenarioWord.all))
    if let word = ScenarioWord.Step(rawValue: first.text) { return try step(word) }
    if let word = ScenarioWord.Setting(rawValue: first.text) { return try setting(word) }
    let known = first.isString ? [] : SimilarWords.nearest(to: first.text, among: ScenarioWord.all)
    throw failure(.unknownWord(first.text, suggestions: known), at: first)
  }

  private mutating func step(_ word: ScenarioWord.Step) throws(ScenarioError) -> ScenarioAction {
    switch word {
    case .field: .field(try string(), try selectionIfAny())
    case .check: .check
    case .type: .type(try string())
    case .insert: .insert(try string())
    case .paste: .paste(try string())
    case .delete: token == nil ? .deleteBackward : .delete(try span())
    case .forwardDelete: .deleteForward
    case .key: .key(try key())
    case .caret: .select(.caret(try offset()))
    case .select: .select(try selection())
    case .cut: .cut
    case .copy: .copy
    case .blur: .blur
    case .focus: .focus
    case .undo: .undo(try countIfAny())
    case .redo: .redo(try countIfAny())
    case .repeated: .repeated(try count(), try string())
    case .wait: .wait(try duration())
    case .compose: try composition()
    case .commit: .commit(try stringIfAny())
    case .cancel: .cancel
    case .finish: .finish
    case .pick: .pick(try count())
    case .suggest: try suggestion()
    case .replace: .replace(try span(), try string())
    case .observe: .observe(try string(), caret: try caret())
    case .bytes: .bytes(try byteString())
    case .clearAlerts: .clearAlerts
    case .and: try continued()
    case .expect: .expect(try expectation())
    }
  }

  /// Takes a gesture that goes on with the one above.
  private mutating func continued() throws(ScenarioError) -> ScenarioAction {
    let wanted = ScenarioError.Wanted.oneOf(ScenarioWord.continuing)
    var ahead = self
    let first = try ahead.next(wanted)
    let action = try actionOfFirstWord()
    guard action.gesture != nil else {
      throw failure(.unexpected(first.text, wanted: wanted), at: first)
    }
    return .continued(action)
  }

  private mutating func selectionIfAny() throws(ScenarioError) -> TextSelection? {
    if takes("caret") { return .caret(try offset()) }
    return takes("select") ? try selection() : nil
  }

  /// Takes a range; the end that moves is its start where it is `backward`.
  private mutating func selection() throws(ScenarioError) -> TextSelection {
    let span = try span()
    return takes("backward")
      ? TextSelection(anchor: span.end, head: span.location) : TextSelection(span)
  }

  private mutating func composition() throws(ScenarioError) -> ScenarioAction {
    let text = try string()
    let caret = takes("caret") ? try offset() : nil
    return .compose(text, caret: caret, key: takes("key") ? try string() : nil)
  }

  private mutating func caret() throws(ScenarioError) -> Int {
    let wanted = ScenarioError.Wanted.oneOf(["caret"])
    guard takes("caret") else {
      let token = try next(wanted)
      throw failure(.unexpected(token.text, wanted: wanted), at: token)
    }
    return try offset()
  }

  private mutating func suggestion() throws(ScenarioError) -> ScenarioAction {
    guard let token, !token.isString, token.text.ends != nil else {
      return .pickSuggestion(try integer(.suggestion, in: ScenarioBounds.counts))
    }
    return .suggest(try span(), try string(), blank: takes("space"))
  }

  /// Takes the name of a key, in quotes where it has a character that means something here.
  private mutating func key() throws(ScenarioError) -> Key {
    let token = try next(.key)
    let name = token.isString ? try text(of: token) : token.text
    guard let key = Key(name: name) else { throw failure(.unknownKey(name), at: token) }
    return key
  }
}
