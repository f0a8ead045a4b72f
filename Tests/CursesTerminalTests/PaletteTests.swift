import Glibc
import ScreenCells
import Testing

@testable import CursesTerminal

private let everything: CellStyle.Attributes = [.bold, .dim, .underline, .reverse, .italic]

@Test(arguments: [ColorDepth.none, .eight, .indexed])
func `every role that matters is told apart, with colours and without`(_ depth: ColorDepth) {
  let palette = Palette(depth: depth, attributes: everything)
  let shown = [ColorRole.plain, .warning, .error, .muted].map { role in
    palette.sequence(for: CellStyle(role: role)) + (role == .muted && depth == .eight ? "dim" : "")
  }
  #expect(Set(shown).count == shown.count)
}

@Test func `a stand-in differs from the same cell without one on every terminal`() {
  for depth in [ColorDepth.none, .eight, .indexed] {
    for attributes in [everything, [.bold, .underline, .reverse]] {
      let palette = Palette(depth: depth, attributes: attributes)
      for style in [CellStyle.plain, CellStyle(.reverse), CellStyle(.underline)] {
        #expect(palette.sequence(for: style.ofStandIn) != palette.sequence(for: style))
      }
    }
  }
}

@Test func `what would be dim is bold where dim is missing`() {
  let palette = Palette(depth: .none, attributes: [.bold, .underline, .reverse])
  #expect(palette.attributes(of: CellStyle(role: .muted)) == .bold)
  #expect(palette.attributes(of: CellStyle(.italic)) == [])
}

@Test func `a style is one sequence`() {
  let palette = Palette(depth: .indexed, attributes: everything)
  #expect(palette.sequence(for: .plain) == "")
  let style = CellStyle([.underline, .reverse], role: .error)
  #expect(palette.sequence(for: style) == "\u{1B}[4;7;38;5;161m")
}

@Test func `the fixed colours can be read on black and on white`() {
  let palette = Palette(depth: .indexed, attributes: everything)
  for role in ColorRole.allCases {
    guard let color = palette.color(of: role) else { continue }
    let light = luminance(ofIndexed: Int(color))
    #expect((light + 0.05) / 0.05 > 3.5 && 1.05 / (light + 0.05) > 3.5, "\(role)")
  }
}

@Test(arguments: [
  (ColorMode.auto, 256, false, ColorDepth.indexed), (.auto, 8, false, .eight),
  (.auto, 256, true, .none), (.always, 256, true, .indexed), (.never, 256, false, .none),
  (.always, -1, false, .none), (.auto, 16_777_216, false, .eight), (.auto, 88, false, .eight),
])
func `colours follow the mode, the terminal and NO_COLOR`(
  _ row: (ColorMode, Int, Bool, ColorDepth)
) {
  let depth = ColorDepth(mode: row.0, terminalColors: row.1, isNoColorSet: row.2)
  #expect(depth == row.3)
}

/// The relative luminance of one of the 216 colours of the cube or the 24 greys.
private func luminance(ofIndexed index: Int) -> Double {
  let steps = [0, 95, 135, 175, 215, 255]
  let grey = 8 + 10 * (index - 232)
  let cube = index - 16
  let parts =
    index >= 232
    ? [grey, grey, grey] : [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
  let linear = parts.map { part -> Double in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
