/* fp_move.c - operations that move bits of floating-point registers, integer multiply-add, and the memory formats: see fp.h. */
#include "emu/fp/statusless.h"
#include "isa/ia64/fp_priv.h"

static bool any_natval(struct ia64_fr a, struct ia64_fr b)
{
    return ia64_is_natval(a) || ia64_is_natval(b);
}

static uint32_t high(struct ia64_fr a)
{
    return (uint32_t)(a.sig >> 32);
}

static uint32_t low(struct ia64_fr a)
{
    return (uint32_t)a.sig;
}

/* -- merging and shuffling --------------------------------------------------------------------- */

struct ia64_fr ia64_fmerge(enum ia64_fmerge kind, struct ia64_fr f2, struct ia64_fr f3)
{
    uint64_t sign = f2.exp & IA64_FR_SIGN;

    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    if (kind == IA64_FMERGE_SE)
        return (struct ia64_fr){f3.sig, f2.exp};
    if (kind == IA64_FMERGE_NS)
        sign ^= IA64_FR_SIGN;
    return (struct ia64_fr){f3.sig, sign | (f3.exp & IA64_FR_EXP_MASK)};
}

struct ia64_fr ia64_fpmerge(enum ia64_fmerge kind, struct ia64_fr f2, struct ia64_fr f3)
{
    const uint64_t signs = 0x8000000080000000;
    const uint64_t taken = kind == IA64_FMERGE_SE ? 0xff800000ff800000 : signs;

    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    uint64_t from_f2 = kind == IA64_FMERGE_NS ? f2.sig ^ signs : f2.sig;
    return ia64_fr_from_sig((from_f2 & taken) | (f3.sig & ~taken));
}

struct ia64_fr ia64_fmix(enum ia64_fmix kind, struct ia64_fr f2, struct ia64_fr f3)
{
    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    switch (kind) {
    case IA64_FMIX_LR: return ia64_pair(high(f2), low(f3));
    case IA64_FMIX_R: return ia64_pair(low(f2), low(f3));
    default: return ia64_pair(high(f2), high(f3));
    }
}

struct ia64_fr ia64_fsxt(enum ia64_fsxt kind, struct ia64_fr f2, struct ia64_fr f3)
{
    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    uint32_t sign_of = kind == IA64_FSXT_L ? high(f2) : low(f2);
    return ia64_pair(sign_of >> 31 ? ~0u : 0, kind == IA64_FSXT_L ? high(f3) : low(f3));
}

struct ia64_fr ia64_fswap(enum ia64_fswap kind, struct ia64_fr f2, struct ia64_fr f3)
{
    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    uint32_t left = low(f3), right = high(f2);
    if (kind == IA64_FSWAP_NL)
        left ^= 1u << 31;
    else if (kind == IA64_FSWAP_NR)
        right ^= 1u << 31;
    return ia64_pair(left, right);
}

struct ia64_fr ia64_fpack(struct ia64_fr f2, struct ia64_fr f3)
{
    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    return ia64_pair(ia64_fr_to_single(f2), ia64_fr_to_single(f3));
}

struct ia64_fr ia64_flogical(enum ia64_flogic kind, struct ia64_fr f2, struct ia64_fr f3)
{
    if (any_natval(f2, f3))
        return IA64_FR_NATVAL;
    switch (kind) {
    case IA64_FAND: return ia64_fr_from_sig(f2.sig & f3.sig);
    case IA64_FANDCM: return ia64_fr_from_sig(f2.sig & ~f3.sig);
    case IA64_FOR: return ia64_fr_from_sig(f2.sig | f3.sig);
    default: return ia64_fr_from_sig(f2.sig ^ f3.sig);
    }
}

struct ia64_fr ia64_fselect(struct ia64_fr f3, struct ia64_fr f4, struct ia64_fr f2)
{
    if (any_natval(f3, f4) || ia64_is_natval(f2))
        return IA64_FR_NATVAL;
    return ia64_fr_from_sig((f3.sig & f2.sig) | (f4.sig & ~f2.sig));
}

/* -- integers ---------------------------------------------------------------------------------- */

struct ia64_fr ia64_xma(enum ia64_xma kind, struct ia64_fr f3, struct ia64_fr f4, struct ia64_fr f2)
{
    if (any_natval(f3, f4) || ia64_is_natval(f2))
        return IA64_FR_NATVAL;
    if (kind == IA64_XMA_L)
        return ia64_fr_from_sig(f3.sig * f4.sig + f2.sig);
    fp_u128 product = kind == IA64_XMA_HU ? (fp_u128)f3.sig * f4.sig : (fp_u128)((__int128)(int64_t)f3.sig * (int64_t)f4.sig);
    return ia64_fr_from_sig((uint64_t)((product + f2.sig) >> 64)); /* f2 is zero-extended */
}

/* -- memory formats (volume 1, figures 5-6 to 5-13) -------------------------------------------- */

struct ia64_fr ia64_fr_from_single(uint32_t bits)
{
    uint64_t sign = bits >> 31 ? IA64_FR_SIGN : 0, fraction = (uint64_t)(bits & 0x7fffff) << 40;
    unsigned field = bits >> 23 & 0xff;

    if (field == 0xff)
        return (struct ia64_fr){1ull << 63 | fraction, sign | IA64_FR_EXP_SPECIAL};
    if (field)
        return (struct ia64_fr){1ull << 63 | fraction, sign | (field + 0xffff - 127)};
    return (struct ia64_fr){fraction, fraction ? sign | (0xffff - 126) : sign};
}

struct ia64_fr ia64_fr_from_any_double(uint64_t bits)
{
    uint64_t sign = bits >> 63 ? IA64_FR_SIGN : 0, fraction = bits << 11 & ~(1ull << 63);
    unsigned field = bits >> 52 & 0x7ff;

    if (field == 0x7ff)
        return (struct ia64_fr){1ull << 63 | fraction, sign | IA64_FR_EXP_SPECIAL};
    if (field)
        return (struct ia64_fr){1ull << 63 | fraction, sign | (field + 0xffff - 1023)};
    return (struct ia64_fr){fraction, fraction ? sign | (0xffff - 1022) : sign};
}

struct ia64_fr ia64_fr_from_extended(uint64_t sig, uint16_t sign_exp)
{
    uint64_t sign = sign_exp >> 15 ? IA64_FR_SIGN : 0;
    unsigned field = sign_exp & 0x7fff;

    if (field == 0x7fff)
        return (struct ia64_fr){sig, sign | IA64_FR_EXP_SPECIAL};
    return (struct ia64_fr){sig, field ? sign | (field + 0xffff - 16383) : sign};
}

uint64_t ia64_double_of_single(uint32_t bits)
{
    uint64_t sign = (uint64_t)(bits >> 31) << 63, fraction = (uint64_t)(bits & 0x7fffff) << 29;
    unsigned field = bits >> 23 & 0xff;

    if (field == 0)
        return fraction ? FP_STATUSLESS_FAILS : sign;
    return sign | (uint64_t)(field == 0xff ? 0x7ff : field + 1023 - 127) << 52 | fraction;
}

/* Returns an exponent field of a memory format: the exponent's highest bit and its lowest `bits` - 1. */
static uint64_t memory_exponent(struct ia64_fr a, unsigned bits)
{
    return (a.exp >> 16 & 1) << (bits - 1) | (a.exp & ((1u << (bits - 1)) - 1));
}

uint32_t ia64_fr_to_single(struct ia64_fr a)
{
    uint32_t field = a.sig >> 63 ? (uint32_t)memory_exponent(a, 8) : 0;
    return (uint32_t)(a.exp >> 17 & 1) << 31 | field << 23 | (a.sig >> 40 & 0x7fffff);
}

uint64_t ia64_fr_to_double(struct ia64_fr a)
{
    uint64_t field = a.sig >> 63 ? memory_exponent(a, 11) : 0;
    return (a.exp >> 17 & 1) << 63 | field << 52 | (a.sig >> 11 & 0xfffffffffffff);
}

uint16_t ia64_fr_to_extended_exp(struct ia64_fr a)
{
    return (uint16_t)((a.exp >> 17 & 1) << 15 | memory_exponent(a, 15));
}
