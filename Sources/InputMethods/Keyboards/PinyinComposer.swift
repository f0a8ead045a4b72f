public import KeyInput
public import TextFieldModel

/// The Pinyin keyboard: letters become marked text, candidates are picked for them.
///
/// Keys while composing: letters and the apostrophe extend; Space picks the highlighted candidate, 1 to 9
/// one of the page; Up and Down move the highlight, `-` and `=`, Page Up and Page Down turn pages; Left,
/// Right, Home and End move inside the composition; Backspace and Delete edit it, and Backspace right
/// behind a choice takes the choice back; Enter commits what was typed, apostrophes kept and separators
/// not; Escape cancels. Any other key that types commits the best conversion and then itself, as a
/// full-width mark where there is one. A letter that cannot stand at the caret and a digit without a
/// candidate do nothing. Other plain keys end the composition as it stands; with Alt, Control or Super
/// held, and for function keys, nothing happens to it: those are the program's.
///
/// A choice for the first letters stays marked in front of the rest. When all letters are converted the
/// text is committed, and a row of associations shows what may follow. It takes no key that types, digits
/// included: Down enters it, then the arrows move, Enter picks and Escape leaves; any other key closes it.
/// A pick from it is one insertion without a blank.
///
/// ```swift
/// var composer = PinyinComposer()
/// composer.handle(Key(.character("n")))  // .actions([.setMarkedText("n", caret: 1, key: "n")])
/// composer.handle(Key(.character("i")))  // .actions([.setMarkedText("ni", caret: 2, key: "i")])
/// composer.handle(Key(.character(" ")))  // .actions([.commitMarkedText("你")])
/// ```
public struct PinyinComposer: InputMethod, Hashable {
  private enum State: Hashable {
    case idle
    case composing(PinyinComposition)
    case associating(AssociationRow)
  }

  private var state = State.idle
  private var marks = FullWidthMarks()

  /// Creates a composer without a composition.
  public init() {}

  /// Takes a key by the rules above, or leaves it to the field.
  public mutating func handle(_ key: Key) -> InputResponse {
    guard key.modifiers.subtracting(.shift).isEmpty else { return .passed }
    if case .function = key.code { return .passed }
    switch state {
    case .idle: return handleIdle(key)
    case .composing(let composition): return handle(key, in: composition)
    case .associating(let row): return handle(key, in: row)
    }
  }

  /// Whether letters, or texts chosen for some of them, are marked in the field.
  public var isComposing: Bool {
    if case .composing = state { true } else { false }
  }

  /// The candidates for the letters, or the associations behind a commit.
  public var candidates: CandidateList? {
    switch state {
    case .idle: nil
    case .composing(let composition): composition.menu.list
    case .associating(let row): row.menu.list
    }
  }

  /// Picks a candidate for the letters, or an association.
  public mutating func pick(_ index: Int) -> [InputAction]? {
    switch state {
    case .idle:
      return nil
    case .composing(var composition):
      guard composition.pick(index) else { return nil }
      let isDone = composition.isConverted
      return [isDone ? commit(composition.chosenText) : mark(composition, key: nil)]
    case .associating(let row):
      guard let text = row.text(at: index) else { return nil }
      state = row.following(text).map(State.associating) ?? .idle
      return [.insertText(text)]
    }
  }

  /// Forgets the composition and the associations.
  public mutating func fieldEndedComposition() {
    state = .idle
  }
}

// MARK: - Keys

extension PinyinComposer {
  private mutating func handleIdle(_ key: Key) -> InputResponse {
    guard case .character(let typed) = key.code else { return .passed }
    if let letter = Self.letter(typed), letter != "'" {
      return .actions([mark(PinyinComposition(letter), key: typed)])
    }
    guard let mark = marks.mark(for: typed) else { return .passed }
    return .actions([.insertText(mark)])
  }

  private mutating func handle(_ key: Key, in row: AssociationRow) -> InputResponse {
    var row = row
    switch key.code {
    case .down:
      row.move(by: 1)
    case .right where row.isEntered:
      row.move(by: 1)
    case .up where row.isEntered, .left where row.isEntered:
      row.move(by: -1)
    case .enter:
      guard let index = row.highlighted, let actions = pick(index) else { fallthrough }
      return .actions(actions)
    default:
      state = .idle
      return key.code == .escape ? .actions([]) : handleIdle(key)
    }
    state = .associating(row)
    return .actions([])
  }

  private mutating func handle(_ key: Key, in composition: PinyinComposition) -> InputResponse {
    switch key.code {
    case .character(let typed): type(typed, in: composition)
    case .backspace: edit(composition, key: "") { $0.deleteBackward() }
    case .delete: edit(composition, key: "") { $0.deleteForward() }
    case .left: edit(composition, key: nil) { $0.moveCaret(by: -1) }
    case .right: edit(composition, key: nil) { $0.moveCaret(by: 1) }
    case .home: edit(composition, key: nil) { $0.moveCaret(by: -PinyinComposition.longest) }
    case .end: edit(composition, key: nil) { $0.moveCaret(by: PinyinComposition.longest) }
    case .up: browse(composition) { $0.move(by: -1) }
    case .down: browse(composition) { $0.move(by: 1) }
    case .pageUp: browse(composition) { $0.turn(pages: -1) }
    case .pageDown: browse(composition) { $0.turn(pages: 1) }
    case .enter: end(.commitMarkedText(composition.typedText))
    case .escape: end(.cancelMarkedText)
    default: unmark()
    }
  }

  private mutating func type(_ typed: String, in composition: PinyinComposition) -> InputResponse {
    if let letter = Self.letter(typed) {
      return edit(composition, key: typed) { $0.insert(letter) }
    }
    switch typed {
    case "-": return browse(composition) { $0.turn(pages: -1) }
    case "=": return browse(composition) { $0.turn(pages: 1) }
    case " ":
      // Letters without a candidate are committed as they were typed.
      guard let actions = pick(composition.menu.highlighted ?? 0) else {
        return end(.commitMarkedText(composition.typedText))
      }
      return .actions(actions)
    case "0"..."9" where typed.utf8.count == 1:
      let index = Int(typed).flatMap { composition.menu.index(forDigit: $0) }
      return .actions(index.flatMap { pick($0) } ?? [])
    default:
      state = .idle
      let text = marks.mark(for: typed) ?? typed
      return .actions([.commitMarkedText(composition.convertedText), .insertText(text)])
    }
  }

  private static func letter(_ typed: String) -> Character? {
    guard let character = typed.first, typed.count == 1 else { return nil }
    return "a"..."z" ~= character || character == "ü" || character == "'" ? character : nil
  }
}

// MARK: - Changes

extension PinyinComposer {
  /// Changes the composition and shows the change; a change that cannot be made takes the key all the same.
  private mutating func edit(
    _ composition: PinyinComposition,
    key: String?,
    _ change: (inout PinyinComposition) -> Bool
  ) -> InputResponse {
    var composition = composition
    let isChanged = change(&composition)
    let action = mark(composition, key: key)
    return .actions(isChanged ? [action] : [])
  }

  private mutating func browse(
    _ composition: PinyinComposition,
    _ change: (inout CandidateMenu) -> Void
  ) -> InputResponse {
    var composition = composition
    composition.changeMenu(change)
    state = .composing(composition)
    return .actions([])
  }

  private mutating func mark(_ composition: PinyinComposition, key: String?) -> InputAction {
    state = composition.isEmpty ? .idle : .composing(composition)
    let marked = composition.marked
    return .setMarkedText(marked.text, caret: marked.caret, key: key)
  }

  private mutating func commit(_ text: String) -> InputAction {
    state = AssociationRow(after: text).map(State.associating) ?? .idle
    return .commitMarkedText(text)
  }

  private mutating func end(_ action: InputAction) -> InputResponse {
    state = .idle
    return .actions([action])
  }

  private mutating func unmark() -> InputResponse {
    state = .idle
    return .unmarkThenPass
  }
}
