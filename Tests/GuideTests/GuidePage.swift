import TestSupport

/// The Swift blocks of a page, and the code of this target that has to be the same.
struct GuidePage {
  /// The path of the page from the root of the package.
  let path: String

  /// The blocks that the page shows.
  let shown: [String]

  /// The code between `// guide: NAME` and `// end`, in the order of the files and of their lines.
  let compiled: [String]

  init(_ path: String) throws {
    self.path = path
    let lines = try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    shown = Self.blocks(in: lines, from: "```swift", to: "```")
    let name = String(path.split(separator: "/").last ?? "")
    compiled = try Repository.list("Tests/GuideTests").filter { $0.hasSuffix("Guide.swift") }
      .flatMap { file in
        Self.blocks(
          in: try Repository.read(file).split(separator: "\n", omittingEmptySubsequences: false),
          from: "// guide: \(name)",
          to: "// end"
        )
      }
  }

  private static func blocks(in lines: [Substring], from start: String, to end: String) -> [String]
  {
    var blocks: [String] = []
    var block: [Substring]?
    for line in lines {
      let text = line.drop { $0 == " " }
      if block == nil {
        if text == start { block = [] }
      } else if text == end {
        blocks.append(withoutIndentation(block ?? []))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  private static func withoutIndentation(_ lines: [Substring]) -> String {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(depth) }.joined(separator: "\n")
  }
}
