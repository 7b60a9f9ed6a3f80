/*
 * lower_mm.c - multimedia instructions. Each is a pure function of two registers and a number, computed lane by lane; the host may have
 * an instruction for it (enum ir_fast). Lanes are numbered from the least significant one. SDM volume 3, chapter 2.
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

/* pshladd2: if the shift overflows, its saturated value is the result, without the addition. */
static inline int64_t shift_add(int64_t x, unsigned n, int64_t y, unsigned bits)
{
    int64_t shifted = x * (1ll << n), saturated = clamp_signed(shifted, bits);
    return saturated != shifted ? saturated : clamp_signed(shifted + y, bits);
}

/* LANES(name, expression) defines lanes_name(): each lane k of the result is the value of the expression of x, y and the number n. */
#define LANES(name, expression)                                                     \
    static uint64_t lanes_##name(uint64_t x, uint64_t y, unsigned bits, uint64_t n) \
    {                                                                               \
        uint64_t r = 0;                                                             \
        (void)y, (void)n;                                                           \
        for (unsigned k = 0; k < lanes(bits); k++)                                  \
            r |= put_lane((uint64_t)(expression), bits, k);                         \
        return r;                                                                   \
    }
#define UX ((int64_t)lane_u(x, bits, k))
#define UY ((int64_t)lane_u(y, bits, k))
#define SX lane_s(x, bits, k)
#define SY lane_s(y, bits, k)

// clang-format off
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
LANES(shladd, shift_add(SX, (unsigned)n, SY, bits))
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
// clang-format on

static uint64_t call_lanes(uint64_t f(uint64_t, uint64_t, unsigned, uint64_t), uint64_t x, uint64_t y, uint64_t how)
{
    return f(x, y, how & 255, how >> 8);
}

/* MM(name) defines fn_name(cpu, x, y, bits | n << 8), with the signature of ir_fn. */
#define MM(name)                                                                   \
    static uint64_t fn_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t how) \
    {                                                                              \
        (void)c;                                                                   \
        return call_lanes(lanes_##name, x, y, how);                                \
    }
// clang-format off
MM(add) MM(add_sss) MM(add_uuu) MM(add_uus) MM(sub) MM(sub_sss) MM(sub_uuu) MM(sub_uus) MM(avg) MM(avg_raz)
MM(avgsub) MM(eq) MM(gt) MM(shladd) MM(shradd) MM(mpyshr) MM(mpyshr_u) MM(min_u) MM(max_u) MM(min_s) MM(max_s)
    // clang-format on

    static val call(struct translation *t, ir_fn *fn, enum ir_fast fast, val x, val y, unsigned bits, uint64_t n)
{
    return ir_call_fast(t->b, fn, IR_CALL_PURE, fast, x, y, ir_const(t->b, bits | n << 8));
}

/* Sets r1 to fn(r2, r3). */
static void lanewise(struct translation *t, const struct ia64_insn *i, ir_fn *fn, unsigned bits, uint64_t n)
{
    set_gr(t, R1, call(t, fn, IR_FAST_NONE, gr(t, R2), gr(t, R3), bits, n));
}

/* Sets r1 to fn(r2, r3), with the host's instruction `op` where there is one. */
static void fast(struct translation *t, const struct ia64_insn *i, ir_fn *fn, enum ir_fast op, unsigned bits)
{
    set_gr(t, R1, call(t, fn, op, gr(t, R2), gr(t, R3), bits, 0));
}

/* The lane width that the instruction encodes: 1 or 2 bytes; 1, 2 or 4 bytes. */
#define BITS12  (8u << COMPLETER(z12))
#define BITS124 (8u << COMPLETER(z124))

/* An operation, and the host's instructions for lanes of 1 and 2 bytes. */
struct by_width {
    ir_fn *fn;
    enum ir_fast fast[2];
};

static void fast12(struct translation *t, const struct ia64_insn *i, const struct by_width *o)
{
    fast(t, i, o->fn, o->fast[COMPLETER(z12)], BITS12);
}

SEM(padd)
{
    static const struct by_width by_saturation[] = {{fn_add, {IR_FAST_LANES_ADD8, IR_FAST_LANES_ADD16}},
                                                    {fn_add_sss, {IR_FAST_LANES_ADD_S8, IR_FAST_LANES_ADD_S16}},
                                                    {fn_add_uuu, {IR_FAST_LANES_ADD_U8, IR_FAST_LANES_ADD_U16}},
                                                    {fn_add_uus, {IR_FAST_NONE, IR_FAST_NONE}}};
    fast12(t, i, &by_saturation[COMPLETER(sat)]);
}

SEM(psub)
{
    static const struct by_width by_saturation[] = {{fn_sub, {IR_FAST_LANES_SUB8, IR_FAST_LANES_SUB16}},
                                                    {fn_sub_sss, {IR_FAST_LANES_SUB_S8, IR_FAST_LANES_SUB_S16}},
                                                    {fn_sub_uuu, {IR_FAST_LANES_SUB_U8, IR_FAST_LANES_SUB_U16}},
                                                    {fn_sub_uus, {IR_FAST_NONE, IR_FAST_NONE}}};
    fast12(t, i, &by_saturation[COMPLETER(sat)]);
}

SEM(pavg)
{
    static const struct by_width by_rounding[] = {{fn_avg, {IR_FAST_NONE, IR_FAST_NONE}},
                                                  {fn_avg_raz, {IR_FAST_LANES_AVG8, IR_FAST_LANES_AVG16}}};
    fast12(t, i, &by_rounding[COMPLETER(raz)]);
}

SEM(pcmp)
{
    static const struct by_width by_relation[] = {{fn_eq, {IR_FAST_LANES_EQ8, IR_FAST_LANES_EQ16}},
                                                  {fn_gt, {IR_FAST_LANES_GT8, IR_FAST_LANES_GT16}}};
    fast12(t, i, &by_relation[COMPLETER(eqgt)]);
}

// clang-format off
SEM(padd4) { fast(t, i, fn_add, IR_FAST_LANES_ADD32, 32); }
SEM(psub4) { fast(t, i, fn_sub, IR_FAST_LANES_SUB32, 32); }
SEM(pavgsub) { lanewise(t, i, fn_avgsub, BITS12, 0); }
SEM(pcmp4) { fast(t, i, COMPLETER(eqgt) ? fn_gt : fn_eq, COMPLETER(eqgt) ? IR_FAST_LANES_GT32 : IR_FAST_LANES_EQ32, 32); }
SEM(pshladd2) { lanewise(t, i, fn_shladd, 16, (uint64_t)OPERAND(count2b)); }
SEM(pshradd2) { lanewise(t, i, fn_shradd, 16, (uint64_t)OPERAND(count2b)); }
SEM(pmin1_u) { fast(t, i, fn_min_u, IR_FAST_LANES_MIN_U8, 8); }
SEM(pmax1_u) { fast(t, i, fn_max_u, IR_FAST_LANES_MAX_U8, 8); }
SEM(pmin2) { fast(t, i, fn_min_s, IR_FAST_LANES_MIN_S16, 16); }
SEM(pmax2) { fast(t, i, fn_max_s, IR_FAST_LANES_MAX_S16, 16); }
// clang-format on

/* ---- shifts of all lanes by one count ---- */

#define SHIFT(name, bits)                                                              \
    static uint64_t fn_##name##bits(struct cpu *c, uint64_t x, uint64_t n, uint64_t z) \
    {                                                                                  \
        (void)c, (void)z;                                                              \
        return lanes_##name(x, 0, bits, n);                                            \
    }
// clang-format off
SHIFT(shl, 16) SHIFT(shl, 32) SHIFT(shr, 16) SHIFT(shr, 32) SHIFT(shr_u, 16) SHIFT(shr_u, 32)
    // clang-format on

    /* The count is an immediate if bit 34 is set, else a register. */
    static void shift_right(struct translation *t, const struct ia64_insn *i, ir_fn *fn, enum ir_fast op)
{
    val n = i->x >> 34 & 1 ? ir_const(t->b, (uint64_t)OPERAND(count5)) : gr(t, R2);
    set_gr(t, R1, ir_call_fast(t->b, fn, IR_CALL_PURE, op, gr(t, R3), n, n));
}

static void shift_left(struct translation *t, const struct ia64_insn *i, ir_fn *fn, enum ir_fast op)
{
    val n = i->x >> 34 & 1 ? ir_const(t->b, (uint64_t)OPERAND(ccount5)) : gr(t, R3);
    set_gr(t, R1, ir_call_fast(t->b, fn, IR_CALL_PURE, op, gr(t, R2), n, n));
}

// clang-format off
SEM(pshl2) { shift_left(t, i, fn_shl16, IR_FAST_LANES_SHL16); }
SEM(pshl4) { shift_left(t, i, fn_shl32, IR_FAST_LANES_SHL32); }
SEM(pshr2) { shift_right(t, i, fn_shr16, IR_FAST_LANES_SAR16); }
SEM(pshr4) { shift_right(t, i, fn_shr32, IR_FAST_LANES_SAR32); }
SEM(pshr2_u) { shift_right(t, i, fn_shr_u16, IR_FAST_LANES_SHR16); }
SEM(pshr4_u) { shift_right(t, i, fn_shr_u32, IR_FAST_LANES_SHR32); }
// clang-format on

/* Computes bits n to n + 15 of the lanes' products. n is 0, 7, 15 or 16. */
static void multiply_shift(struct translation *t, const struct ia64_insn *i, ir_fn *fn, enum ir_fast high)
{
    uint64_t n = (uint64_t)OPERAND(count2c);
    struct ir_builder *b = t->b;
    val x = gr(t, R2), y = gr(t, R3), lows = x, highs = x;
    if (n < 16)
        lows = call(t, fn, IR_FAST_LANES_MUL_LOW16, x, y, 16, 0);
    if (n > 0)
        highs = call(t, fn, high, x, y, 16, 16);
    if (n > 0 && n < 16) {
        val down = ir_const(b, n), up = ir_const(b, 16 - n);
        lows = ir_or(b, ir_call_fast(b, fn_shr_u16, IR_CALL_PURE, IR_FAST_LANES_SHR16, lows, down, down),
                     ir_call_fast(b, fn_shl16, IR_CALL_PURE, IR_FAST_LANES_SHL16, highs, up, up));
    }
    set_gr(t, R1, n < 16 ? lows : highs);
}

// clang-format off
SEM(pmpyshr2) { multiply_shift(t, i, fn_mpyshr, IR_FAST_LANES_MUL_HIGH16); }
SEM(pmpyshr2u) { multiply_shift(t, i, fn_mpyshr_u, IR_FAST_LANES_MUL_HIGH_U16); }
// clang-format on

/* ---- lanes that change position or size ---- */

#define FN(name)                                                                                                     \
    static uint64_t fn_##name(struct cpu *c __attribute__((unused)), uint64_t x, uint64_t y __attribute__((unused)), \
                              uint64_t bits __attribute__((unused)))

/* Returns the mask of odd lanes. */
static uint64_t odd_lanes(unsigned bits)
{
    return bits == 8 ? 0xff00ff00ff00ff00 : bits == 16 ? 0xffff0000ffff0000 : 0xffffffff00000000;
}

/* mix: takes the odd (left) or even (right) lanes of both sources; each lane of r2 goes above that of r3. */
SEM(mix_l)
{
    val odd = ir_const(b, odd_lanes(BITS124));
    set_gr(t, R1, ir_or(b, ir_and(b, gr(t, R2), odd), ir_shri(b, ir_and(b, gr(t, R3), odd), BITS124)));
}

SEM(mix_r)
{
    val even = ir_const(b, ~odd_lanes(BITS124));
    set_gr(t, R1, ir_or(b, ir_shli(b, ir_and(b, gr(t, R2), even), BITS124), ir_and(b, gr(t, R3), even)));
}

/* unpack: interleaves the low halves of x and y. For unpack.h the caller shifts the high halves down. */
FN(unpack)
{
    uint64_t r = 0;
    for (unsigned k = 0; k < lanes((unsigned)bits) / 2; k++)
        r |= put_lane(lane_u(x, (unsigned)bits, k), (unsigned)bits, 2 * k) |
             put_lane(lane_u(y, (unsigned)bits, k), (unsigned)bits, 2 * k + 1);
    return r;
}

static void unpack(struct translation *t, const struct ia64_insn *i, unsigned shift)
{
    static const enum ir_fast by_width[] = {IR_FAST_LANES_UNPACK8, IR_FAST_LANES_UNPACK16, IR_FAST_LANES_UNPACK32};
    val even = ir_shri(t->b, gr(t, R3), shift), odd = ir_shri(t->b, gr(t, R2), shift);
    set_gr(t, R1, call(t, fn_unpack, by_width[COMPLETER(z124)], even, odd, BITS124, 0));
}

// clang-format off
SEM(unpack_h) { unpack(t, i, 32); }
SEM(unpack_l) { unpack(t, i, 0); }
// clang-format on

/* pack: saturates each lane to half its width; those of r2 become the low half of the result, those of r3 the high half. */
static uint64_t pack(uint64_t x, uint64_t y, unsigned bits, int64_t saturate(int64_t, unsigned))
{
    uint64_t r = 0;
    for (unsigned k = 0, n = lanes(bits); k < n; k++)
        r |= put_lane((uint64_t)saturate(lane_s(x, bits, k), bits / 2), bits / 2, k) |
             put_lane((uint64_t)saturate(lane_s(y, bits, k), bits / 2), bits / 2, k + n);
    return r;
}

// clang-format off
FN(pack_sss) { return pack(x, y, (unsigned)bits, clamp_signed); }
FN(pack_uss) { return pack(x, y, (unsigned)bits, clamp_unsigned); }

FN(multiply_add)
// clang-format on
{
    uint64_t r = 0;
    for (unsigned k = 0; k < 4; k += 2)
        r |= put_lane((uint64_t)(lane_s(x, 16, k) * lane_s(y, 16, k) + lane_s(x, 16, k + 1) * lane_s(y, 16, k + 1)), 32, k / 2);
    return r;
}

/* pmpy2: multiplies the odd (left) or even (right) 16-bit lanes to 32 bits. Other lanes of r2 are masked, so that a multiply-add fits. */
static void multiply_lanes(struct translation *t, const struct ia64_insn *i, uint64_t lanes)
{
    val x = ir_and(t->b, gr(t, R2), ir_const(t->b, lanes));
    set_gr(t, R1, call(t, fn_multiply_add, IR_FAST_LANES_MUL_ADD16, x, gr(t, R3), 16, 0));
}

// clang-format off
SEM(pmpy2_r) { multiply_lanes(t, i, ~odd_lanes(16)); }
SEM(pmpy2_l) { multiply_lanes(t, i, odd_lanes(16)); }

FN(psad1)
// clang-format on
{
    uint64_t sum = 0;
    for (unsigned k = 0; k < 8; k++) {
        int64_t d = (int64_t)lane_u(x, 8, k) - (int64_t)lane_u(y, 8, k);
        sum += (uint64_t)(d < 0 ? -d : d);
    }
    return sum;
}

/* mux: byte k of the result is byte y[k] of x. */
FN(shuffle)
{
    uint64_t r = 0;
    for (unsigned k = 0; k < 8; k++)
        r |= put_lane(lane_u(x, 8, lane_u(y, 8, k)), 8, k);
    return r;
}

// clang-format off
SEM(pack2_sss) { lanewise(t, i, fn_pack_sss, 16, 0); }
SEM(pack2_uss) { lanewise(t, i, fn_pack_uss, 16, 0); }
SEM(pack4_sss) { lanewise(t, i, fn_pack_sss, 32, 0); }
SEM(psad1) { fast(t, i, fn_psad1, IR_FAST_LANES_SAD8, 8); }
// clang-format on

/* czx: sets r1 to the index of the first zero lane from the left (most significant) or right; to the number of lanes if there is none.
 * The idea: set the top bit of each zero lane, then count leading or trailing zeros. From the left no carry may cross lanes, so the top
 * bits are left out of the addition. From the right a subtraction suffices: it marks the lowest zero lane, and borrows affect only lanes
 * above. */
static void first_zero(struct translation *t, const struct ia64_insn *i, unsigned bits, bool left)
{
    struct ir_builder *b = t->b;
    uint64_t ones = ~0ull / ((1ull << bits) - 1);
    val x = gr(t, R3), tops = ir_const(b, ones << (bits - 1)), rests = ir_const(b, ~(ones << (bits - 1))), at;
    if (left) {
        val some = ir_or(b, ir_add(b, ir_and(b, x, rests), rests), x);
        at = ir_clz(b, ir_andc(b, tops, some));
    } else {
        at = ir_ctz(b, ir_and(b, ir_andc(b, ir_sub(b, x, ir_const(b, ones)), x), tops));
    }
    set_gr(t, R1, ir_shri(b, at, bits == 8 ? 3 : 4));
}

// clang-format off
SEM(czx1_l) { first_zero(t, i, 8, true); }
SEM(czx2_l) { first_zero(t, i, 16, true); }
SEM(czx1_r) { first_zero(t, i, 8, false); }
SEM(czx2_r) { first_zero(t, i, 16, false); }
// clang-format on

static void shuffle(struct translation *t, const struct ia64_insn *i, uint64_t order)
{
    set_gr(t, R1, call(t, fn_shuffle, IR_FAST_LANES_SHUFFLE8, gr(t, R2), ir_const(t->b, order), 8, 0));
}

SEM(mux2)
{
    uint64_t type = (uint64_t)OPERAND(mhtype8), order = 0;
    for (unsigned k = 0; k < 4; k++) {
        uint64_t low = type >> 2 * k & 3;
        order |= (low * 2 | (low * 2 + 1) << 8) << 16 * k;
    }
    shuffle(t, i, order);
}

SEM(mux1)
{
    static const uint64_t orders[16] = {
        [0x0] = 0x0000000000000000, /* @brcst */
        [0x8] = 0x0703050106020400, /* @mix */
        [0x9] = 0x0703060205010400, /* @shuf */
        [0xa] = 0x0705030106040200, /* @alt */
        [0xb] = 0x0001020304050607, /* @rev */
    };
    uint64_t type = (uint64_t)OPERAND(mbtype4);
    if (type != 0 && (type < 8 || type > 11)) {
        ia64_illegal(t);
        return;
    }
    shuffle(t, i, orders[type]);
}
