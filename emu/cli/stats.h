/* stats.h - the statistics of a run as JSON, for --stats. docs/man/precis-run.1 lists the fields. */
#ifndef PRECIS_EMU_CLI_STATS_H
#define PRECIS_EMU_CLI_STATS_H

#include "emu/kernel/kernel.h"

struct model_choice;

/* Writes the statistics. schedule: the seed of --schedule, or NULL. timing NULL: one cycle per instruction; otherwise it is of this model.
 * host_seconds < 0: omitted. Check out for write errors afterwards. */
void stats_write(const struct kernel *k, const struct cpu_timing *timing, const struct model_choice *model, const uint64_t *schedule,
                 double host_seconds, FILE *out);

#endif
