import ScenarioReplay

extension BadFile {
  static let numbers: [BadFile] = [
    BadFile("caret 3x", 1, 7, .badNumber("3x")),
    BadFile("caret +3", 1, 7, .badNumber("+3")),
    BadFile("caret ３", 1, 7, .unexpected("３", wanted: .offset)),
    BadFile("undo 0", 1, 6, .outOfRange("0", counts)),
    BadFile("redo -1", 1, 6, .outOfRange("-1", counts)),
    BadFile("pick 0", 1, 6, .outOfRange("0", counts)),
    BadFile("repeat 1000001 \"x\"", 1, 8, .outOfRange("1000001", counts)),
    BadFile("expect caret -1", 1, 14, .outOfRange("-1", 0...1_000_000_000)),
    BadFile("caret \(huge)", 1, 7, .outOfRange(huge, -1_000_000_000...1_000_000_000)),
    BadFile("size 0x24", 1, 6, .outOfRange("0", 1...1_000)),
    BadFile("limit \(huge) utf8", 1, 7, .outOfRange(huge, 0...Int.max)),
    BadFile("limit -1 utf16", 1, 7, .negativeLimit("-1")),
    BadFile("limit 3 utf16, -2 utf8", 1, 16, .negativeLimit("-2")),
    BadFile("limit 3 letters", 1, 9, .badUnit("letters")),
    BadFile("expect count 3 letters", 1, 16, .badUnit("letters")),
    BadFile("delete 4..2", 1, 8, .badRange("4..2")),
    BadFile("select 4..", 1, 8, .badRange("4..")),
    BadFile("select 1...2", 1, 8, .badRange("1...2")),
    BadFile("expect selection 3..1", 1, 18, .badRange("3..1")),
    BadFile("number ..", 1, 8, .badRange("..")),
    BadFile("number 1..x", 1, 8, .badNumber("x")),
    BadFile("number 1e3..", 1, 8, .badNumber("1e3")),
    BadFile("number 5..3", 1, 8, .crossedBounds("5..3")),
    BadFile("number ..-3", 1, 8, .crossedBounds("..-3")),
    BadFile("number 0..0.25 decimals 1", 1, 8, .boundHasMoreDecimals("0.25", decimals: 1)),
    BadFile("number 0..1.5", 1, 8, .boundHasMoreDecimals("1.5", decimals: 0)),
  ]

  static let durations: [BadFile] = [
    BadFile("wait 1.2.3s", 1, 6, .badNumber("1.2.3s")),
    BadFile("wait 1.-5s", 1, 6, .badNumber("1.-5s")),
    BadFile("wait .5s", 1, 6, .badNumber(".5s")),
    BadFile("wait 1.s", 1, 6, .badNumber("1.s")),
    BadFile("wait -1s", 1, 6, .badNumber("-1s")),
    BadFile("wait 0.0000000000000000001s", 1, 6, .badNumber("0.0000000000000000001s")),
    BadFile("wait soon", 1, 6, .unexpected("soon", wanted: .duration)),
    BadFile("wait 1.5", 1, 9, .missing(.timeUnit)),
    BadFile("wait 1.5 s", 1, 9, .missing(.timeUnit)),
    BadFile("wait 1h", 1, 6, .badUnit("h")),
    BadFile("wait 1000000000.1s", 1, 6, .outOfRange("1000000000.1s", seconds)),
    BadFile("wait \(huge)s", 1, 6, .outOfRange(huge + "s", seconds)),
  ]

  private static let counts = 1...1_000_000
  private static let seconds = 0...1_000_000_000
  private static let huge = "99999999999999999999"
}
