import FieldstopCommands
import Testing

/// What is timed gives the right answers; the times are nobody's business here.
struct BenchTests {
  @Test(arguments: BenchText.allCases)
  func `every operation gives the answer of the standard library`(_ kind: BenchText) {
    for size in [0, 90, 1_000, 3_000] {
      let text = kind.text(bytes: size)
      for operation in BenchOperation.allCases {
        for limit in [1, 2, 31, 100_000] {
          let own = BenchEngine.fieldstop.work(operation, on: text, limit: limit)
          let other = BenchEngine.swift.work(operation, on: text, limit: limit)
          // A second turn has to find what the first one left.
          for _ in 1...2 { #expect(own?() == other?(), "\(operation) \(limit) at \(size)") }
        }
      }
    }
  }

  @Test func `a text is as long as it is asked to be, and a part of it less`() {
    for kind in BenchText.allCases {
      #expect((9_700...10_000).contains(kind.text(bytes: 10_000).utf8.count))
    }
  }

  @Test func `an engine does not know what it cannot do`() {
    #expect(BenchEngine.memmove.work(.count, on: "a", limit: 1) == nil)
    #expect(BenchEngine.memmove.work(.keystroke, on: "abc", limit: 1)?() == 4)
  }

  @Test func `a report is one line of JSON`() throws {
    let report = BenchReport(.prefix, on: "ab👍🏽cd", limit: 3, for: .zero).json
    let form =
      #/\{"engine":"fieldstop","op":"prefix","bytes":12,"n":3,"result":10,"ns":\[(\d+\.\d)\]\}/#
    let match = try #require(try form.wholeMatch(in: report), "\(report)")
    #expect(Double(match.1).map { $0 > 0 } == true)
  }

  @Test func `a report has samples for as long as it is asked to`() {
    let report = BenchReport(.keystroke, on: "ab", limit: 3, for: .milliseconds(20)).json
    #expect(
      report.hasPrefix(#"{"engine":"fieldstop","op":"keystroke","bytes":2,"n":3,"result":3,"#)
    )
    #expect(report.contains(#/"ns":\[\d+\.\d(,\d+\.\d)+\]/#))
  }

  @Test func `a command line asks for the table, or for one operation on a file`() throws {
    #expect(try Invocation(["bench"]) == .bench(.table(.table)))
    #expect(try Invocation(["bench", "--json"]) == .bench(.table(.json)))
    let invocation = try Invocation(["bench", "prefix16", "a b.txt", "31", "200"])
    guard case .bench(.file(let file)) = invocation else {
      Issue.record("\(invocation)")
      return
    }
    #expect(file.operation == .prefix16 && file.path == "a b.txt")
    #expect(file.limit == 31 && file.budget == .milliseconds(200))
  }
}
