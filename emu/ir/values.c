/*
 * values.c - computations: folds an operation, simplifies it by what is known of its operands, or emits it.
 *
 * What is known of a value: its constant; the bits that may be ones; the operation that made it. An operation that looks
 * through an operand to the values that it was made of reads a register in the end, never a temporary whose lifetime that would
 * extend.
 */
#include "emu/ir/build.h"
#include "emu/fatal/fatal.h"

#include <stdlib.h>

static uint64_t low_ones(unsigned n)
{
    return n > 63 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
}

/* ---- folding -------------------------------------------------------------------------------- */

static uint64_t fold_binary(enum ir_opcode op, uint64_t x, uint64_t y)
{
    switch (op) {
#define X(name, expr) \
    case IR_##name: return (uint64_t)(expr);
        IR_BINARY(X)
#undef X
    default: fatal_bug(__func__);
    }
}

bool ir_compare(unsigned op, uint64_t a, uint64_t b)
{
    return fold_binary(ir_is_immediate_form(op) ? op - 1 : op, a, b);
}

static uint64_t fold_unary(enum ir_opcode op, uint64_t x)
{
    switch (op) {
#define X(name, expr) \
    case IR_##name: return (uint64_t)(expr);
        IR_UNARY(X)
#undef X
    default: fatal_bug(__func__);
    }
}

static bool commutes(enum ir_opcode op)
{
    switch (op) {
    case IR_ADD:
    case IR_ADD32:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_MUL:
    case IR_MULHU:
    case IR_MULHS:
    case IR_EQ:
    case IR_NE:
    case IR_EQ32:
    case IR_NE32: return true;
    default: return false;
    }
}

/* Returns whether a OP imm == a (64-bit operations only: the others also truncate). */
static bool is_identity(enum ir_opcode op, uint64_t imm)
{
    switch (op) {
    case IR_ADD:
    case IR_SUB:
    case IR_OR:
    case IR_XOR:
    case IR_ANDC:
    case IR_SHL:
    case IR_SHR:
    case IR_SAR: return imm == 0;
    case IR_AND: return imm == ~(uint64_t)0;
    default: return false;
    }
}

/* ---- bits that may be ones -------------------------------------------------------------------- */

/* Every bit up to the highest one. */
static uint64_t below(uint64_t m)
{
    return m ? UINT64_MAX >> __builtin_clzll(m) : 0;
}

/* No bit below the lowest one. */
static uint64_t above(uint64_t m)
{
    return m ? ~(uint64_t)0 << __builtin_ctzll(m) : 0;
}

static uint64_t sign_extended(uint64_t m, unsigned bits)
{
    m &= low_ones(bits);
    return m >> (bits - 1) & 1 ? m | ~low_ones(bits) : m;
}

static uint64_t maybe_binary(enum ir_opcode op, uint64_t a, uint64_t b)
{
    switch (op) {
    case IR_AND: return a & b;
    case IR_OR:
    case IR_XOR: return a | b;
    case IR_ANDC: return a;
    case IR_ADD: return (below(a | b) << 1 | 1) & above(a | b);
    case IR_ADD32: return (below(a | b) << 1 | 1) & above(a | b) & UINT32_MAX;
    case IR_SUB: return above(a | b);
    case IR_SUB32: return above(a | b) & UINT32_MAX;
    case IR_SHL: return above(a);
    case IR_SHL32: return above(a) & UINT32_MAX;
    case IR_SHR: return below(a);
    case IR_SHR32: return below(a & UINT32_MAX);
    case IR_SAR: return a >> 63 ? UINT64_MAX : below(a);
    case IR_SAR32: return UINT32_MAX;
    case IR_MUL: return (a | b) >> 32 ? UINT64_MAX : below(below(a) * below(b));
    default: return ir_is_comparison(op) ? 1 : UINT64_MAX;
    }
}

static uint64_t maybe_immediate(enum ir_opcode op, uint64_t a, uint64_t imm)
{
    switch (op) {
    case IR_SHL:
    case IR_SHR:
    case IR_SAR:
    case IR_SHL32:
    case IR_SHR32:
    case IR_SAR32: return fold_binary(op, a, imm);
    case IR_ANDC: return a & ~imm;
    default: return maybe_binary(op, a, imm);
    }
}

static uint64_t maybe_unary(enum ir_opcode op, uint64_t a)
{
    switch (op) {
    case IR_MOV:
    case IR_ZEXT8:
    case IR_ZEXT16:
    case IR_ZEXT32:
    case IR_SEXT8:
    case IR_SEXT16:
    case IR_SEXT32:
    case IR_BSWAP16:
    case IR_BSWAP32:
    case IR_BSWAP64: return fold_unary(op, a);
    case IR_CLZ:
    case IR_CTZ:
    case IR_POPCNT: return 0x7f;
    default: return UINT64_MAX;
    }
}

/* ---- emission ------------------------------------------------------------------------------- */

static bool handy(struct ir_builder *t, val v)
{
    return ir_is_in_register(t, ir_temp(t, v));
}

/* Returns whether reading v costs nothing: it is in a register or was never in one. */
static bool readable(struct ir_builder *t, val v)
{
    return handy(t, v) || ir_temp(t, v)->alias == NO_SLOT;
}

/* d = a op b; two: b is an operand. A value in a register that was made the same way is reused. */
static val make(struct ir_builder *t, unsigned op, val a, val b, bool two, int32_t imm, uint64_t maybe)
{
    val *made = &t->made[(op * 5 + a * 3 + b + (unsigned)imm) % IR_MADE];
    if (*made) {
        const struct temp *x = ir_temp(t, *made);
        if (x->op == op && x->a == a && x->b == b && x->imm == imm && !x->gone && handy(t, *made))
            return *made;
    }
    val v = *made = ir_new_temp(t);
    ir_emit(t, op, v, ir_operand(t, a), two ? ir_operand(t, b) : 0)->imm = imm;
    struct temp *x = ir_temp(t, v);
    x->op = (uint16_t)op;
    x->a = a;
    x->b = b;
    x->imm = imm;
    x->maybe = maybe;
    return v;
}

static bool is_shift(unsigned op)
{
    return (op >= IR_SHL && op <= IR_SARI) || (op >= IR_SHL32 && op <= IR_SAR32I);
}

static uint64_t maybe(struct ir_builder *t, val v)
{
    return ir_temp(t, v)->maybe;
}

static bool is_boolean(struct ir_builder *t, val v)
{
    return maybe(t, v) <= 1;
}

/* If *v is base + constant for a readable base, *v becomes the base and *imm grows by the constant. sum: IR_ADDI or IR_ADD32I. Returns
 * whether. */
static bool look_through_sum(struct ir_builder *t, unsigned sum, val *v, uint64_t *imm)
{
    const struct temp *x = ir_temp(t, *v);
    if (x->op != sum || !readable(t, x->a) || !ir_fits32(*imm + (uint64_t)(int64_t)x->imm))
        return false;
    *imm += (uint64_t)(int64_t)x->imm;
    *v = x->a;
    return true;
}

/* ---- comparisons ---------------------------------------------------------------------------- */

static bool is_equality(unsigned op)
{
    return (op >= IR_EQ && op <= IR_NEI) || (op >= IR_EQ32 && op <= IR_NE32I);
}

/* Returns the other one of EQ and NE, LT and LE, LTU and LEU: they are neighbours in the list, with immediate forms between. */
static unsigned partner(unsigned op)
{
    return ((op - IR_EQ) / 2) & 1 ? op - 2 : op + 2;
}

/* Returns the negation of the boolean v. */
static val inverted(struct ir_builder *t, val v)
{
    const struct temp *x = ir_temp(t, v);
    unsigned op = x->op;
    val a = x->a;

    if (op == IR_XORI && x->imm == 1 && is_boolean(t, a))
        return a;
    if (!ir_is_comparison(op))
        return make(t, IR_XORI, v, v, false, 1, 1);
    if (is_equality(op))
        return make(t, partner(op), a, x->b, !ir_is_immediate_form(op), x->imm, 1);
    if (ir_is_immediate_form(op)) /* not (a < k) is k <= a */
        return make(t, partner(op - 1), ir_const(t, (uint64_t)(int64_t)x->imm), a, true, 0, 1);
    return make(t, partner(op), x->b, a, true, 0, 1);
}

val ir_decisive(struct ir_builder *t, val cond, bool *inverted)
{
    for (;;) {
        const struct temp *x = ir_temp(t, cond);
        bool is_not = x->op == IR_XORI && x->imm == 1 && is_boolean(t, x->a);
        if (!(is_not || ((x->op == IR_EQI || x->op == IR_NEI) && x->imm == 0)))
            return cond;
        *inverted ^= is_not || x->op == IR_EQI;
        cond = x->a;
    }
}

/* Returns whether x is the sign bit of a word or doubleword; *c is then the equivalent comparison with zero. */
static bool is_sign_test(struct ir_builder *t, const struct temp *x, struct ir_comparison *c)
{
    bool word = (x->op == IR_EXTRACT && x->imm == (31 | 1 << 8)) || (x->op == IR_SHRI && x->imm == 31 && maybe(t, x->a) <= UINT32_MAX);
    bool doubleword = x->op == IR_SHRI && x->imm == 63;
    if (word || doubleword)
        *c = (struct ir_comparison){.op = word ? IR_LT32I : IR_LTI, .a = (uint16_t)ir_operand(t, x->a)};
    return word || doubleword;
}

bool ir_as_comparison(struct ir_builder *t, val cond, struct ir_comparison *c, bool *inverted)
{
    bool turned = *inverted;
    uint64_t k;
    cond = ir_decisive(t, cond, &turned);
    const struct temp *x = ir_temp(t, cond);

    if (is_sign_test(t, x, c)) {
        *inverted = turned;
        return true;
    }
    if (!ir_is_comparison(x->op))
        return false;
    *inverted = turned;
    *c = (struct ir_comparison){.op = x->op, .a = (uint16_t)ir_operand(t, x->a), .imm = x->imm};
    if (ir_is_immediate_form(x->op))
        return true;
    if (!is_equality(x->op) && ir_is_const(t, x->a, &k) && ir_fits32(k)) { /* k < b is not (b <= k) */
        *c = (struct ir_comparison){.op = (uint16_t)(partner(x->op) + 1), .a = (uint16_t)ir_operand(t, x->b), .imm = (int32_t)k};
        *inverted = !*inverted;
        return true;
    }
    c->b = (uint16_t)ir_operand(t, x->b);
    return true;
}

unsigned ir_bit_test(struct ir_builder *t, val cond)
{
    const struct temp *x = ir_temp(t, cond);
    int32_t mask = x->imm;
    if (x->op == IR_NOP || !readable(t, x->a))
        return ir_operand(t, cond);
    if (x->op == IR_EXTRACT && x->imm >> 8 == 1 && (x->imm & 0xff) < 31)
        mask = (int32_t)(1u << (x->imm & 0xff));
    else if (x->op != IR_ANDI || handy(t, cond))
        return ir_operand(t, cond);
    val v = ir_new_temp(t);
    ir_emit(t, IR_ANDI, v, ir_operand(t, x->a), 0)->imm = mask;
    return v;
}

/* ---- binary operations ------------------------------------------------------------------------ */

static val compare_with_immediate(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm, bool *done)
{
    bool words = op >= IR_EQ32, equal = op == IR_EQ || op == IR_EQ32;
    uint64_t wanted = words ? (uint32_t)imm : imm;

    *done = true;
    if (wanted & ~maybe(t, a))
        return ir_const(t, !equal);
    if (is_boolean(t, a))
        return equal == (wanted == 1) ? a : inverted(t, a);
    *done = false;
    return a;
}

static val mask(struct ir_builder *t, val a, uint64_t imm, bool *done)
{
    uint64_t m = maybe(t, a);

    *done = true;
    if (!(m & ~imm))
        return a;
    if (!(m & imm))
        return ir_const(t, 0);
    const struct temp *x = ir_temp(t, a);
    if (x->op == IR_ANDI && handy(t, x->a))
        return ir_binary_imm(t, IR_AND, x->a, (uint64_t)(int64_t)x->imm & imm);
    if (imm == UINT32_MAX)
        return ir_unary(t, IR_ZEXT32, a);
    if (!ir_fits32(imm) && imm <= UINT32_MAX) /* an immediate is sign-extended */
        return ir_unary(t, IR_ZEXT32, ir_binary_imm(t, IR_AND, a, (uint64_t)(int64_t)(int32_t)imm));
    *done = false;
    return a;
}

/* Returns whether the low bits m of a are those of k - y, for a constant k that has them all: their complement is then y's low bits. */
static bool is_complement(struct ir_builder *t, val a, uint64_t m, val *y)
{
    const struct temp *x = ir_temp(t, a);
    uint64_t k;
    while (x->op == IR_ANDI && ((uint64_t)(int64_t)x->imm & m) == m)
        x = ir_temp(t, x->a);
    if ((m & (m + 1)) || maybe(t, a) != m || x->op != IR_SUB || !ir_is_const(t, x->a, &k) || (k & m) != m || !handy(t, x->b))
        return false;
    *y = x->b;
    return true;
}

static val simplify_immediate(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm, bool *done)
{
    const struct temp *x = ir_temp(t, a);
    *done = true;
    switch (op) {
    case IR_SUB:
        if (ir_fits32(0 - imm))
            return ir_binary_imm(t, IR_ADD, a, 0 - imm);
        break;
    case IR_ADD:
        if (look_through_sum(t, IR_ADDI, &a, &imm))
            return ir_binary_imm(t, IR_ADD, a, imm);
        break;
    case IR_ADD32:
        if (look_through_sum(t, IR_ADDI, &a, &imm) || look_through_sum(t, IR_ADD32I, &a, &imm))
            return ir_binary_imm(t, IR_ADD32, a, imm);
        break;
    case IR_AND: return mask(t, a, imm, done);
    case IR_SHR32: /* of a left shift: a field */
        if (x->op == IR_SHLI && (uint32_t)x->imm <= imm && imm < 32 && handy(t, x->a))
            return ir_extract(t, x->a, (unsigned)(imm - (uint32_t)x->imm), (unsigned)(32 - imm));
        break;
    case IR_SHL:
    case IR_SHR:
        if (!maybe_immediate(op, maybe(t, a), imm))
            return ir_const(t, 0);
        break;
    case IR_XOR:
        if (imm == 1 && is_boolean(t, a))
            return inverted(t, a);
        if (is_complement(t, a, imm, &a))
            return ir_binary_imm(t, IR_AND, a, imm);
        break;
    case IR_EQ:
    case IR_NE:
    case IR_EQ32:
    case IR_NE32: return compare_with_immediate(t, op, a, imm, done);
    default: break;
    }
    *done = false;
    return a;
}

val ir_binary_imm(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm)
{
    uint64_t x;
    bool done;
    if (ir_is_const(t, a, &x))
        return ir_const(t, fold_binary(op, x, imm));
    if (is_identity(op, imm))
        return a;
    val v = simplify_immediate(t, op, a, imm, &done);
    if (done)
        return v;
    uint64_t m = maybe_immediate(op, maybe(t, a), imm);
    if (!ir_fits32(imm) || op == IR_SUB) /* of a difference only INT32_MIN is left, whose negative does not fit */
        return make(t, op, a, ir_const(t, imm), true, 0, m);
    return make(t, op + 1u, a, a, false, (int32_t)imm, m); /* X(name) is followed by X(nameI) */
}

/* Returns whether v is a readable value shifted left by 1 to 3. */
static bool is_scaled(struct ir_builder *t, val v, val *index, unsigned *scale)
{
    const struct temp *x = ir_temp(t, v);
    if (x->op != IR_SHLI || x->imm < 1 || x->imm > 3 || handy(t, v) || !readable(t, x->a))
        return false;
    *index = x->a;
    *scale = (unsigned)x->imm;
    return true;
}

/* Returns whether a OP a is a constant, *value. */
static bool with_itself(enum ir_opcode op, uint64_t *value)
{
    switch (op) {
    case IR_XOR:
    case IR_SUB:
    case IR_SUB32:
    case IR_ANDC:
    case IR_NE:
    case IR_NE32:
    case IR_LT:
    case IR_LT32:
    case IR_LTU:
    case IR_LTU32: *value = 0; return true;
    case IR_EQ:
    case IR_EQ32:
    case IR_LE:
    case IR_LE32:
    case IR_LEU:
    case IR_LEU32: *value = 1; return true;
    default: return false;
    }
}

val ir_binary(struct ir_builder *t, enum ir_opcode op, val a, val b)
{
    uint64_t y;
    if (ir_is_const(t, b, &y))
        return ir_binary_imm(t, op, a, y);
    if (commutes(op) && ir_is_const(t, a, &y))
        return ir_binary_imm(t, op, b, y);
    if (a == b && with_itself(op, &y))
        return ir_const(t, y);
    if (a == b && (op == IR_AND || op == IR_OR))
        return a;
    uint64_t m = maybe_binary(op, maybe(t, a), maybe(t, b));
    unsigned before = t->nops, scale;
    val v;
    if (op == IR_ADD && is_scaled(t, b, &v, &scale))
        return make(t, IR_ADD_SHL, a, v, true, (int32_t)scale, m);
    if (op == IR_ADD && is_scaled(t, a, &v, &scale))
        return make(t, IR_ADD_SHL, b, v, true, (int32_t)scale, m);
    v = make(t, op, a, b, true, 0, m);
    if (is_shift(op) && t->nops > before && maybe(t, b) < (op < IR_ADD32 ? 64 : 32))
        t->ops[t->nops - 1].flags = IR_SHIFT_WITHIN;
    return v;
}

/* ---- the others ------------------------------------------------------------------------------ */

/* Returns whether op leaves a value with the possible bits m as it is. */
static bool is_extended(enum ir_opcode op, uint64_t m)
{
    switch (op) {
    case IR_MOV: return true;
    case IR_ZEXT8: return m <= UINT8_MAX;
    case IR_ZEXT16: return m <= UINT16_MAX;
    case IR_ZEXT32: return m <= UINT32_MAX;
    case IR_SEXT8: return m <= INT8_MAX;
    case IR_SEXT16: return m <= INT16_MAX;
    case IR_SEXT32: return m <= INT32_MAX;
    default: return false;
    }
}

val ir_unary(struct ir_builder *t, enum ir_opcode op, val a)
{
    uint64_t x;
    if (ir_is_const(t, a, &x))
        return ir_const(t, fold_unary(op, x));
    if (is_extended(op, maybe(t, a)))
        return a;
    return make(t, op, a, a, false, 0, maybe_unary(op, maybe(t, a)));
}

/* If the field of *v at *pos is a field of the value that *v was shifted from, it becomes that one. */
static void look_through_shift(struct ir_builder *t, val *v, unsigned *pos, unsigned *len)
{
    const struct temp *x = ir_temp(t, *v);
    unsigned imm = (unsigned)x->imm, from, most;
    if (x->op == IR_NOP || !handy(t, x->a))
        return;
    if (x->op == IR_EXTRACT)
        from = *pos + (imm & 0xff), most = (imm >> 8) - *pos;
    else if (x->op == IR_SHRI)
        from = *pos + imm, most = 64 - from;
    else if (x->op == IR_SHLI && *pos >= imm)
        from = *pos - imm, most = 64 - *pos;
    else if (x->op == IR_ZEXT32)
        from = *pos, most = 32 - *pos;
    else
        return;
    *v = x->a;
    *pos = from;
    *len = *len < most ? *len : most;
}

val ir_extract(struct ir_builder *t, val a, unsigned pos, unsigned len)
{
    uint64_t x, m = maybe(t, a) >> pos & low_ones(len);
    if (len >= 64)
        return a;
    if (ir_is_const(t, a, &x))
        return ir_const(t, (x >> pos) & low_ones(len));
    if (!m)
        return ir_const(t, 0);
    look_through_shift(t, &a, &pos, &len);
    if (!(maybe(t, a) >> pos & ~low_ones(len)))
        return ir_binary_imm(t, IR_SHR, a, pos);
    return make(t, IR_EXTRACT, a, a, false, (int32_t)(pos | len << 8), m);
}

val ir_extracts(struct ir_builder *t, val a, unsigned pos, unsigned len)
{
    uint64_t x, m = maybe(t, a) >> pos;
    if (len >= 64)
        return a;
    if (ir_is_const(t, a, &x))
        return ir_const(t, (uint64_t)((int64_t)(x << (64 - pos - len)) >> (64 - len)));
    if (!(m >> (len - 1) & 1))
        return ir_extract(t, a, pos, len);
    if (pos + len == 64)
        return ir_binary_imm(t, IR_SAR, a, pos);
    if (pos + len == 32)
        return ir_binary_imm(t, IR_SAR, ir_unary(t, IR_SEXT32, a), pos);
    if (pos == 0 && (len == 8 || len == 16))
        return ir_unary(t, len == 8 ? IR_SEXT8 : IR_SEXT16, a);
    return make(t, IR_EXTRACTS, a, a, false, (int32_t)(pos | len << 8), sign_extended(m, len));
}

val ir_deposit(struct ir_builder *t, val into, val field, unsigned pos, unsigned len)
{
    const struct temp *from = ir_temp(t, field);
    if (len >= 64)
        return field;
    if (from->op == IR_SHRI && from->a == into && from->imm == (int32_t)pos && pos + len == 64) /* its own upper part */
        return into;
    uint64_t place = low_ones(len) << pos, x;
    bool half = t->cpu->isa->fp.nhalved && len == 32 && pos % 32 == 0; /* the translator handles halves of registers best */
    if (!half && ir_is_const(t, field, &x) && !(x & low_ones(len)))
        return ir_binary_imm(t, IR_AND, into, ~place);
    if (!half && !(maybe(t, into) & place)) /* nothing to clear */
        return ir_or(t, into, ir_shli(t, ir_extract(t, field, 0, len), pos));
    uint64_t m = (maybe(t, into) & ~place) | (maybe(t, field) << pos & place);
    return make(t, IR_DEPOSIT, into, field, true, (int32_t)(pos | len << 8), m);
}

val ir_shrd(struct ir_builder *t, val high, val low, unsigned count)
{
    return count ? make(t, IR_SHRD, high, low, true, (int32_t)count, UINT64_MAX) : low;
}

val ir_shrd32(struct ir_builder *t, val high, val low, unsigned count)
{
    return make(t, IR_SHRD32, high, low, true, (int32_t)count, UINT32_MAX);
}

static bool is_constant(struct ir_builder *t, val v, uint64_t k)
{
    uint64_t x;
    return ir_is_const(t, v, &x) && x == k;
}

val ir_select(struct ir_builder *t, val cond, val if_true, val if_false)
{
    uint64_t x;
    if (ir_is_const(t, cond, &x))
        return x ? if_true : if_false;
    if (if_true == if_false)
        return if_true;
    if (is_boolean(t, cond) && is_constant(t, if_true, 1) && is_constant(t, if_false, 0))
        return cond;
    if (is_boolean(t, cond) && is_constant(t, if_true, 0) && is_constant(t, if_false, 1))
        return inverted(t, cond);
    struct ir_comparison c;
    bool turned = false;
    unsigned decides, yes = ir_operand(t, if_true), no = ir_operand(t, if_false);
    if (ir_as_comparison(t, cond, &c, &turned)) { /* repeated for the host's flags */
        decides = ir_new_temp(t);
        ir_emit(t, c.op, decides, c.a, c.b)->imm = c.imm;
    } else {
        decides = ir_operand(t, ir_decisive(t, cond, &turned));
    }
    val v = ir_new_temp(t);
    ir_emit(t, IR_SELECT, v, decides, turned ? no : yes)->c = (uint16_t)(turned ? yes : no);
    ir_temp(t, v)->maybe = maybe(t, if_true) | maybe(t, if_false);
    return v;
}

/* ---- memory --------------------------------------------------------------------------------- */

static unsigned memory_opcode(unsigned bits, bool big_endian, bool store)
{
    static const uint8_t loads[4][2] = {{IR_LD8LE, IR_LD8LE}, {IR_LD16LE, IR_LD16BE}, {IR_LD32LE, IR_LD32BE}, {IR_LD64LE, IR_LD64BE}};
    unsigned row = bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3;
    return loads[row][big_endian] + store; /* LD… is followed by its ST… */
}

/* The low bits `within` of v are 0, which an access has checked: so are those of a summand if the other one's are known to be 0. */
static void learn_alignment(struct ir_builder *t, val v, uint64_t within)
{
    struct temp *x = ir_temp(t, v);
    x->maybe &= ~within;
    if (x->op == IR_ADD && !(maybe(t, x->b) & within))
        ir_temp(t, x->a)->maybe &= ~within;
    else if (x->op == IR_ADD && !(maybe(t, x->a) & within))
        ir_temp(t, x->b)->maybe &= ~within;
    else if (x->op == IR_ADD_SHL && !(maybe(t, x->b) << x->imm & within))
        ir_temp(t, x->a)->maybe &= ~within;
}

/* Splits addr + *sum into a base, which it returns, and a constant, *sum. An alignment known from an earlier check is not checked again. */
static val base_of(struct ir_builder *t, unsigned bits, val addr, uint64_t *sum, unsigned *flags)
{
    uint64_t within = bits / 8 - 1;
    bool in_step = !(*sum & within);
    if (!((maybe(t, addr) | *sum) & within))
        *flags &= ~(unsigned)IR_MEM_ALIGN;
    if ((*flags & IR_MEM_ALIGN) && in_step && !t->open_skips)
        learn_alignment(t, addr, within);
    while (look_through_sum(t, IR_ADDI, &addr, sum))
        if ((*flags & IR_MEM_ALIGN) && !(*sum & within) && !t->open_skips)
            learn_alignment(t, addr, within);
    return addr;
}

/* If v, which is in a register, is another value shifted by 1 to 3, that becomes *index and *scale: the access does not wait for the
 * shift. Returns whether. */
static bool is_shifted(struct ir_builder *t, val v, val *index, unsigned *scale)
{
    const struct temp *x = ir_temp(t, v);
    if (x->op != IR_SHLI || x->imm < 1 || x->imm > 3 || ir_temp(t, x->a)->gone)
        return false;
    *index = x->a;
    *scale = (unsigned)x->imm;
    return true;
}

/* If the address is a sum that is in no register, *addr becomes its base and *index, shifted by *scale, is added. Returns whether. */
static bool has_index(struct ir_builder *t, unsigned flags, val *addr, val *index, unsigned *scale)
{
    const struct temp *x = ir_temp(t, *addr);
    if ((x->op != IR_ADD && x->op != IR_ADD_SHL) || handy(t, *addr) || !handy(t, x->a) || !handy(t, x->b) || !(flags & IR_MEM_ADDR32))
        return false;
    *addr = x->a;
    *index = x->b;
    *scale = x->op == IR_ADD ? 0 : (unsigned)x->imm;
    if (x->op == IR_ADD && !is_shifted(t, x->b, index, scale) && is_shifted(t, x->a, index, scale))
        *addr = x->b;
    return true;
}

static struct ir_op *access(struct ir_builder *t, unsigned op, val addr, uint64_t sum, unsigned flags)
{
    val index;
    unsigned scale;
    bool indexed = has_index(t, flags, &addr, &index, &scale);
    struct ir_op *o = ir_emit(t, op, 0, ir_operand(t, addr), 0);
    o->imm = (int32_t)sum;
    o->flags = (uint16_t)(flags | (indexed ? IR_MEM_INDEX | scale * IR_MEM_SCALE : 0));
    if (indexed)
        o->c = (uint16_t)ir_operand(t, index);
    return o;
}

/* ---- known contents of memory */

void ir_forget_memory(struct ir_builder *t, uint32_t since)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->nknown; i++)
        if (t->known[i].at < since)
            t->known[n++] = t->known[i];
    t->nknown = n;
}

static void remember(struct ir_builder *t, const struct known_memory *k)
{
    unsigned i = t->nknown < KNOWN_MEMORY ? t->nknown++ : t->oldest_known++ % KNOWN_MEMORY;
    t->known[i] = *k;
    t->known[i].at = t->nops - 1;
}

/* Finds the register that addr is a constant away from, as far back in the block as it goes. */
static void find_root(struct ir_builder *t, struct known_memory *m, val addr)
{
    while (ir_temp(t, addr)->op == IR_ADDI) {
        m->disp += (uint64_t)(int64_t)ir_temp(t, addr)->imm;
        addr = ir_temp(t, addr)->a;
    }
    m->addr = addr;
}

/* Returns the distance from y to x, which have the same base. */
static uint64_t distance(const struct known_memory *x, const struct known_memory *y)
{
    uint64_t d = x->disp - y->disp;
    return x->addr32 ? (uint32_t)d : d;
}

/* If s overwrites one word of the doubleword k, the other word stays known. Returns whether. */
static bool keep_word(struct ir_builder *t, const struct known_memory *s, struct known_memory *k)
{
    uint64_t at = distance(s, k);
    if (k->addr != s->addr || k->addr32 != s->addr32 || k->bytes != 8 || s->bytes != 4 || (at != 0 && at != 4))
        return false;
    k->v = ir_extract(t, k->v, (at == 0) == k->big_endian ? 0 : 32, 32);
    k->disp += 4 - at;
    k->bytes = 4;
    k->at = t->nops - 1;
    return true;
}

/* Forgets what the store s may have changed. */
static void stored_over(struct ir_builder *t, const struct known_memory *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->nknown; i++) {
        struct known_memory *k = &t->known[i];
        bool apart = k->addr == s->addr && k->addr32 == s->addr32 && distance(s, k) >= k->bytes && distance(k, s) >= s->bytes;
        if (apart || keep_word(t, s, k))
            t->known[n++] = *k;
    }
    t->nknown = n;
}

/* Finds the value of a load of l from an earlier access: *v. Returns whether it is known. */
static bool find_known(struct ir_builder *t, const struct known_memory *l, val *v)
{
    for (unsigned i = 0; i < t->nknown; i++) {
        const struct known_memory *k = &t->known[i];
        uint64_t from = distance(l, k);
        if (k->addr != l->addr || k->addr32 != l->addr32 || k->big_endian != l->big_endian || from >= k->bytes ||
            from + l->bytes > k->bytes || from & (l->bytes - 1u))
            continue;
        unsigned low = (unsigned)(k->big_endian ? k->bytes - l->bytes - from : from);
        *v = ir_extract(t, k->v, low * 8, l->bytes * 8);
        return true;
    }
    return false;
}

/* Finds the value of a doubleword whose words were stored one by one: store forwarding fails on the host for one load of two stores. A load
 * that checks the alignment is still emitted, but its result is not used. */
static bool find_words(struct ir_builder *t, const struct known_memory *l, val *v)
{
    struct known_memory first = *l, second = *l;
    val a, b;
    if (l->bytes != 8 || l->disp & 3)
        return false;
    first.bytes = second.bytes = 4;
    second.disp += 4;
    if (!find_known(t, &first, &a) || !find_known(t, &second, &b))
        return false;
    *v = ir_or(t, ir_shli(t, l->big_endian ? a : b, 32), l->big_endian ? b : a);
    return true;
}

/* The same for a doubleword one word of which was stored: the other word is loaded. */
static bool find_word(struct ir_builder *t, const struct known_memory *l, val addr, uint64_t sum, unsigned flags, val *v)
{
    struct known_memory half = *l;
    val known;
    if (t->every_access || l->bytes != 8 || l->disp & 3)
        return false;
    half.bytes = 4;
    for (unsigned at = 0; at <= 4; at += 4) {
        half.disp = l->disp + at;
        if (!find_known(t, &half, &known))
            continue;
        val loaded = ir_new_temp(t);
        access(t, memory_opcode(32, l->big_endian, false), addr, sum + 4 - at, flags & ~(unsigned)IR_MEM_ALIGN)->d = loaded;
        ir_temp(t, loaded)->maybe = low_ones(32);
        bool is_high = (at == 0) == l->big_endian;
        *v = ir_or(t, ir_shli(t, is_high ? known : loaded, 32), is_high ? loaded : known);
        return true;
    }
    return false;
}

/* Emits an IR_TOUCH for a load from addr + sum whose value is known. */
static void touch(struct ir_builder *t, unsigned bits, val addr, uint64_t sum, unsigned flags)
{
    if (!t->every_access)
        return;
    addr = base_of(t, bits, addr, &sum, &flags);
    access(t, IR_TOUCH, addr, sum, flags & ~(unsigned)IR_MEM_ALIGN);
}

val ir_load(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, unsigned flags)
{
    struct known_memory l = {
        .disp = (uint64_t)(int64_t)disp, .bytes = (uint8_t)(bits / 8), .addr32 = flags & IR_MEM_ADDR32, .big_endian = big_endian};
    uint64_t sum = l.disp;
    find_root(t, &l, addr);
    if (find_known(t, &l, &l.v)) {
        touch(t, bits, addr, sum, flags);
        return l.v;
    }
    addr = base_of(t, bits, addr, &sum, &flags);
    bool checked = flags & IR_MEM_ALIGN;
    if (checked || !find_words(t, &l, &l.v)) {
        l.v = ir_new_temp(t);
        access(t, memory_opcode(bits, big_endian, false), addr, sum, flags)->d = l.v;
        ir_temp(t, l.v)->maybe = low_ones(bits);
        if (checked && !find_words(t, &l, &l.v))
            (void)find_word(t, &l, addr, sum, flags, &l.v);
    } else {
        touch(t, bits, addr, sum, flags);
    }
    remember(t, &l);
    return l.v;
}

void ir_store(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, val v, unsigned flags)
{
    unsigned from = ir_operand(t, v);
    struct known_memory s = {
        .v = v, .disp = (uint64_t)(int64_t)disp, .bytes = (uint8_t)(bits / 8), .addr32 = flags & IR_MEM_ADDR32, .big_endian = big_endian};
    uint64_t sum = s.disp;
    find_root(t, &s, addr);
    addr = base_of(t, bits, addr, &sum, &flags);
    access(t, memory_opcode(bits, big_endian, true), addr, sum, flags)->b = (uint16_t)from;
    stored_over(t, &s);
    remember(t, &s);
    t->stores = true;
}
