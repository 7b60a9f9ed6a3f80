/*
 * trace.h - `precis run --trace`: every instruction with the registers that it changed.
 *
 *     struct tracer *tr = tracer_new(stderr);
 *     tracer_hooks(tr, &options.hooks);
 *     ... run the machine ...
 *     tracer_free(tr);
 *
 * A line is "pid.tid address: text", followed by "name=value" for each register that changed, in the order of the machine's
 * register list. Program counters are left out.
 */
#ifndef PRECIS_EMU_DEBUG_TRACE_H
#define PRECIS_EMU_DEBUG_TRACE_H

#include <stdio.h>
#include "emu/kernel/kernel.h"

struct tracer;

struct tracer *tracer_new(FILE *out); /* NULL: out of memory */
/* Write pending lines and free the tracer. The caller closes the file. */
void tracer_free(struct tracer *tr);
void tracer_hooks(struct tracer *tr, struct kernel_hooks *hooks);

#endif
