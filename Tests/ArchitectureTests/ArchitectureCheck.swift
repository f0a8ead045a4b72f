/// Compares source texts with the table of modules.
struct ArchitectureCheck {
  /// The table.
  let plan: FloorPlan

  /// Returns what is wrong in one file of a module: an import that its row does not name.
  func complaints(in source: String, of module: String, path: String) -> [String] {
    guard let row = plan[module] else { return ["\(path): \(module) is missing from the table"] }
    let imports = ImportLine.all(in: source).filter { $0.module != "Swift" }
    let refused = imports.filter { !(row.imports ?? []).contains($0.module) }
    let named = plan.core.contains(row) ? linesNamingFoundation(in: source) : []
    return refused.map { "\(path):\($0.line): \(module) may not import \($0.module)" }
      + named.map { "\(path):\($0): \(module) is of the core and names Foundation" }
  }

  /// Returns what is wrong with the targets of a manifest.
  func complaints(about manifest: Manifest) -> [String] {
    let targets = manifest.targets.filter { !$0.isTest }
    let missing = Set(plan.modules.map(\.name)).subtracting(targets.map(\.name)).sorted()
    return missing.map { "\($0) is in the table but is no target" }
      + targets.flatMap { target in complaints(about: target) }
  }

  private func complaints(about target: Manifest.Target) -> [String] {
    guard let row = plan[target.name] else { return ["\(target.name) is missing from the table"] }
    let allowed = plan.ownModules(among: row.imports ?? [])
    return target.dependencies.subtracting(allowed).sorted()
      .map { "\(target.name) depends on \($0), which the table does not name" }
      + allowed.subtracting(target.dependencies).sorted()
      .map { "\(target.name) may import \($0) by the table, but does not depend on it" }
  }

  private func linesNamingFoundation(in source: String) -> [Int] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { Self.foundation.contains($0) } ? index + 1 : nil
    }
  }

  private static let foundation: Set<Substring> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]
}
