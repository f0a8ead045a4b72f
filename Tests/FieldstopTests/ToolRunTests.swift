import Testing

struct ToolRunTests {
  @Test func `output, errors and the exit code are kept apart`() throws {
    let run = try ToolRun.run(["/bin/sh", "-c", "cat; echo wrong >&2; exit 3"], input: "é中")
    #expect(run == ToolRun(output: "é中", errors: "wrong\n", status: .code(3)))
  }

  @Test func `large texts pass in both directions`() throws {
    let text = String(repeating: "0123456789", count: 100_000)
    #expect(try ToolRun.run(["cat"], input: text).output == text)
  }

  @Test func `a program that reads nothing is no trouble`() throws {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(try ToolRun.run(["true"], input: text).status == .code(0))
  }

  @Test func `a program that never ends is killed`() throws {
    let run = try ToolRun.run(["sleep", "60"], within: .milliseconds(100))
    #expect(run.status == nil)
  }

  @Test func `the built tool is found beside the tests`() throws {
    #expect(try ToolRun.lab("--version").status != nil)
  }
}
