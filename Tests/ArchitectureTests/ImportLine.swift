/// An `import` line of a source file.
struct ImportLine: Equatable {
  /// The module that is imported: the part before a dot.
  let module: String

  /// The number of the line, counted from 1.
  let line: Int

  /// Returns the imports of a source text, whatever attributes and access levels stand before them.
  static func all(in source: String) -> [ImportLine] {
    var imports: [ImportLine] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
      for statement in code.split(separator: ";") {
        guard let name = importedName(statement) else { continue }
        imports.append(ImportLine(module: name, line: index + 1))
      }
    }
    return imports
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open",
  ]

  private static let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private static func importedName(_ statement: Substring) -> String? {
    var words = statement.split { $0 == " " || $0 == "\t" }[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      // An attribute's arguments may hold blanks.
      var isOpen = word.contains("(") && !word.hasSuffix(")")
      words.removeFirst()
      while isOpen, let next = words.popFirst() { isOpen = !next.hasSuffix(")") }
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    return words.first.flatMap { $0.split(separator: ".").first }
      .map { String($0.filter { $0 != "`" }) }
  }
}
