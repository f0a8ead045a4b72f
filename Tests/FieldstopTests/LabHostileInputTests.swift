import Glibc
import Testing

struct LabHostileInputTests {
  @Test(
    arguments: [
      // What follows an end mark inside a paste is typed, and a mark too many is nothing.
      ("ab\u{1b}[201~cd", "abcd", 4),
      ("a\u{1}b\u{1b}c\u{7f}d", "abcd", 4),
      // A next-line control breaks a line like any other, at the end without a trace.
      ("a\u{85}b\u{9b}c\n", "a bc", 4),
      ("a\tb\r\nc\u{2028}d", "a b c d", 7),
      ("\u{202e}abc", "\u{FFFD}abc", 4),
    ] as [(String, String, Int)]
  )
  func `a paste can command nothing`(row: (pasted: String, shown: String, count: Int)) throws {
    let lab = try TerminalSession.openLab()
    lab.paste(row.pasted)
    lab.eventuallyHolds(row.shown, "\(row.count)/31")
    lab.type("!")
    lab.eventuallyHolds(row.shown + "!", "\(row.count + 1)/31")
  }

  @Test func `broken characters in a paste are one sign each`() throws {
    let lab = try TerminalSession.openLab()
    lab.send(Array("\u{1b}[200~a".utf8) + [0xFF, 0x62, 0xC3] + Array("\u{1b}[201~".utf8))
    lab.eventuallyHolds("a\u{FFFD}b\u{FFFD}", "4/31")
  }

  @Test func `a paste without an end comes all the same`() throws {
    let lab = try TerminalSession.openLab()
    lab.send(Array("\u{1b}[200~abc".utf8))
    lab.eventuallyHolds("abc", "3/31")
    lab.type("d")
    lab.eventuallyHolds("abcd", "4/31")
  }

  @Test(arguments: [[0xFF], [0xC3], [0xF0, 0x9F, 0x98], [0x80]] as [[UInt8]])
  func `a broken character does not swallow what is typed next`(bytes: [UInt8]) throws {
    let lab = try TerminalSession.openLab()
    lab.send(bytes)
    lab.type("a")
    lab.eventually { $0.fieldLine.contains("a ") && $0.fieldLine.hasPrefix("\u{FFFD}") }
    lab.type("b")
    lab.eventually { $0.fieldLine.contains("ab ") }
  }

  @Test func `a zero byte and unknown sequences type nothing`() throws {
    let lab = try TerminalSession.openLab()
    lab.send([0])
    for sequence in [
      "\u{1b}[?1;2c", "\u{1b}[24;80R", "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\",
      "\u{1b}]52;c;YQ==\u{7}", "\u{1b}P>|tmux 3.4\u{1b}\\", "\u{1b}[I", "\u{1b}[O",
      "\u{1b}[<0;5;5M", "\u{1b}[<0;5;5m", "\u{1b}[999~", "\u{1b}[1;2;3;4;5;6x",
    ] {
      lab.type(sequence)
    }
    lab.type("x")
    lab.eventuallyHolds("x", "1/31")
  }

  @Test func `a lone Escape closes what is open, without a key behind it`() throws {
    let lab = try TerminalSession.openLab()
    lab.key("F7")
    lab.eventuallyShows("Eight situations")
    lab.key("Escape")
    lab.eventuallyShows("Callbacks")
    lab.type("a")
    lab.eventuallyHolds("a", "1/31")
  }

  /// Bytes in the pieces a terminal may send them in: only a lone Escape is a key.
  private func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    for byte in bytes {
      if pieces.last == [0x1b] {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
    }
    return pieces
  }

  @Test func `sequences may come byte by byte`() throws {
    let lab = try TerminalSession.openLab()
    let input = "aé中👨‍👩‍👧\u{1b}[D\u{1b}[1;2D\u{1b}[200~x\u{1b}[201~\u{1b}OH\u{1b}[3~"
    for piece in pieces(of: Array(input.utf8)) {
      lab.send(piece)
      // Each piece is read before the next comes.
      usleep(2_000)
    }
    // Left, select 中 with Shift+Left, paste over it, Home, Delete.
    lab.eventually("the edits") {
      $0.fieldLine.hasPrefix("éx👨 ") && $0.fieldLine.hasSuffix("10/31")
    }
  }

  @Test func `ten megabytes pasted are one edit, and the lab goes on`() throws {
    let lab = try TerminalSession.openLab("--toast", "60", rows: 40, columns: 100)
    lab.patience = .seconds(30)
    let size = 10_000_000
    lab.paste(String(repeating: "abcdefgh ", count: size / 9))
    lab.eventuallyHolds("abcdefgh abcdefgh abcdefgh abcd", "31/31 · full")
    #expect(lab.count(of: "should-change") == 1)
    #expect(lab.count(of: "1 paste") == 1)
    #expect(lab.count(of: "alert presented") == 1)
    let most = try #require(peakKilobytes(of: lab.terminal.process))
    // The bytes, the text of them, what was left out, and what the program has anyway.
    #expect(most < 25_000 + 3 * size / 1024, "\(most) kB")
    lab.key("Ctrl+U")
    lab.type("ok")
    lab.eventuallyHolds("ok", "2/31")
  }

  @Test func `two thousand keys in one burst are drawn once`() throws {
    let lab = try TerminalSession.openLab()
    let before = lab.log.count
    lab.type(String(repeating: "a", count: 2000))
    lab.eventuallyHolds(String(repeating: "a", count: 31), "31/31 · full")
    lab.eventuallyShows("suppressed")
    // A frame is some two thousand bytes; a terminal hands over four at once, and the harness one.
    #expect(lab.log.count - before < 12_000)
  }

  private func peakKilobytes(of process: pid_t) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 8192)
    let file = unsafe open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let count = unsafe read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }
  }
}
