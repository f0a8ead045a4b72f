/// What one engine did in one operation, as one line of JSON.
package struct BenchReport {
  let engine: BenchEngine
  let operation: BenchOperation
  /// The kind of text; `nil` for a file.
  let text: BenchText?
  let bytes: Int
  let limit: Int
  let result: Int
  let samples: [Double]

  /// Times an operation of this tool's engine on a text, for a time.
  package init(_ operation: BenchOperation, on content: String, limit: Int, for budget: Duration) {
    let engine = BenchEngine.fieldstop
    var sampler = engine.work(operation, on: content, limit: limit).map(BenchSampler.init)
    let samples = sampler?.samples(for: budget) ?? []
    self.init(
      engine: engine,
      operation: operation,
      text: nil,
      bytes: content.utf8.count,
      limit: limit,
      result: sampler?.result ?? 0,
      samples: samples
    )
  }

  init(
    engine: BenchEngine,
    operation: BenchOperation,
    text: BenchText?,
    bytes: Int,
    limit: Int,
    result: Int,
    samples: [Double]
  ) {
    (self.engine, self.operation, self.text) = (engine, operation, text)
    (self.bytes, self.limit, self.result) = (bytes, limit, result)
    self.samples = samples
  }

  /// The line, without its end.
  package var json: String {
    var members: [(key: String, value: JSONText)] = [
      ("engine", .string(engine.rawValue)), ("op", .string(operation.rawValue)),
    ]
    if let text { members.append(("text", .string(text.rawValue))) }
    members += [
      ("bytes", .number(bytes)), ("n", .number(limit)), ("result", .number(result)),
      ("ns", .tenths(samples)),
    ]
    return JSONText.object(members)
  }
}
