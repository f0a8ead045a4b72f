/// The options of the tool, by their long names.
package enum OptionName: String, CaseIterable, Hashable, Sendable {
  case limit
  case number
  case decimals
  case exceed
  case policy
  case policies
  case alerts
  case toast
  case keyboard
  case engine
  case profile
  case text
  case situation
  case record
  case step
  case color
  case glyphs
  case plain
  case trace
  case update
  case junit
  case picture
  case check
  case ellipsis
  case unit
  case json
  case help
  case version
}
