/*
 * lower_mm.c - multimedia instructions: each is a pure function of two registers and a number, lane by lane.
 * Lanes are numbered from the least significant one. SDM volume 3, chapter 2.
 */
#include "isa/ia64/lower.h"

static inline unsigned lanes(unsigned bits)
{
    return 64 / bits;
}

static inline uint64_t lane_u(uint64_t x, unsigned bits, unsigned k)
{
    return x >> k * bits & ((1ull << bits) - 1);
}

static inline int64_t lane_s(uint64_t x, unsigned bits, unsigned k)
{
    return (int64_t)(x << (64 - bits * (k + 1))) >> (64 - bits);
}

static inline uint64_t put_lane(uint64_t v, unsigned bits, unsigned k)
{
    return (v & ((1ull << bits) - 1)) << k * bits;
}

static inline int64_t clamp(int64_t v, int64_t low, int64_t high)
{
    return v < low ? low : v > high ? high : v;
}

static inline int64_t clamp_signed(int64_t v, unsigned bits)
{
    return clamp(v, -(1ll << (bits - 1)), (1ll << (bits - 1)) - 1);
}

static inline int64_t clamp_unsigned(int64_t v, unsigned bits)
{
    return clamp(v, 0, (1ll << bits) - 1);
}

/* LANES(name, bits): r = for each lane k of x and y the value of the expression. n: the number. */
#define LANES(name, expression)                                                                              \
    static uint64_t lanes_##name(uint64_t x, uint64_t y, unsigned bits, uint64_t n)                          \
    {                                                                                                        \
        uint64_t r = 0;                                                                                      \
        (void)y, (void)n;                                                                                    \
        for (unsigned k = 0; k < lanes(bits); k++)                                                           \
            r |= put_lane((uint64_t)(expression), bits, k);                                                  \
        return r;                                                                                            \
    }
#define UX ((int64_t)lane_u(x, bits, k))
#define UY ((int64_t)lane_u(y, bits, k))
#define SX lane_s(x, bits, k)
#define SY lane_s(y, bits, k)

LANES(add, UX + UY)
LANES(add_sss, clamp_signed(SX + SY, bits))
LANES(add_uuu, clamp_unsigned(UX + UY, bits))
LANES(add_uus, clamp_unsigned(UX + SY, bits))
LANES(sub, UX - UY)
LANES(sub_sss, clamp_signed(SX - SY, bits))
LANES(sub_uuu, clamp_unsigned(UX - UY, bits))
LANES(sub_uus, clamp_unsigned(UX - SY, bits))
LANES(avg, (UX + UY) >> 1 | ((UX + UY) & 1))
LANES(avg_raz, (UX + UY + 1) >> 1)
LANES(avgsub, (UX - UY) >> 1 | ((UX - UY) & 1))
LANES(eq, UX == UY ? -1 : 0)
LANES(gt, SX > SY ? -1 : 0)
LANES(shladd, clamp_signed(clamp_signed(SX * (1ll << n), bits) + SY, bits))
LANES(shradd, clamp_signed((SX >> n) + SY, bits))
LANES(shl, n >= bits ? 0 : lane_u(x, bits, k) << n)
LANES(shr, SX >> (n >= bits ? bits - 1 : n))
LANES(shr_u, n >= bits ? 0 : lane_u(x, bits, k) >> n)
LANES(mpyshr, (SX * SY) >> n)
LANES(mpyshr_u, (uint64_t)(UX * UY) >> n)
LANES(min_u, UX < UY ? UX : UY)
LANES(max_u, UX > UY ? UX : UY)
LANES(min_s, SX < SY ? SX : SY)
LANES(max_s, SX > SY ? SX : SY)

static uint64_t call_lanes(uint64_t f(uint64_t, uint64_t, unsigned, uint64_t), uint64_t x, uint64_t y, uint64_t how)
{
    return f(x, y, how & 255, how >> 8);
}

/* MM(name): fn_name(cpu, x, y, bits | n << 8), the shape that IR_CALL needs. */
#define MM(name)                                                                                             \
    static uint64_t fn_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t how)                           \
    {                                                                                                        \
        (void)c;                                                                                             \
        return call_lanes(lanes_##name, x, y, how);                                                          \
    }
MM(add) MM(add_sss) MM(add_uuu) MM(add_uus) MM(sub) MM(sub_sss) MM(sub_uuu) MM(sub_uus) MM(avg) MM(avg_raz)
MM(avgsub) MM(eq) MM(gt) MM(shladd) MM(shradd) MM(mpyshr) MM(mpyshr_u) MM(min_u) MM(max_u) MM(min_s) MM(max_s)

/* r1 = fn(r2, r3) */
static void lanewise(struct translation *t, const struct ia64_insn *i, ir_fn *fn, unsigned bits, uint64_t n)
{
    val how = ir_const(t->b, bits | n << 8);
    set_gr(t, R1, ir_call(t->b, fn, IR_CALL_PURE, gr(t, R2), gr(t, R3), how));
}

/* Lane width by the bits of the instruction: 1 or 2 bytes; 1, 2 or 4. */
#define BITS12 (8u << COMPLETER(z12))
#define BITS124 (8u << COMPLETER(z124))

SEM(padd)
{
    static ir_fn *const by_saturation[] = {fn_add, fn_add_sss, fn_add_uuu, fn_add_uus};
    lanewise(t, i, by_saturation[COMPLETER(sat)], BITS12, 0);
}

SEM(psub)
{
    static ir_fn *const by_saturation[] = {fn_sub, fn_sub_sss, fn_sub_uuu, fn_sub_uus};
    lanewise(t, i, by_saturation[COMPLETER(sat)], BITS12, 0);
}

SEM(padd4) { lanewise(t, i, fn_add, 32, 0); }
SEM(psub4) { lanewise(t, i, fn_sub, 32, 0); }
SEM(pavg) { lanewise(t, i, COMPLETER(raz) ? fn_avg_raz : fn_avg, BITS12, 0); }
SEM(pavgsub) { lanewise(t, i, fn_avgsub, BITS12, 0); }
SEM(pcmp) { lanewise(t, i, COMPLETER(eqgt) ? fn_gt : fn_eq, BITS12, 0); }
SEM(pcmp4) { lanewise(t, i, COMPLETER(eqgt) ? fn_gt : fn_eq, 32, 0); }
SEM(pshladd2) { lanewise(t, i, fn_shladd, 16, (uint64_t)OPERAND(count2b)); }
SEM(pshradd2) { lanewise(t, i, fn_shradd, 16, (uint64_t)OPERAND(count2b)); }
SEM(pmpyshr2) { lanewise(t, i, fn_mpyshr, 16, (uint64_t)OPERAND(count2c)); }
SEM(pmpyshr2u) { lanewise(t, i, fn_mpyshr_u, 16, (uint64_t)OPERAND(count2c)); }
SEM(pmin1_u) { lanewise(t, i, fn_min_u, 8, 0); }
SEM(pmax1_u) { lanewise(t, i, fn_max_u, 8, 0); }
SEM(pmin2) { lanewise(t, i, fn_min_s, 16, 0); }
SEM(pmax2) { lanewise(t, i, fn_max_s, 16, 0); }

/* ---- shifts of all lanes by one count ---- */

#define SHIFT(name, bits)                                                                                    \
    static uint64_t fn_##name##bits(struct cpu *c, uint64_t x, uint64_t n, uint64_t z)                       \
    {                                                                                                        \
        (void)c, (void)z;                                                                                    \
        return lanes_##name(x, 0, bits, n);                                                                  \
    }
SHIFT(shl, 16) SHIFT(shl, 32) SHIFT(shr, 16) SHIFT(shr, 32) SHIFT(shr_u, 16) SHIFT(shr_u, 32)

/* The count is an immediate in the form whose bit 34 is set (right) or whose bits 35:34 are (left), else a register. */
static void shift_right(struct translation *t, const struct ia64_insn *i, ir_fn *fn)
{
    val n = i->x >> 34 & 1 ? ir_const(t->b, (uint64_t)OPERAND(count5)) : gr(t, R2);
    set_gr(t, R1, ir_call(t->b, fn, IR_CALL_PURE, gr(t, R3), n, n));
}

static void shift_left(struct translation *t, const struct ia64_insn *i, ir_fn *fn)
{
    val n = i->x >> 34 & 1 ? ir_const(t->b, (uint64_t)OPERAND(ccount5)) : gr(t, R3);
    set_gr(t, R1, ir_call(t->b, fn, IR_CALL_PURE, gr(t, R2), n, n));
}

SEM(pshl2) { shift_left(t, i, fn_shl16); }
SEM(pshl4) { shift_left(t, i, fn_shl32); }
SEM(pshr2) { shift_right(t, i, fn_shr16); }
SEM(pshr4) { shift_right(t, i, fn_shr32); }
SEM(pshr2_u) { shift_right(t, i, fn_shr_u16); }
SEM(pshr4_u) { shift_right(t, i, fn_shr_u32); }

/* ---- lanes that change places or size ---- */

#define FN(name) static uint64_t fn_##name(struct cpu *c __attribute__((unused)), uint64_t x,                \
                                           uint64_t y __attribute__((unused)),                               \
                                           uint64_t bits __attribute__((unused)))

/* mix: the odd (left) or even (right) lanes of both, r2's above r3's */
FN(mix_l)
{
    uint64_t r = 0;
    for (unsigned k = 1; k < lanes((unsigned)bits); k += 2)
        r |= put_lane(lane_u(x, (unsigned)bits, k), (unsigned)bits, k) |
             put_lane(lane_u(y, (unsigned)bits, k), (unsigned)bits, k - 1);
    return r;
}

FN(mix_r)
{
    uint64_t r = 0;
    for (unsigned k = 0; k < lanes((unsigned)bits); k += 2)
        r |= put_lane(lane_u(x, (unsigned)bits, k), (unsigned)bits, k + 1) |
             put_lane(lane_u(y, (unsigned)bits, k), (unsigned)bits, k);
    return r;
}

/* unpack: the high or low half of both, interleaved */
static uint64_t unpack(uint64_t x, uint64_t y, unsigned bits, unsigned first)
{
    uint64_t r = 0;
    for (unsigned k = 0; k < lanes(bits) / 2; k++)
        r |= put_lane(lane_u(x, bits, first + k), bits, 2 * k + 1) | put_lane(lane_u(y, bits, first + k), bits, 2 * k);
    return r;
}

FN(unpack_h) { return unpack(x, y, (unsigned)bits, lanes((unsigned)bits) / 2); }
FN(unpack_l) { return unpack(x, y, (unsigned)bits, 0); }

/* pack: lanes of r2 low, of r3 high, each clamped to half its width */
static uint64_t pack(uint64_t x, uint64_t y, unsigned bits, int64_t saturate(int64_t, unsigned))
{
    uint64_t r = 0;
    for (unsigned k = 0, n = lanes(bits); k < n; k++)
        r |= put_lane((uint64_t)saturate(lane_s(x, bits, k), bits / 2), bits / 2, k) |
             put_lane((uint64_t)saturate(lane_s(y, bits, k), bits / 2), bits / 2, k + n);
    return r;
}

FN(pack_sss) { return pack(x, y, (unsigned)bits, clamp_signed); }
FN(pack_uss) { return pack(x, y, (unsigned)bits, clamp_unsigned); }

/* pmpy2: the odd (left) or even (right) 16-bit lanes multiplied to 32 bits */
static uint64_t multiply_lanes(uint64_t x, uint64_t y, unsigned first)
{
    return put_lane((uint64_t)(lane_s(x, 16, first) * lane_s(y, 16, first)), 32, 0) |
           put_lane((uint64_t)(lane_s(x, 16, first + 2) * lane_s(y, 16, first + 2)), 32, 1);
}

FN(pmpy2_r) { return multiply_lanes(x, y, 0); }
FN(pmpy2_l) { return multiply_lanes(x, y, 1); }

FN(psad1)
{
    uint64_t sum = 0;
    for (unsigned k = 0; k < 8; k++) {
        int64_t d = (int64_t)lane_u(x, 8, k) - (int64_t)lane_u(y, 8, k);
        sum += (uint64_t)(d < 0 ? -d : d);
    }
    return sum;
}

/* czx: the index of the first zero lane from the left (most significant) or right; the number of lanes if none */
static uint64_t first_zero(uint64_t x, unsigned bits, bool left)
{
    for (unsigned k = 0; k < lanes(bits); k++)
        if (lane_u(x, bits, left ? lanes(bits) - 1 - k : k) == 0)
            return k;
    return lanes(bits);
}

FN(czx_l) { return first_zero(x, (unsigned)bits, true); }
FN(czx_r) { return first_zero(x, (unsigned)bits, false); }

/* mux: lane k of the result is lane order[k] of the source */
static uint64_t permute(uint64_t x, unsigned bits, const uint8_t *order)
{
    uint64_t r = 0;
    for (unsigned k = 0; k < lanes(bits); k++)
        r |= put_lane(lane_u(x, bits, order[k]), bits, k);
    return r;
}

FN(mux1)
{
    static const uint8_t orders[16][8] = {
        [0x0] = {0, 0, 0, 0, 0, 0, 0, 0}, /* @brcst */
        [0x8] = {0, 4, 2, 6, 1, 5, 3, 7}, /* @mix */
        [0x9] = {0, 4, 1, 5, 2, 6, 3, 7}, /* @shuf */
        [0xa] = {0, 2, 4, 6, 1, 3, 5, 7}, /* @alt */
        [0xb] = {7, 6, 5, 4, 3, 2, 1, 0}, /* @rev */
    };
    return permute(x, 8, orders[y & 15]);
}

FN(mux2)
{
    const uint8_t order[4] = {y & 3, y >> 2 & 3, y >> 4 & 3, y >> 6 & 3};
    return permute(x, 16, order);
}

SEM(mix_l) { lanewise(t, i, fn_mix_l, BITS124, 0); }
SEM(mix_r) { lanewise(t, i, fn_mix_r, BITS124, 0); }
SEM(unpack_h) { lanewise(t, i, fn_unpack_h, BITS124, 0); }
SEM(unpack_l) { lanewise(t, i, fn_unpack_l, BITS124, 0); }
SEM(pack2_sss) { lanewise(t, i, fn_pack_sss, 16, 0); }
SEM(pack2_uss) { lanewise(t, i, fn_pack_uss, 16, 0); }
SEM(pack4_sss) { lanewise(t, i, fn_pack_sss, 32, 0); }
SEM(pmpy2_r) { lanewise(t, i, fn_pmpy2_r, 16, 0); }
SEM(pmpy2_l) { lanewise(t, i, fn_pmpy2_l, 16, 0); }
SEM(psad1) { lanewise(t, i, fn_psad1, 8, 0); }

static void one_source(struct translation *t, const struct ia64_insn *i, ir_fn *fn, val x, uint64_t y, unsigned bits)
{
    set_gr(t, R1, ir_call(t->b, fn, IR_CALL_PURE, x, ir_const(t->b, y), ir_const(t->b, bits)));
}

SEM(czx1_l) { one_source(t, i, fn_czx_l, gr(t, R3), 0, 8); }
SEM(czx2_l) { one_source(t, i, fn_czx_l, gr(t, R3), 0, 16); }
SEM(czx1_r) { one_source(t, i, fn_czx_r, gr(t, R3), 0, 8); }
SEM(czx2_r) { one_source(t, i, fn_czx_r, gr(t, R3), 0, 16); }
SEM(mux2) { one_source(t, i, fn_mux2, gr(t, R2), (uint64_t)OPERAND(mhtype8), 16); }

SEM(mux1)
{
    uint64_t type = (uint64_t)OPERAND(mbtype4);
    if (type != 0 && (type < 8 || type > 11)) {
        ia64_illegal(t);
        return;
    }
    one_source(t, i, fn_mux1, gr(t, R2), type, 8);
}
