/*
 * Double arithmetic for machines whose registers hold doubles, round to nearest, without any status.
 *
 * Operands are the bits of doubles that are not denormal. A result is a normal number or an exact zero, with no exception
 * but inexact. Otherwise (NaN, infinity, tiny, an infinite or NaN operand; with `exact` also if inexact) it is
 * FP_STATUSLESS_FAILS, the bits of a denormal. The functions that end in 32 round to single, and return
 * that as a double.
 */
#ifndef PRECIS_EMU_FP_STATUSLESS_H
#define PRECIS_EMU_FP_STATUSLESS_H

#include <stdbool.h>
#include <stdint.h>

#define FP_STATUSLESS_FAILS 1ull

uint64_t fp_statusless_fma64(uint64_t a, uint64_t b, uint64_t c, bool exact);  /* a * b + c, rounded once */
uint64_t fp_statusless_fms64(uint64_t a, uint64_t b, uint64_t c, bool exact);  /* a * b - c */
uint64_t fp_statusless_fnma64(uint64_t a, uint64_t b, uint64_t c, bool exact); /* c - a * b */
uint64_t fp_statusless_mul64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_statusless_add64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_statusless_sub64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_statusless_fma32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_statusless_fms32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_statusless_fnma32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_statusless_mul32(uint64_t a, uint64_t b, bool exact);
uint64_t fp_statusless_add32(uint64_t a, uint64_t b, bool exact);
uint64_t fp_statusless_sub32(uint64_t a, uint64_t b, bool exact);

/* Compare any doubles: returns 1 for a < b, 2 for equal, 4 for a > b, 8 for unordered. */
uint64_t fp_statusless_compare(uint64_t a, uint64_t b);

/* The integer as a double; FP_STATUSLESS_FAILS if its magnitude exceeds 2^53. */
uint64_t fp_statusless_from_integer(uint64_t a);
/* Convert to a 64-bit integer, truncated or rounded to nearest. Returns INT64_MIN if it does not fit, or (exact) if a is no integer. */
uint64_t fp_statusless_truncate(uint64_t a, bool exact);
uint64_t fp_statusless_round(uint64_t a, bool exact);

#endif
