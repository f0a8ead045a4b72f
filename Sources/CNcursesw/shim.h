#ifndef FIELDSTOP_CNCURSESW_SHIM_H
#define FIELDSTOP_CNCURSESW_SHIM_H

// Without this the wide functions are not declared.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>

// Swift takes neither macros with arguments nor C's mutable globals, so these wrap them. There is
// no state here: a static in a system library's header is one copy per object file.

// Standard C library; hidden by the feature macros Swift compiles with.
extern int wcwidth(wchar_t);

// Of <term.h>, which also defines macros as common as `lines`.
extern int setupterm(const char *, int, int *);

/// The largest number of scalars a cell holds, as a number Swift can see.
enum { fieldstop_cell_capacity = CCHARW_MAX };

/// Attributes as bits that do not depend on the library's layout.
enum {
  fieldstop_bold = 1,
  fieldstop_dim = 2,
  fieldstop_underline = 4,
  fieldstop_reverse = 8,
  fieldstop_italic = 16
};

/// Opens the terminal on the standard streams; null if the library does not know it.
///
/// Until it has been left once, the library takes each move of the cursor for a caller's own and
/// writes out what it has: a dozen system calls a frame. Left at once, it comes back with the first
/// update and writes a frame in one piece.
static inline SCREEN *fieldstop_open_screen(void) {
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen) endwin();
  return screen;
}

/// Changes the library's idea of the screen's size, without an event in its input queue.
static inline void fieldstop_resize(int rows, int columns) { resize_term(rows, columns); }

static inline int fieldstop_rows(void) { return getmaxy(stdscr); }
static inline int fieldstop_columns(void) { return getmaxx(stdscr); }

/// Sets the terminal to bytes in and cells out: the library draws, and never reads.
static inline void fieldstop_prepare_screen(void) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  // Moving the rest of a row by insertion would tear cells of whose width the terminal thinks
  // otherwise.
  idcok(stdscr, FALSE);
  // A frame goes out in one piece, and no call is spent on looking for input.
  typeahead(-1);
}

static inline attr_t fieldstop_attributes(uint8_t bits) {
  return ((bits & fieldstop_bold) ? A_BOLD : 0) | ((bits & fieldstop_dim) ? A_DIM : 0) |
         ((bits & fieldstop_underline) ? A_UNDERLINE : 0) |
         ((bits & fieldstop_reverse) ? A_REVERSE : 0) |
         ((bits & fieldstop_italic) ? A_ITALIC : 0);
}

/// The attributes the terminal has, as the bits above.
static inline uint8_t fieldstop_known_attributes(void) {
  attr_t known = term_attrs();
  return (uint8_t)(((known & A_BOLD) ? fieldstop_bold : 0) |
                   ((known & A_DIM) ? fieldstop_dim : 0) |
                   ((known & A_UNDERLINE) ? fieldstop_underline : 0) |
                   ((known & A_REVERSE) ? fieldstop_reverse : 0) |
                   ((known & A_ITALIC) ? fieldstop_italic : 0));
}

/// One cell as it goes to the library: a base and up to four marks, unused places 0.
struct fieldstop_cell {
  uint32_t scalars[5];
  int width;
  uint8_t attributes;
  short pair;
};

/// Puts one cell at a position.
///
/// The library counts columns by the C library's table. A base that table knows otherwise is not
/// sent: question marks of the right width take its place, and the row stays whole.
static inline void fieldstop_put(int row, int column, struct fieldstop_cell cell) {
  wchar_t text[6];
  for (int i = 0; i < 5; i++) text[i] = (wchar_t)cell.scalars[i];
  text[5] = 0;
  int count = 1;
  int is_ascii = text[0] >= 0x20 && text[0] < 0x7F;
  if (!is_ascii && wcwidth(text[0]) != cell.width) {
    text[0] = L'?';
    text[1] = 0;
    count = cell.width;
  }
  cchar_t packed;
  if (setcchar(&packed, text, fieldstop_attributes(cell.attributes), cell.pair, NULL) == ERR)
    return;
  wmove(stdscr, row, column);
  // In the bottom right corner this is an error, and draws nonetheless.
  for (int i = 0; i < count; i++) wadd_wch(stdscr, &packed);
}

/// Sends what changed to the terminal, and leaves the cursor at a position.
static inline void fieldstop_update(int row, int column) {
  wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
}

/// Makes the next update draw a row again whatever the library believes of it.
static inline void fieldstop_distrust_row(int row) { wredrawln(stdscr, row, 1); }

/// Makes the next update clear the screen and draw everything.
static inline void fieldstop_distrust_screen(void) { clearok(stdscr, TRUE); }

/// A string of the terminal's description, or null if it has none of that name.
static inline const char *fieldstop_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/// Gives the system the memory that is free; the allocator keeps the blocks of a large paste else.
static inline void fieldstop_give_back_memory(void) { malloc_trim(0); }

/// The number of colours the terminal has; negative if it has none.
static inline int fieldstop_color_count(void) { return tigetnum("colors"); }

#endif
