#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { give_back_capacity = 512, crash_stack_size = 64 * 1024, patience = 3 };

static const int heard[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
enum {
  heard_count = sizeof heard / sizeof heard[0],
  crash_count = sizeof crashes / sizeof crashes[0]
};

static struct sigaction heard_before[heard_count];
static struct sigaction crash_before[crash_count];
static int listens, catches, passes_on;

static volatile sig_atomic_t pipe_in = -1;
static int pipe_out = -1;
static volatile sig_atomic_t unheard_ends;

static struct termios settings;
static volatile sig_atomic_t has_settings;
static uint8_t give_back_bytes[give_back_capacity];
static volatile sig_atomic_t give_back_count;
static char crash_stack[crash_stack_size];

// MARK: In signal handlers: nothing here may call what is not async-signal-safe.

static void give_back(void) {
  size_t done = 0, count = (size_t)give_back_count;
  give_back_count = 0;
  while (done < count) {
    ssize_t written = write(STDOUT_FILENO, give_back_bytes + done, count - done);
    if (written < 0 && errno != EINTR) break;
    if (written > 0) done += (size_t)written;
  }
  if (has_settings) tcsetattr(STDIN_FILENO, TCSANOW, &settings);
}

static void set_default(int signal_number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal_number, &action, NULL);
}

static void hear(int signal_number) {
  int saved = errno;
  int ends = signal_number == SIGTERM || signal_number == SIGHUP || signal_number == SIGINT ||
             signal_number == SIGQUIT;
  // A program that hangs does not read its pipe: asked often enough, it ends all the same.
  if (ends && ++unheard_ends >= patience) {
    give_back();
    set_default(signal_number);
    raise(signal_number);  // Blocked until this handler returns.
  }
  uint8_t byte = (uint8_t)signal_number;
  ssize_t written = write(pipe_in, &byte, 1);
  (void)written;  // A full pipe says enough.
  errno = saved;
}

static void crash(int signal_number) {
  give_back();
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] != signal_number) continue;
    struct sigaction before = crash_before[i];
    if (passes_on) sigaction(signal_number, &before, NULL);
    else set_default(signal_number);
  }
  // Blocked until this handler returns: it is then delivered where the crash was, so a debugger's
  // or a backtracer's handler sees the right frames.
  raise(signal_number);
}

// MARK: Outside

static void install(int signal_number, void (*handler)(int), int flags, struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, before);
}

static void hear_all(struct sigaction before[heard_count]) {
  for (int i = 0; i < heard_count; i++) {
    struct sigaction present;
    sigaction(heard[i], NULL, &present);
    if (before) before[i] = present;
    int is_ignored = !(present.sa_flags & SA_SIGINFO) && present.sa_handler == SIG_IGN;
    if (!is_ignored) install(heard[i], hear, SA_RESTART, NULL);
  }
}

int terminal_guard_listen(void) {
  if (listens) return -1;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  pipe_out = ends[0];
  pipe_in = ends[1];
  unheard_ends = 0;
  hear_all(heard_before);
  listens = 1;
  return pipe_out;
}

int terminal_guard_keep_settings(void) {
  if (tcgetattr(STDIN_FILENO, &settings) != 0) return -1;
  has_settings = 1;
  return 0;
}

void terminal_guard_restore_settings(void) {
  if (has_settings) tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
}

void terminal_guard_arm(const uint8_t *bytes, size_t count) {
  give_back_count = 0;
  if (count > give_back_capacity) count = give_back_capacity;
  if (count) memcpy(give_back_bytes, bytes, count);
  give_back_count = (sig_atomic_t)count;
  if (catches) return;
  catches = 1;
  // On a terminal Swift's backtracer asks what to do and keeps the program waiting; it gets its turn
  // only where it is asked for.
  passes_on = getenv("SWIFT_BACKTRACE") != NULL;
  stack_t present;
  // A stack overflow leaves no room for a handler, so it has a stack of its own.
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = crash_stack, .ss_flags = 0, .ss_size = sizeof crash_stack};
    sigaltstack(&own, NULL);
  }
  for (int i = 0; i < crash_count; i++) install(crashes[i], crash, SA_ONSTACK, &crash_before[i]);
}

void terminal_guard_stop(int whole_group) {
  struct sigaction present;
  sigaction(SIGTSTP, NULL, &present);
  int is_ignored = !(present.sa_flags & SA_SIGINFO) && present.sa_handler == SIG_IGN;
  if (is_ignored) return;
  set_default(SIGTSTP);
  set_default(SIGCONT);
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  hear_all(NULL);
}

void terminal_guard_release(void) {
  if (catches) {
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &crash_before[i], NULL);
    catches = 0;
  }
  give_back_count = 0;
  has_settings = 0;
  if (!listens) return;
  for (int i = 0; i < heard_count; i++) sigaction(heard[i], &heard_before[i], NULL);
  close(pipe_in);
  close(pipe_out);
  pipe_in = pipe_out = -1;
  listens = 0;
}

_Noreturn void terminal_guard_die(int signal_number) {
  set_default(signal_number);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal_number);
  _exit(128 + signal_number);
}
