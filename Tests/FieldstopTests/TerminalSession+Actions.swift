/// What a person does.
extension TerminalSession {
  /// Types a text, as one burst of bytes.
  func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Pastes a text, between marks where the program asked for them.
  func paste(_ text: String) {
    let marked = modes.contains(.bracketedPaste) ? "\u{1b}[200~\(text)\u{1b}[201~" : text
    send(Array(marked.utf8))
  }

  /// Presses keys by their names, see ``TerminalKey``.
  func key(_ names: String...) {
    for name in names {
      send(TerminalKey(name).bytes(on: screen))
    }
  }

  /// Presses and releases the left mouse button, the given number of times.
  func click(_ row: Int, _ column: Int, times: Int = 1) {
    send(screen.bytesForMouse(at: .init(row: row, column: column)))
    for _ in 0..<times {
      send(screen.bytesForButton(1, isDown: true) + screen.bytesForButton(1, isDown: false))
    }
  }

  /// Drags from one place to another with the left mouse button.
  func drag(from start: VTermScreen.Position, to end: VTermScreen.Position) {
    send(screen.bytesForMouse(at: start) + screen.bytesForButton(1, isDown: true))
    send(screen.bytesForMouse(at: end) + screen.bytesForButton(1, isDown: false))
  }

  /// Turns the mouse wheel by one notch.
  func wheel(up: Bool, _ row: Int, _ column: Int) {
    send(screen.bytesForMouse(at: .init(row: row, column: column)))
    send(screen.bytesForButton(up ? 4 : 5, isDown: true))
  }

  /// Gives the terminal's window the focus, or takes it away.
  func focus(_ isFocused: Bool) {
    send(screen.bytesForFocus(isFocused))
  }

  /// Changes the size of the window.
  func resize(rows: Int, columns: Int) {
    pump()
    screen.resize(rows: max(1, rows), columns: max(1, columns))
    terminal.resize(rows: rows, columns: columns)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    terminal.signal(number)
  }

  /// Sends bytes as they are, taking in what the program writes meanwhile.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let end = ContinuousClock.now + patience
    while !rest.isEmpty, terminal.poll() == nil, ContinuousClock.now < end {
      rest = rest.dropFirst(terminal.write(rest))
      pump()
    }
  }
}
