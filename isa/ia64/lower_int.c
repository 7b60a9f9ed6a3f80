/* lower_int.c - integer instructions: ALU, compares, shifts and bit fields, moves between register files. */
#include "isa/ia64/lower.h"

/* ---- A1..A5: add, subtract, logic ---- */

/* addp4 and shladdp4: returns 32 bits of the sum, with bits 62:61 from bits 31:30 of the address operand (SDM: pointer conversion). */
static val pointer4(struct ir_builder *b, val sum, val address)
{
    return ir_deposit(b, ir_zext32(b, sum), ir_extract(b, address, 30, 2), 61, 2);
}

// clang-format off
SEM(add) { set_gr(t, R1, ir_add(b, gr(t, R2), gr(t, R3))); }
SEM(add1) { set_gr(t, R1, ir_addi(b, ir_add(b, gr(t, R2), gr(t, R3)), 1)); }
SEM(sub) { set_gr(t, R1, ir_sub(b, gr(t, R2), gr(t, R3))); }
SEM(sub1) { set_gr(t, R1, ir_addi(b, ir_sub(b, gr(t, R2), gr(t, R3)), (uint64_t)-1)); }
SEM(and) { set_gr(t, R1, ir_and(b, gr(t, R2), gr(t, R3))); }
SEM(andcm) { set_gr(t, R1, ir_andc(b, gr(t, R2), gr(t, R3))); }
SEM(or) { set_gr(t, R1, ir_or(b, gr(t, R2), gr(t, R3))); }
SEM(xor) { set_gr(t, R1, ir_xor(b, gr(t, R2), gr(t, R3))); }
SEM(mov) { set_gr(t, R1, gr(t, R3)); }
SEM(sub_i) { set_gr(t, R1, ir_sub(b, ir_const(b, (uint64_t)OPERAND(imm8)), gr(t, R3))); }
SEM(and_i) { set_gr(t, R1, ir_andi(b, gr(t, R3), (uint64_t)OPERAND(imm8))); }
SEM(andcm_i) { set_gr(t, R1, ir_andc(b, ir_const(b, (uint64_t)OPERAND(imm8)), gr(t, R3))); }
SEM(or_i) { set_gr(t, R1, ir_ori(b, gr(t, R3), (uint64_t)OPERAND(imm8))); }
SEM(xor_i) { set_gr(t, R1, ir_xori(b, gr(t, R3), (uint64_t)OPERAND(imm8))); }
SEM(add_i) { set_gr(t, R1, ir_addi(b, gr(t, R3), (uint64_t)OPERAND(imm14))); }
SEM(addl) { set_gr(t, R1, ir_addi(b, gr(t, (unsigned)OPERAND(r3_2)), (uint64_t)OPERAND(imm22))); }
SEM(movl22) { set_gr(t, R1, ir_const(b, (uint64_t)OPERAND(imm22))); }
SEM(movl) { set_gr(t, R1, ir_const(b, (uint64_t)OPERAND(imm64))); }

SEM(shladd)
// clang-format on
{
    set_gr(t, R1, ir_add(b, ir_shli(b, gr(t, R2), (uint64_t)OPERAND(count2)), gr(t, R3)));
}

SEM(addp4)
{
    set_gr(t, R1, pointer4(b, ir_add(b, gr(t, R2), gr(t, R3)), gr(t, R3)));
}

SEM(addp4_i)
{
    set_gr(t, R1, pointer4(b, ir_addi(b, gr(t, R3), (uint64_t)OPERAND(imm14)), gr(t, R3)));
}

SEM(shladdp4)
{
    val sum = ir_add(b, ir_shli(b, gr(t, R2), (uint64_t)OPERAND(count2)), gr(t, R3));
    set_gr(t, R1, pointer4(b, sum, gr(t, R3)));
}

/* ---- compares ---- */

/* Returns whether the first operand of a compare is an immediate (bit 35 is set) instead of r2. */
static bool compares_immediate(const struct ia64_insn *i)
{
    return i->x >> 35 & 1;
}

/* A relation and its opposite. Only one of them is computed; the other is its inversion. */
struct truth {
    val yes, no;
};

static struct truth truth_of(struct ir_builder *b, val yes)
{
    return (struct truth){yes, ir_xori(b, yes, 1)};
}

static struct truth opposite(struct truth x)
{
    return (struct truth){x.no, x.yes};
}

/* Returns the relation `op` of a compare's operands. If the left one is an immediate, r3 is compared with it by `mirror` and the result is
 * inverted. */
static struct truth relate(struct translation *t, const struct ia64_insn *i, enum ir_opcode op, enum ir_opcode swapped)
{
    struct ir_builder *b = t->b;
    if (!compares_immediate(i))
        return truth_of(b, ir_binary(b, op, gr(t, R2), gr(t, R3)));
    uint64_t imm = (uint64_t)OPERAND(imm8);
    if (op == swapped) /* equality */
        return truth_of(b, ir_binary_imm(b, op, gr(t, R3), imm));
    return opposite(truth_of(b, ir_binary_imm(b, swapped, gr(t, R3), imm))); /* imm < x is !(x <= imm) */
}

/* Sets both predicates of a compare of type none or unc: to the relation and its opposite, or to 0 if a source is NaT. */
static void set_both(struct translation *t, const struct ia64_insn *i, struct truth rel, val nat)
{
    struct ir_builder *b = t->b;
    if (nat_mode(t)) {
        rel.yes = ir_andc(b, rel.yes, nat);
        rel.no = ir_andc(b, rel.no, nat);
    }
    if (i->line->attributes & IA64_UNC && ia64_completer_unc(i->x) && i->qp) {
        val q = pr(t, i->qp);
        rel.yes = ir_and(b, rel.yes, q);
        rel.no = ir_and(b, rel.no, q);
    }
    set_pr(t, P1, rel.yes);
    set_pr(t, P2, rel.no);
    if (!nat_mode(t) && !t->chooses && !i->qp && P1 && P1 < 16 && P2 && P2 < 16) {
        t->opposites[0] = P1;
        t->opposites[1] = P2;
    }
}

/* Sets both predicates of a parallel compare (and, or, or.andcm), which writes a predicate only if the relation determines it. */
static void set_parallel(struct translation *t, const struct ia64_insn *i, unsigned type, val rel, val nat)
{
    struct ir_builder *b = t->b;
    if (nat_mode(t))
        rel = ir_andc(b, rel, nat); /* a NaT counts as false: `and` clears, `or` does not write */
    switch (type) {
    case 0: /* and */
        set_pr(t, P1, ir_and(b, pr(t, P1), rel));
        set_pr(t, P2, ir_and(b, pr(t, P2), rel));
        break;
    case 1: /* or */
        set_pr(t, P1, ir_or(b, pr(t, P1), rel));
        set_pr(t, P2, ir_or(b, pr(t, P2), rel));
        break;
    default: /* or.andcm */ set_pr(t, P1, ir_or(b, pr(t, P1), rel)); set_pr(t, P2, ir_andc(b, pr(t, P2), rel));
    }
}

#define COMPARE(name, op, swapped)                                              \
    SEM(name)                                                                   \
    {                                                                           \
        set_both(t, i, relate(t, i, IR_##op, IR_##swapped), sources_nat(t, i)); \
    }
// clang-format off
COMPARE(cmp_lt, LT, LE)
COMPARE(cmp_ltu, LTU, LEU)
COMPARE(cmp_eq, EQ, EQ)
COMPARE(cmp4_lt, LT32, LE32)
COMPARE(cmp4_ltu, LTU32, LEU32)
COMPARE(cmp4_eq, EQ32, EQ32)

SEM(cmp_eqne)
// clang-format on
{
    enum ir_opcode op = COMPLETER(eqne) ? IR_NE : IR_EQ;
    val rel = relate(t, i, op, op).yes;
    set_parallel(t, i, COMPLETER(ctype), rel, sources_nat(t, i));
}

SEM(cmp4_eqne)
{
    enum ir_opcode op = COMPLETER(eqne) ? IR_NE32 : IR_EQ32;
    val rel = relate(t, i, op, op).yes;
    set_parallel(t, i, COMPLETER(ctype), rel, sources_nat(t, i));
}

/* Returns 0 > x, 0 <= x, 0 >= x or 0 < x, by `rel`. */
static val relate_zero(struct ir_builder *b, unsigned rel, val x, enum ir_opcode lt, enum ir_opcode le)
{
    switch (rel) {
    case 0: return ir_binary_imm(b, lt, x, 0);
    case 1: return ir_xori(b, ir_binary_imm(b, lt, x, 0), 1);
    case 2: return ir_binary_imm(b, le, x, 0);
    default: return ir_xori(b, ir_binary_imm(b, le, x, 0), 1);
    }
}

SEM(cmp_zrel)
{
    val rel = relate_zero(b, COMPLETER(zrel), gr(t, R3), IR_LT, IR_LE);
    set_parallel(t, i, COMPLETER(ctype), rel, sources_nat(t, i));
}

SEM(cmp4_zrel)
{
    val rel = relate_zero(b, COMPLETER(zrel), gr(t, R3), IR_LT32, IR_LE32);
    set_parallel(t, i, COMPLETER(ctype), rel, sources_nat(t, i));
}

/* tbit.z: true if the bit is 0. */
static struct truth bit_is_zero(struct translation *t, const struct ia64_insn *i)
{
    return opposite(truth_of(t->b, ir_extract(t->b, gr(t, R3), (unsigned)OPERAND(pos6), 1)));
}

/* tnat.z: true if the NaT bit is 0. tnat is the only test that does not take a NaT source for false. */
static struct truth nat_is_zero(struct translation *t, const struct ia64_insn *i)
{
    return opposite(truth_of(t->b, gr_nat(t, R3)));
}

/* tf.z: true if a feature bit of CPUID[4] is 0. clz (32) and mpy4 (33) are implemented. */
static struct truth feature_is_zero(struct translation *t, const struct ia64_insn *i)
{
    return truth_of(t->b, ir_const(t->b, OPERAND(immu5b) != 32 && OPERAND(immu5b) != 33));
}

#define TEST(name, zero, nat)                                                          \
    SEM(name)                                                                          \
    {                                                                                  \
        set_both(t, i, zero(t, i), nat);                                               \
    }                                                                                  \
    SEM(name##_ctype)                                                                  \
    {                                                                                  \
        struct truth z = zero(t, i);                                                   \
        set_parallel(t, i, COMPLETER(tctype) - 1, COMPLETER(znz) ? z.no : z.yes, nat); \
    }
// clang-format off
TEST(tbit, bit_is_zero, sources_nat(t, i))
TEST(tnat, nat_is_zero, ir_const(b, 0))
TEST(tf, feature_is_zero, ir_const(b, 0))

/* ---- shifts and bit fields ---- */

SEM(shl) { set_gr(t, R1, ir_shl(b, gr(t, R2), gr(t, R3))); }
SEM(shr) { set_gr(t, R1, ir_sar(b, gr(t, R3), gr(t, R2))); }
SEM(shr_u) { set_gr(t, R1, ir_shr(b, gr(t, R3), gr(t, R2))); }
SEM(shrp) { set_gr(t, R1, ir_shrd(b, gr(t, R2), gr(t, R3), (unsigned)OPERAND(count6))); }
SEM(popcnt) { set_gr(t, R1, ir_popcnt(b, gr(t, R3))); }
SEM(clz) { set_gr(t, R1, ir_clz(b, gr(t, R3))); }
// clang-format on

/* Returns the length of a field, cut off at bit 63. */
static unsigned field_length(unsigned pos, int64_t len)
{
    return pos + len > 64 ? 64 - pos : (unsigned)len;
}

SEM(extr_u)
{
    unsigned pos = (unsigned)OPERAND(pos6);
    set_gr(t, R1, ir_extract(b, gr(t, R3), pos, field_length(pos, OPERAND(len6))));
}

SEM(extr)
{
    unsigned pos = (unsigned)OPERAND(pos6);
    set_gr(t, R1, ir_extracts(b, gr(t, R3), pos, field_length(pos, OPERAND(len6))));
}

SEM(dep_z)
{
    unsigned pos = (unsigned)OPERAND(cpos6), len = field_length(pos, OPERAND(len6));
    val field = pos + len == 64 ? gr(t, R2) : ir_extract(b, gr(t, R2), 0, len);
    set_gr(t, R1, ir_shli(b, field, pos));
}

static uint64_t field_mask(unsigned pos, unsigned len)
{
    return (len == 64 ? ~0ull : (1ull << len) - 1) << pos;
}

SEM(dep_zi)
{
    unsigned pos = (unsigned)OPERAND(cpos6), len = field_length(pos, OPERAND(len6));
    set_gr(t, R1, ir_const(b, (uint64_t)OPERAND(imm8) << pos & field_mask(pos, len)));
}

SEM(dep_i)
{
    unsigned pos = (unsigned)OPERAND(cpos6b), len = field_length(pos, OPERAND(len6));
    uint64_t mask = field_mask(pos, len);
    set_gr(t, R1, OPERAND(imm1) ? ir_ori(b, gr(t, R3), mask) : ir_andi(b, gr(t, R3), ~mask));
}

SEM(dep)
{
    unsigned pos = (unsigned)OPERAND(cpos6d), len = field_length(pos, OPERAND(len4));
    set_gr(t, R1, ir_deposit(b, gr(t, R3), gr(t, R2), pos, len));
}

SEM(zxt)
{
    val x = gr(t, R3);
    unsigned size = COMPLETER(z124x);
    set_gr(t, R1, size == 0 ? ir_zext8(b, x) : size == 1 ? ir_zext16(b, x) : ir_zext32(b, x));
}

SEM(sxt)
{
    val x = gr(t, R3);
    unsigned size = COMPLETER(z124x);
    set_gr(t, R1, size == 0 ? ir_sext8(b, x) : size == 1 ? ir_sext16(b, x) : ir_sext32(b, x));
}

SEM(mpy4)
{
    set_gr(t, R1, ir_mul(b, ir_zext32(b, gr(t, R2)), ir_zext32(b, gr(t, R3))));
}

SEM(mpyshl4)
{
    val product = ir_mul(b, ir_extract(b, gr(t, R2), 32, 32), ir_zext32(b, gr(t, R3)));
    set_gr(t, R1, ir_shli(b, product, 32));
}

/* ---- moves between register files ---- */

// clang-format off
SEM(mov_to_br) { ir_set(b, S_BR + (unsigned)OPERAND(b1), gr(t, R2)); }
SEM(mov_from_br) { set_gr(t, R1, ir_get(b, S_BR + (unsigned)OPERAND(b2))); }
SEM(mov_from_ip) { set_gr(t, R1, ir_const(b, i->bundle)); }
// clang-format on

/* Builds current_rrb_pr(). */
static val rrb_pr(struct ir_builder *b)
{
    val base = ir_sub(b, ir_get(b, S_RRB_PR), ir_get(b, S_ROTATED));
    base = ir_add(b, base, ir_andi(b, ir_sari(b, base, 63), 48));
    return ir_add(b, base, ir_andi(b, ir_sari(b, base, 63), 48));
}

/* Builds rotated_pr() if `up`, otherwise its inverse: rotates the bits of p16 to p63 by n (0 to 47) places. */
static val rotated(struct ir_builder *b, val high, val n, bool up)
{
    val back = ir_andi(b, ir_sub(b, ir_const(b, 48), n), 63);
    n = ir_andi(b, n, 63);
    val word = ir_or(b, ir_binary(b, up ? IR_SHL : IR_SHR, high, n), ir_binary(b, up ? IR_SHR : IR_SHL, high, back));
    return ir_andi(b, word, ~(uint64_t)PR_STATIC);
}

/* Returns p(first) to p(first + n - 1) as bits. */
static val predicate_bits(struct translation *t, unsigned first, unsigned n)
{
    val bits = pr(t, first + n - 1);
    for (unsigned k = n - 1; k-- > 0;)
        bits = ir_or(t->b, ir_shli(t->b, bits, 1), pr(t, first + k));
    return bits;
}

SEM(mov_from_pr)
{
    val high = rotated(b, ir_get(b, S_PR_HIGH), rrb_pr(b), true);
    val middle = ir_shli(b, predicate_bits(t, 8, 8), 8), low = ir_ori(b, ir_shli(b, predicate_bits(t, 1, 7), 1), 1);
    set_gr(t, R1, ir_or(b, high, ir_or(b, middle, low)));
}

static void set_rotating(struct translation *t, val word)
{
    val bits = ir_andi(t->b, word, ~(uint64_t)PR_STATIC);
    ir_set(t->b, S_PR_HIGH, rotated(t->b, bits, rrb_pr(t->b), false));
}

SEM(mov_to_pr)
{
    uint64_t mask = (uint64_t)OPERAND(mask17); /* bit 16 is for all rotating predicates */
    val word = gr(t, R2);
    for (unsigned p = 1; p < 16; p++)
        if (mask >> p & 1)
            set_pr(t, p, ir_extract(b, word, p, 1));
    if (mask >> 16 & 1)
        set_rotating(t, word);
}

SEM(mov_to_pr_rot)
{
    set_rotating(t, ir_const(b, (uint64_t)OPERAND(imm44)));
}
