import ScenarioReplay

/// Reads scenarios and the files that they name.
enum ScenarioSource {
  /// What stands for standard input.
  static let input = "-"

  /// The bytes of a file, or of standard input.
  static func bytes(of path: String) throws(FileContents.Failure) -> [UInt8] {
    guard path == input else { return try FileContents.bytes(of: path) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    do {
      while true {
        let count = try StandardStreams.read(into: &block)
        if count == 0 { return bytes }
        bytes += block.prefix(count)
      }
    } catch {
      switch error {
      case .read(let code), .write(let code): throw FileContents.Failure(path: path, code: code)
      case .readerGone: return bytes
      }
    }
  }

  /// The files that a scenario compares the screen with; they are named from its own folder.
  static func screens(
    of scenario: Scenario,
    _ path: String
  ) throws(FileContents.Failure) -> [String: String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var screens: [String: String] = [:]
    for name in scenario.screenNames where screens[name] == nil {
      let file = name.hasPrefix("/") ? name : folder + name
      screens[name] = String(decoding: try FileContents.bytes(of: file), as: UTF8.self)
    }
    return screens
  }

  /// A scenario for the lab, with its screens.
  static func script(of path: String) throws(CommandError) -> ScenarioStepper {
    let bytes = try readable { () throws(FileContents.Failure) in
      try FileContents.bytes(of: path)
    }
    let scenario: Scenario
    do {
      scenario = try Scenario.parse(bytes: bytes)
    } catch {
      throw .malformed(path: path, error)
    }
    let texts: [String: String] = try readable { () throws(FileContents.Failure) in
      try Self.screens(of: scenario, path)
    }
    return ScenarioStepper(scenario, screens: texts)
  }

  private static func readable<Value>(
    _ read: () throws(FileContents.Failure) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try read()
    } catch {
      throw .unreadable(path: error.path, code: error.code)
    }
  }
}
