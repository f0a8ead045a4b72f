/// A way of limiting a field.
///
/// More may come.
@nonexhaustive
public enum LimitPolicy: String, CaseIterable, Hashable, Sendable {
  /// The contract: cut before the edit, on a cluster border (``Limiter``).
  case preEdit = "pre-edit"
  /// Cut the end of the whole text after the edit (``TailCutter``).
  case truncateTail = "truncate-tail"
  /// All of an edit or nothing (``WholeRejecter``).
  case rejectWhole = "reject-whole"
  /// `return predicted.count <= max`, marked text or not (``PredictionRejecter``).
  case rejectPredicted = "reject-predicted"
  /// A beginner's whole set (``NaiveCutter``).
  case naive

  /// The reviewer that works this way.
  public func reviewer(for rule: FieldRule) -> any EditReviewing {
    switch self {
    case .preEdit: Limiter(rule)
    case .truncateTail: TailCutter(rule)
    case .rejectWhole: WholeRejecter(rule)
    case .rejectPredicted: PredictionRejecter(rule)
    case .naive: NaiveCutter(rule)
    }
  }

  /// Whether the host program takes marked text for its value: it does where it never looks for any.
  public var takesMarkedText: Bool { self == .naive || self == .rejectPredicted }
}
