import TestSupport
import TextLimits
import TextMeasure

/// One edit that meets one text under some limits: the input of a property.
struct EditCase: CustomStringConvertible {
  var text: String
  var span: TextSpan
  var insertion: String
  var limits: [LengthLimit]
  var origin = EditProposal.Origin.paste
  var selection: TextSelection?

  var proposal: EditProposal {
    EditProposal(replacing: span, with: insertion, origin: origin)
  }

  var state: TextState {
    TextState(
      MeasuredText(text, units: Set(limits.map(\.unit))),
      selection: selection ?? .init(span)
    )
  }

  var verdict: Verdict { Limiter(.lengths(limits)).review(proposal, in: state) }

  /// The edit as it can be typed into a test.
  var description: String {
    let limits = limits.map(\.description).joined(separator: ", ")
    return "\"\(text.escaped)\" \(span.location)+\(span.length) <- \"\(insertion.escaped)\""
      + " [\(limits)] \(origin)"
  }

  /// Smaller edits of the same kind.
  var smaller: [EditCase] {
    var cases: [EditCase] = []
    for shorter in Self.withoutOne(insertion) {
      var smaller = self
      smaller.insertion = shorter
      cases.append(smaller)
    }
    for shorter in Self.withoutOne(text) {
      for location in [span.location, max(0, span.location - 1), max(0, span.location - 2)] {
        var smaller = self
        smaller.text = shorter
        smaller.span.location = location
        smaller.selection = nil
        cases.append(smaller)
      }
    }
    for index in limits.indices where limits.count > 1 {
      var smaller = self
      smaller.limits.remove(at: index)
      cases.append(smaller)
    }
    return cases
  }

  private static func withoutOne(_ text: String) -> [String] {
    text.unicodeScalars.indices.map { index in
      var scalars = text.unicodeScalars
      scalars.remove(at: index)
      return String(scalars)
    }
  }
}
