#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stddef.h>
#include <stdint.h>

// What must run in a signal handler, and the state it needs. One terminal at a time.

/// Installs the handlers of the signals a terminal program lives with: WINCH, TSTP, CONT, TERM,
/// HUP, INT, QUIT. Each writes its number as one byte to a pipe. A signal that was ignored when the
/// program started stays ignored, as `nohup` wants it.
///
/// Call it before the terminal library starts, which leaves alone what is not default any more.
/// Returns the pipe's end to read from, or -1.
int terminal_guard_listen(void);

/// Keeps the settings of the terminal on descriptor 0 as what to go back to. Returns 0, or -1.
int terminal_guard_keep_settings(void);

/// Goes back to the settings that were kept.
void terminal_guard_restore_settings(void);

/// Sets what to write to descriptor 1 when the program crashes, and from the first call on catches
/// crashes. At most 512 bytes; more are left out. None disarms until the next call.
///
/// After giving the terminal back the program dies of that signal; where SWIFT_BACKTRACE is set, the
/// handler that was there before is called first.
void terminal_guard_arm(const uint8_t *bytes, size_t count);

/// Stops this process or its whole group as the terminal's own stop key would, and returns when it
/// goes on. A process that nobody could continue is not stopped.
void terminal_guard_stop(int whole_group);

/// Puts all handlers back as they were and closes the pipe.
void terminal_guard_release(void);

/// Ends the process by the signal's default action, so that its parent sees that signal.
_Noreturn void terminal_guard_die(int signal_number);

#endif
