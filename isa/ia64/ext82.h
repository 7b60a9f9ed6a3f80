/*
 * ext82.h - multiply-adds and comparisons of extended numbers (82 bits), as calls and as host code (isa/ia64/x64/ext82.c): x * y + z, to
 * nearest, without any status, is 0, or what the function likes to say; x compared with y is 1: x < y, 2: equal, 4: x > y, or anything
 * above that the function likes to say.
 *
 * All arguments are constants: a has the numbers of the first slots of z, x, y and the result (16 bits each, in this order), b is for the
 * function alone, and c is an enum ext82. Slots hold numbers as state.h says: with an exponent of FR_DOUBLE, as a double.
 */
#ifndef PRECIS_ISA_IA64_EXT82_H
#define PRECIS_ISA_IA64_EXT82_H

#include "isa/ia64/fp.h"

enum ext82 {
    EXT82_ADDS = 1,      /* z is an operand; else the result is the product */
    EXT82_SUBTRACTS = 2, /* z is subtracted … */
    EXT82_NEGATES = 4,   /* … or the product */
    EXT82_SINGLE = 8,
    EXT82_DOUBLE = 16, /* rounded to that, and held as a double; else to 64 bits, and never so */
    EXT82_PRECISION = EXT82_SINGLE | EXT82_DOUBLE,
    EXT82_FORMS = 5, /* the first of three bits each for z, x and y: */
    EXT82_UNKNOWN = 0,
    EXT82_IS_DOUBLE, /* it is held as a double */
    EXT82_IS_NORMAL, /* it is not, but a normal number, with an exponent within EXT82_REACH of that of 1 */
    EXT82_IS_ONE,    /* x or y: 1; when they are compared: 0 */
    EXT82_EXPECTED,  /* a normal number with an exponent within EXT82_NEAR of that of 1, not held as a double; if not, the function says so
                      */
    EXT82_NEAR = 1024,  /* operands whose exponents are not known may be so far from that of 1 … */
    EXT82_REACH = 8100, /* … and those that are: nothing is tiny or too large then */
};

static inline unsigned ext82_form(unsigned how, unsigned operand)
{
    return how >> (EXT82_FORMS + 3 * operand) & 7;
}

/* Is an exponent, without a sign, as near to that of 1 as EXT82_NEAR says? */
static inline bool ext82_is_near(uint64_t exponent)
{
    return exponent - (IA64_FR_BIAS - EXT82_NEAR) < 2 * EXT82_NEAR;
}

#endif
