/*
 * fp_engine.t.c - runs random floating-point code under every engine and compares it with the functions of fp.h, which use neither
 * registers held as doubles nor the host's floating-point unit.
 *
 *     ia64_fp_engine.t [FIRST [COUNT]]     cases by number; default 0 3000
 *
 * Each case is a sequence of instructions on a few registers, mostly doubles with many hard cases, with a random ar.fpsr. All registers,
 * predicates and ar.fpsr must agree with the functions.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/fp/random.t.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/state.h"

#define CODE 0x4000000000000000ull
#define DATA 0x6000000000000000ull
enum { INSNS = 40, REGS = 10, FIRST_REG = 6, PREDICATES = 8 };
enum { PLACES = 8, FIRST_BASE = 16, GRS = 4, FIRST_GR = 8 }; /* of 16 bytes; registers that point to them; other registers */
enum { RUNS = 20 };                                          /* blocks are translated only in the last few */
enum { TEMPLATE_MLX = 0x04, TEMPLATE_MFI = 0x0c };
#define NOP (1ull << 27)

/* The state that the functions of fp.h compute. */
struct model {
    struct ia64_fr f[128];
    bool p[64];
    uint64_t fpsr;
    uint64_t r[FIRST_GR + GRS];
    uint8_t memory[PLACES][16];
};

/* ---- values ---- */

static uint64_t random_double(void)
{
    static const uint64_t special[] = {0,
                                       1,
                                       0x000fffffffffffff,
                                       0x0010000000000000,
                                       0x0010000000000001,
                                       0x0020000000000000,
                                       0x7fefffffffffffff,
                                       0x7ff0000000000000,
                                       0x7ff8000000000000,
                                       0x7ff0000000000001,
                                       0x3ff0000000000000,
                                       0x3ff8000000000000,
                                       0x3ff0000010000000,
                                       0x3ff0000030000000,
                                       0x380fffffffffffff,
                                       0x3810000000000000,
                                       0x47efffffe0000000,
                                       0x47effffff0000000,
                                       0x43e0000000000000,
                                       0x4330000000000001,
                                       0x41dfffffffc00000,
                                       0x36a0000000000000};
    uint64_t sign = random64() & 1ull << 63, fraction = random64() >> 12;
    switch (below(8)) {
    case 0: return sign | special[below(sizeof special / sizeof *special)];
    case 1: return random64();
    case 2: return sign | (uint64_t)(1023 + below(8) - 4) << 52 | (fraction & 0xfffffffe0000000); /* single */
    case 3: return sign | (uint64_t)(1023 + below(4)) << 52 | (fraction & 0xff00000000000);       /* few bits */
    case 4: return sign | (uint64_t)(below(40) + 1) << 52 | fraction;                             /* tiny */
    case 5: return sign | (uint64_t)(below(64) + 1023) << 52 | fraction;
    default: return sign | (uint64_t)(1023 + below(6) - 3) << 52 | fraction;
    }
}

static struct ia64_fr random_register(void)
{
    switch (below(12)) {
    case 0: return (struct ia64_fr){random64(), random64() & 0x3ffff};
    case 1: return (struct ia64_fr){random64() | 1ull << 63, 0xffff + below(8) - 4};
    case 2: return (struct ia64_fr){random64() >> below(64), IA64_FR_EXP_INT};
    case 3: return (struct ia64_fr){(uint64_t)(0x3f800000 + below(1 << 24)) << 32 | (0x3f000000 + below(1 << 25)), IA64_FR_EXP_INT};
    case 4: return below(4) ? ia64_fr_from_single((uint32_t)random64()) : IA64_FR_NATVAL;
    default: return ia64_fr_from_double(random_double());
    }
}

/* Writes v to f; if it is a double, about every other time held as one. */
static void put_in_any_form(uint64_t *s, unsigned f, struct ia64_fr v)
{
    uint64_t bits = ia64_fr_to_double(v);
    struct ia64_fr back = ia64_fr_from_double(bits);
    bool denormal = !(bits >> 52 & 0x7ff) && bits << 1;
    put_fr(s, f, v);
    if (below(2) && !denormal && back.sig == v.sig && back.exp == v.exp)
        put_fr(s, f, (struct ia64_fr){bits, FR_DOUBLE});
}

static uint64_t random_fpsr(void)
{
    uint64_t v = 0x9804c0270033f;
    for (unsigned sf = 0; sf < 4; sf++) {
        if (below(2))
            v |= (random64() & 63) << (13 + 13 * sf); /* flags */
        if (below(2))
            v |= 1ull << ia64_inexact_flag(sf);
    }
    if (below(6) == 0) /* rounding, flush to zero, wide-range exponent */
        v ^= (random64() & 0x33) << (6 + 13 * below(2));
    if (below(4) == 0) /* only flush to zero, as with -ffast-math */
        v |= 1ull << (6 + 13 * below(2));
    if (below(12) == 0)
        v &= ~(1ull << (8 + 13 * below(2))); /* precision double */
    return v;
}

/* ---- instructions ---- */

static unsigned source(void)
{
    return below(8) ? FIRST_REG + below(REGS) : below(2);
}

static unsigned target(void)
{
    return FIRST_REG + below(REGS);
}

static uint64_t code(unsigned op, unsigned b36, unsigned sf, unsigned f4, unsigned f3, unsigned f2, unsigned f1)
{
    return (uint64_t)op << 37 | (uint64_t)b36 << 36 | (uint64_t)sf << 34 | (uint64_t)f4 << 27 | (uint64_t)f3 << 20 | (uint64_t)f2 << 13 |
           (uint64_t)f1 << 6;
}

/* Returns the 41 bits of a random instruction, and applies it to the model. */
static uint64_t random_insn(struct model *m)
{
    struct ia64_fp_env env = {.fpsr = m->fpsr};
    unsigned f1 = target(), f2 = source(), f3 = source(), f4 = source(), sf = below(4) ? below(2) : below(4);
    unsigned p1 = 6 + below(PREDICATES), p2 = p1 == 6 ? 7 : 6, kind = below(3), variant = below(4);
    struct ia64_fr *f = m->f, r;
    uint64_t x;
    bool p = false;

    switch (below(16)) {
    case 0: /* fmin, fmax, famin, famax */
        r = ia64_fminmax(&env, (enum ia64_minmax)variant, sf, f[f2], f[f3]);
        x = code(0, 0, sf, 0x14 + variant, f3, f2, f1);
        break;
    case 1:
        r = ia64_fcvt_fx(&env, sf, variant & 1, variant >> 1, f[f2]);
        x = code(0, 0, sf, 0x18 + variant, 0, f2, f1);
        break;
    case 2:
        r = ia64_fcvt_xf(f[f2]);
        x = code(0, 0, 0, 0x1c, 0, f2, f1);
        break;
    case 3:
        f3 = below(2) ? f2 : f3;
        r = ia64_fmerge(variant & 1 ? IA64_FMERGE_NS : IA64_FMERGE_S, f[f2], f[f3]);
        x = code(0, 0, 0, 0x10 + (variant & 1), f3, f2, f1);
        break;
    case 4:
    case 5: { /* fcmp */
        static const enum ia64_frel rels[] = {IA64_FREL_EQ, IA64_FREL_LT, IA64_FREL_LE, IA64_FREL_UNORD};
        enum ia64_ftest t = ia64_fcmp(&env, rels[variant], sf, f[f2], f[f3]);
        m->p[p1] = t == IA64_FTEST_TRUE;
        m->p[p2] = t == IA64_FTEST_FALSE;
        m->fpsr = env.fpsr;
        return code(4, variant & 1, sf, p2, f3, f2, p1) | (uint64_t)(variant >> 1) << 33;
    }
    case 6:
        r = ia64_frcpa(&env, sf, f[f2], f[f3], &p);
        m->p[p2] = p;
        x = code(0, 0, sf, p2, f3, f2, f1) | 1ull << 33;
        break;
    case 7:
        r = ia64_frsqrta(&env, sf, f[f3], &p);
        m->p[p2] = p;
        x = code(0, 1, sf, p2, f3, 0, f1) | 1ull << 33;
        break;
    case 10: /* xma.l, .hu, .h */
        r = ia64_xma((enum ia64_xma)kind, f[f3], f[f4], f[f2]);
        x = code(14, 1, kind == 0 ? 0 : kind + 1, f4, f3, f2, f1);
        break;
    case 9:
        r = ia64_fpack(f[f2], f[f3]);
        x = code(0, 0, 0, 0x28, f3, f2, f1);
        break;
    case 8:
        r = ia64_fpma(&env, (enum ia64_fma_kind)kind, sf, f[f3], f[f4], f[f2], f2 == 0);
        x = code(9 + 2 * kind, 1, sf, f4, f3, f2, f1);
        break;
    default: { /* fma, fms, fnma: .d mostly */
        static const enum ia64_pc pcs[] = {IA64_PC_D, IA64_PC_D, IA64_PC_S, IA64_PC_NONE};
        enum ia64_pc pc = pcs[variant];
        if (below(6) == 0) /* fnorm */
            f4 = 1, f2 = 0, kind = IA64_FMA;
        r = ia64_fma(&env, (enum ia64_fma_kind)kind, sf, pc, f[f3], f[f4], f[f2], f2 == 0);
        x = code(8 + 2 * kind + (pc == IA64_PC_D), pc == IA64_PC_S, sf, f4, f3, f2, f1);
    }
    }
    f[f1] = r;
    m->fpsr = env.fpsr;
    return x;
}

static struct ia64_fr loaded(unsigned form, const uint8_t *from)
{
    uint64_t bits = 0, more = 0;
    memcpy(&bits, from, form == 2 ? 4 : 8);
    if (form == 0)
        memcpy(&more, from + 8, 2);
    return form == 0   ? ia64_fr_from_extended(bits, (uint16_t)more)
           : form == 1 ? ia64_fr_from_sig(bits)
           : form == 2 ? ia64_fr_from_single((uint32_t)bits)
                       : ia64_fr_from_double(bits);
}

static void stored(unsigned form, struct ia64_fr v, uint8_t *to)
{
    uint64_t bits = form == 2 ? ia64_fr_to_single(v) : form == 3 ? ia64_fr_to_double(v) : v.sig;
    uint16_t more = ia64_fr_to_extended_exp(v);
    memcpy(to, &bits, form == 2 ? 4 : 8);
    if (form == 0)
        memcpy(to + 8, &more, 2);
}

/* Returns a load, a store, or a move to or from a general register, and applies it to the model. */
static uint64_t random_move(struct model *m, unsigned f1, unsigned f2)
{
    unsigned g = FIRST_GR + below(GRS), place = below(PLACES), form = below(4);
    uint64_t base = (uint64_t)(FIRST_BASE + place) << 20, z = (uint64_t)form << 30;
    uint8_t *at = m->memory[place];
    struct ia64_fr v = m->f[f2];

    switch (below(8)) {
    case 0:
        memcpy(&v.sig, at, 8);
        memcpy(&v.exp, at + 8, 8);
        m->f[f1] = ia64_fr_fill(v.sig, v.exp);
        return code(6, 0, 0, 0, 0, 0, f1) | base | 0x1bull << 30;
    case 1:
        memcpy(at, &v.sig, 8);
        memcpy(at + 8, &v.exp, 8);
        return code(6, 0, 0, 0, 0, f2, 0) | base | 0x3bull << 30;
    case 2:
        m->f[f1] = form == 0   ? ia64_fr_from_sig(m->r[g])
                   : form == 1 ? ia64_fr_from_exp(m->r[g])
                   : form == 2 ? ia64_fr_from_single((uint32_t)m->r[g])
                               : ia64_fr_from_double(m->r[g]);
        return code(6, 0, 0, 1, 0, g, f1) | 0x1cull << 30 | z;
    case 3:
        if (ia64_is_natval(v))
            return NOP;
        m->r[g] = form == 0 ? v.sig : form == 1 ? v.exp : form == 2 ? ia64_fr_to_single(v) : ia64_fr_to_double(v);
        return code(4, 0, 0, 1, 0, f2, g) | 0x1cull << 30 | z;
    case 4:
    case 5:
        if (ia64_is_natval(v))
            return NOP;
        stored(form, v, at);
        return code(6, 0, 0, 0, 0, f2, 0) | base | 0x30ull << 30 | z;
    case 6:
        form |= 2; /* a pair of singles or doubles, to an even and an odd register */
        f1 &= ~1u;
        m->f[f1] = loaded(form, at);
        m->f[f1 + 1] = loaded(form, at + (form == 2 ? 4 : 8));
        return code(6, 0, 0, 1, 0, f1 + 1, f1) | base | (uint64_t)form << 30;
    default: m->f[f1] = loaded(form, at); return code(6, 0, 0, 0, 0, 0, f1) | base | z;
    }
}

/* Returns a random instruction, sometimes with a qualifying predicate, and applies it to the model. */
static uint64_t random_predicated(struct model *m, bool move)
{
    struct model after = *m;
    uint64_t x = move ? random_move(&after, target(), source()) : random_insn(&after);
    bool acts_anyway = x >> 37 == 0 && x >> 33 & 1; /* frcpa, frsqrta */
    unsigned qp = below(5) || acts_anyway ? 0 : 6 + below(PREDICATES);
    if (m->p[qp])
        *m = after;
    return x | qp;
}

/* ---- division idioms, with other instructions among them ---- */

struct step {
    uint8_t kind, sf, pc, f1, f3, f4, f2;
};

static uint64_t multiply_add(struct model *m, struct step s, unsigned qp)
{
    struct ia64_fp_env env = {.fpsr = m->fpsr};
    struct ia64_fr *f = m->f;
    if (m->p[qp]) {
        f[s.f1] = ia64_fma(&env, (enum ia64_fma_kind)s.kind, s.sf, (enum ia64_pc)s.pc, f[s.f3], f[s.f4], f[s.f2], s.f2 == 0);
        m->fpsr = env.fpsr;
    }
    return code(8 + 2 * s.kind + (s.pc == IA64_PC_D), s.pc == IA64_PC_S, s.sf, s.f4, s.f3, s.f2, s.f1) | qp;
}

/* Returns a multiply-add, a comparison, a test of a class or a move that is mostly independent of the division. */
static uint64_t other_insn(struct model *m)
{
    static const uint8_t others[] = {12, 14, 15, 12, 14, 15, 10, 9, 8, 13};
    unsigned n = sizeof others, f1 = others[below(n)], f2 = others[below(n)], f3 = others[below(n)], f4 = below(3) ? others[below(n)] : 1;
    unsigned qp = below(3) ? 0 : 6 + below(PREDICATES), sf = below(2);
    if (below(3))
        return multiply_add(
            m, (struct step){(uint8_t)below(3), (uint8_t)sf, (uint8_t)below(3), (uint8_t)f1, (uint8_t)f3, (uint8_t)f4, (uint8_t)f2}, qp);
    if (below(3) == 0) {
        if (m->p[qp])
            m->f[f1] = ia64_fmerge(IA64_FMERGE_S, m->f[f2], m->f[f3]);
        return code(0, 0, 0, 0x10, f3, f2, f1) | qp;
    }
    struct ia64_fp_env env = {.fpsr = m->fpsr};
    unsigned p1 = 8 + below(3), p2 = 11 + below(3), mask = below(512);
    bool class = below(3) == 0;
    enum ia64_ftest t = class ? ia64_fclass(m->f[f2], mask) : ia64_fcmp(&env, IA64_FREL_LT, sf, m->f[f2], m->f[f3]);
    if (m->p[qp]) {
        m->p[p1] = t == IA64_FTEST_TRUE;
        m->p[p2] = t == IA64_FTEST_FALSE;
        m->fpsr = env.fpsr;
    }
    return class ? code(5, 0, 0, p2, mask >> 2, f2, p1) | (uint64_t)(mask & 3) << 33 | qp : code(4, 1, sf, p2, f3, f2, p1) | qp;
}

enum { QP = 6, STEPS = 16, ROOTS = 3 /* the index of the first root */ };
// clang-format off
static const struct step divisions[2 * ROOTS][STEPS] = {
    {{IA64_FNMA, 1, IA64_PC_NONE, 6, 9, 7, 1}, {IA64_FMA, 1, IA64_PC_NONE, 11, 6, 6, 0}, {IA64_FMA, 1, IA64_PC_NONE, 6, 7, 6, 7},
     {IA64_FMA, 1, IA64_PC_NONE, 13, 11, 11, 0}, {IA64_FMA, 1, IA64_PC_NONE, 6, 6, 11, 6}, {IA64_FMA, 1, IA64_PC_NONE, 6, 6, 13, 6},
     {IA64_FMA, 1, IA64_PC_D, 11, 8, 6, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 8, 9, 11, 8}, {IA64_FMA, 0, IA64_PC_D, 7, 8, 6, 11}},
    {{IA64_FNMA, 1, IA64_PC_NONE, 6, 9, 7, 1}, {IA64_FMA, 1, IA64_PC_NONE, 11, 6, 7, 7}, {IA64_FMA, 1, IA64_PC_NONE, 6, 6, 11, 7},
     {IA64_FMA, 1, IA64_PC_S, 11, 8, 6, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 8, 9, 11, 8}, {IA64_FMA, 0, IA64_PC_S, 7, 8, 6, 11}},
    {{IA64_FNMA, 1, IA64_PC_NONE, 10, 9, 7, 1}, {IA64_FMA, 1, IA64_PC_NONE, 11, 8, 7, 0}, {IA64_FMA, 1, IA64_PC_NONE, 6, 10, 10, 10},
     {IA64_FMA, 1, IA64_PC_NONE, 13, 10, 10, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 14, 9, 11, 8}, {IA64_FMA, 1, IA64_PC_NONE, 6, 7, 6, 7},
     {IA64_FMA, 1, IA64_PC_NONE, 13, 13, 13, 10}, {IA64_FMA, 1, IA64_PC_NONE, 6, 6, 13, 7}, {IA64_FMA, 1, IA64_PC_NONE, 10, 14, 6, 11},
     {IA64_FNMA, 1, IA64_PC_NONE, 11, 9, 6, 1}, {IA64_FNMA, 1, IA64_PC_NONE, 8, 9, 10, 8}, {IA64_FMA, 1, IA64_PC_NONE, 6, 6, 11, 6},
     {IA64_FMA, 0, IA64_PC_NONE, 7, 8, 6, 10}},
    /* Square roots, as in the C library. */
    {{IA64_FMA, 1, IA64_PC_NONE, 6, 9, 7, 0}, {IA64_FMA, 1, IA64_PC_NONE, 7, 8, 7, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 9, 7, 6, 9},
     {IA64_FMA, 1, IA64_PC_NONE, 10, 11, 9, 10}, {IA64_FMA, 1, IA64_PC_NONE, 11, 9, 9, 0}, {IA64_FMA, 1, IA64_PC_NONE, 12, 13, 9, 12},
     {IA64_FMA, 1, IA64_PC_NONE, 10, 11, 10, 9}, {IA64_FMA, 1, IA64_PC_NONE, 11, 11, 11, 0}, {IA64_FMA, 1, IA64_PC_NONE, 9, 9, 12, 14},
     {IA64_FMA, 1, IA64_PC_NONE, 12, 10, 7, 7}, {IA64_FMA, 1, IA64_PC_NONE, 7, 7, 11, 0}, {IA64_FMA, 1, IA64_PC_NONE, 10, 11, 9, 10},
     {IA64_FMA, 1, IA64_PC_D, 7, 9, 7, 12}, {IA64_FMA, 1, IA64_PC_NONE, 6, 10, 6, 6}, {IA64_FNMA, 1, IA64_PC_NONE, 9, 7, 7, 8},
     {IA64_FMA, 0, IA64_PC_D, 8, 9, 6, 7}},
    {{IA64_FMA, 1, IA64_PC_NONE, 9, 12, 7, 0}, {IA64_FMA, 1, IA64_PC_NONE, 7, 8, 7, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 10, 7, 9, 12},
     {IA64_FMA, 1, IA64_PC_NONE, 12, 12, 1, 1}, {IA64_FMA, 1, IA64_PC_NONE, 12, 12, 10, 1}, {IA64_FMA, 1, IA64_PC_NONE, 11, 10, 7, 0},
     {IA64_FMA, 1, IA64_PC_NONE, 10, 10, 9, 0}, {IA64_FMA, 1, IA64_PC_S, 7, 12, 11, 7}, {IA64_FMA, 1, IA64_PC_NONE, 12, 12, 10, 9},
     {IA64_FNMA, 1, IA64_PC_NONE, 9, 7, 7, 8}, {IA64_FMA, 0, IA64_PC_S, 8, 9, 12, 7}},
    {{IA64_FMA, 1, IA64_PC_NONE, 9, 12, 7, 0}, {IA64_FMA, 1, IA64_PC_NONE, 7, 8, 7, 0}, {IA64_FNMA, 1, IA64_PC_NONE, 10, 7, 9, 12},
     {IA64_FMA, 1, IA64_PC_NONE, 9, 10, 9, 9}, {IA64_FMA, 1, IA64_PC_NONE, 7, 10, 7, 7}, {IA64_FNMA, 1, IA64_PC_NONE, 10, 7, 9, 12},
     {IA64_FMA, 1, IA64_PC_NONE, 9, 10, 9, 9}, {IA64_FMA, 1, IA64_PC_NONE, 7, 10, 7, 7}, {IA64_FNMA, 1, IA64_PC_NONE, 10, 7, 9, 12},
     {IA64_FNMA, 1, IA64_PC_NONE, 12, 7, 7, 8}, {IA64_FMA, 1, IA64_PC_NONE, 7, 12, 9, 7}, {IA64_FMA, 1, IA64_PC_NONE, 9, 10, 9, 9},
     {IA64_FNMA, 1, IA64_PC_NONE, 12, 7, 7, 8}, {IA64_FMA, 0, IA64_PC_NONE, 8, 12, 9, 7}},
};
// clang-format on

static const struct ia64_fr constants[] = {{1ull << 63, IA64_FR_BIAS - 1},   {3ull << 62, IA64_FR_BIAS},
                                           {5ull << 61, IA64_FR_BIAS + 1},   {63ull << 58, IA64_FR_BIAS + 2},
                                           {231ull << 56, IA64_FR_BIAS + 3}, {35ull << 58, IA64_FR_BIAS + 2}};
enum { CONSTANTS = sizeof constants / sizeof *constants };

/* Sets the registers that a square root begins with: f9 to f14 mostly hold its constants. */
static void prepare_root(struct model *m, struct cpu *c, unsigned which)
{
    for (unsigned k = 0; k < CONSTANTS; k++)
        if (below(60))
            put_in_any_form(cpu_slots(c), 9 + k, m->f[9 + k] = constants[k]);
    if (which != ROOTS)
        put_in_any_form(cpu_slots(c), 12, m->f[12] = constants[0]); /* a half */
}

/* Returns the instruction at `*step` of a division of f8 by f9 or a square root of f8, or another instruction. */
static uint64_t division_insn(struct model *m, unsigned which, unsigned *step)
{
    struct ia64_fp_env env = {.fpsr = m->fpsr};
    if (*step == 0) {
        ++*step;
        bool p;
        m->f[7] = which < ROOTS ? ia64_frcpa(&env, 0, m->f[8], m->f[9], &p) : ia64_frsqrta(&env, 0, m->f[8], &p);
        m->fpsr = env.fpsr;
        m->p[QP] = p;
        return which < ROOTS ? code(0, 0, 0, QP, 9, 8, 7) | 1ull << 33 : code(0, 1, 0, QP, 8, 0, 7) | 1ull << 33;
    }
    if (below(which < ROOTS ? 3 : 12) == 0 || *step > STEPS || !divisions[which][*step - 1].f1)
        return other_insn(m);
    return multiply_add(m, divisions[which][(*step)++ - 1], QP);
}

/* Returns a move for the other slot of a division's bundle. It hardly ever writes the idiom's registers, but reads any. */
static uint64_t move_within(struct model *m)
{
    static const uint8_t targets[] = {12, 15, 12, 15, 12, 15, 14, 10, 13, 8};
    return random_move(m, targets[below(sizeof targets)], below(4) ? 8 + below(2) : source());
}

/* A value that the code moves to a general register with movl, in a separate bundle, and then to a floating-point register: often one
 * of a square root's constants to the register of prepare_root(). */
struct load {
    unsigned g, f, form; /* registers, and the form of setf; f is 0 if there is nothing to move */
};

static void long_bundle(struct model *m, struct load *l, uint64_t words[2])
{
    unsigned k = below(CONSTANTS), qp = below(4) ? 0 : 6 + below(PREDICATES);
    uint64_t v = ia64_fr_to_single(constants[k]);

    *l = (struct load){.g = FIRST_GR + below(GRS), .f = below(3) ? 0 : below(3) ? 9 + k : target(), .form = 2 /* single */};
    if (below(3) == 0)
        v = random64() & (below(2) ? 0x3ffff : UINT64_MAX), l->form = 1 /* exponent */;
    if (m->p[qp])
        m->r[l->g] = v;
    uint64_t x = 6ull << 37 | v >> 63 << 36 | (v >> 7 & 511) << 27 | (v >> 16 & 31) << 22 | (v >> 21 & 1) << 21 | (v & 127) << 13 |
                 l->g << 6 | qp,
             upper = v >> 22 & ((1ull << 41) - 1);
    words[0] = TEMPLATE_MLX | NOP << 5 | upper << 46;
    words[1] = upper >> 18 | x << 23;
}

static uint64_t move_loaded(struct model *m, struct load *l)
{
    uint64_t v = m->r[l->g], x = code(6, 0, 0, 1, 0, l->g, l->f) | 0x1cull << 30 | (uint64_t)l->form << 30;

    m->f[l->f] = l->form == 1 ? ia64_fr_from_exp(v) : ia64_fr_from_single((uint32_t)v);
    l->f = 0;
    return x;
}

/* adds: a general register plus a constant. */
static uint64_t addition(struct model *m)
{
    unsigned g1 = FIRST_GR + below(GRS), g3 = FIRST_GR + below(GRS), n = below(128);

    m->r[g1] = m->r[g3] + n;
    return 8ull << 37 | 2ull << 34 | (uint64_t)g3 << 20 | (uint64_t)n << 13 | g1 << 6;
}

/* Two divisions whose instructions alternate at random. The second one uses other registers; often it copies its dividend first and reuses
 * the dividend's register for the approximation. */
struct pair {
    unsigned which, step[2];
    uint8_t to[16];    /* the second one's register for each register of the first */
    unsigned dividend; /* the register that holds the second one's dividend */
    unsigned divisor;  /* 0: to[9] holds its divisor */
    bool copied;       /* the dividend is copied first */
    unsigned qp;       /* the second one's predicate: sometimes the first one's */
};

static struct pair random_pair(struct model *m, struct cpu *c, unsigned which)
{
    struct pair p = {
        .which = which,
        .to = {[0] = 0, [1] = 1, [6] = 32, [7] = 33, [8] = 34, [9] = below(2) ? 9 : 35, [10] = 38, [11] = 36, [13] = 37, [14] = 39},
        .dividend = 34};
    for (unsigned f = 34; f < 36; f++) {
        m->f[f] = below(6) ? m->f[f - 34 + 8] : random_register();
        put_in_any_form(cpu_slots(c), f, m->f[f]);
    }
    p.copied = !below(3);
    p.qp = below(4) ? QP + 1 : QP;
    if (p.qp == QP && below(2)) { /* a division by 0: the other one does not go on either */
        p.to[9] = 35;
        put_in_any_form(cpu_slots(c), 35, m->f[35] = ia64_fr_from_double(0));
    }
    if (!p.copied && below(3) == 0) /* the second one begins with an intermediate result of the first */
        *(below(2) ? &p.dividend : &p.divisor) = (unsigned)(below(3) ? 6 : below(2) ? 7 : 11);
    if (!p.copied)
        return p;
    p.to[7] = 34;
    p.to[8] = which == 2 ? 15 : 10;
    return p;
}

static uint64_t pair_insn(struct model *m, struct pair *p)
{
    unsigned k = below(2);
    if (!k || below(8) == 0)
        return division_insn(m, p->which, &p->step[0]);
    struct ia64_fp_env env = {.fpsr = m->fpsr};
    unsigned step = p->step[1]++;
    if (p->copied && step == 0) {
        m->f[p->to[8]] = m->f[p->dividend];
        return code(0, 0, 0, 0x10, p->dividend, p->dividend, p->to[8]);
    }
    step -= p->copied;
    if (step == 0) {
        bool goes_on;
        const unsigned divisor = p->divisor ? p->divisor : p->to[9];
        m->f[p->to[7]] = ia64_frcpa(&env, 0, m->f[p->dividend], m->f[divisor], &goes_on);
        m->fpsr = env.fpsr;
        m->p[p->qp] = goes_on;
        return code(0, 0, 0, p->qp, divisor, p->dividend, p->to[7]) | 1ull << 33;
    }
    struct step s = step <= STEPS ? divisions[p->which][step - 1] : (struct step){0};
    if (!s.f1)
        return other_insn(m);
    return multiply_add(m, (struct step){s.kind, s.sf, s.pc, p->to[s.f1], p->to[s.f3], p->to[s.f4], p->to[s.f2]}, p->qp);
}

/* ---- a case ---- */

enum { LAST_UPPER = 46 };

static bool agrees(const struct model *m, struct cpu *c, unsigned number, const char *engine)
{
    const uint64_t *s = cpu_slots(c);
    for (unsigned f = 0; f <= LAST_UPPER; f = f == FIRST_REG + REGS - 1 ? 32 : f + 1) {
        struct ia64_fr v = get_fr(s, f);
        if (v.sig == m->f[f].sig && v.exp == m->f[f].exp)
            continue;
        printf("case %u, %s: f%u is %016llx %05llx, not %016llx %05llx\n", number, engine, f, (unsigned long long)v.sig,
               (unsigned long long)v.exp, (unsigned long long)m->f[f].sig, (unsigned long long)m->f[f].exp);
        return false;
    }
    for (unsigned p = 0; p < 64; p++) {
        if (get_pr(s, p) != m->p[p]) {
            printf("case %u, %s: p%u is %u\n", number, engine, p, (unsigned)get_pr(s, p));
            return false;
        }
    }
    for (unsigned g = FIRST_GR; g < FIRST_GR + GRS; g++) {
        if (s[S_GR + g] != m->r[g]) {
            printf("case %u, %s: r%u is %llx, not %llx\n", number, engine, g, (unsigned long long)s[S_GR + g], (unsigned long long)m->r[g]);
            return false;
        }
    }
    uint8_t memory[PLACES][16];
    mem_peek(cpu_space(c), DATA, memory, sizeof memory);
    if (memcmp(memory, m->memory, sizeof memory)) {
        printf("case %u, %s: memory differs\n", number, engine);
        return false;
    }
    if (s[S_FPSR] == m->fpsr)
        return true;
    printf("case %u, %s: ar.fpsr is %llx, not %llx\n", number, engine, (unsigned long long)s[S_FPSR], (unsigned long long)m->fpsr);
    return false;
}

static bool run_case(unsigned number, enum cpu_engine engine)
{
    struct space *space = space_new(&ia64_isa.space);
    struct cpu *c = cpu_new(&ia64_isa, space);
    struct model m = {.p = {[0] = true}};
    struct cpu_stop why;
    uint64_t start[S_COUNT];
    uint8_t memory[PLACES][16];

    random_state = number * 0x9e3779b97f4a7c15ull + 88172645463325252ull;
    cpu_set_engine(c, engine);
    space_map(space, CODE, 0x10000, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(space, DATA, 0x10000, MEM_R | MEM_W, 0, NULL);
    for (unsigned k = 0; k < PLACES; k++) {
        uint64_t words[2] = {below(2) ? random_double() : random64(), below(2) ? random_double() : random64()};
        memcpy(m.memory[k], words, 16);
        cpu_slots(c)[S_GR + FIRST_BASE + k] = DATA + 16 * k;
    }
    memcpy(memory, m.memory, sizeof memory);
    for (unsigned g = FIRST_GR; g < FIRST_GR + GRS; g++)
        cpu_slots(c)[S_GR + g] = m.r[g] = below(2) ? random_double() : random64() >> below(64);
    m.f[1] = IA64_FR_ONE;
    m.fpsr = random_fpsr();
    cpu_reg_set(c, cpu_reg_find(&ia64_isa, "ar.fpsr"), m.fpsr);
    for (unsigned k = FIRST_REG; k < FIRST_REG + REGS; k++)
        put_in_any_form(cpu_slots(c), k, m.f[k] = random_register());
    for (unsigned k = 6; k < 6 + PREDICATES; k++)
        put_pr(cpu_slots(c), k, m.p[k] = below(2));
    bool in_pairs = number % 8 == 6, divides = number % 4 == 0 || in_pairs;
    unsigned which = in_pairs ? below(ROOTS) : below(2 * ROOTS), step = 0; /* doubles, singles, extended numbers */
    if (divides) {
        m.fpsr = 0x9804c0270033f | 1ull << ia64_inexact_flag(0) | 1ull << ia64_inexact_flag(1) | (uint64_t)below(2) << 6;
        cpu_reg_set(c, cpu_reg_find(&ia64_isa, "ar.fpsr"), m.fpsr);
        for (unsigned k = 8; k < 10; k++) {
            uint64_t bits = (random64() >> 12 & (which % ROOTS == 1 ? 0xfffffe0000000 : UINT64_MAX)) | (uint64_t)(1013 + below(20)) << 52;
            m.f[k] = ia64_fr_from_double(bits);
            put_fr(cpu_slots(c), k, (struct ia64_fr){bits, FR_DOUBLE});
            if (which % ROOTS == 2)
                put_fr(cpu_slots(c), k, m.f[k] = (struct ia64_fr){random64() | 1ull << 63, m.f[k].exp});
        }
    }
    uint64_t usual[4];
    memcpy(usual, cpu_slots(c) + S_FR + 16, sizeof usual);
    bool strange = divides && below(3) == 0; /* the last run has other operands than those that blocks were translated for */
    if (strange) {
        unsigned f = 8 + below(2);
        put_in_any_form(cpu_slots(c), f, m.f[f] = random_register());
    }
    if (divides && which >= ROOTS)
        prepare_root(&m, c, which);
    struct pair pair = {0};
    bool moves = divides && below(2);
    if (in_pairs)
        pair = random_pair(&m, c, which);
    uint64_t code[INSNS][2];
    unsigned long_insns = 0;
    bool loads = divides && below(3) == 0;
    struct load load = {0};
    for (unsigned k = 0; k < INSNS && divides; k++) {
        if (loads && k && !load.f && below(8) == 0) {
            long_bundle(&m, &load, code[k]);
            long_insns++;
            continue;
        }
        uint64_t move = load.f ? move_loaded(&m, &load) : moves && k && below(3) == 0 ? move_within(&m) : NOP;
        uint64_t x = in_pairs ? pair_insn(&m, &pair) : division_insn(&m, which, &step), sum = loads && below(4) == 0 ? addition(&m) : NOP;
        code[k][0] = TEMPLATE_MFI | move << 5 | x << 46;
        code[k][1] = x >> 18 | sum << 23;
    }
    for (unsigned k = 0; k < INSNS && !divides; k++) {
        uint64_t move = below(2) ? random_predicated(&m, true) : NOP, x = random_predicated(&m, false);
        code[k][0] = TEMPLATE_MFI | move << 5 | x << 46;
        code[k][1] = x >> 18 | NOP << 23;
    }
    mem_poke(space, CODE, code, sizeof code);
    cpu_slots(c)[S_PC] = CODE + divides; /* a block that begins with a division may guess registers */
    memcpy(start, cpu_slots(c), sizeof start);
    for (unsigned k = 0; k < (engine == CPU_ENGINE_JIT ? RUNS : 1); k++) {
        memcpy(cpu_slots(c), start, sizeof start);
        if (strange && k < RUNS - 1 && engine == CPU_ENGINE_JIT)
            memcpy(cpu_slots(c) + S_FR + 16, usual, sizeof usual);
        mem_poke(space, DATA, memory, sizeof memory);
        cpu_run(c, 3 * INSNS - divides - long_insns, &why);
    }
    bool fine = why.reason == CPU_BUDGET && cpu_slots(c)[S_PC] == CODE + 16 * INSNS &&
                agrees(&m, c, number, engine == CPU_ENGINE_JIT ? "translated" : "interpreted");
    cpu_free(c);
    space_unref(space);
    return fine;
}

int main(int argc, char **argv)
{
    unsigned first = argc > 1 ? (unsigned)atoi(argv[1]) : 0, count = argc > 2 ? (unsigned)atoi(argv[2]) : 3000, bad = 0;
    struct space *space = space_new(&ia64_isa.space);
    struct cpu *c = cpu_new(&ia64_isa, space);
    bool jit = cpu_set_engine(c, CPU_ENGINE_JIT);
    cpu_free(c);
    space_unref(space);
    for (unsigned k = first; k < first + count; k++) {
        bad += !run_case(k, CPU_ENGINE_INTERP);
        bad += jit && !run_case(k, CPU_ENGINE_JIT);
    }
    printf("%u cases, %u failures\n", count, bad);
    return bad != 0;
}
