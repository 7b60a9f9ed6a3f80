/*
 * trace.h - `precis run --trace`: every instruction with the registers that it changed.
 *
 *     struct tracer *tr = tracer_new(stderr);
 *     tracer_hooks(tr, &options.hooks);
 *     ... run the machine ...
 *     tracer_free(tr);
 *
 * A line is "pid.tid address: text" followed by "name=value" for each register that changed, in the order of the machine's
 * register list; the registers that only say where the program is are left out.
 */
#ifndef PRECIS_EMU_DEBUG_TRACE_H
#define PRECIS_EMU_DEBUG_TRACE_H

#include <stdio.h>
#include "emu/kernel/kernel.h"

struct tracer;

struct tracer *tracer_new(FILE *out); /* NULL: no memory */
/* Writes what is still open. Closing the file is the caller's. */
void tracer_free(struct tracer *tr);
void tracer_hooks(struct tracer *tr, struct kernel_hooks *hooks);

#endif
