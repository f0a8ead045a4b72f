import TestSupport
import Testing

struct ReadmeTests {
  @Test func `the commands of the README print what it says`() throws {
    let commands = Self.commands(in: try Repository.read("README.md"))
    #expect(commands.map(\.arguments.first) == ["clamp", "count", "replay"])
    for command in commands {
      let run = try ToolRun.run([Spawn.tool()] + command.arguments.map(Self.absolute))
      let output = run.output.replacing("\(Repository.root)/", with: "")
      #expect(output == command.output)
      #expect(run.errors.isEmpty && run.status == .code(0))
    }
  }

  @Test func `the README has at most 120 lines`() throws {
    #expect(
      try Repository.read("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .count <= 121
    )
  }

  /// A command and what it prints.
  private struct Command {
    var arguments: [String]
    var output = ""
  }

  /// The commands in the blocks marked `console`: `$ fieldstop …`, then the output.
  private static func commands(in page: String) -> [Command] {
    var commands: [Command] = []
    var isConsole = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ fieldstop ") {
        commands.append(Command(arguments: words(line.dropFirst("$ fieldstop ".count))))
      } else if isConsole {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  /// The words of a line; double quotes hold one together.
  private static func words(_ line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
  }

  private static func absolute(_ argument: String) -> String {
    argument.hasPrefix("docs/") ? Repository.absolute(argument) : argument
  }
}
