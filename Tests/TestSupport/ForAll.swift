package import Testing

/// Tries a property with random input and records the first that breaks it, as small as it gets.
///
/// - Parameters:
///   - topic: what the property is about; it gives the random numbers.
///   - count: how many inputs are tried.
///   - sourceLocation: where the property is stated.
///   - next: makes an input.
///   - smaller: inputs to try instead of one that breaks the property.
///   - complaint: what is wrong with an input, or `nil`.
package func forAll<Input>(
  _ topic: String = #function,
  count: Int = EditBudget.each,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ next: (inout TextGenerator) -> Input,
  smaller: (Input) -> [Input] = { _ in [] },
  complaint: (Input) -> String?
) {
  var texts = TextGenerator(topic)
  for number in 1...max(1, count) {
    var input = next(&texts)
    guard complaint(input) != nil else { continue }
    while let better = smaller(input).first(where: { complaint($0) != nil }) { input = better }
    Issue.record(
      "number \(number) of \(topic): \(complaint(input) ?? "")\n\(input)",
      sourceLocation: sourceLocation
    )
    return
  }
}
