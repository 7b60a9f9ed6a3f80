/*
 * kernel.h - the emulated kernel as the commands use it: a machine that runs one program and its children.
 *
 *     struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
 *     char *why = NULL;
 *     struct kernel *k = kernel_new(&o, &why);
 *     if (!k || kernel_start(k, "./a.out", argv, envp, &why))
 *         die(why);
 *     int status = kernel_run(k);
 *     kernel_free(k);
 *
 * A machine is a value: a process may have several. A guest sees nothing of the host's time, addresses or randomness; the same options,
 * program and input give the same run.
 */
#ifndef PRECIS_EMU_KERNEL_KERNEL_H
#define PRECIS_EMU_KERNEL_KERNEL_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/cpu/cpu.h"
#include "emu/kernel/core/options.h"

/* Creates a machine. The options' strings, files and hooks must outlive it. NULL: *why is a message to free(). */
struct kernel *kernel_new(const struct kernel_options *options, char **why);

/* Loads the first program (a host path, or one below the root) with its arguments and environment, both NULL-terminated. 0, or -1 with
 * *why set to a message to free(). */
int kernel_start(struct kernel *k, const char *path, char *const argv[], char *const envp[], char **why);

/* Stores descriptors of the directories of the host that a confined machine uses files of: its root, and the file system of /dev/shm. The
 * machine keeps them. Returns their number. */
enum { KERNEL_PLACES = 2 };
size_t kernel_places(struct kernel *k, int places[KERNEL_PLACES]);

/* Runs until the first process has ended (orphans get some time to end as well). Returns its exit status as a shell shows it: 0 to 255,
 * or 128+n if signal n (guest number) killed it. */
int kernel_run(struct kernel *k);
/* The same in parts: returns true when the run is over, false when kernel_options.debugger has paused the machine. */
bool kernel_go(struct kernel *k);
/* The result of kernel_run(), when kernel_go() has returned true; before, 0. */
int kernel_status(struct kernel *k);

/* Stores how the run ended, when kernel_go() has returned true. */
void kernel_how_ended(const struct kernel *k, struct kernel_end *out);

/* Frees the machine; NULL: no effect. */
void kernel_free(struct kernel *k);

/* Forwards a host signal (SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH) to the foreground process group, as a terminal
 * does. Async-signal-safe. */
void kernel_host_signal(struct kernel *k, int host_signal);
/* Returns whether such a signal has not been passed on yet. Async-signal-safe. */
bool kernel_host_signal_waits(const struct kernel *k);

/* Returns the cpu of the running thread, its pid and program, or NULL if none runs. For messages about internal errors. */
struct cpu *kernel_current(const struct kernel *k, int *pid, const char **program);

/* Returns whether a pattern (fnmatch(3)) matches the name of a system call of one of the machines: for kernel_options.strace_calls. */
bool kernel_knows_call(const char *pattern);
/* Calls fn with the name of every system call of the machines; the same name may come several times. */
void kernel_each_call(void (*fn)(void *ctx, const char *name), void *ctx);

/* Opens a file that is part of precis by its guest path: a memory file of the host, which is the caller's to close. Returns -1 if there is
 * none. */
int kernel_supplied_file(const char *path);

/* Returns the name of profil()'s dialect that programs of a machine meet by default. */
const char *kernel_default_dialect(const struct isa *isa);

/* ---- figures -------------------------------------------------------------------------------- */

/* Returns the sums over all processes so far. */
void kernel_totals(const struct kernel *k, struct kernel_totals *out);
/* Calls fn for every process that existed, in order of pid. */
void kernel_each_process(const struct kernel *k, void (*fn)(void *ctx, const struct kernel_process_figures *f), void *ctx);

#endif
