import KeyInput
import ScreenCells
import Simulation
import TestSupport
import Testing
import TextFieldModel

/// The lab without a terminal: gestures in, a frame out.
struct DrawnLab {
  private var simulator: Simulator

  init(_ settings: Setting..., text: String = "", rows: Int = 24, columns: Int = 80) {
    var chosen = Settings()
    for setting in settings { chosen.apply(setting) }
    chosen.apply(.size(ScreenSize(rows: rows, columns: columns)))
    simulator = Simulator(settings: chosen, text: text)
  }

  /// Presses keys by their names; what no key is called is typed.
  mutating func press(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for name in names {
      send(.input(Key(name: name).map { .key($0) } ?? .text(name)), sourceLocation)
    }
  }

  mutating func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.input(.paste(text, ending: .endMark)), sourceLocation)
  }

  mutating func prepare(_ situation: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.situation(situation), sourceLocation)
  }

  /// Lets the alerts on screen have their time.
  mutating func wait(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let deadline = simulator.deadline else { return }
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      _ = try simulator.update(.tick, at: deadline)
    }
  }

  mutating func resize(rows: Int, columns: Int) {
    send(.setting(.size(ScreenSize(rows: rows, columns: columns))), #_sourceLocation)
  }

  private mutating func send(_ message: Message, _ sourceLocation: SourceLocation) {
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      _ = try simulator.update(message, at: .zero)
    }
  }

  var grid: CellGrid { ScenePainter.paint(Scene(simulator)) }

  func grid(frame: BoxFrame) -> CellGrid { ScenePainter.paint(Scene(simulator), frame: frame) }

  /// Expects the frame, with its styles and its cursor, to be the stored one.
  func expectFrame(
    _ name: String = #function,
    file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectSnapshot(
      grid.annotatedText(marking: .attributesAndRoles),
      name: name,
      file: file,
      sourceLocation: sourceLocation
    )
  }
}
