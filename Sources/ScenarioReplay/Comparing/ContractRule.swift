/// The rules of the contract that a gesture can be held against.
///
/// The numbers are those of the contract.
package enum ContractRule: Int, CaseIterable, Hashable, Sendable {
  case preservation = 2
  case bound = 3
  case deletion = 4
  case cutPoint = 6
  case longestPrefix = 7
  case refusal = 8
  case replacement = 9
  case caret = 10
  case oneLine = 12
  case programText = 13
  case composition = 15
  case suggestion = 16
  case feedback = 17
  case number = 19

  /// What it asks for, in a few words.
  package var summary: String {
    switch self {
    case .preservation: "your own text stays"
    case .bound: "nothing grows past the limit"
    case .deletion: "a deletion always passes"
    case .cutPoint: "a cut falls between characters"
    case .longestPrefix: "all that fits goes in"
    case .refusal: "where nothing fits, the selection stays"
    case .replacement: "a different word is all or nothing"
    case .caret: "the caret behind what went in, one change event, the host's value up to date"
    case .oneLine: "breaks and tabs become blanks"
    case .programText: "a text set by program is not cut"
    case .composition: "marked text passes"
    case .suggestion: "a picked word and its blank are one gesture"
    case .feedback: "each loss is told"
    case .number: "a number is exact and whole"
    }
  }
}
