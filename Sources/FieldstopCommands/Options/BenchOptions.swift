/// What is timed, and how it is written.
///
/// There will be no other cases.
package enum BenchOptions: Hashable, Sendable {
  /// All operations on texts of all kinds, beside the plain ways.
  case table(Format)
  /// One operation on the text of a file.
  case file(BenchFile)

  /// The form of the table.
  ///
  /// There will be no other cases.
  package enum Format: Hashable, Sendable {
    case table
    case json
  }
}

/// One operation on the text of a file.
package struct BenchFile: Hashable, Sendable {
  package let operation: BenchOperation
  package let path: String
  /// The limit, in the unit of the operation.
  package let limit: Int
  /// For how long samples are taken.
  package let budget: Duration
}
