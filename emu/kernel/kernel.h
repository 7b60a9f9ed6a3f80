/*
 * kernel.h - the emulated kernel as the commands see it: a machine that runs one program and its children.
 *
 *     struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
 *     char *why = NULL;
 *     struct kernel *k = kernel_new(&o, &why);
 *     if (!k || kernel_start(k, "./a.out", argv, envp, &why))
 *         die(why);
 *     int status = kernel_run(k);
 *     kernel_free(k);
 *
 * A machine is a value: any number of them can live in one process. Nothing of the host's time, addresses
 * or randomness reaches a guest; the same options, program and input give the same run.
 */
#ifndef PRECIS_EMU_KERNEL_KERNEL_H
#define PRECIS_EMU_KERNEL_KERNEL_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/cpu/cpu.h"
#include "emu/kernel/core/options.h"

/* The options' strings, files and hooks must outlive the machine. NULL: *why is a message to free(). */
struct kernel *kernel_new(const struct kernel_options *options, char **why);

/* Load the first program (a host path, or one below the root) with its arguments and environment, both
 * NULL-terminated. 0, or -1 with *why set to a message to free(). */
int kernel_start(struct kernel *k, const char *path, char *const argv[], char *const envp[], char **why);

/* Run until the first process has ended (and its orphans have had time to end as well). Returns its exit
 * status as a shell shows it: 0..255, or 128+n when signal n of the guest's numbering killed it. */
int kernel_run(struct kernel *k);

void kernel_free(struct kernel *k);

/* Forward a host signal (SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH) as the terminal would: to the
 * foreground process group. Safe to call from a host signal handler. */
void kernel_host_signal(struct kernel *k, int host_signal);

/* The cpu of the thread that has the processor, and whose it is; NULL: none. For messages about our own mistakes. */
struct cpu *kernel_current(const struct kernel *k, int *pid, const char **program);

/* ---- figures -------------------------------------------------------------------------------- */

void kernel_totals(const struct kernel *k, struct kernel_totals *out);
/* Every process that ever was, in the order of their pids. */
void kernel_each_process(const struct kernel *k, void (*fn)(void *ctx, const struct kernel_process_figures *f),
                         void *ctx);

#endif
