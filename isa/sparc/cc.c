/* cc.c - the integer condition codes, evaluated when something reads them: SPARC_CC_... in sparc.h. */
#include "isa/sparc/translate.h"

/* ---- as programs and debuggers see them ---------------------------------------------------------- */

/* The four bits of icc (top 31) or xcc (top 63). */
static uint64_t codes(const uint64_t *s, unsigned top)
{
    uint64_t r = s[SPARC_CC_R], x = s[SPARC_CC_X], y = s[SPARC_CC_Y], sum = s[SPARC_CC_S];
    uint64_t carries = (x & y) | ((x | y) & ~sum), overflow = (x ^ sum) & (y ^ sum);
    bool zero = top == 63 ? !r : !(uint32_t)r;

    return (r >> top & 1) * SPARC_CCR_N | zero * SPARC_CCR_Z | (overflow >> top & 1) * SPARC_CCR_V | (carries >> top & 1) * SPARC_CCR_C;
}

uint64_t sparc_ccr(const uint64_t *s)
{
    return (codes(s, 31) | codes(s, 63) << SPARC_CCR_XCC_SHIFT) ^ s[SPARC_CC_INVERT];
}

/* A carry needs X and Y, an overflow alone needs S, both need X and Y without S. With R = 1 neither N nor Z is set. */
void sparc_set_ccr(uint64_t *s, uint64_t ccr)
{
    uint64_t c = (ccr & SPARC_CCR_C) << 31 | (ccr >> SPARC_CCR_XCC_SHIFT & SPARC_CCR_C) << 63;
    uint64_t v = (ccr >> 1 & 1) << 31 | (ccr >> (SPARC_CCR_XCC_SHIFT + 1) & 1) << 63;

    s[SPARC_CC_R] = 1;
    s[SPARC_CC_X] = s[SPARC_CC_Y] = c;
    s[SPARC_CC_S] = c ^ v;
    s[SPARC_CC_INVERT] = ccr & 0xcc;
}

/* ---- setting ------------------------------------------------------------------------------------ */

void set_cc_addition(struct sparc_translation *t, val r, val x, val y, val s)
{
    set_slot(t, SPARC_CC_R, r);
    set_slot(t, SPARC_CC_X, x);
    set_slot(t, SPARC_CC_Y, y);
    set_slot(t, SPARC_CC_S, s);
    set_slot(t, SPARC_CC_INVERT, constant(t, 0));
    t->cc.kind = CC_IN_SLOTS;
    t->cc_set = true;
}

static void set_source(struct sparc_translation *t, unsigned kind, val a, val b, val result)
{
    t->cc = (struct cc_source){.kind = kind, .a = a, .b = b, .result = result};
}

void set_cc_sum(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, a, b, result);
    set_source(t, CC_SUM, a, b, result);
}

void set_cc_sum_carry(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, a, b, result);
}

void set_cc_difference(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, result, b, a);
    set_source(t, CC_DIFFERENCE, a, b, result);
}

void set_cc_difference_carry(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, result, b, a);
}

void set_cc_logic(struct sparc_translation *t, val result)
{
    val zero = constant(t, 0);
    set_cc_addition(t, result, zero, zero, zero);
    set_source(t, CC_LOGIC, result, zero, result);
}

void set_cc_overflow(struct sparc_translation *t, val result, val overflow)
{
    val zero = constant(t, 0);
    set_cc_addition(t, result, zero, zero, ir_shli(t->ir, overflow, 31));
}

static uint64_t write_ccr(struct cpu *c, uint64_t ccr, uint64_t unused, uint64_t unused2)
{
    (void)unused, (void)unused2;
    sparc_set_ccr(cpu_slots(c), ccr);
    return 0;
}

static uint64_t read_ccr(struct cpu *c, uint64_t unused, uint64_t unused2, uint64_t unused3)
{
    (void)unused, (void)unused2, (void)unused3;
    return sparc_ccr(cpu_slots(c));
}

void set_cc_explicit(struct sparc_translation *t, val ccr)
{
    val zero = constant(t, 0);
    ir_call(t->ir, write_ccr, IR_CALL_WRITES, ccr, zero, zero);
    t->cc.kind = CC_IN_SLOTS;
    t->cc_set = true;
}

val ccr_value(struct sparc_translation *t)
{
    val zero = constant(t, 0);
    return ir_call(t->ir, read_ccr, IR_CALL_READS, zero, zero, zero);
}

/* ---- reading ------------------------------------------------------------------------------------ */

static val carries_of(struct ir_builder *ir, val x, val y, val sum)
{
    return ir_or(ir, ir_and(ir, x, y), ir_andc(ir, ir_or(ir, x, y), sum));
}

static val overflow_of(struct ir_builder *ir, val x, val y, val sum)
{
    return ir_and(ir, ir_xor(ir, x, sum), ir_xor(ir, y, sum));
}

/* One of the four codes, 0 or 1, from the slots. */
static val code(struct sparc_translation *t, unsigned which, bool wide)
{
    struct ir_builder *ir = t->ir;
    unsigned top = wide ? 63 : 31, shift = wide ? SPARC_CCR_XCC_SHIFT : 0;
    val v, x = ir_get(ir, SPARC_CC_X), y = ir_get(ir, SPARC_CC_Y), s = ir_get(ir, SPARC_CC_S), r = ir_get(ir, SPARC_CC_R);

    if (which == SPARC_CCR_C)
        return ir_extract(ir, carries_of(ir, x, y, s), top, 1);
    if (which == SPARC_CCR_V)
        return ir_extract(ir, overflow_of(ir, x, y, s), top, 1);
    if (which == SPARC_CCR_N)
        v = ir_extract(ir, r, top, 1);
    else
        v = wide ? ir_eqi(ir, r, 0) : ir_eq32i(ir, r, 0);
    return ir_xor(ir, v, ir_extract(ir, ir_get(ir, SPARC_CC_INVERT), shift + (unsigned)__builtin_ctz(which), 1));
}

val icc_carry(struct sparc_translation *t)
{
    switch (t->cc.kind) {
    case CC_SUM: return ir_ltu32(t->ir, t->cc.result, t->cc.a);
    case CC_DIFFERENCE: return ir_ltu32(t->ir, t->cc.a, t->cc.b);
    case CC_LOGIC: return constant(t, 0);
    default: return code(t, SPARC_CCR_C, false);
    }
}

/* Conditions 1 to 7 of Bicc; 9 to 15 are their opposites. */
enum { E = 1, LE, L, LEU, CS, NEG, VS, OPPOSITE = 8 };

static val from_slots(struct sparc_translation *t, unsigned cond, bool wide)
{
    struct ir_builder *ir = t->ir;

    switch (cond) {
    case E: return code(t, SPARC_CCR_Z, wide);
    case LE: return ir_or(ir, code(t, SPARC_CCR_Z, wide), ir_xor(ir, code(t, SPARC_CCR_N, wide), code(t, SPARC_CCR_V, wide)));
    case L: return ir_xor(ir, code(t, SPARC_CCR_N, wide), code(t, SPARC_CCR_V, wide));
    case LEU: return ir_or(ir, code(t, SPARC_CCR_C, wide), code(t, SPARC_CCR_Z, wide));
    case CS: return code(t, SPARC_CCR_C, wide);
    case NEG: return code(t, SPARC_CCR_N, wide);
    default: return code(t, SPARC_CCR_V, wide);
    }
}

/* A condition and its opposite as comparisons of a and b, the operands of a difference. */
static val compare(struct sparc_translation *t, unsigned cond, bool wide, val a, val b)
{
    struct ir_builder *ir = t->ir;

    switch (cond) {
    case E: return wide ? ir_eq(ir, a, b) : ir_eq32(ir, a, b);
    case E | OPPOSITE: return wide ? ir_ne(ir, a, b) : ir_ne32(ir, a, b);
    case LE: return wide ? ir_le(ir, a, b) : ir_le32(ir, a, b);
    case LE | OPPOSITE: return wide ? ir_lt(ir, b, a) : ir_lt32(ir, b, a);
    case L: return wide ? ir_lt(ir, a, b) : ir_lt32(ir, a, b);
    case L | OPPOSITE: return wide ? ir_le(ir, b, a) : ir_le32(ir, b, a);
    case LEU: return wide ? ir_leu(ir, a, b) : ir_leu32(ir, a, b);
    case LEU | OPPOSITE: return wide ? ir_ltu(ir, b, a) : ir_ltu32(ir, b, a);
    case CS: return wide ? ir_ltu(ir, a, b) : ir_ltu32(ir, a, b);
    default: return wide ? ir_leu(ir, b, a) : ir_leu32(ir, b, a);
    }
}

/* Overflow of the last sum or difference. */
static val last_overflow(struct sparc_translation *t, bool wide)
{
    const struct cc_source *c = &t->cc;
    val v = c->kind == CC_SUM ? overflow_of(t->ir, c->a, c->b, c->result) : overflow_of(t->ir, c->result, c->b, c->a);
    return ir_extract(t->ir, v, wide ? 63 : 31, 1);
}

static val opposite_if(struct sparc_translation *t, bool opposite, val v)
{
    return opposite ? ir_xori(t->ir, v, 1) : v;
}

/* After a sum: N and Z are of its result; L and LE need its overflow. */
static val of_sum(struct sparc_translation *t, unsigned cond, bool wide)
{
    const struct cc_source *c = &t->cc;
    val zero = constant(t, 0);

    switch (cond & 7) {
    case E: return compare(t, cond, wide, c->result, zero);
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, c->result, zero);
    case CS: return compare(t, cond, wide, c->result, c->a);
    case VS: return opposite_if(t, cond & OPPOSITE, last_overflow(t, wide));
    default: return opposite_if(t, cond & OPPOSITE, from_slots(t, cond & 7, wide));
    }
}

static val of_difference(struct sparc_translation *t, unsigned cond, bool wide)
{
    const struct cc_source *c = &t->cc;

    switch (cond & 7) {
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, c->result, constant(t, 0));
    case VS: return opposite_if(t, cond & OPPOSITE, last_overflow(t, wide));
    default: return compare(t, cond, wide, c->a, c->b);
    }
}

/* C and V are 0, so that the conditions compare the result with 0. */
static val of_logic(struct sparc_translation *t, unsigned cond, bool wide)
{
    val zero = constant(t, 0), result = t->cc.result;

    switch (cond & 7) {
    case LEU: return compare(t, (cond & OPPOSITE) | E, wide, result, zero);
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, result, zero);
    case CS:
    case VS: return constant(t, cond & OPPOSITE ? 1 : 0);
    default: return compare(t, cond, wide, result, zero);
    }
}

val icc_condition(struct sparc_translation *t, unsigned cond, bool wide)
{
    if (!(cond & 7))
        return constant(t, cond & OPPOSITE ? 1 : 0);
    switch (t->cc.kind) {
    case CC_SUM: return of_sum(t, cond, wide);
    case CC_DIFFERENCE: return of_difference(t, cond, wide);
    case CC_LOGIC: return of_logic(t, cond, wide);
    default: return opposite_if(t, cond & OPPOSITE, from_slots(t, cond & 7, wide));
    }
}
