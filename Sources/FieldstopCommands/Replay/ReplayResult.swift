import ScenarioReplay

/// What came of one file.
struct ReplayResult {
  /// How it came out.
  ///
  /// There will be no other cases.
  enum Outcome {
    case passed
    /// Its traces were written anew.
    case updated
    /// Something is not as the file says.
    case failed(ScenarioFailure)
    /// It is not of the language.
    case malformed(ScenarioError)
    /// It, or a file that it needs, cannot be read or written.
    case unusable(FileContents.Failure)
    /// It is a folder without a scenario.
    case emptyFolder
  }

  let path: String
  let outcome: Outcome

  /// How long it took.
  var time: Duration = .zero

  /// The status that the tool ends with on account of it.
  var status: ExitCode {
    switch outcome {
    case .passed, .updated: .fine
    case .failed(let failure):
      if case .impossible = failure.kind { .wrongUsage } else { .notMet }
    case .malformed, .emptyFolder: .wrongUsage
    case .unusable: .cannotRun
    }
  }

  /// The line for people.
  var line: String {
    switch outcome {
    case .passed: "ok \(ErrorText.shown(path))"
    case .updated: "updated \(ErrorText.shown(path))"
    default: "FAIL \(message)"
    }
  }

  /// The place and what is wrong there.
  var message: String {
    switch outcome {
    case .passed, .updated: ""
    case .failed(let failure): ErrorText.place(path, failure)
    case .malformed(let error): ErrorText.place(path, error)
    case .unusable(let failure):
      (failure.path == path ? "" : ErrorText.shown(path) + ": ")
        + "\(ErrorText.shown(failure.path)): \(ErrorText.reason(failure.code))"
    case .emptyFolder: "\(ErrorText.shown(path)): there is no .field file in this folder"
    }
  }
}
