#ifndef FIELDSTOP_CNCURSESW_SHIM_H
#define FIELDSTOP_CNCURSESW_SHIM_H
#define NCURSES_WIDECHAR 1
#include <curses.h>
#endif
