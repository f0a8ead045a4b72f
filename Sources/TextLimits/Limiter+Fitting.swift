public import TextMeasure

/// What of a whole text a field may hold.
public struct FittedText: Hashable, Sendable {
  /// What fits: the longest start that ends between two characters; a number in its final form.
  @Verbatim public private(set) var kept: Substring

  /// What was left over; empty where the text fits.
  @Verbatim public private(set) var dropped: Substring

  /// Why something was left over; `nil` where the text fits.
  public let reason: LossReason?
}

extension Limiter {
  /// Whether a whole text fits as it is; a number in any form that can be finished.
  ///
  /// - Complexity: as that of ``fitting(_:)``.
  public func fits(_ text: String) -> Bool { fitting(text).reason == nil }

  /// What fits of a whole text that no user is typing: a request to a server, a row of a file.
  ///
  /// The same answer as a paste into an empty field. A number is atomic: it fits, or it becomes the
  /// bound where the rule says so, or nothing of it is kept. Line breaks are text like any other;
  /// ``LineCleaner`` takes them out.
  ///
  /// ```swift
  /// let limiter = Limiter(.lengths([LengthLimit(5, .characters)]))
  /// limiter.fitting("hello world").kept     // "hello"
  /// limiter.fitting("hello").reason == nil  // true: it fits
  /// ```
  ///
  /// - Complexity: O(*k*) in the length of what is kept; where a unit adds up, the text is not walked
  ///   further.
  public func fitting(_ text: String) -> FittedText {
    if case .lengths(let limits) = rule {
      let bounds = Bounds(limits, before: TextCounts())
      let start = LongestStart(of: text.utf8Span.span, within: bounds)
      let cut = text.utf8.index(text.startIndex, offsetBy: start.cut ?? 0)
      return FittedText(
        kept: text[..<cut],
        dropped: text[cut...],
        reason: start.breach.flatMap { bounds.limit(of: $0, among: limits) }.map(LossReason.length)
      )
    }
    let empty = TextState("")
    let verdict = review(
      EditProposal(replacing: .caret(0), with: text, origin: .paste),
      in: empty
    )
    guard case .number(let number) = rule else {
      return FittedText(
        kept: verdict.kept,
        dropped: verdict.dropped,
        reason: verdict.reason
      )
    }
    let typed = verdict.result(from: empty)
    guard let last = number.finish(typed) else {
      return FittedText(
        kept: typed.text.string[...],
        dropped: verdict.dropped,
        reason: verdict.reason
      )
    }
    let kept = last.outcome == .refused ? "" : last.result(from: typed).text.string
    // A bare sign or point is the start of a number and no number.
    let reason = verdict.reason ?? last.reason ?? (kept.isEmpty ? .form : nil)
    return FittedText(
      kept: kept[...],
      dropped: reason == nil ? "" : text[...],
      reason: reason
    )
  }
}
