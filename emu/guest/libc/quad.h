/* quad.h - long double of HP-UX's compilers, IEEE's binary128, as its words. Passed and returned as the compilers do with long double. */
#ifndef QUAD_H
#define QUAD_H

typedef unsigned long long u64;

/* Sign, 15 bits of exponent, 112 bits of fraction. */
struct quad {
    u64 high, low;
};
enum { QUAD_BIAS = 16383, QUAD_TOP = 0x7fff };
static const u64 QUAD_SIGN = 1ull << 63, QUAD_FRACTION = 0xffffffffffffull;

static inline int quad_exponent(struct quad q)
{
    return (int)(q.high >> 48 & QUAD_TOP);
}

static inline int quad_is_finite(struct quad q)
{
    return quad_exponent(q) != QUAD_TOP;
}

static inline int quad_is_nan(struct quad q)
{
    return !quad_is_finite(q) && ((q.high & QUAD_FRACTION) || q.low);
}

static inline int quad_is_zero(struct quad q)
{
    return !(q.high & ~QUAD_SIGN) && !q.low;
}

#endif
