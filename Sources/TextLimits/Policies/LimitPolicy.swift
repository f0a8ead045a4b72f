/// A way of limiting a field: the contract, what beginners do, and models of what others do.
///
/// What is known of each stands in its ``entry``. A later version may add cases.
@nonexhaustive
public enum LimitPolicy: String, CaseIterable, Hashable, Sendable {
  /// The contract: cut before the edit, on a cluster border (``Limiter``).
  case preEdit = "pre-edit"
  /// Cut the end of the whole text after the edit.
  case truncateTail = "truncate-tail"
  /// All of an edit or nothing.
  case rejectWhole = "reject-whole"
  /// `return predicted.count <= max`, marked text or not.
  case rejectPredicted = "reject-predicted"
  /// A beginner's whole set.
  case naive
  /// The delegate that most number fields descend from.
  case classicNumber = "classic-number"
  /// The delegate that most length limits descend from.
  case classicLength = "classic-length"
  /// A field of QMUI.
  case qmui
  /// A field of React Native on iOS.
  case reactNativeIOS = "react-native-ios"
  /// A field of Flutter that only counts.
  case flutterNone = "flutter-none"
  /// A field of Flutter that limits marked text too.
  case flutterEnforced = "flutter-enforced"
  /// A field of Flutter that waits for the end of a composition.
  case flutterTruncateAfterComposition = "flutter-truncate-after-composition"
  /// Android's input filter.
  case androidLengthFilter = "android-length-filter"
  /// Compose's transformation that trims.
  case composeTrim = "compose-trim"
  /// Compose's transformation that reverts.
  case composeReject = "compose-reject"
  /// HTML's attribute in Chromium.
  case htmlMaxlength = "html-maxlength"
  /// A line edit of Qt.
  case qt
  /// An input of Textual.
  case textual
  /// A text input of bubbles.
  case bubbles

  /// The reviewer that works this way.
  public func reviewer(for rule: FieldRule) -> any EditReviewing { entry.makeReviewer(rule) }

  /// Whether it is a model of what others do, faults included.
  public var isModel: Bool { entry.source != nil }

  /// Whether the host program takes marked text for its value: it does where it never looks for any.
  public var takesMarkedText: Bool { self == .naive || self == .rejectPredicted }
}
