import CursesTerminal
import ScenarioReplay
import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Reads the values of options.
enum OptionValues {
  /// What reading a value may lead to besides the value.
  enum Fault: Error, Equatable {
    case bad(ValueFault)
    case later
  }

  /// A word of an enumeration, or one that is known to come later.
  static func word<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String,
    of type: Choice.Type,
    later: [String] = []
  ) throws(Fault) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    throw unknown(text, among: Choice.allCases.map(\.rawValue), later: later)
  }

  /// A profile by its name.
  static func profile(_ text: String) throws(Fault) -> Profile {
    if let profile = Profile.all.first(where: { $0.name == text }) { return profile }
    throw unknown(
      text,
      among: Profile.all.map(\.name),
      later: ["ios-9", "ios-18", "ios-26", "macos"]
    )
  }

  /// Policies by their names, with commas between them; each once, in their order.
  static func policies(_ text: String) throws(Fault) -> [LimitPolicy] {
    var policies: [LimitPolicy] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let policy = try word(String(name), of: LimitPolicy.self)
      if !policies.contains(policy) { policies.append(policy) }
    }
    return policies
  }

  /// A limit, `31`, `31utf16`, `31 utf16`; `nil` for `none`.
  static func limit(_ text: String) throws(Fault) -> LengthLimit? {
    if text == "none" { return nil }
    if text.hasPrefix("-") && text.dropFirst().first?.isASCIIDigit == true { throw .bad(.negative) }
    let digits = text.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { throw .bad(.malformed) }
    if text.contains(",") {
      throw .bad(.severalLimits(text.filter { $0 != " " }.split(separator: ",").map(String.init)))
    }
    guard let maximum = Int(digits) else { throw .bad(.tooLarge) }
    let name = text[digits.endIndex...].drop { $0 == " " }
    guard !name.isEmpty else { return LengthLimit(maximum) }
    guard let unit = TextUnit(rawValue: String(name)) else {
      throw .bad(.unknownUnit(String(name), meant: .meant(by: String(name))))
    }
    return LengthLimit(maximum, unit)
  }

  /// A unit by its name.
  static func unit(_ text: String) throws(Fault) -> TextUnit {
    if let unit = TextUnit(rawValue: text) { return unit }
    throw .bad(.unknownWord(nearest: TextUnit.meant(by: text)?.rawValue))
  }

  /// Bounds of a number: `0..100`, `..100`, `3..`.
  static func number(_ text: String, decimals: Int) throws(Fault) -> NumberRule {
    let dots = text.indices.first { text[$0...].hasPrefix("..") }
    guard let dots else { throw .bad(.malformed) }
    let (low, high) = (text[..<dots], text[dots...].dropFirst(2))
    guard !(low.isEmpty && high.isEmpty) else { throw .bad(.malformed) }
    let minimum = try bound(low)
    let maximum = try bound(high)
    if let rule = NumberRule(minimum: minimum, maximum: maximum, decimals: decimals) { return rule }
    if let maximum, maximum < minimum ?? .zero { throw .bad(.crossed) }
    throw .bad(.decimalBound(decimals: decimals))
  }

  /// A whole number within a range.
  static func integer(_ text: String, in range: ClosedRange<Int>) throws(Fault) -> Int {
    guard !text.isEmpty, text.allSatisfy(\.isASCIIDigit) else { throw .bad(.malformed) }
    guard let value = Int(text), range.contains(value) else { throw .bad(.outOfRange) }
    return value
  }

  /// Seconds with up to nine decimal places, from 0 to a day.
  static func seconds(_ text: String) throws(Fault) -> Duration {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let (whole, fraction) = (parts.first ?? "", parts.count > 1 ? parts[1] : "0")
    if text.hasPrefix("-") { throw .bad(.negative) }
    guard (whole + fraction).allSatisfy(\.isASCIIDigit), !whole.isEmpty, !fraction.isEmpty,
      fraction.utf8.count <= 9
    else { throw .bad(.malformed) }
    let padded = fraction + String(repeating: "0", count: 9 - fraction.utf8.count)
    guard let seconds = Int(whole), let nanoseconds = Int(padded), seconds < 86_400 else {
      throw .bad(.outOfRange)
    }
    return .seconds(seconds) + .nanoseconds(nanoseconds)
  }

  private static func bound(_ text: Substring) throws(Fault) -> DecimalText? {
    if text.isEmpty { return nil }
    guard let bound = DecimalText(String(text)) else { throw .bad(.malformed) }
    return bound
  }

  private static func unknown(_ text: String, among known: [String], later: [String]) -> Fault {
    if later.contains(text) { return .later }
    return .bad(.unknownWord(nearest: nearestWord(to: text, among: known)))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension OptionValues {
  /// The words that an option knows in this version.
  static func words(of name: OptionName) -> [String] {
    switch name {
    case .exceed: NumberRule.Excess.allCases.map(\.rawValue)
    case .policy, .policies: LimitPolicy.allCases.map(\.rawValue)
    case .alerts: AlertPolicy.allCases.map(\.rawValue)
    case .keyboard: KeyboardKind.allCases.map(\.rawValue)
    case .engine: EngineChoice.allCases.map(\.rawValue)
    case .profile: Profile.all.map(\.name)
    case .color: ColorMode.allCases.map(\.rawValue)
    case .glyphs: GlyphChoice.allCases.map(\.rawValue)
    case .unit: TextUnit.allCases.map(\.rawValue)
    default: []
    }
  }
}
