import Testing

struct JUnitTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test
  func `a report has every file, its numbers first`() throws {
    try folder.write("type \"a\"\n", to: "s/a/good.field")
    try folder.write("expect text \"<&\\u{1}\\u{FFFE}\\\"\"\n", to: "s/failing.field")
    try folder.write("tpye\n", to: "s/wrong.field")
    let report = folder.file("report.xml")
    let run = try ToolRun.lab("replay", "--junit", report, folder.file("s"))
    #expect(run.status == .code(2))
    let root = try XMLElement.parse(folder.text(of: "report.xml"))
    let counts = ["tests": "3", "failures": "1", "errors": "1"]
    #expect(root.name == "testsuites")
    #expect(counts.allSatisfy { root.attributes[$0.key] == $0.value })
    let suite = try #require(root.children.first)
    #expect(suite.name == "testsuite")
    #expect(counts.allSatisfy { suite.attributes[$0.key] == $0.value })
    #expect(suite.children.map { $0.attributes["name"] } == ["good", "failing", "wrong"])
    #expect(suite.children.allSatisfy { $0.attributes["time"].flatMap(Double.init) != nil })
    let failure = try #require(suite.children[1].children.first)
    #expect(failure.name == "failure")
    #expect(failure.attributes["type"] == "expectation")
    #expect(failure.text.hasSuffix("expected  text \"<&\\u{1}\\u{FFFE}\\\"\"\ngot       \"|\""))
    #expect(suite.children[2].children.map(\.name) == ["error"])
    #expect(suite.children[0].attributes["classname"]?.hasSuffix(".s.a") == true)
  }

  @Test
  func `a name that XML cannot hold is escaped`() throws {
    let path = folder.file("a\t\"<&>\n\u{1}\u{1F600}.field")
    try folder.write("tpye\n", to: "a\t\"<&>\n\u{1}\u{1F600}.field")
    _ = try ToolRun.lab("replay", "--junit", folder.file("r.xml"), path)
    let root = try XMLElement.parse(folder.text(of: "r.xml"))
    let item = try #require(root.children.first?.children.first)
    #expect(item.attributes["name"] == "a\t\"<&>\n\\u{1}\u{1F600}")
  }

  @Test
  func `a report goes into a pipe as well`() throws {
    let script = "\(try Spawn.tool()) replay --junit /dev/stderr - 2>&1 >/dev/null | cat"
    let run = try ToolRun.run(["/bin/sh", "-c", script], input: "type \"a\"\n")
    #expect(try XMLElement.parse(run.output).attributes["tests"] == "1")
  }

  @Test
  func `a report that cannot be written is told, and leaves the old one`() throws {
    let run = try ToolRun.lab("replay", "--junit", folder.path, "-")
    #expect(run.status == .code(3))
    #expect(run.errors == "fieldstop: \(folder.path): Is a directory\n")
    #expect(run.output.isEmpty)
    #expect(try folder.names() == [])
  }

  /// Python's reader is a second opinion where there is one.
  @Test
  func `another reader finds the report well-formed`() throws {
    try folder.write("expect text \"\\u{1}\\u{D7FF}\\u{85}\"\n", to: "a.field")
    let report = folder.file("r.xml")
    _ = try ToolRun.lab("replay", "--junit", report, folder.file("a.field"))
    let script =
      "import sys, xml.etree.ElementTree as e; print(e.parse(sys.argv[1]).getroot().get('tests'))"
    let found = try ToolRun.run(["/bin/sh", "-c", "command -v python3"])
    guard found.status == .code(0) else { return }
    let run = try ToolRun.run(["python3", "-c", script, report])
    #expect(run.output == "1\n", "\(run.errors)")
  }
}
