/* stats.h - the figures of a run as JSON, for --stats. docs/manual.md names the fields. */
#ifndef PRECIS_EMU_STATS_H
#define PRECIS_EMU_STATS_H

#include "emu/kernel/kernel.h"

/* host_seconds < 0: not told. Errors stay in the file. */
void stats_write(const struct kernel *k, double host_seconds, FILE *out);

#endif
