/*
 * float.h - VAX floating point as functions of bits (private to isa/vax).
 *
 * A number is 0 or +-0.1f x 2^(e - bias): F has 24 bits of fraction, D 56, G 53. Values are those of registers and memory: in longwords the
 * 16-bit words are from the most significant on. Results are rounded to nearest, ties away from 0. Sign 1 with exponent 0 is a reserved
 * operand; there are no denormals, infinities, NaNs.
 */
#ifndef PRECIS_ISA_VAX_FLOAT_H
#define PRECIS_ISA_VAX_FLOAT_H

#include <stdbool.h>
#include <stdint.h>

/* The value (-1)^sign * frac / 2^64 * 2^exp; bit 63 of frac is set, or frac is 0. */
struct vax_number {
    uint64_t frac;
    int32_t exp;
    bool sign;
};

enum vax_float_error { VAX_FLOAT_OK, VAX_FLOAT_RESERVED, VAX_FLOAT_OVERFLOW, VAX_FLOAT_DIVIDE, VAX_FLOAT_UNDERFLOW };

/* Unpacks a value of type f, d or g. Returns false if it is a reserved operand. */
bool vax_unpack(char type, uint64_t bits, struct vax_number *out);
/* Rounds and packs. underflow_traps: PSW<FU>; without it a number that is too small is 0. */
enum vax_float_error vax_pack(char type, struct vax_number n, bool underflow_traps, uint64_t *bits);

/* Operations whose fractions are exact, or have a 64th bit that rounding to 56 bits does not need. */
struct vax_number vax_add(struct vax_number a, struct vax_number b);
struct vax_number vax_multiply(struct vax_number a, struct vax_number b);
struct vax_number vax_divide(struct vax_number a, struct vax_number b); /* b is not 0 */
/* The same with a fraction of which only the upper bits are kept, before it is normalised: EMOD, POLY. */
struct vax_number vax_add_masked(struct vax_number a, struct vax_number b, uint64_t kept);
struct vax_number vax_multiply_masked(struct vax_number a, struct vax_number b, uint64_t kept);

/* The integer in the low bits of the result, in two's complement, truncated or rounded; *overflow: it does not fit in `bits`. */
uint64_t vax_to_integer(struct vax_number n, bool rounds, unsigned bits, bool *overflow);
struct vax_number vax_from_integer(int32_t n);
/* Splits into an integer, of which the result has 32 bits, and a fraction. */
uint32_t vax_split(struct vax_number *n, bool *overflow);

#endif
