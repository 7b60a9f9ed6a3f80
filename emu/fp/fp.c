/* fp.c - exact operations, and rounding: see fp.h. */
#include "emu/fp/fp.h"
#include "emu/fp/quad.h"

#include <assert.h>
#include <stddef.h>

/* -- the IEEE interchange formats ------------------------------------------------------------ */

static struct fp_num unpack(bool sign, unsigned field, unsigned field_max, int bias, uint64_t fraction, unsigned fraction_bits)
{
    if (field == field_max)
        return fp_inf(sign);
    if (!field)
        return fp_number(sign, 1 - bias, fraction << (63 - fraction_bits));
    return (struct fp_num){
        .sig = 1ull << 63 | fraction << (63 - fraction_bits), .exp = (int)field - bias, .kind = FP_IS_FINITE, .sign = sign};
}

struct fp_num fp_unpack32(uint32_t bits)
{
    return unpack(bits >> 31, bits >> 23 & 0xff, 0xff, FP32_BIAS, bits & 0x7fffff, 23);
}

struct fp_num fp_unpack64(uint64_t bits)
{
    return unpack(bits >> 63, bits >> 52 & 0x7ff, 0x7ff, FP64_BIAS, bits & 0xfffffffffffff, 52);
}

/* Exponent field and fraction of a number that the format can hold, without the sign. */
static uint64_t pack(struct fp_num a, int bias, uint64_t field_max, unsigned fraction_bits)
{
    assert(a.kind != FP_IS_NAN);
    if (a.kind == FP_IS_ZERO)
        return 0;
    if (a.kind == FP_IS_INF || a.exp > bias)
        return field_max << fraction_bits;
    uint64_t fraction = a.sig >> (63 - fraction_bits);
    if (a.exp >= 1 - bias) /* the leading one carries into the exponent field */
        return ((uint64_t)(a.exp + bias - 1) << fraction_bits) + fraction;
    int below = 1 - bias - a.exp;
    return below > 63 ? 0 : fraction >> below;
}

uint32_t fp_pack32(struct fp_num a)
{
    return (uint32_t)a.sign << 31 | (uint32_t)pack(a, FP32_BIAS, 0xff, 23);
}

uint64_t fp_pack64(struct fp_num a)
{
    return (uint64_t)a.sign << 63 | pack(a, FP64_BIAS, 0x7ff, 52);
}

/* -- 128-bit arithmetic ---------------------------------------------------------------------- */

static int clz128(fp_u128 x)
{
    uint64_t hi = (uint64_t)(x >> 64);
    return hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((uint64_t)x);
}

/* x >> n; bit 0 is sticky. */
static fp_u128 shift_jam(fp_u128 x, unsigned n)
{
    if (n == 0)
        return x;
    if (n > 127)
        return x != 0;
    return x >> n | ((x << (128 - n)) != 0);
}

static struct fp_exact invalid(void)
{
    return (struct fp_exact){.kind = FP_IS_NAN, .flags = FP_INVALID};
}

static struct fp_exact special(enum fp_kind kind, bool sign)
{
    return (struct fp_exact){.kind = (uint8_t)kind, .sign = sign};
}

static struct fp_exact number(bool sign, int32_t exp, fp_u128 sig)
{
    return (struct fp_exact){.sig = sig, .exp = exp, .kind = FP_IS_FINITE, .sign = sign};
}

struct fp_exact fp_exactly(struct fp_num a)
{
    return (struct fp_exact){.sig = (fp_u128)a.sig << 64, .exp = a.exp, .kind = a.kind, .sign = a.sign};
}

/* -- addition and multiplication ------------------------------------------------------------- */

/* |a| + |b| with a.exp >= b.exp. The bits of b that alignment shifts out only set the sticky bit. */
static struct fp_exact add_magnitudes(struct fp_exact a, struct fp_exact b)
{
    unsigned n = (unsigned)(a.exp - b.exp);
    fp_u128 aligned = n > 127 ? 0 : b.sig >> n;
    bool lost = n > 127 || (n && b.sig << (128 - n));
    fp_u128 sum = a.sig + aligned;

    if (sum < aligned) /* a carry out of bit 127 */
        return number(a.sign, a.exp + 1, (fp_u128)1 << 127 | sum >> 1 | (sum & 1) | lost);
    return number(a.sign, a.exp, sum | lost);
}

/* |a| - |b| with |a| > |b|, in 256 bits, so that cancellation loses no bit. */
static struct fp_exact sub_magnitudes(struct fp_exact a, struct fp_exact b)
{
    unsigned n = (unsigned)(a.exp - b.exp);
    fp_u128 b_hi = n > 127 ? 0 : b.sig >> n;
    fp_u128 b_lo = n == 0 ? 0 : n < 128 ? b.sig << (128 - n) : shift_jam(b.sig, n - 128);
    fp_u128 lo = -b_lo, hi = a.sig - b_hi - (b_lo != 0);

    if (!hi) {
        int lead = clz128(lo);
        return number(a.sign, a.exp - 128 - lead, lo << lead);
    }
    int lead = clz128(hi);
    if (lead) {
        hi = hi << lead | lo >> (128 - lead);
        lo <<= lead;
    }
    return number(a.sign, a.exp - lead, hi | (lo != 0));
}

struct fp_exact fp_wide_add(struct fp_exact a, struct fp_exact b)
{
    if (a.kind == FP_IS_INF || b.kind == FP_IS_INF) {
        if (a.kind == b.kind && a.sign != b.sign)
            return invalid();
        return a.kind == FP_IS_INF ? a : b;
    }
    if (a.kind == FP_IS_ZERO || b.kind == FP_IS_ZERO) {
        if (a.kind != b.kind)
            return a.kind == FP_IS_ZERO ? b : a;
        a.cancelled = a.sign != b.sign;
        return a;
    }
    if (a.exp < b.exp || (a.exp == b.exp && a.sig < b.sig)) {
        struct fp_exact t = a;
        a = b;
        b = t;
    }
    if (a.sign == b.sign)
        return add_magnitudes(a, b);
    if (a.exp == b.exp && a.sig == b.sig)
        return (struct fp_exact){.kind = FP_IS_ZERO, .cancelled = true};
    return sub_magnitudes(a, b);
}

struct fp_exact fp_add(struct fp_num a, struct fp_num b)
{
    return fp_wide_add(fp_exactly(a), fp_exactly(b));
}

struct fp_exact fp_sub(struct fp_num a, struct fp_num b)
{
    return fp_wide_add(fp_exactly(a), fp_exactly(fp_negate(b)));
}

struct fp_exact fp_mul(struct fp_num a, struct fp_num b)
{
    bool sign = a.sign != b.sign;

    if (a.kind == FP_IS_INF || b.kind == FP_IS_INF)
        return a.kind == FP_IS_ZERO || b.kind == FP_IS_ZERO ? invalid() : special(FP_IS_INF, sign);
    if (a.kind == FP_IS_ZERO || b.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, sign);
    fp_u128 product = (fp_u128)a.sig * b.sig;
    if (product >> 127)
        return number(sign, a.exp + b.exp + 1, product);
    return number(sign, a.exp + b.exp, product << 1);
}

struct fp_exact fp_fma(struct fp_num a, struct fp_num b, struct fp_num c)
{
    struct fp_exact product = fp_mul(a, b);

    if (product.kind == FP_IS_NAN)
        return product;
    return fp_wide_add(product, fp_exactly(c));
}

/* -- division and square root ---------------------------------------------------------------- */

struct fp_exact fp_div(struct fp_num a, struct fp_num b)
{
    bool sign = a.sign != b.sign;

    if (a.kind == FP_IS_INF)
        return b.kind == FP_IS_INF ? invalid() : special(FP_IS_INF, sign);
    if (b.kind == FP_IS_INF)
        return special(FP_IS_ZERO, sign);
    if (b.kind == FP_IS_ZERO) {
        if (a.kind == FP_IS_ZERO)
            return invalid();
        struct fp_exact e = special(FP_IS_INF, sign);
        e.flags = FP_DIVZERO;
        return e;
    }
    if (a.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, sign);
    /* Two digits of 64 bits; the dividend is halved if necessary, so that the first one fits. */
    bool small = a.sig < b.sig;
    fp_u128 dividend = (fp_u128)a.sig << (small ? 64 : 63);
    uint64_t first = (uint64_t)(dividend / b.sig);
    fp_u128 rest = dividend % b.sig << 64;
    uint64_t second = (uint64_t)(rest / b.sig);
    fp_u128 quotient = (fp_u128)first << 64 | second | (rest % b.sig != 0);

    return number(sign, a.exp - b.exp - small, quotient);
}

/* The integer square root of x, one bit at a time; *rest: the remainder. */
static uint64_t integer_sqrt(fp_u128 x, fp_u128 *rest)
{
    fp_u128 root = 0;

    for (fp_u128 bit = (fp_u128)1 << 126; bit; bit >>= 2) {
        if (x >= root + bit) {
            x -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    *rest = x;
    return (uint64_t)root;
}

struct fp_exact fp_sqrt(struct fp_num a)
{
    if (a.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, a.sign);
    if (a.sign)
        return invalid();
    if (a.kind == FP_IS_INF)
        return special(FP_IS_INF, false);
    bool odd = a.exp & 1;
    fp_u128 rest;
    uint64_t root = integer_sqrt((fp_u128)a.sig << (odd ? 64 : 63), &rest);
    /* (root + 1/2)^2 is no integer: the next bit is set exactly if the rest exceeds the root. */
    fp_u128 sig = (fp_u128)root << 64 | (fp_u128)(rest > root) << 63 | (rest != 0);

    return number(false, (a.exp - odd) / 2, sig);
}

/* -- rounding -------------------------------------------------------------------------------- */

struct rounded {
    uint64_t digits; /* an integer below 2^bits, or 2^bits after a carry */
    bool carry;      /* only when all 64 bits are kept: the digits became 2^64 */
    bool inexact, away;
};

/* Round sig to its `bits` most significant bits; bits may be 0 or negative. */
static struct rounded keep_bits(fp_u128 sig, int bits, bool sign, unsigned rounding)
{
    const fp_u128 half = (fp_u128)1 << 127;
    struct rounded r = {.digits = bits > 0 ? (uint64_t)(sig >> (128 - bits)) : 0};
    fp_u128 rest = bits > 0 ? sig << bits : bits == 0 ? sig : 1;

    if (!rest)
        return r;
    r.inexact = true;
    switch (rounding) {
    case FP_NEAREST: r.away = rest > half || (rest == half && (r.digits & 1)); break;
    case FP_UP: r.away = !sign; break;
    case FP_DOWN: r.away = sign; break;
    }
    r.digits += r.away;
    r.carry = r.away && !r.digits;
    return r;
}

static struct fp_num largest(const struct fp_target *to, bool sign)
{
    return (struct fp_num){.sig = ~0ull << (64 - to->precision), .exp = to->emax, .kind = FP_IS_FINITE, .sign = sign};
}

static void overflow(const struct fp_target *to, bool sign, struct fp_result *r)
{
    bool to_infinity = to->rounding == FP_NEAREST || to->rounding == (sign ? FP_DOWN : FP_UP);

    r->value = to_infinity ? fp_inf(sign) : largest(to, sign);
    r->flags |= FP_OVERFLOW | FP_INEXACT | (to_infinity ? FP_AWAY : 0);
}

/* The result is below the normal numbers, though rounding may lift it to the smallest one. */
static void below_normal(const struct fp_target *to, const struct fp_exact *e, struct fp_result *r)
{
    bool tiny = to->tiny_before || r->unbounded.exp < to->emin;

    if (tiny)
        r->flags |= FP_TINY;
    if (tiny && to->flush) {
        r->value = fp_zero(e->sign);
        r->flags |= FP_UNDERFLOW | FP_INEXACT;
        return;
    }
    int64_t bits = (int64_t)to->precision - ((int64_t)to->emin - e->exp);
    struct rounded d = keep_bits(e->sig, bits < -1 ? -1 : (int)bits, e->sign, to->rounding);
    r->value = fp_number(e->sign, to->emin - to->precision + 64, d.digits);
    if (d.inexact)
        r->flags |= FP_INEXACT | (d.away ? FP_AWAY : 0) | (tiny ? FP_UNDERFLOW : 0);
}

struct fp_result fp_round(const struct fp_target *to, const struct fp_exact *e)
{
    struct fp_result r = {.flags = e->flags};

    if (e->kind != FP_IS_FINITE) {
        bool sign = e->cancelled ? to->rounding == FP_DOWN : e->sign;
        r.value = r.unbounded = (struct fp_num){.kind = e->kind, .sign = sign};
        return r;
    }
    struct rounded d = keep_bits(e->sig, to->precision, e->sign, to->rounding);
    bool carry = d.carry || (to->precision < 64 && d.digits >> to->precision);
    r.unbounded = (struct fp_num){
        .sig = carry ? 1ull << 63 : d.digits << (64 - to->precision), .exp = e->exp + carry, .kind = FP_IS_FINITE, .sign = e->sign};
    if (d.inexact)
        r.flags |= FP_UNBOUNDED_INEXACT | (d.away ? FP_UNBOUNDED_AWAY : 0);
    if (r.unbounded.exp > to->emax) {
        overflow(to, e->sign, &r);
    } else if (e->exp < to->emin) {
        below_normal(to, e, &r);
    } else {
        r.value = r.unbounded;
        if (d.inexact)
            r.flags |= FP_INEXACT | (d.away ? FP_AWAY : 0);
    }
    return r;
}

/* -- comparison and integers ----------------------------------------------------------------- */

/* Orders magnitudes: zero, finite, infinite; then exponent, then significand. */
static int compare_magnitudes(struct fp_num a, struct fp_num b)
{
    if (a.kind != b.kind)
        return a.kind < b.kind ? -1 : 1;
    if (a.kind != FP_IS_FINITE)
        return 0;
    if (a.exp != b.exp)
        return a.exp < b.exp ? -1 : 1;
    return a.sig == b.sig ? 0 : a.sig < b.sig ? -1 : 1;
}

int fp_compare(struct fp_num a, struct fp_num b)
{
    if (a.kind == FP_IS_ZERO && b.kind == FP_IS_ZERO)
        return 0;
    if (a.sign != b.sign)
        return a.sign ? -1 : 1;
    return a.sign ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
}

struct fp_num fp_to_integral(struct fp_num a, enum fp_rounding rounding, unsigned *flags)
{
    if (a.kind != FP_IS_FINITE || a.exp >= 63)
        return a;
    int bits = a.exp < -1 ? -1 : a.exp + 1; /* bits of the integer part */
    struct rounded d = keep_bits((fp_u128)a.sig << 64, bits, a.sign, rounding);
    if (d.inexact)
        *flags |= FP_INEXACT | (d.away ? FP_AWAY : 0);
    return fp_number(a.sign, 63, d.digits);
}

uint64_t fp_to_integer(struct fp_num a, enum fp_rounding rounding, bool is_signed, unsigned width, unsigned *flags)
{
    uint64_t mask = ~0ull >> (64 - width);
    uint64_t max = is_signed ? mask >> 1 : mask;
    uint64_t limit = !a.sign ? max : is_signed ? max + 1 : 0; /* of the magnitude */
    unsigned raised = 0;
    struct fp_num n = fp_to_integral(a, rounding, &raised);
    bool fits = n.kind == FP_IS_ZERO || (n.kind == FP_IS_FINITE && n.exp <= 63 && n.sig >> (63 - n.exp) <= limit);

    if (!fits)
        raised = FP_INVALID;
    *flags |= raised;
    uint64_t magnitude = !fits ? limit : n.kind == FP_IS_ZERO ? 0 : n.sig >> (63 - n.exp);
    return (a.sign ? -magnitude : magnitude) & mask;
}
