/// What the simulated system does where systems differ: one constant for each open question.
///
/// Every constant is a claim about UIKit; its source and grade stand in `docs/fidelity.md`.
public struct Profile: Hashable, Sendable {
  /// What the delegate is asked about when Backspace edits a composition.
  ///
  /// There will be no other cases.
  public enum BackspaceQuestion: Hashable, Sendable {
    /// The whole marked range, although one letter goes (iOS 7 and later).
    case wholeMarkedRange
    /// The letter before the caret (iOS 6).
    case letter
  }

  /// The name on the command line.
  public let name: String

  /// The name on the screen.
  public let title: String

  /// Whether the delegate is asked when a candidate or Return ends a composition.
  public let asksAtCommit: Bool

  /// What Backspace asks inside a composition.
  public let backspaceQuestion: BackspaceQuestion

  /// iOS 10 to 18: a candidate asks about the marked range.
  public static let iOS18 = Profile(
    name: "ios-18",
    title: "iOS 18",
    asksAtCommit: true,
    backspaceQuestion: .wholeMarkedRange
  )

  /// The profiles that there are.
  public static let all = [iOS18]
}
