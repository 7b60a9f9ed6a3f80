/*
 * float.c - models of the floating-point instructions that are not arithmetic on two operands: sign operations, rounding to integral
 * values, conversions, XMPYU. Numbers are a sign, a 64-bit integer and an exponent, rounded by integer division of what is cut off.
 */
#include <stddef.h>
#include "isa/hppa/model/model.h"

enum { INVALID = 16, OVERFLOW = 4, UNDERFLOW = 2, INEXACT = 1 };
enum { NEAREST, TO_ZERO, UP, DOWN };

/* A format: bits of the fraction and of the exponent. */
struct format {
    unsigned fraction, exponent;
};

static const struct format formats[2] = {{23, 8}, {52, 11}};

struct number {
    bool negative, nan, infinite;
    uint64_t sig; /* value = sig * 2^exp */
    int exp;
};

/* ---- registers */

/* A half or a whole of a register. */
static uint64_t read_fr(const struct model_state *s, unsigned n, unsigned right, bool whole)
{
    return whole ? s->fr[n] : right ? s->fr[n] & 0xffffffff : s->fr[n] >> 32;
}

static void write_fr(struct model_state *s, unsigned n, unsigned right, bool whole, uint64_t v)
{
    if (whole)
        s->fr[n] = v;
    else if (right)
        s->fr[n] = (s->fr[n] & ~0xffffffffull) | (v & 0xffffffff);
    else
        s->fr[n] = (s->fr[n] & 0xffffffff) | v << 32;
}

static void raise_flags(struct model_state *s, unsigned flags)
{
    s->fr[0] |= (uint64_t)flags << (27 + 32);
}

static unsigned rounding_of(const struct model_state *s)
{
    return (unsigned)bits(s->fr[0], 9 + 32, 2);
}

/* ---- numbers */

static uint64_t sign_of(const struct format *f)
{
    return 1ull << (f->fraction + f->exponent);
}

static uint64_t infinity_of(const struct format *f)
{
    return ((1ull << f->exponent) - 1) << f->fraction;
}

static struct number read_number(const struct format *f, uint64_t v)
{
    unsigned biased = (unsigned)bits(v, f->fraction, f->exponent);
    uint64_t fraction = bits(v, 0, f->fraction);
    int least = 2 - (1 << (f->exponent - 1)) - (int)f->fraction;
    struct number n = {.negative = (v & sign_of(f)) != 0, .sig = fraction, .exp = least};
    if (biased == (1u << f->exponent) - 1) {
        n.nan = fraction != 0;
        n.infinite = !fraction;
    } else if (biased) {
        n.sig |= 1ull << f->fraction;
        n.exp = least + (int)biased - 1;
    }
    return n;
}

/* PA-RISC's signalling NaNs have the first bit of the fraction set. */
static bool is_signalling(const struct format *f, uint64_t v)
{
    return v >> (f->fraction - 1) & 1;
}

static uint64_t quieted(const struct format *f, uint64_t v)
{
    uint64_t first = 1ull << (f->fraction - 1);
    return v & first ? (v & ~first) | first >> 1 : v;
}

/* sig / 2^cut as an integer, rounded. *inexact: something was cut off. */
static uint64_t cut_off(uint64_t sig, unsigned cut, bool negative, unsigned mode, bool *inexact)
{
    unsigned __int128 whole = (unsigned __int128)sig << 1, unit;
    if (cut > 66)
        cut = 66;
    unit = (unsigned __int128)2 << cut;
    uint64_t quotient = (uint64_t)(whole / unit);
    unsigned __int128 rest = whole % unit, half = unit / 2;
    *inexact = rest != 0;
    bool up = mode == NEAREST ? rest > half || (rest == half && quotient & 1)
              : mode == UP    ? rest && !negative
                              : mode == DOWN && rest && negative;
    return quotient + up;
}

/* Rounds to a format. Tininess is detected before rounding; exact tiny results raise nothing. */
static uint64_t round_to(const struct format *f, struct number n, unsigned mode, unsigned *flags)
{
    uint64_t sign = n.negative ? sign_of(f) : 0;
    int bias = (1 << (f->exponent - 1)) - 1, least = 1 - bias - (int)f->fraction;
    bool inexact = false;
    if (n.infinite)
        return sign | infinity_of(f);
    if (!n.sig)
        return sign;
    int length = 64 - __builtin_clzll(n.sig), top = n.exp + length - 1;
    int last = top - (int)f->fraction; /* the weight of the result's last bit */
    bool tiny = top < 1 - bias;
    if (last < least)
        last = least;
    uint64_t sig = n.exp >= last ? n.sig << (n.exp - last) : cut_off(n.sig, (unsigned)(last - n.exp), n.negative, mode, &inexact);
    /* a carry out of the fraction is one in the exponent */
    uint64_t result = sig + ((uint64_t)(last - least) << f->fraction);
    *flags |= (inexact ? INEXACT : 0) | (tiny && inexact ? UNDERFLOW : 0);
    if (result >= infinity_of(f)) {
        bool away = mode == NEAREST || (mode == UP && !n.negative) || (mode == DOWN && n.negative);
        *flags |= OVERFLOW | INEXACT;
        result = infinity_of(f) - !away;
    }
    return sign | result;
}

/* The integer of `width` bits nearest to n; a NaN is an infinity. */
static uint64_t to_integer(struct number n, unsigned width, bool is_unsigned, unsigned mode, unsigned *flags)
{
    bool inexact = false, large = n.nan || n.infinite;
    uint64_t magnitude = 0, greatest = is_unsigned ? ~0ull >> (64 - width) : (1ull << (width - 1)) - 1;
    if (!large && n.exp < 0)
        magnitude = cut_off(n.sig, (unsigned)-n.exp, n.negative, mode, &inexact);
    else if (!large) {
        large = n.sig && n.exp + 64 - __builtin_clzll(n.sig) > 64;
        magnitude = large || !n.sig ? 0 : n.sig << n.exp;
    }
    uint64_t limit = n.negative ? (is_unsigned ? 0 : greatest + 1) : greatest;
    if (large || magnitude > limit) {
        *flags |= INVALID;
        magnitude = limit;
    } else if (inexact)
        *flags |= INEXACT;
    return n.negative ? -magnitude : magnitude;
}

/* ---- instructions: sources b and a with the halves g and j, target t with the half h, formats f and x */

static void change_sign(struct model_state *s, bool clear, bool flip)
{
    const struct format *f = &formats[s->f.f & 1];
    uint64_t v = read_fr(s, s->f.b, s->f.g, s->f.f & 1);
    if (clear)
        v &= ~sign_of(f);
    if (flip)
        v ^= sign_of(f);
    write_fr(s, s->f.t, s->f.h, s->f.f & 1, v);
}

static void fcpy(struct model_state *s)
{
    change_sign(s, false, false);
}

static void fabs_(struct model_state *s)
{
    change_sign(s, true, false);
}

static void fneg(struct model_state *s)
{
    change_sign(s, false, true);
}

static void fnegabs(struct model_state *s)
{
    change_sign(s, true, true);
}

static void xmpyu(struct model_state *s)
{
    write_fr(s, s->f.t, 0, true, read_fr(s, s->f.b, s->f.g, false) * read_fr(s, s->f.a, s->f.j, false));
}

static void frnd(struct model_state *s)
{
    const struct format *f = &formats[s->f.f & 1];
    uint64_t v = read_fr(s, s->f.b, s->f.g, s->f.f & 1);
    struct number n = read_number(f, v);
    unsigned flags = 0;
    bool inexact = false;
    if (n.nan) {
        flags = is_signalling(f, v) ? INVALID : 0;
        v = quieted(f, v);
    } else if (!n.infinite && n.exp < 0) {
        n.sig = cut_off(n.sig, (unsigned)-n.exp, n.negative, rounding_of(s), &inexact);
        n.exp = 0;
        flags = inexact ? INEXACT : 0;
        v = round_to(f, n, NEAREST, &flags);
    }
    write_fr(s, s->f.t, s->f.h, s->f.f & 1, v);
    raise_flags(s, flags);
}

/* Another format; a NaN keeps the upper bits of its fraction and is quiet. */
static void fcnvff(struct model_state *s)
{
    const struct format *from = &formats[s->f.f & 1], *to = &formats[s->f.x & 1];
    uint64_t v = read_fr(s, s->f.b, s->f.g, s->f.f & 1);
    struct number n = read_number(from, v);
    unsigned flags = 0;
    if (n.nan) {
        int shift = (int)to->fraction - (int)from->fraction;
        uint64_t fraction = bits(quieted(from, v), 0, from->fraction);
        flags = is_signalling(from, v) ? INVALID : 0;
        fraction = shift > 0 ? fraction << shift : fraction >> -shift;
        if (!fraction)
            fraction = 1ull << (to->fraction - 2);
        v = (n.negative ? sign_of(to) : 0) | infinity_of(to) | fraction;
    } else
        v = round_to(to, n, rounding_of(s), &flags);
    write_fr(s, s->f.t, s->f.h, s->f.x & 1, v);
    raise_flags(s, flags);
}

static void from_integer(struct model_state *s, bool is_unsigned)
{
    unsigned width = s->f.f & 1 ? 64 : 32, flags = 0;
    uint64_t v = read_fr(s, s->f.b, s->f.g, s->f.f & 1);
    struct number n = {.negative = !is_unsigned && v >> (width - 1) & 1, .sig = v};
    if (n.negative)
        n.sig = -(uint64_t)sign_extend(v, width);
    write_fr(s, s->f.t, s->f.h, s->f.x & 1, round_to(&formats[s->f.x & 1], n, rounding_of(s), &flags));
    raise_flags(s, flags);
}

static void into_integer(struct model_state *s, bool is_unsigned, unsigned mode)
{
    unsigned width = s->f.x & 1 ? 64 : 32, flags = 0;
    struct number n = read_number(&formats[s->f.f & 1], read_fr(s, s->f.b, s->f.g, s->f.f & 1));
    write_fr(s, s->f.t, s->f.h, s->f.x & 1, to_integer(n, width, is_unsigned, mode, &flags));
    raise_flags(s, flags);
}

static void fcnvxf(struct model_state *s)
{
    from_integer(s, false);
}

static void fcnvfx(struct model_state *s)
{
    into_integer(s, false, rounding_of(s));
}

static void fcnvfxt(struct model_state *s)
{
    into_integer(s, false, TO_ZERO);
}

/* FCNV of PA-RISC 2.0, unsigned: 5 from an integer, 6 to one, 7 to one by truncation. */
static void fcnv(struct model_state *s)
{
    if (s->f.e == 5)
        from_integer(s, true);
    else
        into_integer(s, true, s->f.e == 7 ? TO_ZERO : rounding_of(s));
}

/* ---- FTEST: C is bit 5 of fr0, the queue and the compare array begin at bit 10; a condition that is satisfied nullifies */

static bool status_bit(const struct model_state *s, unsigned n)
{
    return s->fr[0] >> (63 - n) & 1;
}

static void ftest(struct model_state *s)
{
    s->nullify = status_bit(s, 5);
}

/* acc, acc8, acc6, acc4, acc2: C and so much of the queue are zero. */
static void ftest_accept(struct model_state *s)
{
    static const uint8_t last[] = {[1] = 20, [5] = 16, [9] = 14, [13] = 12, [17] = 10};
    s->nullify = !status_bit(s, 5);
    for (unsigned n = 10; n <= last[s->f.c]; n++)
        s->nullify &= !status_bit(s, n);
}

/* An element of the compare array; odd and even ones have exchanged codes. */
static void ftest_element(struct model_state *s)
{
    static const uint8_t two[] = {2, 1}, four[] = {4, 3, 6, 5};
    unsigned element = s->name[6] == '0' ? 0 : s->name[6] == '2' ? two[s->f.y & 1] : four[s->f.y & 3];
    s->nullify = status_bit(s, 10 + element);
}

const struct model_line model_float[] = {
    {"ftest", ftest},
    {"ftest,", ftest_accept},
    {"ftest,0", ftest_element},
    {"ftest,2", ftest_element},
    {"ftest,4", ftest_element},
    {"fcpy", fcpy},
    {"fcpy,r", fcpy},
    {"fabs", fabs_},
    {"fabs,r", fabs_},
    {"fneg", fneg},
    {"fneg,r", fneg},
    {"fnegabs", fnegabs},
    {"fnegabs,r", fnegabs},
    {"xmpyu", xmpyu},
    {"frnd", frnd},
    {"frnd,r", frnd},
    {"fcnvff", fcnvff},
    {"fcnvff,r", fcnvff},
    {"fcnvxf", fcnvxf},
    {"fcnvxf,r", fcnvxf},
    {"fcnvfx", fcnvfx},
    {"fcnvfx,r", fcnvfx},
    {"fcnvfxt", fcnvfxt},
    {"fcnvfxt,r", fcnvfxt},
    {"fcnv", fcnv},
    {"fcnv,r", fcnv},
    {NULL, NULL},
};
