/// `fieldstop bench`: times of the engine, of one operation or of all.
enum BenchCommand {
  static func run(_ options: BenchOptions) throws(CommandError) -> ExitCode {
    switch options {
    case .table(let format): try table(as: format)
    case .file(let file):
      let bytes: [UInt8]
      do {
        bytes = try FileContents.bytes(of: file.path)
      } catch {
        throw .unreadable(path: error.path, code: error.code)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let report = BenchReport(file.operation, on: text, limit: file.limit, for: file.budget)
      try write(report.json + "\n")
    }
    return .fine
  }

  /// Each row is written as soon as it is known: all of them take a while.
  private static func table(as format: BenchOptions.Format) throws(CommandError) {
    if format == .table {
      let rule = String(BenchRow.heading.map { $0 == "|" ? "|" : "-" })
      try write(BenchRow.heading + "\n" + rule + "\n")
    }
    for operation in BenchOperation.allCases {
      for text in BenchText.allCases {
        for size in BenchSize.allCases where size.isAsked(of: operation) {
          let row = BenchRow(operation, on: text, text.text(bytes: size.rawValue), size)
          try write(format == .table ? row.line + "\n" : row.json)
        }
      }
    }
  }

  private static func write(_ text: String) throws(CommandError) {
    do {
      try StandardStreams.write(text, to: .output)
    } catch {
      throw .stream(error)
    }
  }
}
