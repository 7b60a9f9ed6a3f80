/* quad.c - the 128-bit floating-point numbers of HP's compilers: functions that their code calls. Rounding is to the nearest. */
#include "libc.h"

typedef unsigned long long u64;

/* As programs have it: sign, 15 bits of exponent, 112 bits of fraction. */
struct quad {
    u64 high, low;
};

/* A number: significand * 2^exponent. The significand of a finite number that is not zero has its leading bit at bit 63 of high. */
enum kind { ZERO, FINITE, INFINITE, NOT_A_NUMBER };
struct number {
    enum kind kind;
    int negative;
    long exponent; /* of the leading bit */
    u64 high, low;
};
enum { BIAS = 16383, TOP = 0x7fff, EXTRA = 15 }; /* bits of a significand below those of a quad */

static void shift_right(struct number *n, unsigned by)
{
    u64 lost;

    if (by >= 128) {
        lost = n->high | n->low;
        n->high = n->low = 0;
    } else if (by >= 64) {
        lost = n->low | (by > 64 ? n->high << (128 - by) : 0);
        n->low = by > 64 ? n->high >> (by - 64) : n->high;
        n->high = 0;
    } else if (by) {
        lost = n->low << (64 - by);
        n->low = n->low >> by | n->high << (64 - by);
        n->high >>= by;
    } else {
        lost = 0;
    }
    n->low |= lost != 0; /* sticky: rounding needs to know */
}

/* Moves the leading bit to the top. */
static void normalise(struct number *n)
{
    if (!(n->high | n->low)) {
        n->kind = ZERO;
        return;
    }
    while (!(n->high >> 63)) {
        n->high = n->high << 1 | n->low >> 63;
        n->low <<= 1;
        n->exponent--;
    }
}

static struct number unpack(struct quad q)
{
    struct number n = {FINITE, (int)(q.high >> 63), 0, (q.high & 0xffffffffffffull) << EXTRA | q.low >> (64 - EXTRA), q.low << EXTRA};
    const long e = (long)(q.high >> 48 & TOP);

    if (e == TOP)
        n.kind = n.high | n.low ? NOT_A_NUMBER : INFINITE;
    n.exponent = (e ? e : 1) - BIAS;
    if (e)
        n.high |= 1ull << 63;
    if (n.kind == FINITE)
        normalise(&n);
    return n;
}

static struct quad pack(struct number n)
{
    const u64 sign = (u64)n.negative << 63;

    if (n.kind == NOT_A_NUMBER)
        return (struct quad){0x7fff800000000000ull, 0};
    if (n.kind == INFINITE || (n.kind == FINITE && n.exponent > BIAS))
        return (struct quad){sign | (u64)TOP << 48, 0};
    if (n.kind == ZERO)
        return (struct quad){sign, 0};
    u64 e = 0;

    if (n.exponent < 1 - BIAS)
        shift_right(&n, (unsigned)(1 - BIAS - n.exponent > 200 ? 200 : 1 - BIAS - n.exponent));
    else
        e = (u64)(n.exponent + BIAS);
    const u64 rest = n.low & ((1u << EXTRA) - 1), half = 1u << (EXTRA - 1);
    u64 low = n.low >> EXTRA | n.high << (64 - EXTRA), high = (n.high >> EXTRA & 0xffffffffffffull) | e << 48;

    if (rest > half || (rest == half && (low & 1)))
        high += !++low; /* a carry may reach the exponent, which is right */
    return (struct quad){sign | high, low};
}

static struct number add_numbers(struct number a, struct number b)
{
    if (a.kind == NOT_A_NUMBER || b.kind == ZERO)
        return a.kind == ZERO && b.kind == ZERO ? (struct number){ZERO, a.negative & b.negative, 0, 0, 0} : a;
    if (b.kind == NOT_A_NUMBER || a.kind == ZERO)
        return b;
    if (a.kind == INFINITE || b.kind == INFINITE)
        return a.kind != INFINITE ? b : b.kind == INFINITE && a.negative != b.negative ? (struct number){.kind = NOT_A_NUMBER} : a;
    if (a.exponent < b.exponent || (a.exponent == b.exponent && (a.high < b.high || (a.high == b.high && a.low < b.low)))) {
        struct number t = a;

        a = b;
        b = t;
    }
    /* One bit of room for a carry. */
    shift_right(&a, 1);
    a.exponent++;
    shift_right(&b, (unsigned)(a.exponent - b.exponent > 200 ? 200 : a.exponent - b.exponent));
    if (a.negative == b.negative) {
        a.low += b.low;
        a.high += b.high + (a.low < b.low);
    } else {
        a.high -= b.high + (a.low < b.low);
        a.low -= b.low;
    }
    normalise(&a);
    if (a.kind == ZERO)
        a.negative = 0;
    return a;
}

/* 64 by 64 bits. */
static void multiply_words(u64 a, u64 b, u64 *high, u64 *low)
{
    const u64 a1 = a >> 32, a0 = a & 0xffffffff, b1 = b >> 32, b0 = b & 0xffffffff;
    const u64 middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & 0xffffffff);

    *high = a1 * b1 + (middle >> 32) + (other >> 32);
    *low = other << 32 | (a0 * b0 & 0xffffffff);
}

static enum kind kind_of_product(const struct number *a, const struct number *b)
{
    if (a->kind == NOT_A_NUMBER || b->kind == NOT_A_NUMBER || (a->kind == INFINITE && b->kind == ZERO) ||
        (a->kind == ZERO && b->kind == INFINITE))
        return NOT_A_NUMBER;
    return a->kind == INFINITE || b->kind == INFINITE ? INFINITE : a->kind == ZERO || b->kind == ZERO ? ZERO : FINITE;
}

static struct number multiply_numbers(struct number a, struct number b)
{
    struct number out = {kind_of_product(&a, &b), a.negative ^ b.negative, a.exponent + b.exponent + 1, 0, 0};
    u64 h1, l1, h2, l2, h3, l3, sum, carry;

    if (out.kind != FINITE)
        return out;
    multiply_words(a.high, b.high, &out.high, &out.low);
    multiply_words(a.high, b.low, &h1, &l1);
    multiply_words(a.low, b.high, &h2, &l2);
    multiply_words(a.low, b.low, &h3, &l3);
    sum = l1 + l2;
    carry = sum < l1;
    sum += h3;
    carry += sum < h3;
    out.low += h1;
    out.high += out.low < h1;
    out.low += h2;
    out.high += out.low < h2;
    out.low += carry;
    out.high += out.low < carry;
    out.low |= (sum | l3) != 0;
    normalise(&out);
    return out;
}

static struct number divide_numbers(struct number a, struct number b)
{
    struct number out = {FINITE, a.negative ^ b.negative, a.exponent - b.exponent, 0, 0};

    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER || (a.kind == b.kind && a.kind != FINITE))
        out.kind = NOT_A_NUMBER;
    else if (a.kind == INFINITE || b.kind == ZERO)
        out.kind = INFINITE;
    else if (a.kind == ZERO || b.kind == INFINITE)
        out.kind = ZERO;
    if (out.kind != FINITE)
        return out;
    /* Schoolbook division, with one bit of room. */
    u64 high = a.high >> 1, low = a.low >> 1 | a.high << 63, last = a.low & 1;
    const u64 dh = b.high >> 1, dl = b.low >> 1 | b.high << 63;

    for (int i = 0; i < 128; i++) {
        const int fits = high > dh || (high == dh && low >= dl);

        if (fits) {
            high -= dh + (low < dl);
            low -= dl;
        }
        out.high = out.high << 1 | out.low >> 63;
        out.low = out.low << 1 | (u64)fits;
        high = high << 1 | low >> 63;
        low = low << 1 | last;
        last = 0;
    }
    out.low |= (high | low) != 0;
    normalise(&out);
    return out;
}

struct quad _U_Qfadd(struct quad a, struct quad b)
{
    return pack(add_numbers(unpack(a), unpack(b)));
}

struct quad _U_Qfsub(struct quad a, struct quad b)
{
    b.high ^= 1ull << 63;
    return _U_Qfadd(a, b);
}

struct quad _U_Qfmpy(struct quad a, struct quad b)
{
    return pack(multiply_numbers(unpack(a), unpack(b)));
}

struct quad _U_Qfdiv(struct quad a, struct quad b)
{
    return pack(divide_numbers(unpack(a), unpack(b)));
}

/* The condition's bits: 16 greater, 8 less, 4 equal, 2 unordered. Returns whether one of those that are set in it holds. */
int _U_Qfcmp(struct quad a, struct quad b, int condition)
{
    enum { GREATER = 16, LESS = 8, EQUAL = 4, UNORDERED = 2 };
    const struct number x = unpack(a), y = unpack(b);
    int holds;

    if (x.kind == NOT_A_NUMBER || y.kind == NOT_A_NUMBER)
        holds = UNORDERED;
    else if ((x.kind == ZERO && y.kind == ZERO) || (a.high == b.high && a.low == b.low))
        holds = EQUAL;
    else if (x.negative != y.negative)
        holds = x.negative ? LESS : GREATER;
    else
        holds = (a.high > b.high || (a.high == b.high && a.low > b.low)) != x.negative ? GREATER : LESS;
    return (condition & holds) != 0;
}

struct quad _U_Qfcnvff_dbl_to_quad(double v)
{
    union {
        double v;
        u64 bits;
    } u = {v};
    struct number n = {FINITE, (int)(u.bits >> 63), 0, u.bits << 11 & ~(1ull << 63), 0};
    const long e = (long)(u.bits >> 52 & 0x7ff);

    if (e == 0x7ff)
        n.kind = n.high ? NOT_A_NUMBER : INFINITE;
    n.exponent = (e ? e : 1) - 1023;
    if (e)
        n.high |= 1ull << 63;
    if (n.kind == FINITE)
        normalise(&n);
    return pack(n);
}

static struct quad from_integer(u64 magnitude, int negative)
{
    struct number n = {FINITE, negative, 63, magnitude, 0};

    normalise(&n);
    return pack(n);
}

struct quad _U_Qfcnvxf_sgl_to_quad(int v)
{
    return from_integer(v < 0 ? 0 - (u64)v : (u64)v, v < 0);
}

struct quad _U_Qfcnvxf_dbl_to_quad(long long v)
{
    return from_integer(v < 0 ? 0 - (u64)v : (u64)v, v < 0);
}

/* Truncates towards zero; too large: the largest. */
static long long to_integer(struct number n, int bits)
{
    const long long most = (long long)((1ull << (bits - 1)) - 1);

    if (n.kind == ZERO || n.kind == NOT_A_NUMBER || (n.kind == FINITE && n.exponent < 0))
        return 0;
    if (n.kind == INFINITE || n.exponent > bits - 2)
        return n.negative ? -most - 1 : most;
    const long long v = (long long)(n.high >> (63 - n.exponent));

    return n.negative ? -v : v;
}

int _U_Qfcnvfxt_quad_to_sgl(struct quad q)
{
    return (int)to_integer(unpack(q), 32);
}

long long _U_Qfcnvfxt_quad_to_dbl(struct quad q)
{
    return to_integer(unpack(q), 64);
}

/* Rounds to a format of so many bits of fraction, whose largest exponent is `most`. Returns its bits. */
static u64 narrow(struct quad q, unsigned fraction, long most)
{
    struct number n = unpack(q);
    const u64 infinity = (u64)(2 * most + 1) << fraction, half = 1ull << (62 - fraction),
              sign = n.negative ? infinity + (1ull << fraction) : 0;
    u64 e = 0;

    if (n.kind == NOT_A_NUMBER)
        return infinity | 1ull << (fraction - 1);
    if (n.kind == INFINITE || (n.kind == FINITE && n.exponent > most))
        return sign | infinity;
    if (n.kind == ZERO)
        return sign;
    if (n.exponent < 1 - most)
        shift_right(&n, (unsigned)(1 - most - n.exponent > 200 ? 200 : 1 - most - n.exponent));
    else
        e = (u64)(n.exponent + most);
    const u64 rest = n.high & (2 * half - 1);
    const u64 bits = (n.high >> (63 - fraction) & ((1ull << fraction) - 1)) | e << fraction;

    return sign | (bits + (rest > half || (rest == half && (n.low || (bits & 1)))));
}

double _U_Qfcnvff_quad_to_dbl(struct quad q)
{
    const union {
        u64 bits;
        double v;
    } u = {narrow(q, 52, 1023)};

    return u.v;
}

float _U_Qfcnvff_quad_to_sgl(struct quad q)
{
    const union {
        unsigned bits;
        float v;
    } u = {(unsigned)narrow(q, 23, 127)};

    return u.v;
}

struct quad _U_Qfcnvff_sgl_to_quad(float v)
{
    return _U_Qfcnvff_dbl_to_quad(v);
}

struct quad _U_Qfneg(struct quad q)
{
    return (struct quad){q.high ^ 1ull << 63, q.low};
}

struct quad _U_Qfabs(struct quad q)
{
    return (struct quad){q.high & ~(1ull << 63), q.low};
}

/* ---- integers of 128 bits ---------------------------------------------------------------------------------------- */

struct quad _U_Qfcnvfxt_quad_to_quad(struct quad q)
{
    struct number n = unpack(q);

    if (n.kind == ZERO || n.kind == NOT_A_NUMBER || (n.kind == FINITE && n.exponent < 0))
        return (struct quad){0, 0};
    if (n.kind == INFINITE || n.exponent > 126)
        return n.negative ? (struct quad){1ull << 63, 0} : (struct quad){~0ull >> 1, ~0ull};
    const long exponent = n.exponent;

    for (long i = exponent; i < 127; i++) {
        n.low = n.low >> 1 | n.high << 63;
        n.high >>= 1;
    }
    return n.negative ? (struct quad){~n.high + !n.low, 0 - n.low} : (struct quad){n.high, n.low};
}

struct quad _U_Qfcnvxf_quad_to_quad(struct quad v)
{
    struct number n = {FINITE, (int)(v.high >> 63), 127, v.high, v.low};

    if (n.negative) {
        n.high = ~v.high + !v.low;
        n.low = 0 - v.low;
    }
    normalise(&n);
    return pack(n);
}

double _U_Qfcnvxf_quad_to_dbl(struct quad v)
{
    return _U_Qfcnvff_quad_to_dbl(_U_Qfcnvxf_quad_to_quad(v));
}
