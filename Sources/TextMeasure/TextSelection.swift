/// Where the next edit goes: an anchor that stays and a head that moves, both UTF-16 offsets.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays while the user extends the selection.
  public var anchor: Int

  /// The end that moves: where the caret is drawn.
  public var head: Int

  /// Creates a selection between two offsets, which may stand in either order.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a selection that covers a span, the head at its end.
  public init(_ span: TextSpan) {
    self.init(anchor: span.location, head: span.end)
  }

  /// A caret without a selection.
  public static func caret(_ offset: Int) -> TextSelection {
    TextSelection(anchor: offset, head: offset)
  }

  /// The code units between the two ends.
  public var span: TextSpan {
    TextSpan(min(anchor, head)..<max(anchor, head))
  }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }
}
