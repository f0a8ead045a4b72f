/// How many random edits a run makes: `FIELDSTOP_EDITS`, or enough to be worth it.
package enum EditBudget {
  /// The edits of all properties together.
  package static let total = Environment.value("FIELDSTOP_EDITS").flatMap(Int.init) ?? 160_000

  /// What each property gets.
  package static let each = max(1, total / 16)
}
