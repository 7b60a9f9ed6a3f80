/*
 * death.h - tells the user why a signal killed a program: the signal, the place in the source, the access that failed.
 *
 *     struct death_report r = {.out = stderr, .stacks = true};
 *     options.died = death_report;
 *     options.died_ctx = &r;
 */
#ifndef PRECIS_EMU_DEBUG_DEATH_H
#define PRECIS_EMU_DEBUG_DEATH_H

#include "emu/kernel/core/signal.h"
#include "emu/kernel/kernel.h"

struct death_report {
    FILE *out;
    bool all;    /* of every process, by any signal; otherwise of the first one, by any signal but SIGINT and SIGPIPE */
    bool stacks; /* also the call stack, one line per function */
};

/* kernel_options.died; ctx is a struct death_report. Symbols and lines are those of the mapped files. */
void death_report(void *ctx, const struct kernel_death *d);

/* Prints ": " and what has raised a signal, as far as `info` says it: the access that failed, or the process that has sent it to pid. */
void death_print_cause(const struct ksiginfo *info, int pid, FILE *out);

/* Prints the call stack of a thread, one line per function, as far as the program's unwind information goes. */
void death_print_stack(struct cpu *cpu, FILE *out);

#endif
