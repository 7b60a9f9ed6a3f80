/* integer.c - models of the A and I units' instructions, of branches and of long immediates. */
#include <stddef.h>
#include <string.h>
#include "isa/ia64/model/model.h"

/* ---- results of one or two general registers */

/* A two-operand instruction: a is r2 or an immediate, b is r3. */
#define TWO(name, expression)                            \
    static void name(struct model_state *s)              \
    {                                                    \
        uint64_t a = s->r[r2_of(s)], b = s->r[r3_of(s)]; \
        bool nat = s->nat[r2_of(s)] || s->nat[r3_of(s)]; \
        (void)a, (void)b;                                \
        set_gr(s, r1_of(s), (expression), nat);          \
    }
/* b is r3, the only register read. */
#define THIRD(name, expression)                                 \
    static void name(struct model_state *s)                     \
    {                                                           \
        uint64_t b = s->r[r3_of(s)], i8 = (uint64_t)imm8_of(s); \
        (void)i8;                                               \
        set_gr(s, r1_of(s), (expression), s->nat[r3_of(s)]);    \
    }
/* a is r2, the only register read. */
#define SECOND(name, expression)                             \
    static void name(struct model_state *s)                  \
    {                                                        \
        uint64_t a = s->r[r2_of(s)];                         \
        set_gr(s, r1_of(s), (expression), s->nat[r2_of(s)]); \
    }

/* The low 32 bits, and bits 31:30 of the base as the region in bits 62:61. */
static uint64_t pointer(uint64_t sum, uint64_t base)
{
    return (sum & 0xffffffff) | bits(base, 30, 2) << 61;
}

static uint64_t imm14(const struct model_state *s)
{
    return (uint64_t)sign_extend(bits(s->x, 36, 1) << 13 | bits(s->x, 27, 6) << 7 | bits(s->x, 13, 7), 14);
}

static uint64_t imm22(const struct model_state *s)
{
    return (uint64_t)sign_extend(bits(s->x, 36, 1) << 21 | bits(s->x, 22, 5) << 16 | bits(s->x, 27, 9) << 7 | bits(s->x, 13, 7), 22);
}

TWO(add, a + b)
TWO(add_one, a + b + 1)
TWO(sub, a - b)
TWO(sub_one, a - b - 1)
TWO(addp4, pointer(a + b, b))
TWO(and, a &b)
TWO(andcm, a & ~b)
TWO(or, a | b)
TWO(xor, a ^ b)
TWO(shladd, (a << (bits(s->x, 27, 2) + 1)) + b)
TWO(shladdp4, pointer((a << (bits(s->x, 27, 2) + 1)) + b, b))
THIRD(sub_imm, i8 - b)
THIRD(and_imm, i8 &b)
THIRD(andcm_imm, i8 & ~b)
THIRD(or_imm, i8 | b)
THIRD(xor_imm, i8 ^ b)
THIRD(adds, imm14(s) + b)
THIRD(mov, b)
THIRD(addp4_imm, pointer(imm14(s) + b, b))

static void addl(struct model_state *s)
{
    unsigned r3 = (unsigned)bits(s->x, 20, 2);
    set_gr(s, r1_of(s), imm22(s) + s->r[r3], s->nat[r3]);
}

static void mov_imm22(struct model_state *s)
{
    set_gr(s, r1_of(s), imm22(s), false);
}

static void movl(struct model_state *s)
{
    uint64_t low = bits(s->x, 21, 1) << 21 | bits(s->x, 22, 5) << 16 | bits(s->x, 27, 9) << 7 | bits(s->x, 13, 7);
    set_gr(s, r1_of(s), bits(s->x, 36, 1) << 63 | s->l << 22 | low, false);
}

/* ---- comparisons */

enum relation { EQ, NE, LT, LE, GT, GE, LTU };

static bool related(enum relation how, int64_t a, int64_t b)
{
    switch (how) {
    case EQ: return a == b;
    case NE: return a != b;
    case LT: return a < b;
    case LE: return a <= b;
    case GT: return a > b;
    case GE: return a >= b;
    default: return (uint64_t)a < (uint64_t)b;
    }
}

enum type { NORMAL, UNC, AND, OR, OR_ANDCM };

static void put_predicates(struct model_state *s, enum type type, bool relation, bool nat)
{
    unsigned p1 = (unsigned)bits(s->x, 6, 6), p2 = (unsigned)bits(s->x, 27, 6);
    bool enabled = s->p[s->x & 63];
    if (!enabled && type != UNC)
        return;
    if (p1 == p2) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    bool one = !nat && relation, other = !nat && !relation;
    if (!enabled)
        one = other = false;
    switch (type) {
    case NORMAL:
    case UNC:
        set_pr(s, p1, one);
        set_pr(s, p2, other);
        break;
    case AND:
        if (!one) {
            set_pr(s, p1, false);
            set_pr(s, p2, false);
        }
        break;
    case OR:
        if (one) {
            set_pr(s, p1, true);
            set_pr(s, p2, true);
        }
        break;
    case OR_ANDCM:
        if (one) {
            set_pr(s, p1, true);
            set_pr(s, p2, false);
        }
    }
}

/* Opcode C: .and, D: .or, E: .or.andcm. */
static enum type parallel_type(const struct model_state *s)
{
    static const enum type types[] = {AND, OR, OR_ANDCM};
    return types[bits(s->x, 37, 4) - 12];
}

static void compare(struct model_state *s, enum relation how, enum type type, bool immediate, bool words)
{
    uint64_t a = immediate ? (uint64_t)imm8_of(s) : s->r[r2_of(s)], b = s->r[r3_of(s)];
    bool nat = (!immediate && s->nat[r2_of(s)]) || s->nat[r3_of(s)];
    if (words) {
        a = (uint64_t)sign_extend(a, 32);
        b = (uint64_t)sign_extend(b, 32);
    }
    put_predicates(s, type, related(how, (int64_t)a, (int64_t)b), nat);
}

/* Bit 35 of the A6 and A8 forms: x2 = 2 or 3 for immediates, x2 = 1 or 3 for words. */
static bool is_immediate(const struct model_state *s)
{
    return bits(s->x, 35, 1);
}

static bool is_words(const struct model_state *s)
{
    return bits(s->x, 34, 1);
}

#define COMPARE(name, how)                                                               \
    static void name(struct model_state *s)                                              \
    {                                                                                    \
        compare(s, how, bits(s->x, 12, 1) ? UNC : NORMAL, is_immediate(s), is_words(s)); \
    }
COMPARE(cmp_lt, LT)
COMPARE(cmp_ltu, LTU)
COMPARE(cmp_eq, EQ)

static void cmp_eqne(struct model_state *s)
{
    compare(s, bits(s->x, 12, 1) ? NE : EQ, parallel_type(s), is_immediate(s), is_words(s));
}

/* Relations of zero to r3. */
static void cmp_zero(struct model_state *s)
{
    static const enum relation relations[2][2] = {{GT, LE}, {GE, LT}};
    enum relation how = relations[bits(s->x, 33, 1)][bits(s->x, 12, 1)];
    int64_t b = is_words(s) ? sign_extend(s->r[r3_of(s)], 32) : (int64_t)s->r[r3_of(s)];
    put_predicates(s, parallel_type(s), related(how, 0, b), s->nat[r3_of(s)]);
}

/* Bits 36 (tb) and 33 (ta): .z and .nz with .and, .or, .or.andcm. */
static enum type test_type(const struct model_state *s)
{
    static const enum type types[] = {NORMAL, AND, OR, OR_ANDCM};
    return types[bits(s->x, 33, 1) << 1 | bits(s->x, 36, 1)];
}

static void test(struct model_state *s, bool bit, bool nat)
{
    enum type type = test_type(s);
    bool nonzero = type != NORMAL && bits(s->x, 12, 1);
    if (type == NORMAL && bits(s->x, 12, 1))
        type = UNC;
    put_predicates(s, type, nonzero ? bit : !bit, nat);
}

static void tbit(struct model_state *s)
{
    test(s, bits(s->r[r3_of(s)], (unsigned)bits(s->x, 14, 6), 1), s->nat[r3_of(s)]);
}

static void tnat(struct model_state *s)
{
    test(s, s->nat[r3_of(s)], false);
}

static void tf(struct model_state *s)
{
    test(s, bits(s->cpuid4, 32 + (unsigned)bits(s->x, 14, 5), 1), false);
}

/* ---- parallel arithmetic */

static unsigned lane_width(const struct model_state *s)
{
    return bits(s->x, 36, 1) ? 32 : bits(s->x, 33, 1) ? 16 : 8;
}

static int64_t clamp(int64_t v, int64_t least, int64_t most)
{
    return v < least ? least : v > most ? most : v;
}

static int64_t clamp_signed(int64_t v, unsigned width)
{
    return clamp(v, -(1ll << (width - 1)), (1ll << (width - 1)) - 1);
}

static int64_t clamp_unsigned(int64_t v, unsigned width)
{
    return clamp(v, 0, (1ll << width) - 1);
}

/* Lane k of the operands, unsigned (ua, ub) and signed (sa, sb); w: its width. */
#define LANES(name, width, expression)                                                    \
    static void name(struct model_state *s)                                               \
    {                                                                                     \
        uint64_t a = s->r[r2_of(s)], b = s->r[r3_of(s)], result = 0;                      \
        bool nat = s->nat[r2_of(s)] || s->nat[r3_of(s)];                                  \
        unsigned w = (width);                                                             \
        for (unsigned low = 0; low < 64; low += w) {                                      \
            int64_t ua = (int64_t)bits(a, low, w), ub = (int64_t)bits(b, low, w);         \
            int64_t sa = sign_extend((uint64_t)ua, w), sb = sign_extend((uint64_t)ub, w); \
            (void)ua, (void)ub, (void)sa, (void)sb;                                       \
            result |= bits((uint64_t)(expression), 0, w) << low;                          \
        }                                                                                 \
        set_gr(s, r1_of(s), result, nat);                                                 \
    }

/* .sss, .uuu, .uus: how the result, the first and the second operand are taken. */
static int64_t saturate(const struct model_state *s, int64_t modulo, int64_t sss, int64_t uuu, int64_t uus, unsigned w)
{
    switch (bits(s->x, 27, 2)) {
    case 0: return modulo;
    case 1: return clamp_signed(sss, w);
    case 2: return clamp_unsigned(uuu, w);
    default: return clamp_unsigned(uus, w);
    }
}

/* The average of a sum of one more bit: .raz rounds away from zero, otherwise the bit that is lost is ORed to the last one. */
static int64_t average(const struct model_state *s, int64_t sum)
{
    return bits(s->x, 27, 1) ? (sum + 1) >> 1 : (sum >> 1) | (sum & 1);
}

/* A shift that leaves the range of a halfword gives the largest or smallest one, whatever is added. */
static int64_t shift_left_and_add(int64_t a, unsigned count, int64_t b)
{
    int64_t shifted = a * (1 << count);
    return clamp_signed(shifted, 16) != shifted ? clamp_signed(shifted, 16) : clamp_signed(shifted + b, 16);
}

static unsigned multiply_shift(const struct model_state *s)
{
    static const unsigned counts[] = {0, 7, 15, 16};
    return counts[bits(s->x, 30, 2)];
}

LANES(padd, lane_width(s), saturate(s, ua + ub, sa + sb, ua + ub, ua + sb, w))
LANES(psub, lane_width(s), saturate(s, ua - ub, sa - sb, ua - ub, ua - sb, w))
LANES(padd4, 32, ua + ub)
LANES(psub4, 32, ua - ub)
LANES(pavg, lane_width(s), average(s, ua + ub))
LANES(pavgsub, lane_width(s), (bits((uint64_t)(ua - ub), 0, w + 1) >> 1) | ((uint64_t)(ua - ub) & 1))
LANES(pcmp, lane_width(s), (bits(s->x, 27, 1) ? sa > sb : sa == sb) ? -1 : 0)
LANES(pshladd2, 16, shift_left_and_add(sa, (unsigned)bits(s->x, 27, 2) + 1, sb))
LANES(pshradd2, 16, clamp_signed((sa >> (bits(s->x, 27, 2) + 1)) + sb, 16))
LANES(pmpyshr2, 16, sa *sb >> multiply_shift(s))
LANES(pmpyshr2_u, 16, ua *ub >> multiply_shift(s))
LANES(pmin1_u, 8, ua < ub ? ua : ub)
LANES(pmax1_u, 8, ua > ub ? ua : ub)
LANES(pmin2, 16, sa < sb ? sa : sb)
LANES(pmax2, 16, sa > sb ? sa : sb)

static uint64_t products(uint64_t a, uint64_t b, unsigned low)
{
    uint64_t first = (uint64_t)(sign_extend(bits(a, low, 16), 16) * sign_extend(bits(b, low, 16), 16));
    uint64_t second = (uint64_t)(sign_extend(bits(a, low + 32, 16), 16) * sign_extend(bits(b, low + 32, 16), 16));
    return bits(first, 0, 32) | second << 32;
}

static uint64_t absolute_differences(uint64_t a, uint64_t b)
{
    int64_t sum = 0;
    for (unsigned low = 0; low < 64; low += 8) {
        int64_t d = (int64_t)bits(a, low, 8) - (int64_t)bits(b, low, 8);
        sum += d < 0 ? -d : d;
    }
    return (uint64_t)sum;
}

TWO(pmpy2_r, products(a, b, 0))
TWO(pmpy2_l, products(a, b, 16))
TWO(psad1, absolute_differences(a, b))
TWO(mpy4, bits(a, 0, 32) * bits(b, 0, 32))
TWO(mpyshl4, bits(a, 32, 32) * bits(b, 0, 32) << 32)

/* ---- rearranging lanes */

/* Lanes of a and b alternate, b's in the lower place of a pair. from, step: which lanes of each. */
static uint64_t interleave(uint64_t a, uint64_t b, unsigned w, unsigned from, unsigned step)
{
    uint64_t result = 0;
    for (unsigned pair = 0; pair < 32 / w; pair++) {
        unsigned lane = from + step * pair;
        result |= bits(b, lane * w, w) << (2 * pair * w);
        result |= bits(a, lane * w, w) << ((2 * pair + 1) * w);
    }
    return result;
}

TWO(mix_l, interleave(a, b, lane_width(s), 1, 2))
TWO(mix_r, interleave(a, b, lane_width(s), 0, 2))
TWO(unpack_h, interleave(a, b, lane_width(s), 32 / lane_width(s), 1))
TWO(unpack_l, interleave(a, b, lane_width(s), 0, 1))

/* Signed lanes of 2w bits become lanes of w bits: those of a, then those of b. */
static uint64_t pack(uint64_t a, uint64_t b, unsigned w, int64_t to(int64_t, unsigned))
{
    uint64_t result = 0;
    unsigned half = 32 / w;
    for (unsigned k = 0; k < 2 * half; k++) {
        uint64_t from = k < half ? bits(a, 2 * w * k, 2 * w) : bits(b, 2 * w * (k - half), 2 * w);
        result |= bits((uint64_t)to(sign_extend(from, 2 * w), w), 0, w) << (w * k);
    }
    return result;
}

TWO(pack2_uss, pack(a, b, 8, clamp_unsigned))
TWO(pack2_sss, pack(a, b, 8, clamp_signed))
TWO(pack4_sss, pack(a, b, 16, clamp_signed))

static uint64_t permute_bytes(uint64_t a, unsigned how)
{
    static const uint8_t from[16][8] = {
        /* from the highest byte of the result */
        [0] = {0, 0, 0, 0, 0, 0, 0, 0},  [8] = {7, 3, 5, 1, 6, 2, 4, 0},  [9] = {7, 3, 6, 2, 5, 1, 4, 0},
        [10] = {7, 5, 3, 1, 6, 4, 2, 0}, [11] = {0, 1, 2, 3, 4, 5, 6, 7},
    };
    uint64_t result = 0;
    for (unsigned k = 0; k < 8; k++)
        result = result << 8 | bits(a, 8 * from[how][k], 8);
    return result;
}

static uint64_t permute_halfwords(uint64_t a, unsigned how)
{
    uint64_t result = 0;
    for (unsigned k = 0; k < 4; k++)
        result |= bits(a, 16 * (how >> 2 * k & 3), 16) << 16 * k;
    return result;
}

static void mux1(struct model_state *s)
{
    unsigned how = (unsigned)bits(s->x, 20, 4);
    if (how != 0 && (how < 8 || how > 11))
        s->fault = MODEL_ILLEGAL;
    else
        set_gr(s, r1_of(s), permute_bytes(s->r[r2_of(s)], how), s->nat[r2_of(s)]);
}

SECOND(mux2, permute_halfwords(a, (unsigned)bits(s->x, 20, 8)))

/* ---- shifts: a count of at least the width leaves zeros or signs */

static uint64_t shift_lanes(uint64_t v, uint64_t count, unsigned w, bool left, bool is_signed)
{
    uint64_t result = 0;
    for (unsigned low = 0; low < 64; low += w) {
        uint64_t lane = bits(v, low, w);
        __int128 wide = is_signed ? sign_extend(lane, w) : (__int128)lane;
        unsigned by = count > w ? w : (unsigned)count;
        uint64_t shifted = left ? (uint64_t)((unsigned __int128)wide << by) : (uint64_t)(wide >> by);
        result |= bits(shifted, 0, w) << low;
    }
    return result;
}

TWO(pshr2, shift_lanes(b, a, 16, false, true))
TWO(pshr4, shift_lanes(b, a, 32, false, true))
TWO(shr, shift_lanes(b, a, 64, false, true))
TWO(pshr2_u, shift_lanes(b, a, 16, false, false))
TWO(pshr4_u, shift_lanes(b, a, 32, false, false))
TWO(shr_u, shift_lanes(b, a, 64, false, false))
TWO(pshl2, shift_lanes(a, b, 16, true, false))
TWO(pshl4, shift_lanes(a, b, 32, true, false))
TWO(shl, shift_lanes(a, b, 64, true, false))
THIRD(pshr2_imm, shift_lanes(b, bits(s->x, 14, 5), 16, false, true))
THIRD(pshr4_imm, shift_lanes(b, bits(s->x, 14, 5), 32, false, true))
THIRD(pshr2_u_imm, shift_lanes(b, bits(s->x, 14, 5), 16, false, false))
THIRD(pshr4_u_imm, shift_lanes(b, bits(s->x, 14, 5), 32, false, false))
SECOND(pshl2_imm, shift_lanes(a, 31 - bits(s->x, 20, 5), 16, true, false))
SECOND(pshl4_imm, shift_lanes(a, 31 - bits(s->x, 20, 5), 32, true, false))

static uint64_t extract(const struct model_state *s, uint64_t v, bool is_signed)
{
    unsigned position = (unsigned)bits(s->x, 14, 6), length = (unsigned)bits(s->x, 27, 6) + 1;
    if (position + length > 64)
        length = 64 - position;
    uint64_t field = bits(v, position, length);
    return is_signed ? (uint64_t)sign_extend(field, length) : field;
}

static uint64_t deposit(uint64_t field, uint64_t into, unsigned position, unsigned length)
{
    if (position + length > 64)
        length = 64 - position;
    uint64_t mask = bits(~0ull, 0, length) << position;
    return (into & ~mask) | (field << position & mask);
}

static unsigned length6(const struct model_state *s)
{
    return (unsigned)bits(s->x, 27, 6) + 1;
}

static unsigned position_at(const struct model_state *s, unsigned bit)
{
    return 63 - (unsigned)bits(s->x, bit, 6);
}

THIRD(extr_u, extract(s, b, false))
THIRD(extr, extract(s, b, true))
SECOND(dep_z, deposit(a, 0, position_at(s, 20), length6(s)))
THIRD(dep_imm, deposit(bits(s->x, 36, 1) ? ~0ull : 0, b, position_at(s, 14), length6(s)))
TWO(dep, deposit(a, b, position_at(s, 31), (unsigned)bits(s->x, 27, 4) + 1))
TWO(shrp, (uint64_t)(((unsigned __int128)a << 64 | b) >> bits(s->x, 27, 6)))

static void dep_z_imm(struct model_state *s)
{
    set_gr(s, r1_of(s), deposit((uint64_t)imm8_of(s), 0, position_at(s, 20), length6(s)), false);
}

/* ---- counting and extending */

static uint64_t ones(uint64_t v)
{
    uint64_t n = 0;
    for (; v; v >>= 1)
        n += v & 1;
    return n;
}

static uint64_t leading_zeros(uint64_t v)
{
    uint64_t n = 0;
    while (n < 64 && !bits(v, 63 - (unsigned)n, 1))
        n++;
    return n;
}

/* The index of the first zero lane, from the left or the right; the number of lanes if there is none. */
static uint64_t zero_lane(uint64_t v, unsigned w, bool from_left)
{
    unsigned lanes = 64 / w;
    for (unsigned k = 0; k < lanes; k++)
        if (bits(v, w * (from_left ? lanes - 1 - k : k), w) == 0)
            return k;
    return lanes;
}

static unsigned extended_width(const struct model_state *s)
{
    return 8u << bits(s->x, 27, 2);
}

THIRD(popcnt, ones(b))
THIRD(clz, leading_zeros(b))
THIRD(zxt, bits(b, 0, extended_width(s)))
THIRD(sxt, (uint64_t)sign_extend(bits(b, 0, extended_width(s)), extended_width(s)))
THIRD(czx1_l, zero_lane(b, 8, true))
THIRD(czx2_l, zero_lane(b, 16, true))
THIRD(czx1_r, zero_lane(b, 8, false))
THIRD(czx2_r, zero_lane(b, 16, false))

/* ---- moves */

static void consume(struct model_state *s, unsigned r)
{
    if (s->nat[r])
        s->fault = MODEL_NAT;
}

static void mov_to_br(struct model_state *s)
{
    s->b[bits(s->x, 6, 3)] = s->r[r2_of(s)];
    consume(s, r2_of(s));
}

static void mov_from_br(struct model_state *s)
{
    set_gr(s, r1_of(s), s->b[bits(s->x, 13, 3)], false);
}

static void put_all(struct model_state *s, uint64_t value, uint64_t mask)
{
    for (unsigned k = 1; k < 64; k++)
        if (mask >> k & 1)
            s->p[k] = value >> k & 1;
}

static void mov_to_pr(struct model_state *s)
{
    uint64_t mask = bits(s->x, 36, 1) << 16 | bits(s->x, 24, 8) << 8 | bits(s->x, 6, 7) << 1;
    consume(s, r2_of(s));
    put_all(s, s->r[r2_of(s)], (uint64_t)sign_extend(mask, 17));
}

static void mov_to_rotating(struct model_state *s)
{
    uint64_t value = (uint64_t)sign_extend(bits(s->x, 36, 1) << 27 | bits(s->x, 6, 27), 28) << 16;
    put_all(s, value, ~0ull << 16);
}

static void mov_from_pr(struct model_state *s)
{
    uint64_t value = 0;
    for (unsigned k = 0; k < 64; k++)
        value |= (uint64_t)s->p[k] << k;
    set_gr(s, r1_of(s), value, false);
}

static void mov_from_ip(struct model_state *s)
{
    set_gr(s, r1_of(s), s->ip, false);
}

static void nothing(struct model_state *s)
{
    (void)s;
}

/* ---- branches and speculation checks */

static uint64_t displacement(const struct model_state *s)
{
    return (uint64_t)sign_extend(bits(s->x, 36, 1) << 20 | bits(s->x, 13, 20), 21) * 16;
}

static void br_cond(struct model_state *s)
{
    s->next = s->ip + displacement(s);
}

static void brl_cond(struct model_state *s)
{
    s->next = s->ip + ((bits(s->x, 36, 1) << 59 | bits(s->l, 2, 39) << 20 | bits(s->x, 13, 20)) << 4);
}

static void br_indirect(struct model_state *s)
{
    s->next = s->b[bits(s->x, 13, 3)] & ~15ull;
}

static void br_cloop(struct model_state *s)
{
    if (s->lc)
        s->next = s->ip + displacement(s);
    s->lc -= s->lc != 0;
}

/* Registers take the name of the next one; the last one's successor is the first. */
static void rotate(struct model_state *s)
{
    struct model_fr last = s->f[127];
    bool stage = s->p[63];
    for (unsigned k = 127; k > 32; k--)
        s->f[k] = s->f[k - 1];
    s->f[32] = last;
    for (unsigned k = 63; k > 16; k--)
        s->p[k] = s->p[k - 1];
    s->p[16] = stage;
    uint64_t fr = (bits(s->cfm, 25, 7) + 95) % 96, pr = (bits(s->cfm, 32, 6) + 47) % 48; /* the rotations count down */
    s->cfm = bits(s->cfm, 0, 25) | fr << 25 | pr << 32;
}

/* Types 2 and 3: wexit, wtop; 6 and 7: cexit, ctop. The latter count LC, then EC; the others depend on their predicate, then
 * EC. */
static void br_pipelined(struct model_state *s)
{
    unsigned type = (unsigned)bits(s->x, 6, 3);
    bool counted = type >= 6, top = type & 1, first = counted ? s->lc != 0 : s->p[s->x & 63];
    bool goes_on = first || s->ec > 1;
    if (goes_on == top)
        s->next = s->ip + displacement(s);
    s->p[63] = counted && first;
    if (!first && s->ec == 0)
        return;
    if (counted && first)
        s->lc--;
    else if (!first)
        s->ec--;
    rotate(s);
}

/* The frame is 96 registers, all outputs: a call leaves it as it is. */
static void link_to(struct model_state *s, unsigned b1)
{
    s->b[b1] = s->ip + 16;
    s->pfs = 96 | s->ec << 52 | 3ull << 62;
}

static void br_call(struct model_state *s)
{
    s->next = s->ip + displacement(s);
    link_to(s, (unsigned)bits(s->x, 6, 3));
}

static void br_call_indirect(struct model_state *s)
{
    s->next = s->b[bits(s->x, 13, 3)] & ~15ull;
    link_to(s, (unsigned)bits(s->x, 6, 3));
}

static void brl_call(struct model_state *s)
{
    brl_cond(s);
    link_to(s, (unsigned)bits(s->x, 6, 3));
}

/* ar.pfs has EC and the frame with its rotation. */
static void br_ret(struct model_state *s)
{
    struct model_fr f[128];
    bool p[64];
    unsigned rotated_f = (unsigned)bits(s->pfs, 25, 7), rotated_p = (unsigned)bits(s->pfs, 32, 6);
    s->next = s->b[bits(s->x, 13, 3)] & ~15ull;
    s->ec = bits(s->pfs, 52, 6);
    s->cfm = bits(s->pfs, 0, 38);
    memcpy(f, s->f, sizeof f);
    memcpy(p, s->p, sizeof p);
    for (unsigned k = 0; k < 96; k++)
        s->f[32 + k] = f[32 + (k + rotated_f) % 96];
    for (unsigned k = 0; k < 48; k++)
        s->p[16 + k] = p[16 + (k + rotated_p) % 48];
}

/* The application registers that belong to the state; the number is in r3's place. */
static uint64_t *application_register(struct model_state *s)
{
    switch (bits(s->x, 20, 7)) {
    case 25: return &s->csd;
    case 32: return &s->ccv;
    case 36: return &s->unat;
    case 64: return &s->pfs;
    case 65: return &s->lc;
    default: return &s->ec;
    }
}

static void to_application_register(struct model_state *s, uint64_t value)
{
    uint64_t *to = application_register(s);
    *to = to == &s->ec ? value & 63 : value;
}

static void mov_to_ar(struct model_state *s)
{
    if (s->nat[r2_of(s)])
        s->fault = MODEL_NAT;
    else
        to_application_register(s, s->r[r2_of(s)]);
}

static void mov_imm_to_ar(struct model_state *s)
{
    to_application_register(s, (uint64_t)imm8_of(s));
}

static void mov_from_ar(struct model_state *s)
{
    set_gr(s, r1_of(s), *application_register(s), false);
}

static void chk_s(struct model_state *s)
{
    uint64_t to = (uint64_t)sign_extend(bits(s->x, 36, 1) << 20 | bits(s->x, 20, 13) << 7 | bits(s->x, 6, 7), 21) * 16;
    if (s->nat[r2_of(s)])
        s->next = s->ip + to;
}

static void chk_s_f(struct model_state *s)
{
    uint64_t to = (uint64_t)sign_extend(bits(s->x, 36, 1) << 20 | bits(s->x, 20, 13) << 7 | bits(s->x, 6, 7), 21) * 16;
    if (s->f[r2_of(s)].exp == 0x1fffe)
        s->next = s->ip + to;
}

/* The ALAT is empty: the check fails. */
static void chk_a(struct model_state *s)
{
    br_cond(s);
}

const struct model_line model_integer[] = {
    {"add", "{r1}={r2},{r3}", add},
    {"add", "{r1}={r2},{r3},1", add_one},
    {"sub", "{r1}={r2},{r3}", sub},
    {"sub", "{r1}={r2},{r3},1", sub_one},
    {"sub", "{r1}={imm8},{r3}", sub_imm},
    {"addp4", "{r1}={r2},{r3}", addp4},
    {"addp4", "{r1}={imm14},{r3}", addp4_imm},
    {"and", "{r1}={r2},{r3}", and},
    {"and", "{r1}={imm8},{r3}", and_imm},
    {"andcm", "{r1}={r2},{r3}", andcm},
    {"andcm", "{r1}={imm8},{r3}", andcm_imm},
    {"or", "{r1}={r2},{r3}", or },
    {"or", "{r1}={imm8},{r3}", or_imm},
    {"xor", "{r1}={r2},{r3}", xor},
    {"xor", "{r1}={imm8},{r3}", xor_imm},
    {"shladd", NULL, shladd},
    {"shladdp4", NULL, shladdp4},
    {"adds", NULL, adds},
    {"mov", "{r1}={r3}", mov},
    {"addl", NULL, addl},
    {"mov", "{r1}={imm22}", mov_imm22},
    {"movl", NULL, movl},
    {"cmp.lt{unc}", NULL, cmp_lt},
    {"cmp.ltu{unc}", NULL, cmp_ltu},
    {"cmp.eq{unc}", NULL, cmp_eq},
    {"cmp{eqne}{ctype}", NULL, cmp_eqne},
    {"cmp{zrel}{ctype}", NULL, cmp_zero},
    {"cmp4.lt{unc}", NULL, cmp_lt},
    {"cmp4.ltu{unc}", NULL, cmp_ltu},
    {"cmp4.eq{unc}", NULL, cmp_eq},
    {"cmp4{eqne}{ctype}", NULL, cmp_eqne},
    {"cmp4{zrel}{ctype}", NULL, cmp_zero},
    {"padd{z12}{sat}", NULL, padd},
    {"padd4", NULL, padd4},
    {"psub{z12}{sat}", NULL, psub},
    {"psub4", NULL, psub4},
    {"pavg{z12}{raz}", NULL, pavg},
    {"pavgsub{z12}", NULL, pavgsub},
    {"pcmp{z12}{eqgt}", NULL, pcmp},
    {"pcmp4{eqgt}", NULL, pcmp},
    {"pshladd2", NULL, pshladd2},
    {"pshradd2", NULL, pshradd2},
    {"pmpyshr2", NULL, pmpyshr2},
    {"pmpyshr2.u", NULL, pmpyshr2_u},
    {"pmpy2.r", NULL, pmpy2_r},
    {"pmpy2.l", NULL, pmpy2_l},
    {"mix{z124}.r", NULL, mix_r},
    {"mix{z124}.l", NULL, mix_l},
    {"pack2.uss", NULL, pack2_uss},
    {"pack2.sss", NULL, pack2_sss},
    {"pack4.sss", NULL, pack4_sss},
    {"unpack{z124}.h", NULL, unpack_h},
    {"unpack{z124}.l", NULL, unpack_l},
    {"pmin1.u", NULL, pmin1_u},
    {"pmax1.u", NULL, pmax1_u},
    {"pmin2", NULL, pmin2},
    {"pmax2", NULL, pmax2},
    {"psad1", NULL, psad1},
    {"mux1", NULL, mux1},
    {"mux2", NULL, mux2},
    {"pshr2", "{r1}={r3},{r2}", pshr2},
    {"pshr4", "{r1}={r3},{r2}", pshr4},
    {"shr", "{r1}={r3},{r2}", shr},
    {"pshr2.u", "{r1}={r3},{r2}", pshr2_u},
    {"pshr4.u", "{r1}={r3},{r2}", pshr4_u},
    {"shr.u", "{r1}={r3},{r2}", shr_u},
    {"pshr2", "{r1}={r3},{count5}", pshr2_imm},
    {"pshr4", "{r1}={r3},{count5}", pshr4_imm},
    {"pshr2.u", "{r1}={r3},{count5}", pshr2_u_imm},
    {"pshr4.u", "{r1}={r3},{count5}", pshr4_u_imm},
    {"pshl2", "{r1}={r2},{r3}", pshl2},
    {"pshl4", "{r1}={r2},{r3}", pshl4},
    {"shl", "{r1}={r2},{r3}", shl},
    {"pshl2", "{r1}={r2},{ccount5}", pshl2_imm},
    {"pshl4", "{r1}={r2},{ccount5}", pshl4_imm},
    {"mpy4", NULL, mpy4},
    {"mpyshl4", NULL, mpyshl4},
    {"popcnt", NULL, popcnt},
    {"clz", NULL, clz},
    {"shr.u", "{r1}={r3},{pos6}", extr_u},
    {"shr", "{r1}={r3},{pos6}", extr},
    {"shl", "{r1}={r2},{cpos6}", dep_z},
    {"shrp", NULL, shrp},
    {"extr.u", NULL, extr_u},
    {"extr", NULL, extr},
    {"dep.z", "{r1}={r2},{cpos6},{len6}", dep_z},
    {"dep.z", "{r1}={imm8},{cpos6},{len6}", dep_z_imm},
    {"dep", "{r1}={imm1},{r3},{cpos6b},{len6}", dep_imm},
    {"dep", "{r1}={r2},{r3},{cpos6d},{len4}", dep},
    {"tbit.z{unc}", NULL, tbit},
    {"tbit{znz}{tctype}", NULL, tbit},
    {"tnat.z{unc}", NULL, tnat},
    {"tnat{znz}{tctype}", NULL, tnat},
    {"tf.z{unc}", NULL, tf},
    {"tf{znz}{tctype}", NULL, tf},
    {"nop.i", NULL, nothing},
    {"hint.i", NULL, nothing},
    {"nop.m", NULL, nothing},
    {"hint.m", NULL, nothing},
    {"nop.b", NULL, nothing},
    {"hint.b", NULL, nothing},
    {"nop.f", NULL, nothing},
    {"hint.f", NULL, nothing},
    {"nop.x", NULL, nothing},
    {"hint.x", NULL, nothing},
    {"mf", NULL, nothing},
    {"mf.a", NULL, nothing},
    {"fwb", NULL, nothing},
    {"srlz.d", NULL, nothing},
    {"srlz.i", NULL, nothing},
    {"sync.i", NULL, nothing},
    {"invala", NULL, nothing},
    {"invala.e", NULL, nothing},
    {"brp{ipwh}{ih}", NULL, nothing},
    {"brp{indwh}{ih}", NULL, nothing},
    {"brp.ret{indwh}{ih}", NULL, nothing},
    {"mov{mwh}{imp}", NULL, mov_to_br},
    {"mov", "{b1}={r2}", mov_to_br},
    {"mov.ret{mwh}{imp}", NULL, mov_to_br},
    {"mov", "{r1}={b2}", mov_from_br},
    {"mov", "pr={r2},{mask17}", mov_to_pr},
    {"mov", "pr.rot={imm44}", mov_to_rotating},
    {"mov", "{r1}=ip", mov_from_ip},
    {"mov", "{r1}=pr", mov_from_pr},
    {"zxt{z124x}", NULL, zxt},
    {"sxt{z124x}", NULL, sxt},
    {"czx1.l", NULL, czx1_l},
    {"czx2.l", NULL, czx2_l},
    {"czx1.r", NULL, czx1_r},
    {"czx2.r", NULL, czx2_r},
    {"chk.s.i", NULL, chk_s},
    {"chk.s.m", NULL, chk_s},
    {"chk.s", NULL, chk_s_f},
    {"chk.a.nc", NULL, chk_a},
    {"chk.a.clr", NULL, chk_a},
    {"br{ph}{dh}", "{tgt25c}", br_cond},
    {"br.cond{bwh}{ph}{dh}", "{tgt25c}", br_cond},
    {"br.cond{bwh}{ph}{dh}", "{b2}", br_indirect},
    {"br{ph}{dh}", "{b2}", br_indirect},
    {"br.cloop{bwh}{ph}{dh}", NULL, br_cloop},
    {"br.call{bwh}{ph}{dh}", "{b1}={tgt25c}", br_call},
    {"br.call{bwh}{ph}{dh}", "{b1}={b2}", br_call_indirect},
    {"brl.call{bwh}{ph}{dh}", NULL, brl_call},
    {"br.ret{bwh}{ph}{dh}", NULL, br_ret},
    {"br.wexit{bwh}{ph}{dh}", NULL, br_pipelined},
    {"br.wtop{bwh}{ph}{dh}", NULL, br_pipelined},
    {"br.cexit{bwh}{ph}{dh}", NULL, br_pipelined},
    {"br.ctop{bwh}{ph}{dh}", NULL, br_pipelined},
    {"mov.i", "{ar3}={r2}", mov_to_ar},
    {"mov.i", "{ar3}={imm8}", mov_imm_to_ar},
    {"mov.i", "{r1}={ar3}", mov_from_ar},
    {"mov.m", "{ar3}={r2}", mov_to_ar},
    {"mov.m", "{ar3}={imm8}", mov_imm_to_ar},
    {"mov.m", "{r1}={ar3}", mov_from_ar},
    {"brl{ph}{dh}", NULL, brl_cond},
    {"brl.cond{bwh}{ph}{dh}", NULL, brl_cond},
    {NULL, NULL, NULL},
};
