import ScenarioReplay
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// A line and what it must be read as.
struct GoodLine: Sendable, CustomTestStringConvertible {
  let line: String
  let action: ScenarioAction

  init(_ line: String, _ action: ScenarioAction) {
    self.line = line
    self.action = action
  }

  var testDescription: String { line }

  static let all = settings + gestures + expectations

  static let settings: [GoodLine] = [
    GoodLine("limit 31 utf16", .setting(.lengths([LengthLimit(31)]))),
    GoodLine(
      "limit 20 characters, 64 utf8",
      .setting(.lengths([LengthLimit(20, .characters), LengthLimit(64, .utf8)]))
    ),
    GoodLine(
      "limit 1 scalars,2 columns ,3 utf16",
      .setting(.lengths([LengthLimit(1, .scalars), LengthLimit(2, .columns), LengthLimit(3)]))
    ),
    GoodLine("limit 0 utf8", .setting(.lengths([LengthLimit(0, .utf8)]))),
    GoodLine("limit none", .setting(.lengths([]))),
    GoodLine("exceed clamp", .setting(.exceed(.clamp))),
    GoodLine("exceed reject", .setting(.exceed(.reject))),
    GoodLine("policy pre-edit", .setting(.policy(.preEdit))),
    GoodLine("policy truncate-tail", .setting(.policy(.truncateTail))),
    GoodLine("policy reject-whole", .setting(.policy(.rejectWhole))),
    GoodLine("policy reject-predicted", .setting(.policy(.rejectPredicted))),
    GoodLine("policy naive", .setting(.policy(.naive))),
    GoodLine("policy qmui", .setting(.policy(.qmui))),
    GoodLine(
      "policy flutter-truncate-after-composition",
      .setting(.policy(.flutterTruncateAfterComposition))
    ),
    GoodLine("alerts every", .setting(.alerts(.every))),
    GoodLine("alerts while-presented", .setting(.alerts(.whilePresented))),
    GoodLine("alerts per-episode", .setting(.alerts(.perEpisode))),
    GoodLine("toast 1.5", .setting(.toast(.milliseconds(1500)))),
    GoodLine("toast 0", .setting(.toast(.zero))),
    GoodLine("toast 250ms", .setting(.toast(.milliseconds(250)))),
    GoodLine("keyboard english", .setting(.keyboard(.english))),
    GoodLine("keyboard pinyin", .setting(.keyboard(.pinyin))),
    GoodLine("keyboard plain", .setting(.keyboard(.plain))),
    GoodLine("engine embedded", .engine(.embedded)),
    GoodLine("engine auto", .engine(.auto)),
    GoodLine("profile ios-18", .setting(.profile(.iOS18))),
    GoodLine("size 80x24", .setting(.size(ScreenSize(rows: 24, columns: 80)))),
  ]

  static let gestures: [GoodLine] = [
    GoodLine("field \"text\"", .field("text", nil)),
    GoodLine("field \"text\" caret 3", .field("text", .caret(3))),
    GoodLine("field \"text\" select 1..3", .field("text", TextSelection(TextSpan(1..<3)))),
    GoodLine(
      "field \"text\" select 1..3 backward",
      .field("text", TextSelection(anchor: 3, head: 1))
    ),
    GoodLine("check", .check),
    GoodLine("type \"abc\"", .type("abc")),
    GoodLine("insert \"你好\"", .insert("你好")),
    GoodLine("paste \"\"", .paste("")),
    GoodLine("delete", .deleteBackward),
    GoodLine("forward-delete", .deleteForward),
    GoodLine("delete 2..4", .delete(TextSpan(2..<4))),
    GoodLine("caret 3", .select(.caret(3))),
    GoodLine("caret -3", .select(.caret(-3))),
    GoodLine("select 1..3", .select(TextSelection(anchor: 1, head: 3))),
    GoodLine("select 1..3 backward", .select(TextSelection(anchor: 3, head: 1))),
    GoodLine("select -2..3", .select(TextSelection(anchor: -2, head: 3))),
    GoodLine("select 2..2", .select(.caret(2))),
    GoodLine("cut", .cut),
    GoodLine("copy", .copy),
    GoodLine("blur", .blur),
    GoodLine("focus", .focus),
    GoodLine("undo", .undo(1)),
    GoodLine("undo 3", .undo(3)),
    GoodLine("redo", .redo(1)),
    GoodLine("redo 1000000", .redo(1_000_000)),
    GoodLine("repeat 30 \"x\"", .repeated(30, "x")),
    GoodLine("compose \"ni\"", .compose("ni", caret: nil, key: nil)),
    GoodLine("compose \"ni\" caret 1", .compose("ni", caret: 1, key: nil)),
    GoodLine("compose \"ni\" caret 1 key \"i\"", .compose("ni", caret: 1, key: "i")),
    GoodLine("compose \"ni\" key \"i\"", .compose("ni", caret: nil, key: "i")),
    GoodLine("compose \"n\" key \"\"", .compose("n", caret: nil, key: "")),
    GoodLine("commit \"你好\"", .commit("你好")),
    GoodLine("commit", .commit(nil)),
    GoodLine("cancel", .cancel),
    GoodLine("finish", .finish),
    GoodLine("clear-alerts", .clearAlerts),
    GoodLine("pick 1", .pick(1)),
    GoodLine("suggest 1", .pickSuggestion(1)),
    GoodLine("suggest 0..3 \"hello\" space", .suggest(TextSpan(0..<3), "hello", blank: true)),
    GoodLine("suggest 0..3 \"你好\"", .suggest(TextSpan(0..<3), "你好", blank: false)),
    GoodLine("replace 0..3 \"the\"", .replace(TextSpan(0..<3), "the")),
    GoodLine("observe \"text\" caret 3", .observe("text", caret: 3)),
  ]

  static let expectations: [GoodLine] = [
    GoodLine("expect text \"…\"", .expect(.text("…"))),
    GoodLine("expect host \"a\"", .expect(.host("a"))),
    GoodLine("expect caret 16", .expect(.caret(16))),
    GoodLine("expect selection 1..3", .expect(.selection(TextSpan(1..<3)))),
    GoodLine("expect marked \"ni\"", .expect(.marked("ni"))),
    GoodLine("expect marked none", .expect(.marked(nil))),
    GoodLine("expect marked \"none\"", .expect(.marked("none"))),
    GoodLine("expect count 31", .expect(.count(31, nil))),
    GoodLine("expect count 31 utf16", .expect(.count(31, .utf16))),
    GoodLine("expect state empty", .expect(.state(.empty))),
    GoodLine("expect state aboveMax", .expect(.state(.aboveMax))),
    GoodLine("expect dropped \"\"", .expect(.dropped(""))),
    GoodLine("expect alerts 1", .expect(.alerts(1))),
    GoodLine("expect suppressed 0", .expect(.suppressed(0))),
    GoodLine("expect rejections 1", .expect(.rejections(1))),
    GoodLine("expect changed 2", .expect(.changed(2))),
    GoodLine("expect toast \"full\"", .expect(.toast("full"))),
    GoodLine("expect toast none", .expect(.toast(nil))),
    GoodLine("expect screen \"file.txt\"", .expect(.screen("file.txt"))),
    GoodLine("expect candidates \"你好\" \"你\"", .expect(.candidates(["你好", "你"]))),
    GoodLine("expect bar \"the\" \"then\"", .expect(.bar(["the", "then"]))),
  ]
}
