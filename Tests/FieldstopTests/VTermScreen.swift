import CVterm

/// A terminal emulator: bytes of a program in, a grid of cells and answers out.
///
/// A class, for it owns memory of the C library that callbacks point to.
@safe final class VTermScreen {
  /// One cell as the terminal shows it.
  struct Cell: Equatable {
    /// What stands in the cell; empty for a blank and for the right half of a wide character.
    var text = ""

    /// How many columns the text takes; 0 for the right half of a wide character.
    var width = 1

    var bold = false
    var underline = false
    var italic = false
    var reverse = false
    var strike = false

    /// Whether the program chose a colour for the text or what is behind it.
    var isColoured = false
  }

  /// A place on the screen, counted from 0.
  struct Position: Equatable {
    var row: Int
    var column: Int
  }

  private let emulator: UnsafeMutablePointer<FieldstopEmulator>

  /// Creates an emulator with an empty screen.
  init(rows: Int, columns: Int) throws(HarnessError) {
    guard let emulator = unsafe fieldstop_emulator_create(Int32(rows), Int32(columns)) else {
      throw HarnessError(call: "vterm_new", code: 0)
    }
    unsafe self.emulator = unsafe emulator
  }

  deinit {
    unsafe fieldstop_emulator_destroy(emulator)
  }

  /// Takes what a program wrote and returns what the terminal answers.
  func feed(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe vterm_input_write(
        emulator.pointee.terminal,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        buffer.count
      )
    }
    unsafe vterm_screen_flush_damage(emulator.pointee.screen)
    return takeAnswers()
  }

  /// Returns what the terminal sends for a key, as the program asked for it.
  func bytes(for key: VTermKey, _ modifiers: VTermModifier) -> [UInt8] {
    unsafe vterm_keyboard_key(emulator.pointee.terminal, key, modifiers)
    return takeAnswers()
  }

  /// Returns what the terminal sends for a move of the mouse, as the program asked for it.
  func bytesForMouse(at position: Position) -> [UInt8] {
    guard unsafe emulator.pointee.mouse != 0 else { return [] }
    unsafe vterm_mouse_move(
      emulator.pointee.terminal,
      Int32(position.row),
      Int32(position.column),
      VTERM_MOD_NONE
    )
    return takeAnswers()
  }

  /// Returns what the terminal sends for a mouse button that goes down or up.
  func bytesForButton(_ button: Int, isDown: Bool) -> [UInt8] {
    guard unsafe emulator.pointee.mouse != 0 else { return [] }
    unsafe vterm_mouse_button(emulator.pointee.terminal, Int32(button), isDown, VTERM_MOD_NONE)
    return takeAnswers()
  }

  /// Returns what the terminal sends when its window gains or loses the focus.
  func bytesForFocus(_ isFocused: Bool) -> [UInt8] {
    unsafe fieldstop_emulator_focus(emulator, isFocused)
    return takeAnswers()
  }

  /// Gives the screen another size.
  func resize(rows: Int, columns: Int) {
    unsafe vterm_set_size(emulator.pointee.terminal, Int32(rows), Int32(columns))
    unsafe vterm_screen_flush_damage(emulator.pointee.screen)
  }

  private func takeAnswers() -> [UInt8] {
    let answers = unsafe UnsafeRawBufferPointer(
      start: emulator.pointee.answers,
      count: emulator.pointee.answer_count
    )
    unsafe emulator.pointee.answer_count = 0
    return unsafe Array(answers)
  }
}

extension VTermScreen {
  /// The number of rows and of columns.
  var size: (rows: Int, columns: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    unsafe vterm_get_size(emulator.pointee.terminal, &rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// Where the cursor is.
  var cursor: Position {
    let position = unsafe fieldstop_emulator_cursor(emulator)
    return Position(row: Int(position.row), column: Int(position.col))
  }

  /// Whether the cursor is shown.
  var isCursorVisible: Bool { unsafe emulator.pointee.cursor_visible }

  /// Whether the program's screen is shown in place of the shell's.
  var isAlternate: Bool { unsafe emulator.pointee.alternate }

  /// How often the bell rang.
  var bells: Int { Int(unsafe emulator.pointee.bells) }

  /// The title of the window.
  var title: String {
    unsafe withUnsafeBytes(of: &emulator.pointee.title) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Returns a cell; a blank one outside the screen.
  func cell(_ row: Int, _ column: Int) -> Cell {
    let raw = unsafe fieldstop_emulator_cell(emulator, Int32(row), Int32(column))
    var text = String.UnicodeScalarView()
    for index in 0..<VTERM_MAX_CHARS_PER_CELL {
      let value = fieldstop_cell_scalar(raw, index)
      if value != 0, let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return Cell(
      text: String(text),
      width: Int(raw.width),
      bold: raw.bold,
      underline: raw.underline != 0,
      italic: raw.italic,
      reverse: raw.reverse,
      strike: raw.strike,
      isColoured: !raw.default_foreground || !raw.default_background
    )
  }

  /// Returns the text of a row without the blanks at its end.
  func row(_ row: Int) -> String {
    var text = ""
    for column in 0..<size.columns {
      let cell = cell(row, column)
      text += cell.text.isEmpty && cell.width > 0 ? " " : cell.text
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of all rows.
  var rows: [String] { (0..<size.rows).map(row) }

  /// Where a text first stands on the screen: the row, and the column of its first character.
  func position(of text: String) -> Position? {
    for row in 0..<size.rows {
      for column in 0..<size.columns where !cell(row, column).text.isEmpty {
        var seen = ""
        for next in column..<size.columns where seen.utf8.count < text.utf8.count {
          let cell = cell(row, next)
          seen += cell.text.isEmpty && cell.width > 0 ? " " : cell.text
        }
        if seen.hasPrefix(text) { return Position(row: row, column: column) }
      }
    }
    return nil
  }

  /// The screen as a person sees it, in a frame, with the cursor named below.
  var drawing: String {
    let line = String(repeating: "─", count: size.columns)
    let body = rows.map { "│\($0)" }.joined(separator: "\n")
    let place = "cursor \(cursor.row),\(cursor.column)\(isCursorVisible ? "" : " hidden")"
    return "┌\(line)┐\n\(body)\n└\(line)┘ \(place)\(isAlternate ? ", alternate screen" : "")"
  }
}
