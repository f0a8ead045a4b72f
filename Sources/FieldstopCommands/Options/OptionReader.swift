import CursesTerminal
import ScenarioReplay
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Reads what the options of a command line mean.
struct OptionReader {
  private let parsed: OptionParser

  init(_ parsed: OptionParser) {
    self.parsed = parsed
  }

  func runOptions() throws(CommandError) -> RunOptions {
    var options = RunOptions()
    options.scenario = try scenario()
    options.record = parsed.values(of: .record).last
    if parsed.has(.step) {
      guard options.scenario != nil else { throw usage(.needsScenario(.step)) }
      options.pace = .stepwise
    }
    options.settings = try settings()
    options.text = parsed.values(of: .text).last
    options.situation = try last(.situation) { text throws(OptionValues.Fault) in
      try OptionValues.integer(text, in: 1...8)
    }
    if let engine = try engine() { options.engine = engine }
    if let color = try word(.color, of: ColorMode.self) { options.color = color }
    _ = try last(.glyphs) { text throws(OptionValues.Fault) in
      try OptionValues.word(text, of: GlyphChoice.self, later: ["full"])
    }
    try refuseLater()
    return options
  }

  func replayOptions() throws(CommandError) -> ReplayOptions {
    var options = ReplayOptions()
    options.settings = try settings()
    options.text = parsed.values(of: .text).last
    if let engine = try engine() { options.engine = engine }
    if parsed.has(.trace) { options.trace = .text }
    if parsed.has(.json) { options.trace = .json }
    if parsed.has(.update) {
      // What comes through a pipe has no file to write to.
      if parsed.operands.contains("-") { throw usage(.updateOfInput) }
      options.expectations = .update
    }
    options.junit = parsed.values(of: .junit).last
    options.picture = parsed.values(of: .picture).last
    try refuseLater()
    return options
  }

  func compareOptions() throws(CommandError) -> CompareOptions {
    var options = CompareOptions()
    options.settings = try settings()
    options.text = parsed.values(of: .text).last
    if let engine = try engine() { options.engine = engine }
    options.policies = try last(.policies, OptionValues.policies)
    if parsed.has(.json) { options.format = .json }
    return options
  }

  func clampOptions() throws(CommandError) -> ClampOptions {
    var options = ClampOptions()
    if let limits = try limits() { options.limits = limits }
    options.text = try onlyText()
    if let text = parsed.values(of: .ellipsis).last {
      try refuse(.ellipsis, beside: .check)
      options.output = .text(try ellipsis(text, in: options.limits))
    } else if parsed.has(.check) {
      options.output = .check
    }
    return options
  }

  func countOptions() throws(CommandError) -> CountOptions {
    var options = CountOptions()
    options.text = try onlyText()
    try refuse(.json, beside: .unit)
    if let unit = try last(.unit, OptionValues.unit) { options.format = .number(unit) }
    if parsed.has(.json) { options.format = .json }
    return options
  }

  func benchOptions() throws(CommandError) -> BenchOptions {
    let operands = parsed.operands
    guard let word = operands.first else { return .table(parsed.has(.json) ? .json : .table) }
    guard let operation = BenchOperation(rawValue: word) else {
      let known = BenchOperation.allCases.map(\.rawValue)
      throw usage(.unknownOperation(word, nearest: nearestWord(to: word, among: known)))
    }
    if operands.count > 4 { throw usage(.extraOperand(operands[4])) }
    guard operands.count == 4 else { throw usage(.missingBenchOperand) }
    return .file(
      BenchFile(
        operation: operation,
        path: operands[1],
        limit: try operand("N", operands[2], in: 1...1_000_000_000),
        budget: .milliseconds(try operand("BUDGET_MS", operands[3], in: 1...600_000))
      )
    )
  }

  func files() throws(CommandError) -> [String] {
    guard !parsed.operands.isEmpty else { throw usage(.missingFile) }
    return parsed.operands
  }

  func file() throws(CommandError) -> String {
    guard let file = parsed.operands.first else { throw usage(.missingFile) }
    if parsed.operands.count > 1 { throw usage(.extraOperand(parsed.operands[1])) }
    return file
  }

  func helpTopic() throws(CommandError) -> Command? {
    guard let word = parsed.operands.first else { return nil }
    if parsed.operands.count > 1 { throw usage(.extraOperand(parsed.operands[1])) }
    guard let topic = Command(rawValue: word) else { throw unknownCommand(word) }
    return topic
  }
}

// MARK: - Settings

extension OptionReader {
  private func settings() throws(CommandError) -> [Setting] {
    var settings: [Setting] = []
    if let excess = try word(.exceed, of: NumberRule.Excess.self) {
      settings.append(.exceed(excess))
    }
    if let number = try number() { settings.append(.number(number)) }
    if let limits = try limits() { settings.append(.lengths(limits)) }
    if let policy = try word(.policy, of: LimitPolicy.self) { settings.append(.policy(policy)) }
    if let alerts = try word(.alerts, of: AlertPolicy.self) { settings.append(.alerts(alerts)) }
    if let toast = try last(.toast, OptionValues.seconds) { settings.append(.toast(toast)) }
    let keyboard = try last(.keyboard) { text throws(OptionValues.Fault) in
      try OptionValues.word(text, of: KeyboardKind.self, later: ["hangul", "kana", "dead-keys"])
    }
    if let keyboard { settings.append(.keyboard(keyboard)) }
    if let profile = try last(.profile, OptionValues.profile) {
      settings.append(.profile(profile))
    }
    return settings
  }

  private func limits() throws(CommandError) -> [LengthLimit]? {
    let values = parsed.values(of: .limit)
    guard !values.isEmpty else { return nil }
    var limits: [LengthLimit] = []
    for value in values {
      if let limit = try read(.limit, value, OptionValues.limit) {
        limits.append(limit)
      } else if values.count > 1 {
        throw usage(.badValue(.limit, value, .noneAmongLimits))
      }
    }
    return limits
  }

  private func number() throws(CommandError) -> NumberRule? {
    try refuse(.number, beside: .limit)
    guard parsed.has(.number) else {
      if parsed.has(.decimals) { throw usage(.needs(.decimals, .number)) }
      return nil
    }
    let decimals = try last(.decimals) { text throws(OptionValues.Fault) in
      try OptionValues.integer(text, in: 0...1000)
    }
    return try last(.number) { text throws(OptionValues.Fault) in
      try OptionValues.number(text, decimals: decimals ?? 0)
    }
  }

  private func engine() throws(CommandError) -> EngineChoice? {
    try last(.engine) { text throws(OptionValues.Fault) in
      // Any other word may be the name of an engine that is found at run time.
      guard let engine = EngineChoice(rawValue: text) else { throw .later }
      return engine
    }
  }

  private func ellipsis(_ text: String, in limits: [LengthLimit]) throws(CommandError) -> Ellipsis {
    do {
      return try Ellipsis(text, in: limits)
    } catch {
      throw usage(.badEllipsis(text, error))
    }
  }
}

// MARK: - Values and operands

extension OptionReader {
  private typealias Read<Value> = (String) throws(OptionValues.Fault) -> Value

  /// What the last value of an option means.
  private func last<Value>(
    _ name: OptionName,
    _ read: Read<Value>
  ) throws(CommandError) -> Value? {
    guard let text = parsed.values(of: name).last else { return nil }
    return try self.read(name, text, read)
  }

  private func word<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: OptionName,
    of type: Choice.Type
  ) throws(CommandError) -> Choice? {
    try last(name) { text throws(OptionValues.Fault) in try OptionValues.word(text, of: type) }
  }

  private func read<Value>(
    _ name: OptionName,
    _ text: String,
    _ read: Read<Value>
  ) throws(CommandError) -> Value {
    do {
      return try read(text)
    } catch {
      switch error {
      case .bad(let fault): throw usage(.badValue(name, text, fault))
      case .later: throw usage(.valueLater(name, text))
      }
    }
  }

  private func operand(
    _ name: String,
    _ text: String,
    in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    do {
      return try OptionValues.integer(text, in: range)
    } catch {
      throw usage(.badOperand(name, text, range))
    }
  }

  private func refuse(_ name: OptionName, beside other: OptionName) throws(CommandError) {
    if parsed.has(name) && parsed.has(other) { throw usage(.conflict(name, other)) }
  }

  private func refuseLater() throws(CommandError) {
    for option in parsed.options where OptionRow.row(of: option.name)?.isLater == true {
      throw usage(.optionLater(option.name))
    }
  }

  /// The scenario to play first; a word that looks like no file is a mistyped command.
  private func scenario() throws(CommandError) -> String? {
    guard let word = parsed.operands.first else { return nil }
    let isFile = word.contains(".") || word.contains("/")
    if parsed.command == nil && !isFile { throw unknownCommand(word) }
    if parsed.operands.count > 1 { throw usage(.extraOperand(parsed.operands[1])) }
    return word
  }

  private func onlyText() throws(CommandError) -> String? {
    if parsed.operands.count > 1 { throw usage(.extraOperand(parsed.operands[1])) }
    return parsed.operands.first
  }

  private func unknownCommand(_ word: String) -> CommandError {
    let nearest = nearestWord(to: word, among: Command.allCases.map(\.rawValue))
    return .usage(.unknownCommand(word, nearest: nearest.flatMap(Command.init(rawValue:))), nil)
  }

  private func usage(_ fault: UsageFault) -> CommandError {
    .usage(fault, parsed.command ?? .run)
  }
}
