/// The table of modules in `docs/architecture.md`.
struct FloorPlan: Equatable {
  /// A row of the table.
  struct Module: Equatable {
    let floor: Int
    let name: String

    /// The names in the last column; `nil` where it says that the module is written in C.
    let imports: Set<String>?
  }

  /// The rows, in their order.
  let modules: [Module]

  /// Reads the rows of the first table whose first column holds a floor's number.
  init(markdown: String) {
    modules = markdown.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map(Self.trimmed)
      guard columns.count == 4, let floor = Int(columns[0]) else { return nil }
      let imports = columns[3] == "C only" ? nil : Set(Self.quoted(columns[3]))
      return Module(floor: floor, name: Self.quoted(columns[1]).joined(), imports: imports)
    }
  }

  /// Returns the row of a module.
  subscript(name: String) -> Module? {
    modules.first { $0.name == name }
  }

  /// Returns the modules of this package among some names.
  func ownModules(among names: Set<String>) -> Set<String> {
    names.intersection(modules.map(\.name))
  }

  /// The Swift modules that may import no module of the system.
  var core: [Module] {
    modules.filter { module in
      module.imports.map { ownModules(among: $0) == $0 } ?? false
    }
  }

  /// What the table says that no table may say: an import of the same floor or a higher one.
  var complaints: [String] {
    modules.flatMap { module in
      ownModules(among: module.imports ?? []).sorted().compactMap { name in
        let floor = self[name]?.floor ?? 0
        return floor < module.floor ? nil : "\(module.name) may not import \(name): not below it"
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func quoted(_ text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }
}
