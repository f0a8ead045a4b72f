import TestSupport
import Testing

struct GuidePageTests {
  @Test(arguments: [
    "README.md", "docs/guide/uitextfield.md", "docs/guide/uitextview.md", "docs/guide/swiftui.md",
    "docs/guide/server.md", "docs/guide/limits.md",
  ])
  func `the code of a page is the code that is compiled`(path: String) throws {
    let page = try GuidePage(path)
    #expect(!page.shown.isEmpty)
    #expect(page.shown == page.compiled)
  }

  @Test func `every page with Swift is compared`() throws {
    let pages = try Repository.list("docs/guide").filter { $0.hasSuffix(".md") }
    let others = try pages.filter { try GuidePage($0).compiled.isEmpty }
    #expect(others == ["docs/guide/comparing.md", "docs/guide/recording.md"])
    for page in others { #expect(try GuidePage(page).shown.isEmpty) }
  }

  @Test func `what a page says its code prints is what it prints`() throws {
    #expect(try promised(by: "README.md") == ReadmeGuide.printed())
    #expect(try promised(by: "docs/guide/limits.md") == LimitsGuide.printed())
  }

  /// What stands behind the `print` lines of a page.
  private func promised(by path: String) throws -> [String] {
    try GuidePage(path).shown.joined(separator: "\n").split(separator: "\n")
      .filter { $0.contains("print(") }
      .map { String($0.split(separator: "  // ").last ?? "") }
  }

  @Test func `every link of a page leads to a file`() throws {
    for path in ["README.md"] + (try Repository.list("docs/guide"))
    where path.hasSuffix(".md") {
      for match in try Repository.read(path).matches(of: /\]\(([^)#:]+)\)/) {
        let folder = Repository.ancestor(of: path, steps: 1)
        let target = folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
        // The picture is made by another test.
        if target.hasPrefix("docs/images/") { continue }
        #expect(throws: Never.self, "\(path): \(match.1)") {
          do { _ = try Repository.read(target) } catch { _ = try Repository.list(target) }
        }
      }
    }
  }
}
