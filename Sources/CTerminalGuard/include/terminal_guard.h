#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H
#endif
