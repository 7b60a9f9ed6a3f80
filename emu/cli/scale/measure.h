/*
 * measure.h - measures the contents of sprofil()'s buffer: programs that profile themselves under dialect hpux,
 * with a tick in every cycle, or in every 2^n-th where the counters are so large that they get the same number nevertheless.
 *
 * element is a counter's size, 2, 4 or 8 bytes, and scale is pr_scale. The functions print a message on standard error if they fail.
 */
#ifndef PRECIS_EMU_CLI_SCALE_MEASURE_H
#define PRECIS_EMU_CLI_SCALE_MEASURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct isa;

/* Whether there are measuring programs of the machine: those that have no sprofil() have none. */
bool scale_can_measure(const struct isa *isa);
/* Measures the bytes of text per counter with no-operations. All counters that count must agree. Returns false if it failed. */
bool scale_measure(const struct isa *isa, unsigned element, unsigned long scale, double *bytes);

/* Returns the machine's code of checksum() (SELF_PROFILE_SOURCE in emu/cli/scale/self_profile.h), *size bytes to free(); *va: where it
 * runs, as isa.disassemble takes it. NULL if there is none. */
uint8_t *scale_function(const struct isa *isa, size_t *size, uint64_t *va);
/* Runs checksum() over 64 bytes. Returns the counts of the counters of its text, *counters numbers to free(), or NULL if it failed. */
uint64_t *scale_measure_function(const struct isa *isa, unsigned element, unsigned long scale, size_t *counters);

#endif
