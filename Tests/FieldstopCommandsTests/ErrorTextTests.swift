import FieldstopCommands
import ScenarioReplay
import TestSupport
import Testing
import TextLimits

struct ErrorTextTests {
  private static let wrong: [[String]] = [
    ["cuont"], ["xyzzy"], ["help", "clmp"], ["help", "clamp", "count"],
    ["--limti", "3"], ["--nonsense"], ["-x"], ["count", "-5"], ["count", "--uint", "utf8"],
    ["--limit"], ["-l"], ["--plain=1"], ["count", "--json=yes"],
    ["count", "--limit", "3"], ["clamp", "--number", "0..100"], ["run", "--trace"],
    ["replay", "--color=never", "a.field"],
    ["-l", "-5"], ["-l-5utf8"], ["-l", "x"], ["-l="], ["-l", ""], ["-l", "31bytes"],
    ["-l", "5parsecs"], ["-l", "5utf16,3utf8"], ["-l", "5,000"], ["-l", "5,"],
    ["-l", "5 utf16, 3"],
    ["-l", "99999999999999999999"], ["-l", "none", "-l", "5"], ["clamp", "-l", "3 utf8 "],
    ["--number", "0..1", "--limit", "5"], ["--number", "5"], ["--number", ".."],
    ["--number", "a..b"], ["--number", "5..1"], ["--number", "..-1"], ["--number", "0..1.25"],
    ["--number", "0..1.25", "--decimals", "1"], ["--decimals", "2"],
    ["--number", "0..1", "--decimals", "-1"], ["--number", "0..1", "--decimals", "9999"],
    ["--exceed", "clmap"], ["--policy", "nice"], ["--alerts", "ever"], ["--toast", "soon"],
    ["--toast", "-1"], ["--toast", "1e3"], ["--toast", "99999"], ["--keyboard", "qwerty"],
    ["--keyboard", "kana"], ["--engine", "libpinyin"], ["--profile", "ios-26"],
    ["--profile", "ios18"], ["--situation", "9"], ["--situation", "one"],
    ["--color", "yes"], ["--glyphs", "full"], ["--glyphs", "some"],
    ["--plain"],
    ["a.field", "b.field"], ["replay"], ["--step"], ["replay", "--update", "-"],
    ["compare"], ["compare", "a.field", "b.field"], ["compare", "--policies", "qt,", "a.field"],
    ["compare", "--policies=pre-edit,qtt", "a.field"], ["compare", "--policy", "qt", "a.field"],
    ["bench", "cuont"], ["bench", "sort", "a"], ["bench", "count"], ["bench", "count", "a", "31"],
    ["bench", "count", "a", "0", "5"], ["bench", "count", "a", "31", "-5"],
    ["bench", "count", "a", "x", "5"], ["bench", "count", "a", "31", "5", "b"],
    ["bench", "--unit", "utf8"], ["demo"], ["export", "--swift", "a.field"], ["demo", "now"],
    ["clamp", "a", "b"], ["count", "a", "b"], ["count", "--json", "--unit", "utf8"],
    ["clamp", "--check", "--ellipsis", "…"], ["clamp", "-l2", "--ellipsis", "..."],
    ["clamp", "--ellipsis", "\n"], ["clamp", "--ellipsis", "a\tb"],
    ["count", "--unit", "bytes"], ["count", "--unit", "parsecs"],
    ["-l", String(repeating: "x", count: 200)],
  ]

  @Test func `every wrong usage has its sentence`() {
    var text = ""
    for arguments in Self.wrong {
      text += "$ fieldstop"
      for argument in arguments { text += " " + argument.debugDescription }
      do {
        text += "\n\(try Invocation(arguments))\n\n"
        Issue.record("\(arguments) is no wrong usage")
      } catch {
        #expect(error.exitCode == .wrongUsage)
        text += "\n\(ErrorText.text(for: error) ?? "-")\n\n"
      }
    }
    expectSnapshot(text)
  }

  @Test func `what cannot run has its sentence and its status`() {
    let errors: [(CommandError, String?, ExitCode)] = [
      (.stream(.readerGone), nil, .fine),
      (
        .stream(.write(code: 28)), "fieldstop: standard output: No space left on device", .cannotRun
      ),
      (.stream(.read(code: 21)), "fieldstop: standard input: Is a directory", .cannotRun),
      (
        .unreadable(path: "a\n.field", code: 2), "fieldstop: a\\n.field: No such file or directory",
        .cannotRun
      ),
      (.unwritable(path: "r.xml", code: 13), "fieldstop: r.xml: Permission denied", .cannotRun),
      (
        .recordingExists(path: "a.field"),
        "fieldstop: a.field is there already, and a recording writes over nothing; name a new file",
        .wrongUsage
      ),
      (
        .malformed(path: "a.field", ScenarioError(line: 2, column: 3, .badNumber("x"))),
        "fieldstop: a.field:2:3: \"x\" is not a number", .wrongUsage
      ),
      (
        .usage(.missingText, .count),
        "fieldstop: no text, and standard input is a terminal; give a TEXT, or lead a file into it "
          + "with <\nSee 'fieldstop help count'.", .wrongUsage
      ),
    ]
    for (error, text, code) in errors {
      #expect(ErrorText.text(for: error) == text)
      #expect(error.exitCode == code)
    }
  }

  @Test func `no sentence sends a control to the terminal`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text =
        ErrorText.text(for: .usage(.unknownOption("--a\(scalar)b", nearest: nil), nil)) ?? ""
      for shown in text.unicodeScalars where shown != "\n" {
        #expect(![.control, .format].contains(shown.properties.generalCategory))
      }
    }
  }
}
