import Glibc
import TestSupport
import Testing

/// The lab inside tmux, which measures for itself.
///
/// Skipped where there is none, which is said.
@Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed: nothing was checked inside it"))
struct TmuxTests {
  @Test func `emoji, Chinese and marks keep their places`() throws {
    let tmux = try Tmux(arguments: "--limit", "9999")
    tmux.type("a👨‍👩‍👧‍👦b中c🇷🇺deநிf")
    let row = try #require(tmux.eventually { $0[2].contains("/9999") && $0[2].contains("f ") }?[2])
    #expect(row.hasPrefix("│ a👨b中cRUde"))
    #expect(row.hasSuffix("/9999 │"))
    #expect(tmux.cursor == "15,2")
  }

  @Test func `a resize is followed`() throws {
    let tmux = try Tmux(arguments: "--text", "abc")
    #expect(tmux.eventually { $0[2].contains("3/31") } != nil)
    tmux.run("resize-window", "-x", "60", "-y", "16")
    #expect(tmux.eventually { $0.count == 16 && $0[15].hasSuffix("^Q Quit") } != nil)
    tmux.run("resize-window", "-x", "80", "-y", "24")
    #expect(tmux.eventually { $0.count == 24 && $0[23].hasSuffix("^Q Quit") } != nil)
  }

  @Test func `tmux's own paste is one paste`() throws {
    let tmux = try Tmux(arguments: "--toast", "60")
    #expect(tmux.eventually { $0[23].contains("^Q Quit") } != nil)
    tmux.run("set-buffer", "Keep the title under thirty-one and more")
    tmux.run("paste-buffer", "-p")
    let screen = try #require(tmux.eventually { $0[2].contains("31/31") })
    #expect(screen.contains { $0.contains("1 paste") })
  }

  @Test func `leaving shows the shell's screen again`() throws {
    let tmux = try Tmux(shell: "echo before; '%'; echo after; read x")
    #expect(tmux.eventually { $0[23].contains("^Q Quit") } != nil)
    tmux.run("send-keys", "C-q")
    #expect(tmux.eventually { $0.contains("before") && $0.contains("after") } != nil)
  }
}

/// A tmux server of a test's own, with no configuration.
private final class Tmux {
  static let isInstalled =
    (try? ToolRun.run(["tmux", "-V"]))?.status == .code(0)

  private let socket: String

  convenience init(arguments: String...) throws {
    try self.init(shell: (["exec", "'%'"] + arguments).joined(separator: " "))
  }

  /// Runs a line of shell in which `%` is the built tool.
  init(shell line: String) throws {
    var generator = SystemRandomNumberGenerator()
    socket = "fieldstop-test-\(getpid())-\(generator.next() as UInt32)"
    let tool = try Spawn.tool()
    let command = line.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: tool
    )
    run("new-session", "-d", "-x", "80", "-y", "24", command)
    run("set", "-g", "status", "off")
    run("resize-window", "-x", "80", "-y", "24")
  }

  deinit { run("kill-server") }

  @discardableResult
  func run(_ arguments: String...) -> String {
    let run = try? ToolRun.run(["tmux", "-L", socket, "-f", "/dev/null", "-u"] + arguments)
    return run?.output ?? ""
  }

  func type(_ text: String) {
    run("send-keys", "-l", text)
  }

  /// The cursor's column and row.
  var cursor: String {
    run("display", "-p", "#{cursor_x},#{cursor_y}").split(separator: "\n").first.map(String.init)
      ?? ""
  }

  /// Waits until the screen's rows are as they should be, and returns them.
  func eventually(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: ([String]) -> Bool
  ) -> [String]? {
    let patience: Duration = Environment.isContinuousIntegration ? .seconds(15) : .seconds(5)
    let end = ContinuousClock.now + patience
    var rows: [String] = []
    repeat {
      rows = run("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
      if rows.count > 2, condition(rows) { return rows }
      usleep(20_000)
    } while ContinuousClock.now < end
    Issue.record(
      "never came in tmux:\n\(rows.joined(separator: "\n"))",
      sourceLocation: sourceLocation
    )
    return nil
  }
}
