/*
 * Double arithmetic for machines whose registers hold doubles, to nearest, without any status.
 *
 * Operands are the bits of doubles that are not denormal. A result is a normal number or an exact zero, which need no
 * other exception than inexact; for everything else (NaN, infinity, tiny, an infinite or NaN operand), and with `exact`
 * for what is inexact, it is FP_PLAIN_FAILS, a denormal's bits. The functions that end in 32 round to single, and give
 * that as a double.
 */
#ifndef PRECIS_FP_PLAIN_H
#define PRECIS_FP_PLAIN_H

#include <stdbool.h>
#include <stdint.h>

#define FP_PLAIN_FAILS 1ull

uint64_t fp_plain_fma64(uint64_t a, uint64_t b, uint64_t c, bool exact);  /* a * b + c, rounded once */
uint64_t fp_plain_fms64(uint64_t a, uint64_t b, uint64_t c, bool exact);  /* a * b - c */
uint64_t fp_plain_fnma64(uint64_t a, uint64_t b, uint64_t c, bool exact); /* c - a * b */
uint64_t fp_plain_mul64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_plain_add64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_plain_sub64(uint64_t a, uint64_t b, bool exact);
uint64_t fp_plain_fma32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_plain_fms32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_plain_fnma32(uint64_t a, uint64_t b, uint64_t c, bool exact);
uint64_t fp_plain_mul32(uint64_t a, uint64_t b, bool exact);
uint64_t fp_plain_add32(uint64_t a, uint64_t b, bool exact);
uint64_t fp_plain_sub32(uint64_t a, uint64_t b, bool exact);

/* Any doubles: 1: a < b, 2: equal, 4: a > b, 8: unordered. */
uint64_t fp_plain_compare(uint64_t a, uint64_t b);

/* The integer as a double, if it is one exactly. */
uint64_t fp_plain_from_integer(uint64_t a);
/* To a 64-bit integer, truncated or to nearest; INT64_MIN for what does not fit, or (exact) is no integer. */
uint64_t fp_plain_truncate(uint64_t a, bool exact);
uint64_t fp_plain_round(uint64_t a, bool exact);

#endif
