/// A text that typed pinyin may stand for.
public struct PinyinCandidate: Hashable, Sendable {
  /// The Chinese text.
  public let text: String

  /// How many of the typed characters it stands for, counted from the start, apostrophes included.
  public let consumed: Int

  /// Creates a candidate.
  public init(text: String, consumed: Int) {
    self.text = text
    self.consumed = consumed
  }
}
