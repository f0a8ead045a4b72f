/// One row of the table: an operation on a text, by all engines that know it.
struct BenchRow {
  /// How often each engine is asked; they take turns, so that what disturbs one disturbs all.
  static let rounds = 11

  let operation: BenchOperation
  let text: BenchText
  let size: BenchSize
  let limit: Int
  let bytes: Int

  private(set) var results: [BenchEngine: Int] = [:]
  private(set) var samples: [BenchEngine: [Double]] = [:]

  /// Measures.
  init(_ operation: BenchOperation, on text: BenchText, _ content: String, _ size: BenchSize) {
    (self.operation, self.text, self.size) = (operation, text, size)
    limit = 31
    bytes = content.utf8.count
    var samplers: [(engine: BenchEngine, sampler: BenchSampler)] = []
    for engine in BenchEngine.allCases {
      guard let work = engine.work(operation, on: content, limit: limit) else { continue }
      samplers.append((engine, BenchSampler(work)))
    }
    for _ in 0..<Self.rounds {
      for index in samplers.indices {
        let sample = samplers[index].sampler.sample()
        samples[samplers[index].engine, default: []].append(sample)
      }
    }
    for (engine, sampler) in samplers { results[engine] = sampler.result }
  }

  /// Whether the standard library gives the same answer.
  var isRight: Bool { results[.fieldstop] == results[.swift] }

  /// The row as text.
  var line: String {
    let medians = samples.mapValues(\.median)
    let judgement = BenchRequirement(operation, on: text, size).judge(medians, bytes: bytes)
    let times = BenchEngine.allCases.map { medians[$0].map(Self.time) ?? "-" }
    let ratio = (medians[.fieldstop] ?? 0) / max(1, medians[.swift] ?? 0)
    let verdict = judgement.isMet.map { $0 ? "yes" : "no" } ?? "-"
    return Self.columns(
      [operation.rawValue, text.rawValue, size.name] + times + [ratio.rounded(to: 3)],
      [judgement.required, judgement.reached, isRight ? verdict : "wrong answer"]
    )
  }

  /// The line above all rows.
  static let heading = columns(
    ["operation", "text", "size", "fieldstop", "swift", "memmove", "ratio"],
    ["must", "is", "met"]
  )

  /// The row as a JSON object for each engine.
  var json: String {
    BenchEngine.allCases.filter { samples[$0] != nil }.map { engine in
      BenchReport(
        engine: engine,
        operation: operation,
        text: text,
        bytes: bytes,
        limit: limit,
        result: results[engine] ?? 0,
        samples: samples[engine] ?? []
      ).json + "\n"
    }.joined()
  }

  private static func columns(_ first: [String], _ last: [String]) -> String {
    let widths = [10, 12, 6, 11, 11, 11, 8, 16, 8, 12]
    let cells = zip(first + last, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return (3...6).contains(column) || column == 8 ? blanks + cell.0 : cell.0 + blanks
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A time in a unit that keeps it short: `94.1 ns`, `2.35 us`.
  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: nanoseconds.rounded(to: 1) + " ns"
    case ..<1_000_000: (nanoseconds / 1_000).rounded(to: 2) + " us"
    default: (nanoseconds / 1_000_000).rounded(to: 2) + " ms"
    }
  }
}

extension [Double] {
  /// The one in the middle; 0 where there is none.
  fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
