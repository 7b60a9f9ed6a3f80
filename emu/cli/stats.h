/* stats.h - the figures of a run as JSON, for --stats. docs/manual.md names the fields. */
#ifndef PRECIS_EMU_CLI_STATS_H
#define PRECIS_EMU_CLI_STATS_H

#include "emu/kernel/kernel.h"

/* timing NULL: one cycle an instruction. host_seconds < 0: not told. Errors stay in the file. */
void stats_write(const struct kernel *k, const struct cpu_timing *timing, double host_seconds, FILE *out);

#endif
