#ifndef FIELDSTOP_CVTERM_SHIM_H
#define FIELDSTOP_CVTERM_SHIM_H

#include <spawn.h>
#include <string.h>
#include <vterm.h>

// Declared by the C library only under a feature macro that a module cannot set.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// A terminal emulator and what its callbacks reported. Unions, bit fields and callbacks of the
// library do not import into Swift, so they end here.
typedef struct {
  VTerm *terminal;
  VTermScreen *screen;
  bool cursor_visible;
  bool alternate;
  int mouse;
  int bells;
  char title[256];
  // What the terminal answers, until it is taken: the library's own buffer holds 64 bytes.
  char *answers;
  size_t answer_count, answer_room;
} FieldstopEmulator;

typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int width;
  int underline;
  bool bold, italic, reverse, strike, blink;
  bool default_foreground, default_background;
} FieldstopCell;

static inline int fieldstop_emulator_property(VTermProp property, VTermValue *value, void *user) {
  FieldstopEmulator *emulator = (FieldstopEmulator *)user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: emulator->cursor_visible = value->boolean != 0; break;
  case VTERM_PROP_ALTSCREEN: emulator->alternate = value->boolean != 0; break;
  case VTERM_PROP_MOUSE: emulator->mouse = value->number; break;
  case VTERM_PROP_TITLE: {
#if VTERM_VERSION_MAJOR == 0 && VTERM_VERSION_MINOR < 2
    const char *text = value->string;
    size_t length = strlen(text), start = 0;
#else
    const char *text = value->string.str;
    size_t length = value->string.len;
    size_t start = value->string.initial ? 0 : strlen(emulator->title);
#endif
    size_t room = sizeof emulator->title - 1 - start;
    size_t count = length < room ? length : room;
    memcpy(emulator->title + start, text, count);
    emulator->title[start + count] = 0;
    break;
  }
  default: break;
  }
  return 1;
}

static inline int fieldstop_emulator_bell(void *user) {
  ((FieldstopEmulator *)user)->bells += 1;
  return 1;
}

static inline void fieldstop_emulator_answer(const char *bytes, size_t count, void *user) {
  FieldstopEmulator *emulator = (FieldstopEmulator *)user;
  if (emulator->answer_count + count > emulator->answer_room) {
    size_t room = 2 * (emulator->answer_count + count);
    char *answers = (char *)realloc(emulator->answers, room);
    if (!answers) return;
    emulator->answers = answers;
    emulator->answer_room = room;
  }
  memcpy(emulator->answers + emulator->answer_count, bytes, count);
  emulator->answer_count += count;
}

static inline FieldstopEmulator *fieldstop_emulator_create(int rows, int columns) {
  static const VTermScreenCallbacks callbacks = {
      .settermprop = fieldstop_emulator_property,
      .bell = fieldstop_emulator_bell,
  };
  FieldstopEmulator *emulator = (FieldstopEmulator *)calloc(1, sizeof *emulator);
  if (!emulator) return NULL;
  emulator->terminal = vterm_new(rows, columns);
  emulator->cursor_visible = true;
  vterm_output_set_callback(emulator->terminal, fieldstop_emulator_answer, emulator);
  vterm_set_utf8(emulator->terminal, 1);
  emulator->screen = vterm_obtain_screen(emulator->terminal);
  vterm_screen_set_callbacks(emulator->screen, &callbacks, emulator);
  vterm_screen_enable_altscreen(emulator->screen, 1);
  vterm_screen_reset(emulator->screen, 1);
  return emulator;
}

static inline void fieldstop_emulator_destroy(FieldstopEmulator *emulator) {
  vterm_free(emulator->terminal);
  free(emulator->answers);
  free(emulator);
}

static inline FieldstopCell fieldstop_emulator_cell(FieldstopEmulator *emulator, int row, int column) {
  FieldstopCell result = {.width = 1, .default_foreground = true, .default_background = true};
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(emulator->screen, position, &cell)) return result;
  // The right half of a wide cell holds the value -1.
  if (cell.chars[0] == UINT32_MAX) {
    result.width = 0;
  } else {
    // What stands behind the last scalar is left over from other cells.
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++)
      result.scalars[i] = cell.chars[i];
    result.width = cell.width;
  }
  result.underline = cell.attrs.underline;
  result.bold = cell.attrs.bold;
  result.italic = cell.attrs.italic;
  result.reverse = cell.attrs.reverse;
  result.strike = cell.attrs.strike;
  result.blink = cell.attrs.blink;
  result.default_foreground = VTERM_COLOR_IS_DEFAULT_FG(&cell.fg);
  result.default_background = VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
  return result;
}

static inline uint32_t fieldstop_cell_scalar(FieldstopCell cell, int index) {
  return cell.scalars[index];
}

static inline VTermPos fieldstop_emulator_cursor(FieldstopEmulator *emulator) {
  VTermPos position = {0, 0};
  vterm_state_get_cursorpos(vterm_obtain_state(emulator->terminal), &position);
  return position;
}

static inline void fieldstop_emulator_focus(FieldstopEmulator *emulator, bool focused) {
  VTermState *state = vterm_obtain_state(emulator->terminal);
  if (focused) vterm_state_focus_in(state); else vterm_state_focus_out(state);
}

#endif
