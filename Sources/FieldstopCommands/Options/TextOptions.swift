package import TextLimits

/// What `clamp` makes of a text.
package struct ClampOptions: Hashable, Sendable {
  /// What is written.
  ///
  /// There will be no other cases.
  package enum Output: Hashable, Sendable {
    /// What fits; an ellipsis follows what was cut.
    case text(Ellipsis?)
    /// A row for each line over a limit.
    case check
  }

  package var limits = [LengthLimit(31)]
  package var output = Output.text(nil)
  /// The text; `nil` for standard input.
  package var text: String?

  /// The limit of a new field.
  package init() {}
}

/// What `count` says of a text.
package struct CountOptions: Hashable, Sendable {
  package var format = CountFormat.words
  /// The text; `nil` for standard input.
  package var text: String?

  /// All units, in words.
  package init() {}
}
