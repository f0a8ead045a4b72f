public import TextMeasure

/// What is known of a policy: one row of the table that the command line, scenarios and the comparison
/// share.
public struct PolicyEntry: Sendable {
  /// Whether a loss is told to the program, so that it can alert.
  ///
  /// There will be no other cases.
  public enum Feedback: Hashable, Sendable {
    /// The program learns of it: it does the cutting itself, or gets a call, a signal or a bell.
    case told
    /// Nobody learns of it.
    case silent
  }

  /// Whether observers hear of a text that the limiter wrote in the place of an edit.
  ///
  /// There will be no other cases.
  public enum Announcement: Hashable, Sendable {
    /// One editing-changed follows.
    case editingChanged
    /// None follows: the text was set by program.
    case none
  }

  /// What becomes of a number at the end of editing.
  ///
  /// There will be no other cases.
  public enum NumberEnding: Hashable, Sendable {
    /// It takes its canonical form, and is judged by both bounds.
    case canonical
    /// It stays as it is.
    case asTyped
  }

  /// A few words for the screen.
  public let title: String

  /// What it does, in a sentence.
  public let rule: String

  /// Where the rule was read; `nil` for a policy that is defined here.
  public let source: String?

  /// The unit that it counts in whatever the limit says; `nil` for that of the limit.
  public let unit: TextUnit?

  /// Which fields it limits.
  public let kinds: Set<FieldKind>

  /// Whether a loss is told.
  public let feedback: Feedback

  /// Whether observers hear of a text that it writes.
  public let announcement: Announcement

  /// What becomes of a number at the end of editing.
  public let numberEnding: NumberEnding

  let makeReviewer: @Sendable (FieldRule) -> any EditReviewing

  /// The grade of everything that a model says.
  public static let grade = "read, not run"

  /// A policy that is defined here.
  init(
    _ title: String,
    numberEnding: NumberEnding = .canonical,
    rule: String,
    reviewer: @escaping @Sendable (FieldRule) -> any EditReviewing
  ) {
    self.title = title
    self.rule = rule
    source = nil
    unit = nil
    kinds = [.text, .number]
    feedback = .told
    announcement = .editingChanged
    self.numberEnding = numberEnding
    makeReviewer = reviewer
  }

  /// A model of a program that others wrote.
  init(
    _ title: String,
    rule: String,
    source: String,
    unit: TextUnit?,
    kinds: Set<FieldKind>,
    feedback: Feedback,
    announcement: Announcement = .editingChanged,
    reviewer: @escaping @Sendable (FieldRule) -> any EditReviewing
  ) {
    self.title = title
    self.rule = rule
    self.source = source
    self.unit = unit
    self.kinds = kinds
    self.feedback = feedback
    self.announcement = announcement
    numberEnding = .asTyped
    makeReviewer = reviewer
  }
}
