package import ScenarioReplay
import TextFieldModel
import TextLimits
import TextMeasure

/// What `compare` prints.
package enum ComparisonText {
  /// The table, and below it what its columns mean and where the models come from.
  package static func table(_ outcomes: [PolicyOutcome], width: Int) -> String {
    var table = TextTable([
      TextTable.Column(title: "policy", least: 17), TextTable.Column(title: "text", least: 14),
      TextTable.Column(title: "lost", least: 12), TextTable.Column(title: "caret", least: nil),
      TextTable.Column(title: "alerts", least: nil), TextTable.Column(title: "broken", least: 6),
    ])
    table.rows = outcomes.map(row)
    let lines =
      table.lines(width: width) + skipped(outcomes, width) + [""] + legend(outcomes, width)
      + sources(outcomes, width)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ outcome: PolicyOutcome) -> [String] {
    let rules = outcome.broken.map(\.rawValue).sorted().map(String.init)
    return [
      outcome.policy.rawValue,
      "\"\(FieldNotation.string(outcome.field))\"",
      lost(outcome),
      "\(outcome.caret)",
      "\(outcome.tally.alerts)/\(outcome.tally.suppressed)",
      rules.isEmpty ? "none" : rules.joined(separator: " "),
    ]
  }

  private static func lost(_ outcome: PolicyOutcome) -> String {
    let parts = [("yours", outcome.yours), ("inserted", outcome.inserted)]
    let lines = parts.filter { !$0.1.isEmpty }.map { owner, runs in
      "\(owner) \(runs.map { VisibleText.quoted(FieldSnapshot.shortened($0)) }.joined(separator: " "))"
    }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  /// Steps that a policy made impossible.
  private static func skipped(_ outcomes: [PolicyOutcome], _ width: Int) -> [String] {
    let notes = outcomes.filter { !$0.skippedLines.isEmpty }.map { outcome in
      let lines = Array(Set(outcome.skippedLines)).sorted().map(String.init)
      return "\(outcome.policy.rawValue): line \(ErrorText.list(lines)) could not be done"
    }
    return notes.isEmpty ? [] : [""] + notes.flatMap { WordWrap.lines($0, width: width) }
  }

  private static func legend(_ outcomes: [PolicyOutcome], _ width: Int) -> [String] {
    let columns =
      "lost: yours stood in the field, inserted was to come in. "
      + "alerts: presented/held back. broken: rules of the contract."
    let broken = outcomes.reduce(into: Set<ContractRule>()) { $0.formUnion($1.broken) }
    let rules = broken.sorted { $0.rawValue < $1.rawValue }.flatMap { rule in
      hanging("\(rule.rawValue)", rule.summary, indent: 6, width)
    }
    return WordWrap.lines(columns, width: width) + rules
  }

  private static func sources(_ outcomes: [PolicyOutcome], _ width: Int) -> [String] {
    let models = outcomes.map(\.policy).filter { $0.entry.source != nil }
    guard !models.isEmpty else { return [] }
    return ["", "Models (\(PolicyEntry.grade)):"]
      + models.flatMap { policy in
        let entry = policy.entry
        let unit = entry.unit.map { "counts \(name(of: $0)); " } ?? ""
        let text = "\(unit)\(entry.rule). Source: \(entry.source ?? "")."
        return hanging(policy.rawValue + ":", text, indent: 4, width)
      }
  }

  /// A word and a text behind it, further lines indented.
  private static func hanging(
    _ word: String,
    _ text: String,
    indent: Int,
    _ width: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let start = "  " + word
    let gap = String(repeating: " ", count: max(1, indent - start.utf8.count))
    let lines = WordWrap.lines(start + gap + text, width: width)
    guard let first = lines.first, lines.count > 1 else { return lines }
    let rest = (start + gap + text).dropFirst(first.count).drop { $0 == " " }
    return [first] + WordWrap.lines(String(rest), width: width - indent).map { margin + $0 }
  }

  private static func name(of unit: TextUnit) -> String {
    switch unit {
    case .utf16: "UTF-16 units"
    case .characters: "characters"
    case .scalars: "code points"
    case .utf8: "bytes"
    case .columns: "cells"
    }
  }

  // MARK: JSON

  /// One JSON object a line, a line for each policy.
  package static func json(_ outcomes: [PolicyOutcome]) -> String {
    outcomes.map { JSONText.object(members(of: $0)) + "\n" }.joined()
  }

  private static func members(of outcome: PolicyOutcome) -> [(key: String, value: JSONText)] {
    let entry = outcome.policy.entry
    var members: [(key: String, value: JSONText)] = [
      ("policy", .string(outcome.policy.rawValue)), ("text", .string(outcome.field.text)),
      ("caret", .number(outcome.caret)),
    ]
    if !outcome.field.selection.isCaret {
      let span = outcome.field.selection.span
      members.append(("selection", .numbers([span.location, span.length])))
    }
    if let marked = outcome.field.marked {
      members.append(("marked", .numbers([marked.location, marked.length])))
    }
    members += [
      ("yours", .strings(outcome.yours)), ("inserted", .strings(outcome.inserted)),
      ("alerts", .number(outcome.tally.alerts)), ("suppressed", .number(outcome.tally.suppressed)),
      ("broken", .numbers(outcome.broken.map(\.rawValue).sorted())),
    ]
    if !outcome.skippedLines.isEmpty {
      members.append(("skipped", .numbers(Array(Set(outcome.skippedLines)).sorted())))
    }
    if let source = entry.source {
      members += [("source", .string(source)), ("grade", .string(PolicyEntry.grade))]
    }
    return members
  }
}
