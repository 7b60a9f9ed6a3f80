/*
 * long_doubles.c - the functions of long doubles that programs call, where compilers do not pass long doubles as structures: 64-bit SPARC,
 * whose long double has the 128 bits of struct quad, and x86, whose long double has 64 bits of fraction and lies between words of 16 bits.
 * The library computes with 128 bits; results of x86 are rounded once more.
 */
#include "libc.h"
#include "quad.h"

#ifdef __sparc__
union words {
    struct quad quad;
    long double value;
};

struct quad quad_words(long double v)
{
    return (union words){.value = v}.quad;
}

long double quad_value(struct quad q)
{
    return (union words){.quad = q}.value;
}
#else
union words {
    struct {
        u64 fraction;        /* with the integer bit */
        unsigned short head; /* sign and exponent, as in a quad */
    } words;
    long double value;
};
enum { DROPPED = 49 }; /* bits of a quad that a long double has not */
static const u64 INTEGER_BIT = 1ull << 63;

struct quad quad_words(long double v)
{
    const union words u = {.value = v};
    const u64 fraction = u.words.fraction << 1, subnormal = !(u.words.head & QUAD_TOP) && u.words.fraction >> 63;

    return (struct quad){(u.words.head + subnormal) << 48 | fraction >> 16, fraction << 48};
}

/* Rounds to the nearest. */
long double quad_value(struct quad q)
{
    const u64 rest = q.low & ((1ull << DROPPED) - 1), half = 1ull << (DROPPED - 1);
    unsigned head = (unsigned)(q.high >> 48);
    u64 fraction = (q.high & QUAD_FRACTION) << 15 | q.low >> DROPPED | (quad_exponent(q) ? INTEGER_BIT : 0);

    if (quad_is_nan(q))
        fraction |= INTEGER_BIT >> 1;
    else if (rest > half || (rest == half && (fraction & 1)))
        fraction++;
    if (!fraction && quad_exponent(q)) { /* to the next power of two */
        fraction = INTEGER_BIT;
        head++;
    } else if (!quad_exponent(q) && fraction >> 63) {
        head++;
    }
    return (union words){.words = {fraction, (unsigned short)head}}.value;
}
#endif

/* Defines a function of one, or two long doubles. */
#define ONE(name)                                      \
    struct quad quad_##name(struct quad);              \
    long double of_##name(long double) __asm__(#name); \
    long double of_##name(long double x)               \
    {                                                  \
        return quad_value(quad_##name(quad_words(x))); \
    }
#define TWO(name)                                                     \
    struct quad quad_##name(struct quad, struct quad);                \
    long double of_##name(long double, long double) __asm__(#name);   \
    long double of_##name(long double x, long double y)               \
    {                                                                 \
        return quad_value(quad_##name(quad_words(x), quad_words(y))); \
    }
/* Of a long double and something else, with a long double as its result. */
#define WITH(name, type)                                     \
    struct quad quad_##name(struct quad, type);              \
    long double of_##name(long double, type) __asm__(#name); \
    long double of_##name(long double x, type more)          \
    {                                                        \
        return quad_value(quad_##name(quad_words(x), more)); \
    }
/* Of a long double, with an integer as its result. */
#define INTEGER(name, type)                     \
    type quad_##name(struct quad);              \
    type of_##name(long double) __asm__(#name); \
    type of_##name(long double x)               \
    {                                           \
        return quad_##name(quad_words(x));      \
    }
ONE(acoshl)
ONE(acosl)
ONE(asinhl)
ONE(asinl)
ONE(atanhl)
ONE(atanl)
ONE(cbrtl)
ONE(ceill)
ONE(coshl)
ONE(cosl)
ONE(exp2l)
ONE(expl)
ONE(expm1l)
ONE(fabsl)
ONE(floorl)
ONE(log10l)
ONE(log1pl)
ONE(log2l)
ONE(logbl)
ONE(logl)
ONE(nearbyintl)
ONE(rintl)
ONE(roundl)
ONE(sinhl)
ONE(sinl)
ONE(tanhl)
ONE(tanl)
ONE(truncl)
TWO(atan2l)
TWO(copysignl)
TWO(fdiml)
TWO(fmaxl)
TWO(fminl)
TWO(fmodl)
TWO(hypotl)
TWO(powl)
TWO(remainderl)
WITH(frexpl, int *)
WITH(ldexpl, int)
WITH(scalbnl, int)
WITH(scalblnl, long)
INTEGER(ilogbl, int)
INTEGER(lrintl, long)
INTEGER(lroundl, long)
INTEGER(llrintl, long long)
INTEGER(llroundl, long long)

struct quad quad_fmal(struct quad, struct quad, struct quad);
long double of_fmal(long double, long double, long double) __asm__("fmal");
long double of_fmal(long double x, long double y, long double z)
{
    return quad_value(quad_fmal(quad_words(x), quad_words(y), quad_words(z)));
}

struct quad quad_modfl(struct quad, struct quad *);
long double of_modfl(long double, long double *) __asm__("modfl");
long double of_modfl(long double x, long double *whole)
{
    struct quad q;
    const long double v = quad_value(quad_modfl(quad_words(x), &q));

    *whole = quad_value(q);
    return v;
}

struct quad quad_remquol(struct quad, struct quad, int *);
long double of_remquol(long double, long double, int *) __asm__("remquol");
long double of_remquol(long double x, long double y, int *quotient)
{
    return quad_value(quad_remquol(quad_words(x), quad_words(y), quotient));
}

struct quad quad_nanl(const char *);
long double of_nanl(const char *) __asm__("nanl");
long double of_nanl(const char *tag)
{
    return quad_value(quad_nanl(tag));
}

struct quad quad_strtold(const char *, char **);
long double of_strtold(const char *, char **) __asm__("strtold");
long double of_strtold(const char *s, char **end)
{
    return quad_value(quad_strtold(s, end));
}

struct quad quad_wcstold(const unsigned *, unsigned **);
long double of_wcstold(const unsigned *, unsigned **) __asm__("wcstold");
long double of_wcstold(const unsigned *s, unsigned **end)
{
    return quad_value(quad_wcstold(s, end));
}

/* ---- functions whose results depend on the width ---- */

#ifdef __sparc__
ONE(sqrtl)
TWO(nextafterl)
TWO(nexttowardl)
#else
long double of_sqrtl(long double) __asm__("sqrtl");
long double of_sqrtl(long double x)
{
    if (x < 0)
        errno = EDOM;
    __asm__("fsqrt" : "+t"(x));
    return x;
}

long double of_nextafterl(long double, long double) __asm__("nextafterl");
long double of_nextafterl(long double x, long double to)
{
    union words u = {.value = x};

    if (x != x || to != to)
        return x + to;
    if (x == to)
        return to;
    if (x == 0) {
        u.words.fraction = 1;
        u.words.head = (unsigned short)(to < 0 ? 1u << 15 : 0);
    } else if ((x < to) == (x > 0)) {
        if (!(++u.words.fraction << 1)) { /* a power of two; from the least numbers, the first one with an integer bit */
            u.words.fraction = INTEGER_BIT;
            u.words.head++;
        }
    } else {
        const int least = (u.words.head & QUAD_TOP) <= 1;

        if (u.words.fraction-- == INTEGER_BIT && u.words.head & QUAD_TOP) {
            u.words.fraction |= least ? 0 : INTEGER_BIT;
            u.words.head--;
        }
    }
    if ((u.words.head & QUAD_TOP) == QUAD_TOP || !(u.words.head & QUAD_TOP))
        errno = ERANGE;
    return u.value;
}
long double of_nexttowardl(long double, long double) __asm__("nexttowardl");
long double of_nexttowardl(long double x, long double to)
{
    return of_nextafterl(x, to);
}
#endif
