import CursesTerminal
import Glibc
import Simulation
import TextFieldModel

/// `fieldstop run`: the interactive lab.
enum RunCommand {
  static func run(_ options: RunOptions) throws(CommandError) -> ExitCode {
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    var simulator = Simulator(settings: settings, text: options.text ?? "")
    if let situation = options.situation {
      // The numbers are those of the option, which were checked when it was read.
      _ = try? simulator.update(.situation(situation), at: .zero)
      // What the command line says besides holds in the situation too.
      for setting in options.settings { _ = try? simulator.update(.setting(setting), at: .zero) }
      if let text = options.text {
        _ = try? simulator.update(.gesture(.set(text, nil)), at: .zero)
      }
    }
    // All that can be wrong with files is said before the terminal is touched.
    let script = try options.scenario.map { path throws(CommandError) in
      try ScenarioScript(reading: path)
    }
    let recorder = try recorder(options.record)
    var lab = LiveLab(simulator, recorder: recorder, script: script, pace: options.pace)
    do {
      _ = try lab.run(colors: options.color)
      return .fine
    } catch {
      recorder.discardIfEmpty()
      throw .terminal(error)
    }
  }

  private static func recorder(_ path: String?) throws(CommandError) -> FileRecorder {
    // A limit on the size of files is then an error of a write, and the lab can say so.
    signal(SIGXFSZ, SIG_IGN)
    guard let path else { return FileRecorder() }
    do {
      return try FileRecorder(creating: path)
    } catch {
      throw error.code == EEXIST
        ? .recordingExists(path: error.path) : .unwritable(path: error.path, code: error.code)
    }
  }
}
