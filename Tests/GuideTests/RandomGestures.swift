import TestSupport
import TextFieldModel
import TextMeasure

/// Draws gestures for a field, each fitting what the field shows.
struct RandomGestures {
  /// Texts of a kind of field.
  enum Alphabet: CaseIterable, Sendable { case words, digits }

  var texts: TextGenerator
  let alphabet: Alphabet

  /// Whether the keyboard composes.
  var composes = true

  /// A gesture for a field with this text; only some of them leave a composition alone.
  mutating func next(text: String, isMarked: Bool) -> TextFieldModel.Gesture {
    let length = text.utf16.count
    switch Int.random(in: 0..<(isMarked ? 8 : 15), using: &texts.random) {
    case 0, 1: return composes ? compose(isMarked: isMarked) : .type(piece())
    case 2: return .type(piece())
    case 3 where isMarked: return .commit(Bool.random(using: &texts.random) ? nil : word())
    case 4 where isMarked: return .commit(word())
    case 5 where isMarked: return [.cancel, .undo].randomElement(using: &texts.random) ?? .undo
    case 6 where isMarked: return .compose("", caret: nil, key: "")
    case 3: return .deleteBackward
    case 4: return .deleteForward
    case 5: return .paste(word())
    case 6: return .delete(span(in: length))
    case 7: return leave(length)
    case 8, 9: return .select(selection(in: length))
    case 10: return .suggest(span(in: length), word(), blank: .random(using: &texts.random))
    case 11: return .correct(span(in: length), word())
    case 12: return observe(text)
    case 13: return .undo
    default: return [.redo, .type(" ")].randomElement(using: &texts.random) ?? .redo
    }
  }

  /// A text of at least two characters that has nothing to be cleaned and no blank at its ends.
  mutating func word() -> String {
    alphabet == .digits ? number() : "x" + texts.text(pieces: 1...8, of: visible) + "y"
  }

  private mutating func leave(_ length: Int) -> TextFieldModel.Gesture {
    let ways =
      [.blur, .submit, .finish, .redo, .select(selection(in: length))] as [TextFieldModel.Gesture]
    return ways.randomElement(using: &texts.random) ?? .blur
  }

  private mutating func number() -> String {
    let signs = ["", "", "", "-", "7"]
    let rests = ["", ".5", "x", "٣", "００"]
    return (signs.randomElement(using: &texts.random) ?? "")
      + String(Int.random(in: 10...3_000, using: &texts.random))
      + (rests.randomElement(using: &texts.random) ?? "")
  }

  private mutating func piece() -> String {
    guard alphabet == .words else {
      let keys = ["0", "1", "5", "9", ".", "-", "a", "٣"]
      return keys.randomElement(using: &texts.random) ?? "1"
    }
    let piece = texts.piece(of: visible.randomElement(using: &texts.random) ?? .latin)
    return piece.isEmpty ? "z" : piece
  }

  private mutating func compose(isMarked: Bool) -> TextFieldModel.Gesture {
    let letters =
      alphabet == .digits ? ["12", "3", "ni", "５"] : ["ni", "ni\u{2006}hao", "か", "が", "x"]
    let text = letters.randomElement(using: &texts.random) ?? "n"
    return .compose(
      text,
      caret: Bool.random(using: &texts.random) ? nil : 1,
      key: Bool.random(using: &texts.random) ? nil : "n"
    )
  }

  private mutating func observe(_ text: String) -> TextFieldModel.Gesture {
    let at = text.index(atUTF16: text.roundedDown(texts.offset(in: text)))
    let word = word()
    let start = String(text[..<at]) + word
    return .observe(start + String(text[at...]), caret: start.utf16.count)
  }

  private mutating func span(in length: Int) -> TextSpan {
    let ends = [
      Int.random(in: 0...length, using: &texts.random),
      Int.random(in: 0...length, using: &texts.random),
    ].sorted()
    return TextSpan(ends[0]..<ends[1])
  }

  private mutating func selection(in length: Int) -> TextMeasure.TextSelection {
    let span = span(in: length)
    return Bool.random(using: &texts.random)
      ? .caret(span.location) : TextMeasure.TextSelection(span)
  }

  private let visible: [ScriptKind] = ScriptKind.allCases.filter {
    ![.control, .lineEnd, .blank].contains($0)
  }
}
