package import InputMethods
import TextLimits
import TextMeasure

extension KeyboardKind {
  /// A fresh input method of this kind.
  package var method: any InputMethod {
    switch self {
    case .english: EnglishKeyboard()
    case .pinyin: PinyinComposer()
    case .plain: PlainKeyboard()
    }
  }

  /// The keyboard that the key for it goes to next.
  var next: KeyboardKind {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

extension Settings {
  /// The limit that the key for it goes to next: each unit once, several at once, a number, none, and the
  /// user's own.
  func nextLimit(own: Setting?) -> Setting {
    let cycle = Self.limits + [own].compactMap(\.self)
    let index = cycle.firstIndex { $0 == currentLimit } ?? -1
    return cycle[(index + 1) % cycle.count]
  }

  /// The limit, where the key for it does not lead to it anyway.
  var ownLimit: Setting? { Self.limits.contains(currentLimit) ? nil : currentLimit }

  private var currentLimit: Setting {
    switch rule {
    case .lengths(let limits): .lengths(limits)
    case .number(var number):
      .number(
        {
          number.excess = .reject
          return number
        }()
      )
    }
  }

  private static let limits: [Setting] =
    [
      .lengths([LengthLimit(31)]),
      .lengths([LengthLimit(20, .characters)]),
      .lengths([LengthLimit(20, .scalars)]),
      .lengths([LengthLimit(64, .utf8)]),
      .lengths([LengthLimit(30, .columns)]),
      .lengths([LengthLimit(20, .characters), LengthLimit(64, .utf8)]),
    ] + (NumberRule(maximum: DecimalText("100")).map { [.number($0)] } ?? []) + [.lengths([])]
}
