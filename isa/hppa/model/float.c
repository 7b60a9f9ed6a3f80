/*
 * float.c - models of the floating-point instructions. Numbers are a sign, an integer and an exponent. Results are computed exactly, but
 * for a last bit that says that something follows, and rounded by integer division of what is cut off.
 */
#include <stddef.h>
#include "isa/hppa/model/model.h"

enum { INVALID = 16, DIVISION_BY_ZERO = 8, OVERFLOW = 4, UNDERFLOW = 2, INEXACT = 1 };
enum { NEAREST, TO_ZERO, UP, DOWN };

/* A format: bits of the fraction and of the exponent. */
struct format {
    unsigned fraction, exponent;
};

static const struct format formats[2] = {{23, 8}, {52, 11}};

typedef unsigned __int128 wide;

struct number {
    bool negative, nan, infinite;
    wide sig; /* value = sig * 2^exp */
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
static uint64_t cut_off(wide sig, unsigned cut, bool negative, unsigned mode, bool *inexact)
{
    if (cut > 124)
        cut = 124;
    wide whole = sig << 1, unit = (wide)2 << cut, rest = whole % unit, half = unit / 2;
    uint64_t quotient = (uint64_t)(whole / unit);
    *inexact = rest != 0;
    bool up = mode == NEAREST ? rest > half || (rest == half && quotient & 1)
              : mode == UP    ? rest && !negative
                              : mode == DOWN && rest && negative;
    return quotient + up;
}

static int length_of(wide sig)
{
    uint64_t high = (uint64_t)(sig >> 64), low = (uint64_t)sig;
    return high ? 128 - __builtin_clzll(high) : low ? 64 - __builtin_clzll(low) : 0;
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
    int top = n.exp + length_of(n.sig) - 1;
    int last = top - (int)f->fraction; /* the weight of the result's last bit */
    bool tiny = top < 1 - bias;
    if (last < least)
        last = least;
    uint64_t sig = n.exp >= last ? (uint64_t)n.sig << (n.exp - last) : cut_off(n.sig, (unsigned)(last - n.exp), n.negative, mode, &inexact);
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
        large = n.sig && n.exp + length_of(n.sig) > 64;
        magnitude = large || !n.sig ? 0 : (uint64_t)n.sig << n.exp;
    }
    uint64_t limit = n.negative ? (is_unsigned ? 0 : greatest + 1) : greatest;
    if (large || magnitude > limit) {
        *flags |= INVALID;
        magnitude = limit;
    } else if (inexact)
        *flags |= INEXACT;
    return n.negative ? -magnitude : magnitude;
}

/* ---- arithmetic */

/* The number of the same value, or nearly, whose integer has `length` bits. The last bit says that something was cut off. */
static struct number with_length(struct number n, int length)
{
    int shift = length - length_of(n.sig);
    if (!n.sig)
        return n;
    n.exp -= shift;
    if (shift >= 0)
        n.sig <<= shift;
    else
        n.sig = n.sig >> -shift | ((n.sig & (((wide)1 << -shift) - 1)) != 0);
    return n;
}

static struct number shifted_right(struct number n, int shift)
{
    wide lost = shift > 126 ? n.sig : n.sig & (((wide)1 << shift) - 1);
    n.sig = (shift > 126 ? 0 : n.sig >> shift) | (lost != 0);
    n.exp += shift;
    return n;
}

/* a + b of finite numbers. A sum that is zero is negative only if both are, or, of numbers that differ, if rounding is down. */
static struct number sum_of(struct number a, struct number b, unsigned mode)
{
    if (!a.sig && !b.sig) {
        a.negative = a.negative == b.negative ? a.negative : mode == DOWN;
        return a;
    }
    if (!a.sig || !b.sig)
        return a.sig ? a : b;
    a = with_length(a, 124);
    b = with_length(b, 124);
    if (a.exp < b.exp) {
        struct number swapped = a;
        a = b;
        b = swapped;
    }
    b = shifted_right(b, a.exp - b.exp);
    if (a.negative == b.negative)
        a.sig += b.sig;
    else if (a.sig >= b.sig)
        a.sig -= b.sig;
    else {
        a.sig = b.sig - a.sig;
        a.negative = b.negative;
    }
    if (!a.sig)
        a.negative = mode == DOWN;
    return a;
}

static struct number product_of(struct number a, struct number b)
{
    return (struct number){.negative = a.negative != b.negative, .sig = a.sig * b.sig, .exp = a.exp + b.exp};
}

static struct number quotient_of(struct number a, struct number b)
{
    struct number q = {.negative = a.negative != b.negative};
    if (!a.sig)
        return q;
    a = with_length(a, 124);
    q.exp = a.exp - b.exp;
    q.sig = a.sig / b.sig << 1 | (a.sig % b.sig != 0);
    q.exp--;
    return with_length(q, 100);
}

/* The root, a bit at a time. */
static struct number root_of(struct number a)
{
    if (!a.sig)
        return a;
    a = with_length(a, 120);
    if (a.exp & 1) {
        a.sig <<= 1;
        a.exp--;
    }
    wide root = 0;
    for (int k = 62; k >= 0; k--) {
        wide more = root | (wide)1 << k;
        if (more * more <= a.sig)
            root = more;
    }
    return (struct number){.sig = root << 1 | (root * root != a.sig), .exp = a.exp / 2 - 1};
}

/* ---- instructions: sources b and a with the halves g and j, target t with the half h, formats f and x */

/* Chooses the NaN that is the result: the first operand's, unless it is quiet and a later one signals; without any: false. */
static bool result_is_nan(const struct format *f, const uint64_t *v, unsigned count, uint64_t *result, unsigned *flags)
{
    for (unsigned k = 0; k < count; k++) {
        if (!read_number(f, v[k]).nan)
            continue;
        *result = v[k];
        for (unsigned n = k; n < count; n++) {
            if (read_number(f, v[n]).nan && is_signalling(f, v[n])) {
                *result = v[n];
                *flags |= INVALID;
                break;
            }
        }
        *result = quieted(f, *result);
        return true;
    }
    return false;
}

static uint64_t invalid(const struct format *f, unsigned *flags)
{
    *flags |= INVALID;
    return infinity_of(f) | 1ull << (f->fraction - 2);
}

enum operation { ADD, SUBTRACT, MULTIPLY, DIVIDE };

static uint64_t operate(enum operation op, const struct format *f, uint64_t x, uint64_t y, unsigned mode, unsigned *flags)
{
    const uint64_t v[] = {x, y};
    uint64_t result;
    if (result_is_nan(f, v, 2, &result, flags))
        return result;
    struct number a = read_number(f, x), b = read_number(f, y), r = {0};
    bool negative = a.negative != b.negative;
    if (op == SUBTRACT)
        b.negative = !b.negative;
    switch (op) {
    case ADD:
    case SUBTRACT:
        if (a.infinite && b.infinite && a.negative != b.negative)
            return invalid(f, flags);
        r = a.infinite || b.infinite ? (a.infinite ? a : b) : sum_of(a, b, mode);
        break;
    case MULTIPLY:
        if ((a.infinite && !b.infinite && !b.sig) || (b.infinite && !a.infinite && !a.sig))
            return invalid(f, flags);
        r = a.infinite || b.infinite ? (struct number){.negative = negative, .infinite = true} : product_of(a, b);
        break;
    case DIVIDE:
        if ((a.infinite && b.infinite) || (!a.infinite && !a.sig && !b.infinite && !b.sig))
            return invalid(f, flags);
        if (!a.infinite && !b.infinite && !b.sig)
            *flags |= DIVISION_BY_ZERO;
        if (a.infinite || (!b.infinite && !b.sig))
            r = (struct number){.negative = negative, .infinite = true};
        else
            r = b.infinite ? (struct number){.negative = negative} : quotient_of(a, b);
        break;
    }
    return round_to(f, r, mode, flags);
}

static void two_operands(struct model_state *s, enum operation op)
{
    unsigned flags = 0;
    bool dbl = s->f.f & 1;
    uint64_t r = operate(op, &formats[dbl], read_fr(s, s->f.b, s->f.g, dbl), read_fr(s, s->f.a, s->f.j, dbl), rounding_of(s), &flags);
    write_fr(s, s->f.t, s->f.h, dbl, r);
    raise_flags(s, flags);
}

static void fadd(struct model_state *s)
{
    two_operands(s, ADD);
}

static void fsub(struct model_state *s)
{
    two_operands(s, SUBTRACT);
}

static void fmpy(struct model_state *s)
{
    two_operands(s, MULTIPLY);
}

static void fdiv(struct model_state *s)
{
    two_operands(s, DIVIDE);
}

static void fsqrt(struct model_state *s)
{
    const struct format *f = &formats[s->f.f & 1];
    uint64_t v = read_fr(s, s->f.b, s->f.g, s->f.f & 1), r;
    struct number n = read_number(f, v);
    unsigned flags = 0;
    if (!result_is_nan(f, &v, 1, &r, &flags)) {
        bool zero = !n.infinite && !n.sig;
        if (n.negative && !zero)
            r = invalid(f, &flags);
        else
            r = n.infinite || zero ? v : round_to(f, root_of(n), rounding_of(s), &flags);
    }
    write_fr(s, s->f.t, s->f.h, s->f.f & 1, r);
    raise_flags(s, flags);
}

/* a * b + c, or -(a * b) + c. A NaN as c is the result even of zero times infinity, which is not invalid then. */
static uint64_t fused(const struct format *f, const uint64_t v[3], bool negate, unsigned mode, unsigned *flags)
{
    uint64_t result;
    if (result_is_nan(f, v, 3, &result, flags))
        return result;
    struct number a = read_number(f, v[0]), b = read_number(f, v[1]), c = read_number(f, v[2]);
    bool negative = (a.negative != b.negative) != negate, infinite = a.infinite || b.infinite;
    if ((a.infinite && !b.infinite && !b.sig) || (b.infinite && !a.infinite && !a.sig))
        return invalid(f, flags);
    if (infinite && c.infinite && negative != c.negative)
        return invalid(f, flags);
    struct number product = infinite ? (struct number){.infinite = true} : product_of(a, b);
    product.negative = negative;
    struct number r = infinite ? product : c.infinite ? c : sum_of(product, c, mode);
    return round_to(f, r, mode, flags);
}

static void fuse(struct model_state *s, bool negate)
{
    bool dbl = s->f.f & 1;
    unsigned flags = 0;
    const uint64_t v[] = {read_fr(s, s->f.b, s->f.g, dbl), read_fr(s, s->f.a, s->f.j, dbl), read_fr(s, s->f.x, s->f.y, dbl)};
    write_fr(s, s->f.t, s->f.h, dbl, fused(&formats[dbl], v, negate, rounding_of(s), &flags));
    raise_flags(s, flags);
}

static void fmpyfadd(struct model_state *s)
{
    fuse(s, false);
}

static void fmpynfadd(struct model_state *s)
{
    fuse(s, true);
}

/* Words are in registers 16 to 31; the first bit of a field is the half. f: single. */
static unsigned pair_register(const struct model_state *s, unsigned field)
{
    return s->f.f ? 16 + (field & 15) : field;
}

static uint64_t read_pair(const struct model_state *s, unsigned field)
{
    return read_fr(s, pair_register(s, field), field >> 4, !s->f.f);
}

/* tm = rm1 * rm2 and ta = ta + ra or ta - ra. */
static void pair(struct model_state *s, enum operation op)
{
    const struct format *f = &formats[!s->f.f];
    unsigned flags = 0, mode = rounding_of(s);
    uint64_t product = operate(MULTIPLY, f, read_pair(s, s->f.b), read_pair(s, s->f.a), mode, &flags);
    uint64_t sum = operate(op, f, read_pair(s, s->f.v), read_pair(s, s->f.x), mode, &flags);
    write_fr(s, pair_register(s, s->f.t), s->f.t >> 4, !s->f.f, product);
    write_fr(s, pair_register(s, s->f.v), s->f.v >> 4, !s->f.f, sum);
    raise_flags(s, flags);
}

static void fmpyadd(struct model_state *s)
{
    pair(s, ADD);
}

static void fmpysub(struct model_state *s)
{
    pair(s, SUBTRACT);
}

/* The condition's bits: greater, less, equal, unordered; the last: a quiet NaN is invalid too. The result is C, or an element of the array.
 */
static void fcmp(struct model_state *s)
{
    enum { GREATER = 16, LESS = 8, EQUAL = 4, UNORDERED = 2, SIGNAL = 1 };
    const uint64_t c_bit = 1ull << (63 - 5);
    const struct format *f = &formats[s->f.f & 1];
    uint64_t x = read_fr(s, s->f.b, s->f.g, s->f.f & 1), y = read_fr(s, s->f.a, s->f.j, s->f.f & 1);
    struct number a = read_number(f, x), b = read_number(f, y);
    unsigned relation;
    if (a.nan || b.nan) {
        relation = UNORDERED;
        if ((a.nan && is_signalling(f, x)) || (b.nan && is_signalling(f, y)) || s->f.c & SIGNAL)
            raise_flags(s, INVALID);
    } else {
        uint64_t magnitude_x = x & ~sign_of(f), magnitude_y = y & ~sign_of(f); /* in the order of the numbers */
        int64_t i = a.negative ? -(int64_t)magnitude_x : (int64_t)magnitude_x,
                k = b.negative ? -(int64_t)magnitude_y : (int64_t)magnitude_y;
        relation = i < k ? LESS : i > k ? GREATER : EQUAL;
    }
    bool holds = s->f.c & relation;
    if (s->f.y) {
        uint64_t element = 1ull << (63 - 9 - s->f.y);
        s->fr[0] = (s->fr[0] & ~element) | (holds ? element : 0);
        return;
    }
    uint64_t queue = bits(s->fr[0], 63 - 20, 11), old = s->fr[0] & c_bit ? 1 : 0;
    queue = old << 10 | queue >> 1;
    s->fr[0] = (s->fr[0] & ~(c_bit | 0x7ffull << (63 - 20))) | (holds ? c_bit : 0) | queue << (63 - 20);
}

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

/* rej, rej8: one of the first comparisons, C and the queue's, holds and so does its partner in the other half. */
static void ftest_reject(struct model_state *s)
{
    unsigned half = s->f.c == 2 ? 6 : 4;
    for (unsigned n = 0; n < half; n++) {
        bool first = n ? status_bit(s, 9 + n) : status_bit(s, 5);
        s->nullify |= first && status_bit(s, 9 + n + half);
    }
}

/* acc, acc8, acc6, acc4, acc2: C and so much of the queue are zero. */
static void ftest_queue(struct model_state *s)
{
    if (s->f.c == 2 || s->f.c == 6) {
        ftest_reject(s);
        return;
    }
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
    {"ftest,", ftest_queue},
    {"ftest,0", ftest_element},
    {"ftest,2", ftest_element},
    {"ftest,4", ftest_element},
    {"fadd", fadd},
    {"fadd,r", fadd},
    {"fsub", fsub},
    {"fsub,r", fsub},
    {"fmpy", fmpy},
    {"fmpy,r", fmpy},
    {"fdiv", fdiv},
    {"fdiv,r", fdiv},
    {"fsqrt", fsqrt},
    {"fsqrt,r", fsqrt},
    {"fcmp", fcmp},
    {"fcmp,r", fcmp},
    {"fmpyadd", fmpyadd},
    {"fmpysub", fmpysub},
    {"fmpyfadd", fmpyfadd},
    {"fmpynfadd", fmpynfadd},
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
