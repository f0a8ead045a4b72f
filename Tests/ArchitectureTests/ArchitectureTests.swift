import TestSupport
import Testing

struct ArchitectureTests {
  private let check: ArchitectureCheck

  init() throws {
    check = ArchitectureCheck(
      plan: FloorPlan(markdown: try Repository.read("docs/architecture.md"))
    )
  }

  @Test func `every import of the sources is in the table`() throws {
    let files = try Repository.list("Sources").filter {
      $0.hasSuffix(".swift") && !$0.contains("/Generators/")
    }
    #expect(files.count >= check.plan.modules.count - 3)
    for file in files {
      let module = String(file.split(separator: "/")[1])
      let complaints = check.complaints(in: try Repository.read(file), of: module, path: file)
      #expect(complaints.isEmpty)
    }
  }

  @Test func `every folder of the sources has a row, and every row a folder`() throws {
    let folders = Set(try Repository.list("Sources").map { String($0.split(separator: "/")[1]) })
    #expect(folders == Set(check.plan.modules.map(\.name)))
  }

  @Test func `the targets of the manifest are those of the table`() throws {
    let manifest = Manifest(try Repository.read("Package.swift"))
    #expect(check.complaints(about: manifest).isEmpty)
  }

  @Test func `the table keeps its own rule`() {
    #expect(check.plan.complaints.isEmpty)
  }

  @Test func `only what talks to the world imports modules of the system`() {
    let others = check.plan.modules.filter { $0.imports != nil && !check.plan.core.contains($0) }
    #expect(others.map(\.name) == ["CursesTerminal", "FieldstopCommands", "fieldstop"])
    let foundation = check.plan.modules.filter { module in
      module.imports?.contains { $0.hasPrefix("Foundation") } ?? false
    }
    // It would cost every start of the lab more than all else together.
    #expect(foundation.isEmpty)
  }
}
