/*
 * ext82.h - intrinsics for multiply-add and comparison of extended numbers (82 bits): calls with host code (isa/ia64/x64/ext82.c).
 *
 * A multiply-add writes x * y + z, rounded to nearest, without status. Its result is 0, or what the function returns where the host code
 * does not apply. A comparison's result is 1: x < y, 2: x = y, 4: x > y, or a larger value that only the function returns.
 *
 * All arguments are constants: a has the numbers of the first slots of z, x, y and the result (16 bits each, in this order), b is for the
 * function only, and c is an enum ext82. Slots hold numbers as in state.h: with an exponent of FR_DOUBLE, as a double.
 */
#ifndef PRECIS_ISA_IA64_EXT82_H
#define PRECIS_ISA_IA64_EXT82_H

#include "isa/ia64/fp.h"

enum ext82 {
    EXT82_ADDS = 1,      /* z is an operand; else the result is the product */
    EXT82_SUBTRACTS = 2, /* z is subtracted */
    EXT82_NEGATES = 4,   /* the product is negated */
    EXT82_SINGLE = 8,    /* the result is rounded to single, and held as a double */
    EXT82_DOUBLE = 16,   /* the result is rounded to double, and held as a double; with neither it is rounded to 64 bits, and not held so */
    EXT82_PRECISION = EXT82_SINGLE | EXT82_DOUBLE,
    EXT82_FORMS = 5, /* the position of the forms of z, x and y, of three bits each. Forms: */
    EXT82_UNKNOWN = 0,
    EXT82_IS_DOUBLE,    /* held as a double */
    EXT82_IS_NORMAL,    /* a normal number, not held as a double, with an exponent within EXT82_REACH of that of 1 */
    EXT82_IS_ONE,       /* x or y of a multiply-add: the constant 1; of a comparison: the constant 0 */
    EXT82_EXPECTED,     /* probably normal, not held as a double, with an exponent within EXT82_NEAR; else the function returns 1 */
    EXT82_NEAR = 1024,  /* the largest distance of an exponent from that of 1 if it is checked at run time */
    EXT82_REACH = 8100, /* the largest distance if it is known: no result is tiny or too large */
};

static inline unsigned ext82_form(unsigned how, unsigned operand)
{
    return how >> (EXT82_FORMS + 3 * operand) & 7;
}

/* Returns whether an exponent, without sign, is within EXT82_NEAR of that of 1. */
static inline bool ext82_is_near(uint64_t exponent)
{
    return exponent - (IA64_FR_BIAS - EXT82_NEAR) < 2 * EXT82_NEAR;
}

#endif
