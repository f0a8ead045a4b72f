import Testing

struct ArchitectureCheckTests {
  private let check = ArchitectureCheck(
    plan: FloorPlan(
      markdown: """
        | Floor | Module | What it is | May import |
        |---|---|---|---|
        | 0 | `CBytes` | bytes | C only |
        | 0 | `Low` | low | nothing |
        | 1 | `Middle` | middle | `Low` |
        | 2 | `Top` | top | `Low`, `Middle`, `Glibc` |
        """
    )
  )

  @Test func `a forbidden import is named with its line`() {
    #expect(complaints("import Low\n\nimport Top\n") == ["f:3: Middle may not import Top"])
    #expect(complaints("import Glibc") == ["f:1: Middle may not import Glibc"])
    #expect(complaints("import Low") == [])
  }

  @Test(arguments: [
    "public import Top", "package import Top", "internal import Top", "fileprivate import Top",
    "@preconcurrency import Top", "@testable public import Top",
    "public @preconcurrency import Top",
    "@_spi(Some, Other) import Top", "import struct Top.Value", "import Top.Part", "import `Top`",
    "  import Top  // why", "import Low; import Top", "\timport\tTop",
  ])
  func `no attribute or access level hides an import`(line: String) {
    #expect(complaints(line) == ["f:1: Middle may not import Top"])
  }

  @Test(arguments: [
    "// import Top", "/// Say `import Top`.", "let text = \"an import Top\"", "importTop()",
  ])
  func `a line that imports nothing is left alone`(line: String) {
    #expect(complaints(line) == [])
  }

  @Test func `the core does not name Foundation, other modules do as their row says`() {
    let source = "let x = Foundation.Date()  // not Foundation\nlet y = FoundationOfOurs()"
    #expect(complaints(source) == ["f:1: Middle is of the core and names Foundation"])
    #expect(check.complaints(in: source, of: "Top", path: "f") == [])
  }

  @Test func `a module without a row is told`() {
    let complaints = check.complaints(in: "", of: "New", path: "f")
    #expect(complaints == ["f: New is missing from the table"])
  }

  @Test func `a table that lets a module import its neighbour or what is above it is refused`() {
    let plan = FloorPlan(
      markdown: """
        | 0 | `A` | a | `B` |
        | 0 | `B` | b | nothing |
        | 1 | `C` | c | `A`, `D` |
        | 2 | `D` | d | `C` |
        """
    )
    #expect(
      plan.complaints == [
        "A may not import B: not below it", "C may not import D: not below it",
      ]
    )
  }

  @Test func `a target that differs from its row is told`() {
    let manifest = Manifest(
      """
      let package = Package(
        targets: [
          .systemLibrary(name: "CBytes"),
          .target(name: "Low", dependencies: ["Middle"]),
          .target(
            name: "Middle",
            swiftSettings: settings
          ),
          .target(name: "Extra"),
          .testTarget(name: "LowTests", dependencies: ["Low"]),
          .target(name: "Help", path: "Tests/Help"),
        ]
      )
      """
    )
    #expect(manifest.targets.count == 6)
    #expect(
      check.complaints(about: manifest) == [
        "Top is in the table but is no target",
        "Low depends on Middle, which the table does not name",
        "Middle may import Low by the table, but does not depend on it",
        "Extra is missing from the table",
      ]
    )
  }

  private func complaints(_ source: String) -> [String] {
    check.complaints(in: source, of: "Middle", path: "f")
  }
}
