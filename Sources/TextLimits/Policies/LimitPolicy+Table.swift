import TextMeasure

extension LimitPolicy {
  /// What is known of the policy: its row of the table.
  public var entry: PolicyEntry {
    switch self {
    case .preEdit: .preEdit
    case .truncateTail: .truncateTail
    case .rejectWhole: .rejectWhole
    case .rejectPredicted: .rejectPredicted
    case .naive: .naive
    case .classicNumber: .classicNumber
    case .classicLength: .classicLength
    case .qmui: .qmui
    case .reactNativeIOS: .reactNativeIOS
    case .flutterNone: .flutterNone
    case .flutterEnforced: .flutterEnforced
    case .flutterTruncateAfterComposition: .flutterTruncateAfterComposition
    case .androidLengthFilter: .androidLengthFilter
    case .composeTrim: .composeTrim
    case .composeReject: .composeReject
    case .htmlMaxlength: .htmlMaxlength
    case .qt: .qt
    case .textual: .textual
    case .bubbles: .bubbles
    }
  }
}

// MARK: - Defined here

extension PolicyEntry {
  fileprivate static let preEdit = PolicyEntry(
    "cut before the edit",
    rule: "cut before the edit, on a cluster border; what stood there stays",
    reviewer: { Limiter($0) }
  )

  fileprivate static let truncateTail = PolicyEntry(
    "tail cut after the edit",
    rule: "every edit goes in, then the end of the whole text is cut",
    reviewer: { TailCutter($0) }
  )

  fileprivate static let rejectWhole = PolicyEntry(
    "all or nothing",
    rule: "all of an edit or nothing",
    reviewer: { WholeRejecter($0) }
  )

  fileprivate static let rejectPredicted = PolicyEntry(
    "predicted text only",
    rule: "refuses when range and string predict too much, marked text or not",
    reviewer: { PredictionRejecter($0) }
  )

  fileprivate static let naive = PolicyEntry(
    "NAIVE: cut after the edit",
    numberEnding: .asTyped,
    rule:
      "after each change the text is cut at a UTF-16 index and set anew; a number is read into a "
      + "fixed-size integer",
    reviewer: { NaiveCutter($0) }
  )
}

// MARK: - Delegates that most code descends from

extension PolicyEntry {
  fileprivate static let classicNumber = PolicyEntry(
    "classic number delegate",
    rule:
      "only decimal digits of any script; the predicted text is refused where a fixed-size integer "
      + "reads more than the maximum",
    source: "an often copied should-change, from articles on number fields",
    unit: nil,
    kinds: [.number],
    feedback: .told,
    reviewer: { ClassicNumber($0) }
  )

  fileprivate static let classicLength = PolicyEntry(
    "classic length delegate",
    rule: "the insertion is cut before a composed sequence, and the text set by program",
    source: "an often copied should-change, from articles on length limits",
    unit: .utf16,
    kinds: [.text],
    feedback: .told,
    announcement: .none,
    reviewer: { ClassicLength($0) }
  )
}

// MARK: - Toolkits

extension PolicyEntry {
  fileprivate static let qmui = PolicyEntry(
    "QMUI field",
    rule:
      "the insertion is cut before a composed sequence; after a commit the text before the caret",
    source: "Tencent/QMUI_iOS QMUITextField.m, 4dca2347",
    unit: .utf16,
    kinds: [.text],
    feedback: .told,
    reviewer: { QMUIField($0) }
  )

  fileprivate static let reactNativeIOS = PolicyEntry(
    "React Native, iOS",
    rule:
      "the insertion is cut before a composed sequence, marked text too; over the limit nothing "
      + "passes, no deletion either",
    source: "facebook/react-native RCTTextInputComponentView.mm, 03347123",
    unit: .utf16,
    kinds: [.text],
    feedback: .silent,
    reviewer: { ReactNativeField($0) }
  )

  private static let flutterSource = "flutter/flutter services/text_formatter.dart"

  fileprivate static let flutterNone = PolicyEntry(
    "Flutter, none",
    rule: "only counted; a number field lets ASCII digits in",
    source: flutterSource,
    unit: .characters,
    kinds: [.text, .number],
    feedback: .silent,
    reviewer: { FlutterFormatter($0, .none) }
  )

  fileprivate static let flutterEnforced = PolicyEntry(
    "Flutter, enforced",
    rule: "a full text stays as it was, else the end of the whole is cut, marked text too",
    source: flutterSource,
    unit: .characters,
    kinds: [.text],
    feedback: .silent,
    reviewer: { FlutterFormatter($0, .enforced) }
  )

  fileprivate static let flutterTruncateAfterComposition = PolicyEntry(
    "Flutter, after composition",
    rule: "a full text stays as it was, else the end of the whole is cut once nothing is marked",
    source: flutterSource,
    unit: .characters,
    kinds: [.text],
    feedback: .silent,
    reviewer: { FlutterFormatter($0, .afterComposition) }
  )

  fileprivate static let androidLengthFilter = PolicyEntry(
    "Android LengthFilter",
    rule:
      "the insertion is cut, marked text too, but no surrogate pair; a text set by program is cut",
    source: "aosp-mirror/platform_frameworks_base android/text/InputFilter.java, 1a300833",
    unit: .utf16,
    kinds: [.text],
    feedback: .silent,
    reviewer: { AndroidLengthFilter($0) }
  )

  private static let composeSource =
    "androidx/androidx compose foundation text/input/InputTransformation.kt"

  fileprivate static let composeTrim = PolicyEntry(
    "Compose maxLengthTrim",
    rule: "the end of the insertion is cut, then that of the whole, at any UTF-16 unit",
    source: composeSource,
    unit: .utf16,
    kinds: [.text],
    feedback: .silent,
    reviewer: { ComposeTrim($0) }
  )

  fileprivate static let composeReject = PolicyEntry(
    "Compose maxLengthReject",
    rule: "an edit whose result is too long is reverted, a deletion too",
    source: composeSource,
    unit: .utf16,
    kinds: [.text],
    feedback: .silent,
    reviewer: { ComposeReject($0) }
  )

  fileprivate static let htmlMaxlength = PolicyEntry(
    "HTML maxlength, Chromium",
    rule: "the insertion is cut, but no surrogate pair; a number field drops what is no part of a "
      + "number, and any value passes",
    source: "chromium/chromium html/forms/text_field_input_type.cc, 02d37dc1; "
      + "number_input_type.cc, 03f3e307",
    unit: .utf16,
    kinds: [.text, .number],
    feedback: .silent,
    reviewer: { HTMLMaxlength($0) }
  )

  fileprivate static let qt = PolicyEntry(
    "Qt QLineEdit",
    rule: "the insertion is cut at any UTF-16 unit; a number with more digits than the maximum is "
      + "refused, one with as many stays",
    source: "qt/qtbase qwidgetlinecontrol.cpp, 029a4c3e; qvalidator.cpp, 0060b44d",
    unit: .utf16,
    kinds: [.text, .number],
    feedback: .told,
    reviewer: { QtLineEdit($0) }
  )

  fileprivate static let textual = PolicyEntry(
    "Textual Input",
    rule: "all of an edit or nothing, a deletion too; a picked word passes, and any number",
    source: "Textualize/textual widgets/_input.py, 1d99508b",
    unit: .scalars,
    kinds: [.text, .number],
    feedback: .told,
    reviewer: { TextualInput($0) }
  )

  fileprivate static let bubbles = PolicyEntry(
    "bubbles textinput",
    rule: "the insertion is cut at any code point; a picked word passes, and any number",
    source: "charmbracelet/bubbles textinput/textinput.go, 10489b5f",
    unit: .scalars,
    kinds: [.text, .number],
    feedback: .silent,
    reviewer: { BubblesInput($0) }
  )
}
