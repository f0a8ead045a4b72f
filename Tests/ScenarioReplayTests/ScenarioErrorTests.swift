import ScenarioReplay
import Testing

@Test(
  arguments: BadFile.words + BadFile.numbers + BadFile.durations + BadFile.strings
    + BadFile.others
)
func `the first mistake of a file is told with its place`(bad: BadFile) {
  #expect(throws: bad.error) { try Scenario.parse(bad.source) }
}

@Test func `bytes that are no text are told with their place`() {
  let later = Array("cut\r\ntype \"é".utf8) + [0xff]
  #expect(throws: ScenarioError(line: 2, column: 8, .notText(.invalidUTF8))) {
    try Scenario.parse(bytes: later)
  }
  #expect(throws: ScenarioError(line: 1, column: 1, .notText(.invalidUTF8))) {
    try Scenario.parse(bytes: [0xff, 0xfe, 0x63, 0])
  }
  #expect(throws: ScenarioError(line: 2, column: 1, .notText(.zeroByte))) {
    try Scenario.parse(bytes: Array("cut\n\0".utf8))
  }
}

@Test func `a byte order mark is in no column`() {
  #expect(throws: ScenarioError(line: 1, column: 5, .trailing("x"))) {
    try Scenario.parse("\u{FEFF}cut x")
  }
}
