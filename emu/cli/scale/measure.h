/*
 * measure.h - measures the contents of a profiling buffer: programs that profile themselves by the call of their system
 * (emu/cli/scale/system.h), with a tick in every cycle, or in every 2^n-th where the counters are so large that they get the same number
 * nevertheless.
 *
 * element is a counter's size, 2, 4 or 8 bytes, and scale is pr_scale. The functions print a message on standard error if they fail.
 */
#ifndef PRECIS_EMU_CLI_SCALE_MEASURE_H
#define PRECIS_EMU_CLI_SCALE_MEASURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct isa;

/* Whether there are measuring programs of the machine, with counters of `element` bytes; 0: with any. */
bool scale_can_measure(const struct isa *isa, unsigned element);
/* Returns how its figures differ from sprofil()'s, or NULL. */
const char *scale_note(const struct isa *isa);
/* Measures the bytes of text per counter with no-operations. All counters that count must agree. Returns false if it failed. */
bool scale_measure(const struct isa *isa, unsigned element, unsigned long scale, double *bytes);

/* Returns the machine's code of checksum() (SELF_PROFILE_SOURCE in emu/cli/scale/self_profile.h), *size bytes to free(); *va: where it
 * runs, as isa.disassemble takes it. NULL if there is none. */
uint8_t *scale_function(const struct isa *isa, size_t *size, uint64_t *va);
/* Runs checksum() over 64 bytes. Returns the ticks at each byte of its text, numbers to free(), or NULL if it failed. */
uint64_t *scale_function_ticks(const struct isa *isa);
/* The same; returns the counts of the counters of its text, *counters numbers to free(), or NULL if it failed. */
uint64_t *scale_measure_function(const struct isa *isa, unsigned element, unsigned long scale, size_t *counters);

#endif
