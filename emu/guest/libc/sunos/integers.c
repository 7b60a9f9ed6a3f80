/* integers.c - 64-bit integers of 32-bit programs: the functions that GCC calls, by its names. */
#include "libc.h"

typedef unsigned long long u64;
typedef long long s64;

/* high:low / by, where high < by. Sets *rest. */
static unsigned divide_words(unsigned high, unsigned low, unsigned by, unsigned *rest)
{
    unsigned q;

#ifdef __i386__
    __asm__("divl %4" : "=a"(q), "=d"(*rest) : "a"(low), "d"(high), "r"(by));
    return q;
#else
    __asm__("wr %1, 0, %%y\n\tnop\n\tnop\n\tnop\n\tudiv %2, %3, %0" : "=r"(q) : "r"(high), "r"(low), "r"(by));
    *rest = low - q * by;
    return q;
#endif
}

u64 __udivmoddi4(u64 a, u64 b, u64 *rest)
{
    const unsigned high = (unsigned)(a >> 32);
    unsigned r;

    if (!(b >> 32)) {
        const unsigned by = (unsigned)b, q = high / by, low = divide_words(high % by, (unsigned)a, by, &r);

        if (rest)
            *rest = r;
        return (u64)q << 32 | low;
    }
    /* The quotient fits in a word: the divisor's leading 32 bits give it, or one more. */
    unsigned shift = 0;

    while (!(b >> (63 - shift) & 1))
        shift++;
    unsigned q = divide_words((unsigned)(a >> 33), (unsigned)(a >> 1), (unsigned)(b << shift >> 32), &r) >> (31 - shift);

    if (q)
        q--;
    a -= b * q;
    if (a >= b) {
        a -= b;
        q++;
    }
    if (rest)
        *rest = a;
    return q;
}

u64 __udivdi3(u64 a, u64 b)
{
    return __udivmoddi4(a, b, NULL);
}

u64 __umoddi3(u64 a, u64 b)
{
    u64 rest;

    __udivmoddi4(a, b, &rest);
    return rest;
}

static u64 magnitude(s64 v)
{
    return v < 0 ? 0 - (u64)v : (u64)v;
}

s64 __divdi3(s64 a, s64 b)
{
    const u64 q = __udivmoddi4(magnitude(a), magnitude(b), NULL);

    return (s64)((a ^ b) < 0 ? 0 - q : q);
}

s64 __moddi3(s64 a, s64 b)
{
    u64 rest;

    __udivmoddi4(magnitude(a), magnitude(b), &rest);
    return (s64)(a < 0 ? 0 - rest : rest);
}

s64 __divmoddi4(s64 a, s64 b, s64 *rest)
{
    *rest = __moddi3(a, b);
    return __divdi3(a, b);
}

/* ---- shifts, bits and comparisons ------------------------------------------------------------------------------------- */

union words {
    u64 v;
    struct {
#ifdef __i386__
        unsigned low, high;
#else
        unsigned high, low;
#endif
    } w;
};

u64 __ashldi3(u64 v, int by)
{
    union words u = {v};

    if (by & 32)
        return (union words){.w = {.high = u.w.low << (by & 31), .low = 0}}.v;
    return by ? (union words){.w = {.high = u.w.high << by | u.w.low >> (32 - by), .low = u.w.low << by}}.v : v;
}

u64 __lshrdi3(u64 v, int by)
{
    union words u = {v};

    if (by & 32)
        return (union words){.w = {.high = 0, .low = u.w.high >> (by & 31)}}.v;
    return by ? (union words){.w = {.high = u.w.high >> by, .low = u.w.low >> by | u.w.high << (32 - by)}}.v : v;
}

s64 __ashrdi3(s64 v, int by)
{
    union words u = {(u64)v};
    const int high = (int)u.w.high;

    if (by & 32)
        return (s64)(union words){.w = {.high = (unsigned)(high >> 31), .low = (unsigned)(high >> (by & 31))}}.v;
    return by ? (s64)(union words){.w = {.high = (unsigned)(high >> by), .low = u.w.low >> by | u.w.high << (32 - by)}}.v : v;
}

int __clzsi2(unsigned v)
{
    int n = 0;

    while (n < 32 && !(v >> (31 - n)))
        n++;
    return n;
}

int __ctzsi2(unsigned v)
{
    return 31 - __clzsi2(v & (0 - v));
}

int __clzdi2(u64 v)
{
    return v >> 32 ? __clzsi2((unsigned)(v >> 32)) : 32 + __clzsi2((unsigned)v);
}

int __ctzdi2(u64 v)
{
    return (unsigned)v ? __ctzsi2((unsigned)v) : 32 + __ctzsi2((unsigned)(v >> 32));
}

int __popcountsi2(unsigned v)
{
    int n = 0;

    for (; v; v &= v - 1)
        n++;
    return n;
}

int __popcountdi2(u64 v)
{
    return __popcountsi2((unsigned)v) + __popcountsi2((unsigned)(v >> 32));
}

int __ffsdi2(u64 v)
{
    return v ? __ctzdi2(v) + 1 : 0;
}

unsigned __bswapsi2(unsigned v)
{
    return v << 24 | (v & 0xff00) << 8 | (v >> 8 & 0xff00) | v >> 24;
}

u64 __bswapdi2(u64 v)
{
    return (u64)__bswapsi2((unsigned)v) << 32 | __bswapsi2((unsigned)(v >> 32));
}

/* 0, 1, 2: less, equal, greater. */
int __cmpdi2(s64 a, s64 b)
{
    return (a > b) - (a < b) + 1;
}

int __ucmpdi2(u64 a, u64 b)
{
    return (a > b) - (a < b) + 1;
}

/* ---- conversions --------------------------------------------------------------------------------------------------------- */

/* Both parts are exact, so the sum is rounded once. */
double __floatundidf(u64 v)
{
    return (double)(unsigned)(v >> 32) * 0x1p32 + (double)(unsigned)v;
}

double __floatdidf(s64 v)
{
    return (double)(int)(v >> 32) * 0x1p32 + (double)(unsigned)v;
}

/* What a double cannot hold is kept as one bit, so that rounding twice is rounding once. */
static u64 sticky(u64 v)
{
    return v >> 53 ? (v & ~0x7ffull) | ((v & 0x7ff) != 0) << 11 : v;
}

float __floatundisf(u64 v)
{
    return (float)__floatundidf(sticky(v));
}

float __floatdisf(s64 v)
{
    return v < 0 ? -__floatundisf(magnitude(v)) : __floatundisf((u64)v);
}

u64 __fixunsdfdi(double v)
{
    if (v < 1)
        return 0;
    const unsigned high = (unsigned)(v * 0x1p-32);

    return (u64)high << 32 | (unsigned)(v - (double)high * 0x1p32);
}

s64 __fixdfdi(double v)
{
    return (s64)(v < 0 ? 0 - __fixunsdfdi(-v) : __fixunsdfdi(v));
}

u64 __fixunssfdi(float v)
{
    return __fixunsdfdi(v);
}

s64 __fixsfdi(float v)
{
    return __fixdfdi(v);
}

/* ---- powers, complex numbers ----------------------------------------------------------------------------------------------- */

double __powidf2(double v, int n)
{
    unsigned left = n < 0 ? 0 - (unsigned)n : (unsigned)n;
    double out = 1;

    for (; left; left >>= 1, v *= v)
        if (left & 1)
            out *= v;
    return n < 0 ? 1 / out : out;
}
