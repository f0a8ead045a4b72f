extension Scenario {
  /// Reads the bytes of a scenario file.
  package static func parse(bytes: [UInt8]) throws(ScenarioError) -> Scenario {
    let text: UTF8Span
    do {
      text = try UTF8Span(validating: bytes.span)
    } catch {
      throw fault(.invalidUTF8, behind: bytes.prefix(error.byteOffsets.lowerBound))
    }
    return try parse(String(copying: text))
  }

  /// Reads the text of a scenario file.
  ///
  /// ```swift
  /// try Scenario.parse("limit 5 utf16\ntype \"abc\"").steps.count  // 2
  /// ```
  ///
  /// - Throws: the first error of the file.
  /// - Complexity: O(*n*).
  package static func parse(_ source: String) throws(ScenarioError) -> Scenario {
    if let zero = source.utf8.firstIndex(of: 0) {
      throw fault(.zeroByte, behind: source.utf8[..<zero])
    }
    var scenario = Scenario()
    for line in SourceLines(source).lines {
      switch line.kind {
      case .empty: continue
      case .trace: try scenario.append(trace: line)
      case .step: scenario.steps.append(try step(line))
      }
    }
    return scenario
  }

  private static func step(_ line: SourceLines.Line) throws(ScenarioError) -> ScenarioStep {
    var reader = LineReader(line)
    let column = reader.column(of: line.indentation.endIndex)
    return ScenarioStep(line: line.number, column: column, action: try reader.action())
  }

  private mutating func append(trace line: SourceLines.Line) throws(ScenarioError) {
    // Expectations give no trace: what stands below them is that of the step above.
    guard let last = steps.lastIndex(where: { $0.action.role != .expectation }) else {
      throw LineReader(line).failure(.traceLineWithoutStep, at: line.indentation.endIndex)
    }
    steps[last].trace.append(ExpectedTraceLine(line: line.number, text: line.traceText))
  }

  /// Why a file is no text, and where.
  private static func fault(
    _ fault: ScenarioError.TextFault,
    behind bytes: some Sequence<UInt8>
  ) -> ScenarioError {
    let before = SourceLines(String(decoding: Array(bytes), as: UTF8.self) + ".")
    let column = before.lines.last.map { String($0.content).count } ?? 1
    return ScenarioError(line: before.lines.count, column: column, .notText(fault))
  }
}
