package import KeyInput

/// The keys of the lab: one table that dispatches, and that the help is made from.
package struct KeyMap: Sendable {
  /// One line of the help: some keys, what they do, and the command for each.
  package struct Binding: Sendable {
    package let section: Section
    /// The keys as the help shows them.
    package let shown: String
    /// What they do.
    package let summary: String
    /// The keys by name, and what each means.
    package let commands: [(String, Command)]
  }

  /// The groups of the help, in its order.
  package enum Section: String, CaseIterable, Sendable {
    case move = "Move and select"
    case edit = "Edit"
    case bar = "Predictions and candidates"
    case lab = "The lab"
  }

  /// What a key means; `nil` for a key that is not bound.
  package static func command(for key: Key) -> Command? { table[key] }

  /// All bindings, by section.
  package static let bindings: [Binding] = movement + editing + bar + lab

  private static let table: [Key: Command] = {
    var table: [Key: Command] = [:]
    for (name, command) in bindings.flatMap(\.commands) {
      guard let key = Key(name: name) else {
        assertionFailure("no such key: \(name)")
        continue
      }
      table[key] = command
    }
    return table
  }()

  // MARK: The table

  private static let movement = [
    Binding(
      section: .move,
      shown: "← →",
      summary: "one character",
      commands: [
        ("left", .move(.clusterLeft, extends: .moves)),
        ("right", .move(.clusterRight, extends: .moves)),
        ("ctrl+b", .move(.clusterLeft, extends: .moves)),
        ("ctrl+f", .move(.clusterRight, extends: .moves)),
      ]
    ),
    Binding(
      section: .move,
      shown: "Ctrl/Alt+← →",
      summary: "one word",
      commands: [
        ("ctrl+left", .move(.wordLeft, extends: .moves)),
        ("ctrl+right", .move(.wordRight, extends: .moves)),
        ("alt+left", .move(.wordLeft, extends: .moves)),
        ("alt+right", .move(.wordRight, extends: .moves)),
        ("alt+b", .move(.wordLeft, extends: .moves)),
        ("alt+f", .move(.wordRight, extends: .moves)),
      ]
    ),
    Binding(
      section: .move,
      shown: "Home End, ^A ^E",
      summary: "start, end",
      commands: [
        ("home", .move(.start, extends: .moves)), ("end", .move(.end, extends: .moves)),
        ("ctrl+a", .move(.start, extends: .moves)), ("ctrl+e", .move(.end, extends: .moves)),
        ("super+left", .move(.start, extends: .moves)),
        ("super+right", .move(.end, extends: .moves)),
      ]
    ),
    Binding(
      section: .move,
      shown: "Shift + these",
      summary: "select",
      commands: [
        ("shift+left", .move(.clusterLeft, extends: .extends)),
        ("shift+right", .move(.clusterRight, extends: .extends)),
        ("shift+ctrl+left", .move(.wordLeft, extends: .extends)),
        ("shift+ctrl+right", .move(.wordRight, extends: .extends)),
        ("shift+alt+left", .move(.wordLeft, extends: .extends)),
        ("shift+alt+right", .move(.wordRight, extends: .extends)),
        ("shift+home", .move(.start, extends: .extends)),
        ("shift+end", .move(.end, extends: .extends)),
      ]
    ),
    Binding(
      section: .move,
      shown: "Alt+A",
      summary: "select all",
      commands: [("alt+a", .selectAll), ("super+a", .selectAll)]
    ),
  ]

  private static let editing = [
    Binding(
      section: .edit,
      shown: "⌫ Del",
      summary: "delete one character",
      commands: [
        ("backspace", .backspace), ("shift+backspace", .backspace), ("delete", .forwardDelete),
        ("ctrl+d", .forwardDelete), ("shift+delete", .forwardDelete),
      ]
    ),
    Binding(
      section: .edit,
      shown: "Alt+⌫ ^W, Alt+D",
      summary: "delete a word",
      commands: [
        ("alt+backspace", .delete(.wordLeft)), ("ctrl+w", .delete(.wordLeft)),
        ("ctrl+backspace", .delete(.wordLeft)), ("alt+d", .delete(.wordRight)),
        ("alt+delete", .delete(.wordRight)), ("ctrl+delete", .delete(.wordRight)),
      ]
    ),
    Binding(
      section: .edit,
      shown: "^U ^K",
      summary: "delete to start, end",
      commands: [("ctrl+u", .delete(.start)), ("ctrl+k", .delete(.end))]
    ),
    Binding(
      section: .edit,
      shown: "^Y",
      summary: "put that back",
      commands: [("ctrl+y", .yank)]
    ),
    Binding(
      section: .edit,
      shown: "^Z, Alt+/",
      summary: "undo, redo",
      commands: [
        ("ctrl+z", .undo), ("ctrl+_", .undo), ("ctrl+/", .undo), ("shift+ctrl+-", .undo),
        ("super+z", .undo), ("alt+/", .redo), ("shift+ctrl+z", .redo), ("shift+super+z", .redo),
      ]
    ),
    Binding(
      section: .edit,
      shown: "^X Alt+W ^V",
      summary: "cut, copy, paste",
      commands: [
        ("ctrl+x", .cut), ("super+x", .cut), ("alt+w", .copy), ("super+c", .copy),
        ("ctrl+v", .paste), ("super+v", .paste),
      ]
    ),
    Binding(
      section: .edit,
      shown: "terminal's paste",
      summary: "works as always",
      commands: []
    ),
    Binding(
      section: .edit,
      shown: "Enter",
      summary: "Return: submit",
      commands: [("enter", .submit), ("shift+enter", .submit)]
    ),
    Binding(
      section: .edit,
      shown: "Tab",
      summary: "leave/enter field",
      commands: [("tab", .leaveOrEnterField), ("shift+tab", .leaveOrEnterField)]
    ),
  ]

  private static let bar = [
    Binding(
      section: .bar,
      shown: "↓ then Enter",
      summary: "pick from the bar",
      commands: [("down", .barDown), ("up", .barUp)]
    ),
    Binding(
      section: .bar,
      shown: "Alt+1 … Alt+3",
      summary: "pick at once",
      commands: (1...9).map { ("alt+\($0)", .suggestion($0)) }
    ),
    Binding(
      section: .bar,
      shown: "Space 1…9, - =",
      summary: "candidate, page",
      commands: []
    ),
    Binding(
      section: .bar,
      shown: "Esc",
      summary: "give up composing",
      commands: [("escape", .escape), ("ctrl+g", .escape)]
    ),
  ]

  private static let lab = [
    Binding(
      section: .lab,
      shown: "F1, Alt+H",
      summary: "this help",
      commands: [("f1", .help), ("alt+h", .help)]
    ),
    Binding(
      section: .lab,
      shown: "F2, Alt+L",
      summary: "next limit",
      commands: [("f2", .nextLimit), ("alt+l", .nextLimit)]
    ),
    Binding(
      section: .lab,
      shown: "F3, Alt+K",
      summary: "next keyboard",
      commands: [("f3", .nextKeyboard), ("alt+k", .nextKeyboard)]
    ),
    Binding(
      section: .lab,
      shown: "F4, Alt+N",
      summary: "naive way, and back",
      commands: [("f4", .naiveOrOurs), ("alt+n", .naiveOrOurs)]
    ),
    Binding(
      section: .lab,
      shown: "F6, Alt+C",
      summary: "compare policies",
      commands: [("f6", .compare), ("alt+c", .compare)]
    ),
    Binding(
      section: .lab,
      shown: "F7, Alt+S",
      summary: "the eight situations",
      commands: [("f7", .situations), ("alt+s", .situations)]
    ),
    Binding(
      section: .lab,
      shown: "F8, Alt+R",
      summary: "situation again",
      commands: [("f8", .situationAgain), ("alt+r", .situationAgain)]
    ),
    Binding(
      section: .lab,
      shown: "F9, Alt+T",
      summary: "record, and stop",
      commands: [("f9", .record), ("alt+t", .record)]
    ),
    Binding(
      section: .lab,
      shown: "PgUp PgDn",
      summary: "scroll the callbacks",
      commands: [("page-up", .traceUp), ("page-down", .traceDown)]
    ),
    Binding(
      section: .lab,
      shown: "^L",
      summary: "draw the screen anew",
      commands: [("ctrl+l", .redraw)]
    ),
    Binding(
      section: .lab,
      shown: "Alt+Z",
      summary: "suspend",
      commands: [("alt+z", .suspend)]
    ),
    Binding(
      section: .lab,
      shown: "^Q, ^C twice",
      summary: "quit",
      commands: [("ctrl+q", .quit), ("ctrl+c", .interrupt)]
    ),
  ]
}
