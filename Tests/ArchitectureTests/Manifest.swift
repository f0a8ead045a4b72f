/// The targets that `Package.swift` declares, read from its text.
struct Manifest {
  /// A target and the targets it depends on.
  struct Target: Equatable {
    let name: String
    let dependencies: Set<String>
    let isTest: Bool
  }

  /// The targets, in their order.
  let targets: [Target]

  /// Reads the text of a manifest that lists its targets without logic.
  init(_ source: String) {
    let list = "\n" + (source.split(separator: "\n  targets: [\n", maxSplits: 1).last ?? "")
    let declarations = list.split(
      separator: /\n    \.[A-Za-z]*[tT]arget\(|\n    \.systemLibrary\(/,
      omittingEmptySubsequences: false
    )
    let kinds = list.matches(of: /\n    \.([A-Za-z]+)\(/).map { String($0.1) }
    targets = zip(kinds, declarations.dropFirst()).map { kind, text in
      Target(
        name: Self.strings(in: text.firstMatch(of: /name: "[^"]*"/)?.0 ?? "").first ?? "",
        dependencies: Set(
          Self.strings(in: text.firstMatch(of: /dependencies: \[[^\]]*\]/)?.0 ?? "")
        ),
        isTest: kind == "testTarget" || text.contains("path: \"Tests/")
      )
    }
  }

  private static func strings(in text: Substring) -> [String] {
    text.matches(of: /"([^"]*)"/).map { String($0.1) }
  }
}
