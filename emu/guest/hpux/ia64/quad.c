/*
 * quad.c - arithmetic of long double (IEEE binary128), which HP-UX's compilers call: _U_Q and the operation. Rounds to nearest.
 *
 * A number's words are passed and returned as two general registers are. GCC's config/ia64/ia64.cc names the functions and the third
 * argument of _U_Qfcmp.
 */
#include "loader.h"

struct quad {
    u64 high, low;
};

/* A finite number: mantissa in high:low with the leading bit at bit 126, value mantissa * 2^(exponent - 126). kind: how to read it. */
enum kind { ZERO, FINITE, INFINITE, NAN_ };
struct parts {
    enum kind kind;
    int negative, exponent;
    u64 high, low;
};

enum { BIAS = 16383, EXPONENT_MAX = 32767, LEAD = 62 /* in high */, GUARD = 14 };

static void shift_left(struct parts *p, unsigned by)
{
    for (; by; by--) {
        p->high = p->high << 1 | p->low >> 63;
        p->low <<= 1;
    }
}

/* Bits that are lost stay visible as bit 0. */
static void shift_right(struct parts *p, unsigned by)
{
    for (by = by > 130 ? 130 : by; by; by--) {
        p->low = (p->low >> 1 | p->high << 63) | (p->low & 1);
        p->high >>= 1;
    }
}

static void normalise(struct parts *p)
{
    if (!p->high && !p->low) {
        p->kind = ZERO;
        return;
    }
    for (; p->high >> (LEAD + 1); p->exponent++)
        shift_right(p, 1);
    for (; !(p->high >> LEAD); p->exponent--)
        shift_left(p, 1);
}

static struct parts unpack(struct quad q)
{
    const int e = (int)(q.high >> 48 & EXPONENT_MAX);
    struct parts p = {FINITE, (int)(q.high >> 63), (e ? e : 1) - BIAS, q.high & 0xffffffffffff, q.low};

    if (e == EXPONENT_MAX) {
        p.kind = p.high || p.low ? NAN_ : INFINITE;
        return p;
    }
    if (e)
        p.high |= (u64)1 << 48;
    shift_left(&p, GUARD);
    normalise(&p);
    return p;
}

static struct quad special(enum kind kind, int negative)
{
    return (struct quad){(u64)negative << 63 | (kind == ZERO ? 0 : (u64)EXPONENT_MAX << 48) | (u64)(kind == NAN_) << 47, 0};
}

static struct quad pack(struct parts p)
{
    if (p.kind == FINITE)
        normalise(&p);
    if (p.kind != FINITE)
        return special(p.kind, p.negative);
    int e = p.exponent + BIAS;

    if (e <= 0) {
        shift_right(&p, (unsigned)(1 - e));
        e = 0;
    }
    const u64 rest = p.low & ((1 << GUARD) - 1), half = 1 << (GUARD - 1);

    for (unsigned i = 0; i < GUARD; i++) {
        p.low = p.low >> 1 | p.high << 63;
        p.high >>= 1;
    }
    if (rest > half || (rest == half && (p.low & 1)))
        p.high += ++p.low == 0;
    /* a carry into the exponent is right */
    u64 high = e ? ((u64)(e - 1) << 48) + p.high : p.high;

    if (high >> 48 >= EXPONENT_MAX)
        return special(INFINITE, p.negative);
    return (struct quad){high | (u64)p.negative << 63, p.low};
}

static int below(const struct parts *a, const struct parts *b)
{
    return a->high != b->high ? a->high < b->high : a->low < b->low;
}

static void subtract(struct parts *a, const struct parts *b)
{
    a->high -= b->high + (a->low < b->low);
    a->low -= b->low;
}

static struct quad add(struct parts a, struct parts b)
{
    if (a.kind == NAN_ || b.kind == NAN_ || (a.kind == INFINITE && b.kind == INFINITE && a.negative != b.negative))
        return special(NAN_, 0);
    if (a.kind == INFINITE || b.kind == ZERO) {
        a.negative &= a.kind != ZERO || b.negative;
        return pack(a);
    }
    if (b.kind == INFINITE || a.kind == ZERO)
        return pack(b);
    if (a.exponent < b.exponent || (a.exponent == b.exponent && below(&a, &b))) {
        struct parts t = a;

        a = b;
        b = t;
    }
    shift_right(&b, (unsigned)(a.exponent - b.exponent));
    if (a.negative == b.negative) {
        a.low += b.low;
        a.high += b.high + (a.low < b.low);
        return pack(a);
    }
    subtract(&a, &b);
    a.negative &= a.high || a.low;
    return pack(a);
}

struct quad _U_Qfadd(struct quad a, struct quad b)
{
    return add(unpack(a), unpack(b));
}

struct quad _U_Qfneg(struct quad a)
{
    return (struct quad){a.high ^ (u64)1 << 63, a.low};
}

struct quad _U_Qfsub(struct quad a, struct quad b)
{
    return add(unpack(a), unpack(_U_Qfneg(b)));
}

/* The product of two words of 64 bits. */
static void multiply(u64 a, u64 b, u64 *high, u64 *low)
{
    const u64 a1 = a >> 32, a0 = (u32)a, b1 = b >> 32, b0 = (u32)b;
    const u64 middle = a1 * b0 + (a0 * b0 >> 32), cross = a0 * b1 + (u32)middle;

    *high = a1 * b1 + (middle >> 32) + (cross >> 32);
    *low = cross << 32 | (u32)(a0 * b0);
}

struct quad _U_Qfmpy(struct quad x, struct quad y)
{
    struct parts a = unpack(x), b = unpack(y), r = {FINITE, a.negative ^ b.negative, a.exponent + b.exponent + 2, 0, 0};
    u64 h1, l1, h2, l2, h3, l3, h4, l4;

    if (a.kind == NAN_ || b.kind == NAN_ || (a.kind == INFINITE && b.kind == ZERO) || (a.kind == ZERO && b.kind == INFINITE))
        return special(NAN_, 0);
    if (a.kind != FINITE || b.kind != FINITE)
        return special(a.kind == INFINITE || b.kind == INFINITE ? INFINITE : ZERO, r.negative);
    multiply(a.high, b.high, &h1, &l1);
    multiply(a.high, b.low, &h2, &l2);
    multiply(a.low, b.high, &h3, &l3);
    multiply(a.low, b.low, &h4, &l4);
    /* the upper 128 of 256 bits; the rest as one bit */
    u64 third = h4 + l2, carry = third < l2;

    third += l3;
    carry += third < l3;
    r.low = l1 + h2;
    u64 carry2 = r.low < h2;

    r.low += h3;
    carry2 += r.low < h3;
    r.low += carry;
    carry2 += r.low < carry;
    r.high = h1 + carry2;
    r.low |= third || l4;
    return pack(r);
}

struct quad _U_Qfdiv(struct quad x, struct quad y)
{
    struct parts a = unpack(x), b = unpack(y), r = {FINITE, a.negative ^ b.negative, a.exponent - b.exponent, 0, 0};

    if (a.kind == NAN_ || b.kind == NAN_ || (a.kind == b.kind && a.kind != FINITE))
        return special(NAN_, 0);
    if (a.kind != FINITE || b.kind != FINITE)
        return special(a.kind == INFINITE || b.kind == ZERO ? INFINITE : ZERO, r.negative);
    for (unsigned i = 0; i < 127; i++) { /* bit 126 has the weight 1 */
        shift_left(&r, 1);
        if (!below(&a, &b)) {
            subtract(&a, &b);
            r.low |= 1;
        }
        shift_left(&a, 1);
    }
    r.low |= a.high || a.low;
    return pack(r);
}

/* Returns whether one of the relations holds that `which` names: 2 unordered, 4 equal, 8 less, 16 greater. */
int _U_Qfcmp(struct quad x, struct quad y, int which)
{
    enum { UNORDERED = 2, EQUAL = 4, LESS = 8, GREATER = 16 };
    const struct parts a = unpack(x), b = unpack(y);
    int relation;

    if (a.kind == NAN_ || b.kind == NAN_)
        relation = UNORDERED;
    else if ((a.kind == ZERO && b.kind == ZERO) || (x.high == y.high && x.low == y.low))
        relation = EQUAL;
    else if (x.high >> 63 != y.high >> 63)
        relation = x.high >> 63 ? LESS : GREATER;
    else /* words of numbers with equal signs are in order */
        relation = (x.high != y.high ? x.high < y.high : x.low < y.low) != (x.high >> 63) ? LESS : GREATER;
    return (relation & which) != 0;
}

/* ---- conversions ------------------------------------------------------------------------------------------------- */

static struct quad from_integer(u64 magnitude, int negative)
{
    /* bit 0 of `low` has the weight 2^0 when the exponent is 126 */
    return pack((struct parts){magnitude ? FINITE : ZERO, negative, 126, 0, magnitude});
}

struct quad _U_Qfcnvxf_dbl_to_quad(s64 v)
{
    return from_integer(v < 0 ? 0 - (u64)v : (u64)v, v < 0);
}

struct quad _U_Qfcnvxuf_dbl_to_quad(u64 v)
{
    return from_integer(v, 0);
}

struct quad _U_Qfcnvxf_sgl_to_quad(int v)
{
    return _U_Qfcnvxf_dbl_to_quad(v);
}

struct quad _U_Qfcnvxuf_sgl_to_quad(u32 v)
{
    return from_integer(v, 0);
}

/* The integer part; what does not fit is the least integer, as of the machine's conversions. */
static u64 truncated(struct quad q, int bits)
{
    struct parts p = unpack(q);
    u64 v;

    if (p.kind == ZERO || (p.kind == FINITE && p.exponent < 0))
        return 0;
    if (p.kind != FINITE || p.exponent >= bits)
        return (u64)1 << (bits - 1);
    v = p.exponent <= LEAD ? p.high >> (LEAD - p.exponent) : p.high << (p.exponent - LEAD) | p.low >> (64 - (p.exponent - LEAD));
    return p.negative ? 0 - v : v;
}

s64 _U_Qfcnvfxt_quad_to_dbl(struct quad q)
{
    return (s64)truncated(q, 64);
}

u64 _U_Qfcnvfxut_quad_to_dbl(struct quad q)
{
    return truncated(q, 64);
}

int _U_Qfcnvfxt_quad_to_sgl(struct quad q)
{
    return (int)truncated(q, 32);
}

u32 _U_Qfcnvfxut_quad_to_sgl(struct quad q)
{
    return (u32)truncated(q, 32);
}

union bits {
    double d;
    u64 u;
};

struct quad _U_Qfcnvff_dbl_to_quad(double d)
{
    const union bits raw = {d};
    const int e = (int)(raw.u >> 52 & 2047);
    const u64 fraction = raw.u & (((u64)1 << 52) - 1);

    if (e == 2047)
        return special(fraction ? NAN_ : INFINITE, (int)(raw.u >> 63));
    if (!e && !fraction)
        return special(ZERO, (int)(raw.u >> 63));
    /* bit 52 of the fraction, which is bit 62 of `high`, has the weight 2^(e - 1023) */
    return pack((struct parts){FINITE, (int)(raw.u >> 63), (e ? e : 1) - 1023, (fraction | (u64)(e != 0) << 52) << 10, 0});
}

/* Rounds to a format of so many bits of fraction, with this bias of its exponent. Returns its bits. */
static u64 narrow(struct quad q, unsigned fraction, int bias)
{
    struct parts p = unpack(q);
    const u64 infinity = (u64)(2 * bias + 1) << fraction, sign = p.negative ? infinity + ((u64)1 << fraction) : 0;
    int e = p.exponent + bias;

    if (p.kind == ZERO)
        return sign;
    if (p.kind != FINITE || e >= 2 * bias + 1)
        return sign | infinity | (u64)(p.kind == NAN_) << (fraction - 1);
    if (e <= 0) {
        shift_right(&p, (unsigned)(1 - e));
        e = 0;
    }
    const unsigned dropped = 62 - fraction;
    const u64 half = (u64)1 << (dropped - 1), rest = p.high & (2 * half - 1);
    u64 mantissa = p.high >> dropped;

    mantissa += rest > half || (rest == half && (p.low || (mantissa & 1)));
    return sign + (e ? (u64)(e - 1) << fraction : 0) + mantissa;
}

double _U_Qfcnvff_quad_to_dbl(struct quad q)
{
    const union bits raw = {.u = narrow(q, 52, 1023)};

    return raw.d;
}

struct quad _U_Qfcnvff_sgl_to_quad(float f)
{
    return _U_Qfcnvff_dbl_to_quad(f);
}

float _U_Qfcnvff_quad_to_sgl(struct quad q)
{
    const union {
        u32 u;
        float f;
    } raw = {(u32)narrow(q, 23, 127)};

    return raw.f;
}
