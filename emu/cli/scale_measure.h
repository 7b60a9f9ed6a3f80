/* scale_measure.h - measures how many instructions count in one element of sprofil()'s buffer: a program of nops profiles itself on a
 * machine whose clock ticks at every cycle. */
#ifndef PRECIS_EMU_CLI_SCALE_MEASURE_H
#define PRECIS_EMU_CLI_SCALE_MEASURE_H

#include <stdbool.h>

struct isa;

/* Measures the mean number of instructions per counter. element: 2, 4 or 8 bytes; scale: pr_scale, at most 0x20000. All counters that
 * count must agree. Returns false after a message on standard error if the measurement failed. */
bool scale_measure(const struct isa *isa, unsigned element, unsigned long scale, double *instructions);

#endif
