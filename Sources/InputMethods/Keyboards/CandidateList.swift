/// One page of candidates, as a keyboard shows it.
public struct CandidateList: Hashable, Sendable {
  /// What the candidates are for.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// Texts for the letters that are being typed; the digits 1 to 9 pick one of the page.
    case conversions

    /// Texts that may follow what was just written; digits type.
    case associations
  }

  /// What the candidates are for.
  public let kind: Kind

  /// The texts of this page.
  public let items: [String]

  /// The number of this page, from 0.
  public let page: Int

  /// How many pages there are.
  public let pageCount: Int

  /// The place of the page's first item among all candidates, as ``InputMethod/pick(_:)`` counts them.
  public let firstIndex: Int

  /// The place on the page of the candidate that Space or Enter picks, `nil` if they pick none.
  public let highlighted: Int?
}
