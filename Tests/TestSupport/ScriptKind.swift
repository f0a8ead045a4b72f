/// Kinds of text that a text field meets, each with its own way to be cut wrongly.
package enum ScriptKind: CaseIterable, Sendable {
  case latin, latinWithMarks, blank, lineEnd, control
  case han, hanExtended, kana, hangulSyllable, hangulJamo
  case arabic, hebrew, directionMark
  case devanagari, bengali, tamil, thai, khmer
  case emoji, emojiWithSelector, emojiWithTone, emojiSequence, flag, tagFlag, keycap
  case loneMark, joiner, variationSelector, noncharacter
}

extension ScriptKind {
  /// The ways to write one piece of the kind: each part stands for one scalar, drawn from a range.
  var recipes: [[ClosedRange<UInt32>]] {
    letterRecipes ?? emojiRecipes
  }

  private var letterRecipes: [[ClosedRange<UInt32>]]? {
    let mark: ClosedRange<UInt32> = 0x300...0x36f
    switch self {
    case .latin: return [[0x21...0x7e], [0xc0...0x24f]]
    case .latinWithMarks: return [[0x61...0x7a, mark], [0x41...0x5a, mark, mark, mark]]
    case .blank: return [[0x20...0x20], [0xa0...0xa0], [0x2003...0x2003], [0x3000...0x3000]]
    case .lineEnd: return [[0xd...0xd, 0xa...0xa], [0xa...0xd], [0x85...0x85], [0x2028...0x2029]]
    case .control: return [[0x0...0x1f], [0x7f...0x9f]]
    case .han: return [[0x4e00...0x9fff]]
    case .hanExtended: return [[0x2_0000...0x2_a6d6]]
    case .kana: return [[0x3041...0x3096], [0x30ab...0x30ab, 0x3099...0x309a]]
    case .hangulSyllable: return [[0xac00...0xd7a3], [0xac00...0xac00, 0x11a8...0x11c2]]
    case .hangulJamo:
      return [[0x1100...0x1112, 0x1161...0x1175], [0x1100...0x1112], [0x1161...0x1175]]
        + [[0x1100...0x1112, 0x1161...0x1175, 0x11a8...0x11c2], [0x11a8...0x11c2]]
    case .arabic: return [[0x621...0x64a], [0x628...0x64a, 0x64b...0x652]]
    case .hebrew: return [[0x5d0...0x5ea], [0x5d0...0x5ea, 0x5b0...0x5bc]]
    case .directionMark: return [[0x200e...0x200f], [0x202a...0x202e], [0x2066...0x2069]]
    case .devanagari:
      return [[0x915...0x939, 0x93e...0x94c], [0x915...0x939, 0x94d...0x94d, 0x915...0x939]]
        + [[0x915...0x939, 0x94d...0x94d, 0x200d...0x200d, 0x915...0x939]]
    case .bengali: return [[0x995...0x9b9, 0x9cd...0x9cd, 0x995...0x9a8], [0x995...0x9a8]]
    case .tamil: return [[0xb95...0xb95, 0xbbe...0xbc2], [0xb95...0xb95, 0xbcd...0xbcd]]
    case .thai:
      return [[0xe01...0xe2e, 0xe34...0xe37, 0xe48...0xe4b], [0xe01...0xe2e, 0xe33...0xe33]]
    case .khmer: return [[0x1780...0x17a2, 0x17d2...0x17d2, 0x1780...0x17a2, 0x17b6...0x17bd]]
    default: return nil
    }
  }

  private var emojiRecipes: [[ClosedRange<UInt32>]] {
    let join: ClosedRange<UInt32> = 0x200d...0x200d
    let selector: ClosedRange<UInt32> = 0xfe0f...0xfe0f
    let tone: ClosedRange<UInt32> = 0x1_f3fb...0x1_f3ff
    let region: ClosedRange<UInt32> = 0x1_f1e6...0x1_f1ff
    let person: ClosedRange<UInt32> = 0x1_f466...0x1_f469
    switch self {
    case .emoji: return [[0x1_f600...0x1_f64f], [0x1_f300...0x1_f5ff], [0x1_f900...0x1_f9ff]]
    case .emojiWithSelector: return [[0x2600...0x2604, selector], [0x2764...0x2764, selector]]
    case .emojiWithTone: return [[person, tone], [0x270a...0x270d, tone]]
    case .emojiSequence:
      return [
        [person, join, person, join, person], [person, tone, join, 0x2695...0x2696, selector],
      ]
        + [[0x1_f3f3...0x1_f3f3, selector, join, 0x1_f308...0x1_f308], [person, join]]
    case .flag: return [[region, region], [region]]
    case .tagFlag:
      let letter: ClosedRange<UInt32> = 0xe_0061...0xe_007a
      return [[0x1_f3f4...0x1_f3f4, letter, letter, letter, letter, letter, 0xe_007f...0xe_007f]]
    case .keycap: return [[0x30...0x39, selector, 0x20e3...0x20e3]]
    case .loneMark:
      return [
        [0x300...0x36f], [0x93e...0x94d], [0xe31...0xe31], [tone.lowerBound...tone.upperBound],
      ]
    case .joiner: return [[0x200b...0x200d], [0x2060...0x2060], [0xfeff...0xfeff]]
    case .variationSelector: return [[0xfe00...0xfe0f], [0xe_0100...0xe_01ef]]
    case .noncharacter: return [[0xfdd0...0xfdef], [0x10_fffe...0x10_ffff], [0xe000...0xf8ff]]
    default: return []
    }
  }
}
