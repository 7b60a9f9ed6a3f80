/* stats.h - the statistics of a run as JSON, for --stats. docs/manual.md lists the fields. */
#ifndef PRECIS_EMU_CLI_STATS_H
#define PRECIS_EMU_CLI_STATS_H

#include "emu/kernel/kernel.h"

/* Writes the statistics. timing NULL: one cycle per instruction. host_seconds < 0: omitted. Check out for write errors afterwards. */
void stats_write(const struct kernel *k, const struct cpu_timing *timing, double host_seconds, FILE *out);

#endif
