package import TextLimits
package import TextMeasure

/// What must be so at a point of a scenario.
package enum Expectation: Hashable, Sendable {
  case text(String)
  /// The value that the host program took last.
  case host(String)
  case caret(Int)
  case selection(TextSpan)
  /// The marked text; `nil` for none.
  case marked(String?)
  /// The length; without a unit in that of the first limit.
  case count(Int, TextUnit?)
  case state(NumberState)
  /// What the last gesture lost; empty for nothing.
  case dropped(String)
  /// How many alerts were presented.
  case alerts(Int)
  /// How many alerts were held back.
  case suppressed(Int)
  /// How many gestures lost something.
  case rejections(Int)
  /// How many editing-changed events came.
  case changed(Int)
  /// A part of the toast on screen; `nil` for none.
  case toast(String?)
  /// The name of the file that holds the screen.
  case screen(String)
  /// The first candidates.
  case candidates([String])
  /// The first words of the suggestion bar.
  case bar([String])
}
