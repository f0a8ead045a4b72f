import TextLimits
import TextMeasure

/// `fieldstop clamp`: what fits of a text, or of each line of standard input.
enum ClampCommand {
  static func run(_ options: ClampOptions) throws(CommandError) -> ExitCode {
    switch options.output {
    case .text(let ellipsis):
      var writer = ClampWriter(options.limits, ellipsis: ellipsis)
      try TextCommand.run(.clamp, options.text, through: &writer) { text, writer in
        writer.output += Array((cut(text, options.limits, ellipsis) + "\n").utf8)
      }
      return .fine
    case .check:
      var writer = CheckWriter(options.limits)
      try TextCommand.run(.clamp, options.text, through: &writer) { text, writer in
        writer.judge(TextCounts(of: text))
      }
      return writer.hasFoundAny ? .notMet : .fine
    }
  }

  /// The longest start of a text that fits, as the engine cuts it; line breaks are characters of it.
  package static func cut(
    _ text: String,
    _ limits: [LengthLimit],
    _ ellipsis: Ellipsis?
  ) -> String {
    let limiter = Limiter(.lengths(limits))
    let proposal = EditProposal(replacing: .caret(0), with: text, origin: .paste)
    let verdict = limiter.review(proposal, in: TextState(""))
    guard verdict.isLoss else { return text }
    guard let ellipsis else { return String(verdict.kept) }
    let kept = String(verdict.kept)
    let end = kept.utf8.index(kept.startIndex, offsetBy: ellipsis.room(in: kept))
    return String(kept[..<end]) + ellipsis.text
  }
}
