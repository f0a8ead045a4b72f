/// Puts new lines of the trace into the text of a scenario and leaves all else as it is.
package enum TraceRewriter {
  /// The source with other traces.
  ///
  /// Lines that say the same already keep their bytes. New ones stand where the old ones stood, with
  /// the indentation of the step's first, or below the step with two blanks.
  ///
  /// - Parameters:
  ///   - source: the text of a scenario file.
  ///   - traces: the whole trace of each step that gets one, by the line of the step; the other steps
  ///     keep what they have.
  /// - Returns: the new text.
  /// - Complexity: O(*n*).
  package static func rewriting(_ source: String, traces: [Int: [String]]) -> String {
    let lines = SourceLines(source)
    var output = Output(usualEnd: lines.lines.first { !$0.end.isEmpty }?.end)
    for group in groups(of: lines.lines) {
      output.append(group, trace: group.first.flatMap { traces[$0.number] })
    }
    if let last = lines.lines.last, last.end.isEmpty { output.dropLastEnd() }
    return String(lines.mark) + output.text
  }

  /// Each step with all lines down to the next one; expectations belong to the step above.
  private static func groups(of lines: [SourceLines.Line]) -> [ArraySlice<SourceLines.Line>] {
    let starts = lines.indices.filter { lines[$0].kind == .step && !lines[$0].isExpectation }
    let bounds = [0] + starts + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { lines[$0..<$1] }
  }
}

/// Lines that are put together again.
private struct Output {
  let usualEnd: SourceLines.Scalars

  private var lines: [(content: SourceLines.Scalars, end: SourceLines.Scalars)] = []

  init(usualEnd: SourceLines.Scalars?) {
    self.usualEnd = usualEnd ?? "\n".unicodeScalars[...]
  }

  /// The lines as text; only the last one may have no end.
  var text: String {
    var text = String.UnicodeScalarView()
    for line in lines {
      text += line.content
      text += line.end
    }
    return String(text)
  }

  /// Appends a step and what is below it.
  mutating func append(_ group: ArraySlice<SourceLines.Line>, trace: [String]?) {
    var rest = (trace ?? [])[...]
    let old = group.indices.filter { group[$0].kind == .trace }
    let indentation = old.first.map { group[$0].indentation } ?? "  ".unicodeScalars[...]
    for index in group.indices {
      let line = group[index]
      if trace == nil || line.kind != .trace {
        append(line.content, line.end)
      } else if let new = rest.popFirst() {
        let isSame = TraceLine(new) == line.traceText
        append(isSame ? line.content : written(new, indentation), line.end)
      }
      guard index == old.last ?? group.startIndex else { continue }
      for new in rest { append(written(new, indentation), line.end) }
    }
  }

  mutating func dropLastEnd() {
    guard let last = lines.popLast() else { return }
    lines.append((last.content, last.end.prefix(0)))
  }

  private mutating func append(_ content: SourceLines.Scalars, _ end: SourceLines.Scalars) {
    lines.append((content, end.isEmpty ? usualEnd : end))
  }

  private func written(
    _ line: String,
    _ indentation: SourceLines.Scalars
  ) -> SourceLines.Scalars {
    (String(indentation) + "> " + line).unicodeScalars[...]
  }
}
