/* scale_measure.h - how many instructions one counter of sprofil takes, measured: a program of nothing but no-operations
 * profiles itself on a machine whose clock ticks at every cycle. */
#ifndef PRECIS_EMU_CLI_SCALE_MEASURE_H
#define PRECIS_EMU_CLI_SCALE_MEASURE_H

#include <stdbool.h>

struct isa;

/* element: 2, 4 or 8 bytes; scale: pr_scale, at most 0x20000. The mean over some counters, which
 * must all have the same number of instructions if that is one or more. False: it could not be measured; the reason is
 * on stderr. */
bool scale_measure(const struct isa *isa, unsigned element, unsigned long scale, double *instructions);

#endif
