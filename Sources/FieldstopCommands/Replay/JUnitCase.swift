import ScenarioReplay

/// One file in a report: its names, its time, and what was wrong with it.
struct JUnitCase {
  /// What was wrong.
  struct Fault {
    /// How a reader counts it.
    ///
    /// There will be no other cases.
    enum Tag: String {
      /// The scenario was played and something came otherwise.
      case failure
      /// There was nothing that could be played.
      case error
    }

    let tag: Tag
    let type: String
    let message: String
    let text: String
  }

  private let path: String
  private let time: Duration

  /// What was wrong; `nil` for nothing.
  let fault: Fault?

  /// Creates the case of a file.
  init(_ result: ReplayResult) {
    path = result.path
    time = result.time
    fault = Self.fault(of: result)
  }

  /// The case as XML.
  var text: String {
    let start = "    <testcase\(names) time=\"\(Self.seconds(time))\""
    guard let fault else { return start + "/>\n" }
    let tag = fault.tag.rawValue
    return """
      \(start)>
            <\(tag) message=\(XMLText.attribute(fault.message)) type=\(XMLText.attribute(fault.type))>\
      \(XMLText.content(fault.text))</\(tag)>
          </testcase>

      """
  }

  /// Seconds with six places.
  static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// The file by its folder, where readers look for a class, and by its name.
  private var names: String {
    var parts = path.split(separator: "/")
    let file = parts.popLast().map(String.init) ?? path
    let name = file.hasSuffix(".field") ? String(file.dropLast(6)) : file
    let folder = parts.filter { $0 != "." && $0 != ".." }.joined(separator: ".")
    return " classname=\(XMLText.attribute(folder.isEmpty ? "scenarios" : folder))"
      + " name=\(XMLText.attribute(path == ScenarioSource.input ? "standard input" : name))"
      + " file=\(XMLText.attribute(path))"
  }

  private static func fault(of result: ReplayResult) -> Fault? {
    func error(_ type: String) -> Fault {
      Fault(tag: .error, type: type, message: result.message, text: result.message)
    }
    switch result.outcome {
    case .passed, .updated: return nil
    case .malformed: return error("malformed")
    case .unusable: return error("unusable")
    case .emptyFolder: return error("empty")
    case .failed(let failure):
      guard let (expected, got) = ErrorText.sides(of: failure) else { return error("impossible") }
      return Fault(
        tag: .failure,
        type: failure.isOfTrace ? "trace" : "expectation",
        message: result.message,
        text: "\(result.path):\(failure.line)\nexpected  \(expected)\ngot       \(got)"
      )
    }
  }
}

extension ScenarioFailure {
  /// Whether it is a line of the trace that is another.
  fileprivate var isOfTrace: Bool {
    if case .trace = kind { true } else { false }
  }
}
