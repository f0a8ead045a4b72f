import CNcursesw
import CTerminalGuard
import Glibc
import ScreenCells
package import Simulation

/// The terminal, taken over: drawing goes through it, and at its end it is given back as it was.
///
/// The value restores the terminal when it goes out of scope, so it must live in a function:
/// top-level variables never do. There can be one at a time.
@safe
package struct Terminal: ~Copyable {
  /// What the environment says about the terminal.
  package let environment: TerminalEnvironment

  /// The size frames are drawn at.
  package internal(set) var size: ScreenSize

  let palette: Palette
  let speaksANSI: Bool
  var modes: TerminalModes
  var shown: CellGrid?
  var isCursorVisible = true
  private let leavesAlternateScreen: String
  private let signals: Int32
  // Belongs to the drawing library, which frees it when told to in `deinit`, and to nobody else.
  private let screen: OpaquePointer
  private var isGivenBack = false

  /// Takes the terminal over.
  ///
  /// Nothing has been changed when it throws.
  package init(colors: ColorMode = .auto, modes: TerminalModes = .usual) throws(TerminalError) {
    let environment = TerminalEnvironment { name in
      // The copy is made before anything can change the environment: there is one thread.
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    try TerminalCheck.requireTerminal(named: environment.name)
    // Set, they would be the size for ever, whatever the window does.
    for name in ["LINES", "COLUMNS"] { unsafe unsetenv(name) }
    // Before the library starts: it leaves alone what has a handler, and saves system calls with
    // each frame where stopping is not its business.
    let signals = terminal_guard_listen()
    guard signals >= 0, terminal_guard_keep_settings() == 0 else {
      let code = errno
      terminal_guard_release()
      throw .system(code: code)
    }
    guard let screen = unsafe fieldstop_open_screen() else {
      terminal_guard_release()
      throw .unknownTerminal(name: environment.name)
    }
    fieldstop_prepare_screen()
    // All that can fail is behind us: a value that must be given back is never half made.
    self.environment = environment
    self.signals = signals
    unsafe self.screen = unsafe screen
    palette = Palette.ofOpenScreen(mode: colors, isNoColorSet: environment.isNoColorSet)
    leavesAlternateScreen = TerminalCheck.capability("rmcup") ?? "\r\n"
    speaksANSI = TerminalCheck.capability("cup")?.hasPrefix("\u{1B}[") ?? false
    self.modes = speaksANSI ? modes.intersection(environment.knownModes) : []
    size = ScreenSize(rows: Int(fieldstop_rows()), columns: Int(fieldstop_columns()))
    arm()
    if speaksANSI { DescriptorWriter.write(self.modes.sequenceOn) }
  }

  deinit {
    if !isGivenBack { giveBack() }
    terminal_guard_restore_settings()
    terminal_guard_release()
    unsafe delscreen(screen)
  }

  /// Returns where the terminal's input and the program's signals come from.
  package func events() -> EventSource {
    EventSource(input: STDIN_FILENO, signals: signals)
  }

  /// Gives the terminal back and ends the program by a signal, so that its parent sees that signal.
  ///
  /// Nothing else of the program runs after it: close files before.
  package consuming func die(of signal: Int32) -> Never {
    leave()
    terminal_guard_restore_settings()
    terminal_guard_die(signal)
  }

  /// Switches further modes on.
  package mutating func turnOn(_ further: TerminalModes) {
    let new = further.intersection(environment.knownModes).subtracting(modes)
    guard speaksANSI, !new.isEmpty else { return }
    modes.formUnion(new)
    arm()
    DescriptorWriter.write(new.sequenceOn)
  }

  /// Switches modes off.
  package mutating func turnOff(_ old: TerminalModes) {
    let present = old.intersection(modes)
    guard !present.isEmpty else { return }
    modes.subtract(present)
    arm()
    DescriptorWriter.write(present.sequenceOff)
  }

  /// Rings the bell.
  package func ring() {
    DescriptorWriter.write("\u{7}")
  }

  /// Offers text to the system's clipboard; whether it is taken cannot be known.
  package func offerToClipboard(_ text: String) {
    guard speaksANSI else { return }
    DescriptorWriter.write(ClipboardOffer.sequence(for: text))
  }

  /// Tells the guard what to write if the program crashes.
  func arm() {
    let sequence = (speaksANSI ? modes.sequenceOfLeaving : "") + leavesAlternateScreen
    let bytes = Array(sequence.utf8)
    // The guard copies the bytes during the call.
    unsafe terminal_guard_arm(bytes, bytes.count)
  }

  /// Gives screen, modes and settings back; once, until they are taken again.
  mutating func leave() {
    guard !isGivenBack else { return }
    isGivenBack = true
    giveBack()
  }

  private func giveBack() {
    if speaksANSI { DescriptorWriter.write(modes.sequenceOfLeaving) }
    endwin()
    // From here on a crash must not touch a terminal that is somebody else's again.
    terminal_guard_arm(nil, 0)
  }

  /// Takes modes and settings again; the screen follows with the next frame.
  mutating func takeAgain() {
    leave()
    // The settings first: in the background this stops the program before it writes anything.
    reset_prog_mode()
    isGivenBack = false
    arm()
    if speaksANSI { DescriptorWriter.write(modes.sequenceOn) }
    isCursorVisible = true
    fit(to: WindowSize.ofStandardOutput ?? size)
  }
}
