/* float.c - see float.h. Source: manual, chapter "Floating Point Instructions". */
#include "isa/vax/float.h"

static const struct format {
    uint8_t exponent; /* bits */
    uint8_t fraction; /* bits, without the leading one */
} fd = {8, 55}, g = {11, 52};

static const struct format *format_of(char type)
{
    return type == 'g' ? &g : &fd;
}

/* Exchanges the words: the most significant comes first in memory. */
static uint64_t exchange(uint64_t v)
{
    return v << 48 | (v >> 16 & 0xffff) << 32 | (v >> 32 & 0xffff) << 16 | v >> 48;
}

bool vax_unpack(char type, uint64_t bits, struct vax_number *out)
{
    const struct format *f = format_of(type);
    uint64_t v = exchange(type == 'f' ? (uint32_t)bits : bits);
    int32_t e = (int32_t)(v >> f->fraction & ((1u << f->exponent) - 1));

    *out = (struct vax_number){0};
    if (e == 0)
        return !(v >> 63);
    out->sign = v >> 63;
    out->exp = e - (1 << (f->exponent - 1));
    out->frac = 1ull << 63 | (v & ((1ull << f->fraction) - 1)) << (63 - f->fraction);
    return true;
}

static struct vax_number normalised(struct vax_number n)
{
    if (!n.frac)
        return (struct vax_number){0};
    int shift = __builtin_clzll(n.frac);
    n.frac <<= shift;
    n.exp -= shift;
    return n;
}

enum vax_float_error vax_pack(char type, struct vax_number n, bool underflow_traps, uint64_t *bits)
{
    const struct format *f = format_of(type);
    int32_t bias = 1 << (f->exponent - 1), kept = type == 'f' ? 24 : f->fraction + 1;
    uint64_t half = 1ull << (63 - kept), rounded = n.frac + half;

    *bits = 0;
    if (!n.frac)
        return VAX_FLOAT_OK;
    if (rounded < half) /* carry, which leaves a fraction of 0 */
        n.exp++;
    rounded = rounded >> (64 - kept) << (64 - kept);
    if (n.exp + bias >= 2 * bias)
        return VAX_FLOAT_OVERFLOW;
    if (n.exp + bias <= 0)
        return underflow_traps ? VAX_FLOAT_UNDERFLOW : VAX_FLOAT_OK;
    uint64_t fraction = (rounded & ~(1ull << 63)) >> (63 - f->fraction);
    *bits = exchange((uint64_t)n.sign << 63 | (uint64_t)(n.exp + bias) << f->fraction | fraction);
    return VAX_FLOAT_OK;
}

/* ---- arithmetic ---------------------------------------------------------------------------------------- */

struct vax_number vax_add_masked(struct vax_number a, struct vax_number b, uint64_t kept)
{
    if (!a.frac || !b.frac)
        return a.frac ? a : b;
    if (a.exp < b.exp || (a.exp == b.exp && a.frac < b.frac)) {
        struct vax_number larger = b;
        b = a;
        a = larger;
    }
    unsigned shift = (unsigned)(a.exp - b.exp);
    uint64_t part = shift > 63 ? 0 : b.frac >> shift;
    if (a.sign == b.sign) {
        a.frac += part;
        if (a.frac < part) {
            a.frac = a.frac >> 1 | 1ull << 63;
            a.exp++;
        }
        a.frac &= kept;
        return a;
    }
    /* what is shifted out makes the difference less */
    bool lost = shift > 63 || (shift && b.frac << (64 - shift));
    a.frac = (a.frac - part - lost) & kept;
    return normalised(a);
}

struct vax_number vax_add(struct vax_number a, struct vax_number b)
{
    return vax_add_masked(a, b, UINT64_MAX);
}

struct vax_number vax_multiply_masked(struct vax_number a, struct vax_number b, uint64_t kept)
{
    if (!a.frac || !b.frac)
        return (struct vax_number){0};
    uint64_t high = (uint64_t)(((unsigned __int128)a.frac * b.frac) >> 64) & kept;
    return normalised((struct vax_number){.sign = a.sign != b.sign, .exp = a.exp + b.exp, .frac = high});
}

struct vax_number vax_multiply(struct vax_number a, struct vax_number b)
{
    return vax_multiply_masked(a, b, UINT64_MAX);
}

struct vax_number vax_divide(struct vax_number a, struct vax_number b)
{
    if (!a.frac)
        return a;
    uint64_t q = (uint64_t)(((unsigned __int128)(a.frac >> 1) << 64) / b.frac);
    return normalised((struct vax_number){.sign = a.sign != b.sign, .exp = a.exp - b.exp + 1, .frac = q});
}

/* ---- integers -------------------------------------------------------------------------------------------- */

struct vax_number vax_from_integer(int32_t n)
{
    uint32_t magnitude = n < 0 ? 0u - (uint32_t)n : (uint32_t)n;
    return normalised((struct vax_number){.sign = n < 0, .exp = 64, .frac = magnitude});
}

uint64_t vax_to_integer(struct vax_number n, bool rounds, unsigned bits, bool *overflow)
{
    uint64_t v, most = (1ull << (bits - 1)) - !n.sign;

    *overflow = false;
    if (!n.frac || n.exp < 0)
        return 0;
    if (n.exp <= 63) {
        v = n.exp ? n.frac >> (64 - n.exp) : 0;
        v += rounds && n.frac << n.exp >> 63;
        *overflow = v > most;
    } else {
        v = n.exp < 128 ? n.frac << (n.exp - 64) : 0;
        *overflow = true;
    }
    return n.sign ? 0 - v : v;
}

uint32_t vax_split(struct vax_number *n, bool *overflow)
{
    uint64_t v = 0;

    *overflow = false;
    if (!n->frac || n->exp <= 0)
        return 0;
    if (n->exp <= 64) {
        v = n->frac >> (64 - n->exp);
        *overflow = v > (n->sign ? 0x80000000u : 0x7fffffffu);
        n->frac = n->exp == 64 ? 0 : n->frac << n->exp;
        n->exp = 0;
    } else {
        v = n->exp < 96 ? n->frac << (n->exp - 64) : 0;
        *overflow = true;
        n->frac = 0;
    }
    v = n->sign ? 0 - v : v;
    *n = normalised(*n);
    return (uint32_t)v;
}
