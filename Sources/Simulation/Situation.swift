import TextFieldModel
import TextLimits
import TextMeasure

/// A prepared state in which one behaviour can be seen within a minute.
package struct Situation: Hashable, Sendable {
  /// What it shows, in a few words.
  package let title: String
  /// What to press, and what to watch.
  package let hint: String
  let settings: [Setting]
  let text: String
  let selection: TextSelection?
  let clipboard: String

  private init(
    _ title: String,
    hint: String,
    settings: [Setting],
    text: String,
    selection: TextSelection? = nil,
    clipboard: String = ""
  ) {
    self.title = title
    self.hint = hint
    self.settings = settings
    self.text = text
    self.selection = selection
    self.clipboard = clipboard
  }

  /// The eight, in the order of the keys 1 to 8.
  package static let all = [
    Situation(
      "A number up to 100",
      hint: "Type 9: refused, with a tip. F4, ^V: twenty digits pass the naive check.",
      settings: [.keyboard(.plain)] + number,
      text: "99",
      clipboard: "99999999999999999999"
    ),
    Situation(
      "Insert in the middle: 30 of 31 used",
      hint: "^V pastes WXYZ: one goes in, your 30 stay. F4, F8, ^V: your end is lost.",
      settings: length(31),
      text: "keep the end of this sentence!",
      selection: .caret(15),
      clipboard: "WXYZ"
    ),
    Situation(
      "A composed emoji at the edge: 25 of 31",
      hint: "^V pastes a family, 11 units: refused whole. F4, ^V: naive breaks it.",
      settings: length(31),
      text: "six units are left here: ",
      clipboard: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    ),
    Situation(
      "A picked word adds a blank by itself",
      hint: "↓ Enter picks: two callbacks, one alert. F4, F8, ↓ Enter: two alerts.",
      settings: length(31) + [.keyboard(.english)],
      text: "this title is nearly full wond"
    ),
    Situation(
      "A picked Chinese word adds none",
      hint: "Type shengri, Space, then ↓ Enter: one callback, and no blank.",
      settings: length(31) + [.keyboard(.pinyin)],
      text: ""
    ),
    Situation(
      "Pinyin at the limit: 4 of 5",
      hint: "Type nihao: marked text may run over, Space cuts it. F4, F8: it breaks.",
      settings: length(5) + [.keyboard(.pinyin)],
      text: "abcd"
    ),
    Situation(
      "A text that is too long already",
      hint: "⌫ always deletes. Shift+← and type: mended in place, never longer.",
      settings: length(31),
      text: "this text came from a server with no limit"
    ),
    Situation(
      "What the program holds",
      hint: "^V: what fits goes in, and host has the same. Watch each editing-changed.",
      settings: length(11) + [.keyboard(.plain)],
      text: "hello",
      clipboard: " wonderful world"
    ),
  ]

  private static func length(_ maximum: Int) -> [Setting] {
    [.lengths([LengthLimit(maximum)]), .keyboard(.english)]
  }

  private static let number: [Setting] =
    NumberRule(maximum: DecimalText("100")).map { [.number($0), .exceed(.reject)] } ?? []
}
