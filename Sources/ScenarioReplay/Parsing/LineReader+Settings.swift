import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

extension LineReader {
  /// Takes what stands behind the word of a setting.
  mutating func setting(_ word: ScenarioWord.Setting) throws(ScenarioError) -> ScenarioAction {
    switch word {
    case .limit: .setting(.lengths(try limits()))
    case .number: .setting(.number(try numberRule()))
    case .exceed: .setting(.exceed(try choice(NumberRule.Excess.self)))
    case .policy: .setting(.policy(try choice(LimitPolicy.self)))
    case .alerts: .setting(.alerts(try choice(AlertPolicy.self)))
    case .toast: .setting(.toast(try seconds()))
    case .keyboard: .setting(.keyboard(try keyboard()))
    case .engine: .engine(try engine())
    case .profile: .setting(.profile(try profile()))
    case .size: .setting(.size(try size()))
    }
  }

  private mutating func limits() throws(ScenarioError) -> [LengthLimit] {
    if takes("none") { return [] }
    splitsAtCommas = true
    var limits = [try limit()]
    while takes(",") { limits.append(try limit()) }
    return limits
  }

  private mutating func limit() throws(ScenarioError) -> LengthLimit {
    if let token, token.text.hasPrefix("-"), token.text.isWholeNumber {
      throw failure(.negativeLimit(token.text), at: token)
    }
    let maximum = try length()
    let token = try word(.unit)
    guard let unit = TextUnit(rawValue: token.text) else {
      throw failure(.badUnit(token.text), at: token)
    }
    return LengthLimit(maximum, unit)
  }

  private mutating func numberRule() throws(ScenarioError) -> NumberRule {
    let token = try word(.bounds)
    guard let (low, high) = token.text.ends else {
      throw failure(.unexpected(token.text, wanted: .bounds), at: token)
    }
    guard !(low.isEmpty && high.isEmpty) else { throw failure(.badRange(token.text), at: token) }
    let minimum = try bound(low, at: token)
    let maximum = try bound(high, at: token)
    let decimals =
      takes("decimals") ? try integer(.count, in: ScenarioBounds.decimals) : 0
    for bound in [minimum, maximum].compactMap(\.self) where bound.decimalPlaces > decimals {
      throw failure(
        .boundHasMoreDecimals(bound.description, decimals: decimals),
        at: token
      )
    }
    guard let rule = NumberRule(minimum: minimum, maximum: maximum, decimals: decimals) else {
      throw failure(.crossedBounds(token.text), at: token)
    }
    return rule
  }

  private func bound(_ text: String, at token: Token) throws(ScenarioError) -> DecimalText? {
    if text.isEmpty { return nil }
    guard let bound = DecimalText(text) else { throw failure(.badNumber(text), at: token) }
    return bound
  }

  private mutating func keyboard() throws(ScenarioError) -> KeyboardKind {
    try refuseLater(LaterWord.keyboards.union(LaterWord.keyboardSwitches))
    let kind = try choice(KeyboardKind.self)
    try refuseLater(LaterWord.keyboardSwitches)
    return kind
  }

  private mutating func engine() throws(ScenarioError) -> EngineChoice {
    let token = try word(.engineName)
    guard let choice = EngineChoice(rawValue: token.text) else {
      throw failure(.laterFeature(token.text), at: token)
    }
    return choice
  }

  private mutating func profile() throws(ScenarioError) -> Profile {
    try refuseLater(LaterWord.profiles)
    let wanted = ScenarioError.Wanted.oneOf(Profile.all.map(\.name))
    let token = try word(wanted)
    guard let profile = Profile.all.first(where: { $0.name == token.text }) else {
      throw failure(.unexpected(token.text, wanted: wanted), at: token)
    }
    return profile
  }

  private mutating func size() throws(ScenarioError) -> ScreenSize {
    let token = try word(.size)
    let parts = token.text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isDigits) else {
      throw failure(.unexpected(token.text, wanted: .size), at: token)
    }
    let columns = try value(of: String(parts[0]), in: ScenarioBounds.cells, at: token)
    let rows = try value(of: String(parts[1]), in: ScenarioBounds.cells, at: token)
    return ScreenSize(rows: rows, columns: columns)
  }

  /// Says that a word is of the language but not of this version.
  private func refuseLater(_ words: Set<String>) throws(ScenarioError) {
    guard let token, words.contains(token.text) else { return }
    throw failure(.laterFeature(token.text), at: token)
  }
}

extension DecimalText {
  /// How many digits stand behind the point.
  fileprivate var decimalPlaces: Int {
    description.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
  }
}
