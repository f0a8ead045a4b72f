import CursesTerminal
import Simulation

/// `fieldstop run`: the interactive lab.
enum RunCommand {
  static func run(_ options: RunOptions) throws(CommandError) -> ExitCode {
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    var simulator = Simulator(settings: settings, text: options.text ?? "")
    if let situation = options.situation {
      // The numbers are those of the option, which were checked when it was read.
      _ = try? simulator.update(.situation(situation), at: .zero)
      // What the command line says of the policy and the keyboard holds in the situation too.
      for setting in options.settings where !setting.isRule {
        _ = try? simulator.update(.setting(setting), at: .zero)
      }
    }
    var lab = LiveLab(simulator)
    do {
      _ = try lab.run(colors: options.color)
      return .fine
    } catch {
      throw .terminal(error)
    }
  }
}

extension Setting {
  /// Whether a situation has one of its own.
  fileprivate var isRule: Bool {
    switch self {
    case .lengths, .number, .exceed: true
    default: false
    }
  }
}
