/*
 * cc.c - the integer condition codes, evaluated when something reads them: SPARC_CC_... in sparc.h.
 *
 * Within a block what sets them is not stored until the block is left, something reads the slots, or an operation follows that sets them
 * again. An instruction that may fault stores them in fault fix-ups.
 */
#include "isa/sparc/translate.h"

/* ---- as programs and debuggers see them ---------------------------------------------------------- */

/* The four bits of icc (top 31) or xcc (top 63). N and Z are those of r, C and V those of x + y = s. */
static uint64_t codes(uint64_t r, uint64_t x, uint64_t y, uint64_t s, unsigned top)
{
    uint64_t carries = (x & y) | ((x | y) & ~s), overflow = (x ^ s) & (y ^ s);
    bool zero = top == 63 ? !r : !(uint32_t)r;

    return (r >> top & 1) * SPARC_CCR_N | zero * SPARC_CCR_Z | (overflow >> top & 1) * SPARC_CCR_V | (carries >> top & 1) * SPARC_CCR_C;
}

static uint64_t both_codes(uint64_t r, uint64_t x, uint64_t y, uint64_t s)
{
    return codes(r, x, y, s, 31) | codes(r, x, y, s, 63) << SPARC_CCR_XCC_SHIFT;
}

/* A difference a - b = r is the addition r + b = a. */
uint64_t sparc_ccr(const uint64_t *s)
{
    uint64_t a = s[SPARC_CC_A], b = s[SPARC_CC_B];

    switch (s[SPARC_CC_KIND]) {
    case SPARC_CC_COMPARISON: return both_codes(a - b, a - b, b, a);
    case SPARC_CC_DIFFERENCE: return both_codes(a, a, b, a + b);
    case SPARC_CC_SUM: return both_codes(a, a - b, b, a);
    case SPARC_CC_LOGIC: return both_codes(a, 0, 0, 0);
    default: return a;
    }
}

void sparc_set_ccr(uint64_t *s, uint64_t ccr)
{
    s[SPARC_CC_KIND] = SPARC_CC_EXPLICIT;
    s[SPARC_CC_A] = ccr & 0xff;
}

/* ---- setting ------------------------------------------------------------------------------------ */

static void set_source(struct sparc_translation *t, const struct cc_source *source)
{
    t->cc = *source;
    t->cc.deferred = t->cc_set = true;
}

void set_cc_addition(struct sparc_translation *t, val r, val x, val y, val s)
{
    set_source(t, &(struct cc_source){.kind = CC_ADDITION, .a = x, .b = y, .s = s, .result = r});
}

void set_cc_sum(struct sparc_translation *t, val a, val b, val result)
{
    set_source(t, &(struct cc_source){.kind = CC_SUM, .a = a, .b = b, .s = result, .result = result});
}

void set_cc_sum_carry(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, a, b, result);
}

void set_cc_difference(struct sparc_translation *t, val a, val b, val result, bool kept)
{
    set_source(t, &(struct cc_source){.kind = kept ? CC_DIFFERENCE : CC_COMPARISON, .a = a, .b = b, .result = result});
}

void set_cc_difference_carry(struct sparc_translation *t, val a, val b, val result)
{
    set_cc_addition(t, result, result, b, a);
}

void set_cc_logic(struct sparc_translation *t, val result)
{
    val zero = constant(t, 0);
    set_source(t, &(struct cc_source){.kind = CC_LOGIC, .a = zero, .b = zero, .s = zero, .result = result});
}

void set_cc_overflow(struct sparc_translation *t, val result, val overflow)
{
    val zero = constant(t, 0);
    set_cc_addition(t, result, zero, zero, ir_shli(t->ir, overflow, 31));
}

void set_cc_explicit(struct sparc_translation *t, val ccr)
{
    set_source(t, &(struct cc_source){.kind = CC_EXPLICIT, .a = ccr});
}

/* ---- the codes of a source ---------------------------------------------------------------------- */

static val carries_of(struct ir_builder *ir, val x, val y, val sum)
{
    return ir_or(ir, ir_and(ir, x, y), ir_andc(ir, ir_or(ir, x, y), sum));
}

static val overflow_of(struct ir_builder *ir, val x, val y, val sum)
{
    return ir_and(ir, ir_xor(ir, x, sum), ir_xor(ir, y, sum));
}

/* One of the four codes, 0 or 1, of an explicit source or of an addition. */
static val code(struct sparc_translation *t, const struct cc_source *c, unsigned which, bool wide)
{
    struct ir_builder *ir = t->ir;
    unsigned top = wide ? 63 : 31;

    if (c->kind == CC_EXPLICIT)
        return ir_extract(ir, c->a, (wide ? SPARC_CCR_XCC_SHIFT : 0) + (unsigned)__builtin_ctz(which), 1);
    switch (which) {
    case SPARC_CCR_C: return ir_extract(ir, carries_of(ir, c->a, c->b, c->s), top, 1);
    case SPARC_CCR_V: return ir_extract(ir, overflow_of(ir, c->a, c->b, c->s), top, 1);
    case SPARC_CCR_N: return ir_extract(ir, c->result, top, 1);
    default: return wide ? ir_eqi(ir, c->result, 0) : ir_eq32i(ir, c->result, 0);
    }
}

/* The CCR of an addition. */
static val ccr_of(struct sparc_translation *t, const struct cc_source *c)
{
    val ccr = constant(t, 0);

    for (unsigned bit = 0; bit < 2 * SPARC_CCR_XCC_SHIFT; bit++) {
        val one = code(t, c, 1u << bit % SPARC_CCR_XCC_SHIFT, bit >= SPARC_CCR_XCC_SHIFT);
        ccr = ir_or(t->ir, ccr, ir_shli(t->ir, one, bit));
    }
    return ccr;
}

/* ---- storing ------------------------------------------------------------------------------------ */

/* What the slots get: A, B if the kind has one. */
struct stored {
    enum sparc_cc_kind kind;
    bool has_b;
    val a, b;
};

static struct stored stored_as(struct sparc_translation *t, const struct cc_source *c)
{
    switch (c->kind) {
    case CC_COMPARISON: return (struct stored){SPARC_CC_COMPARISON, true, c->a, c->b};
    case CC_DIFFERENCE: return (struct stored){SPARC_CC_DIFFERENCE, true, c->result, c->b};
    case CC_SUM: return (struct stored){SPARC_CC_SUM, true, c->result, c->b};
    case CC_LOGIC: return (struct stored){SPARC_CC_LOGIC, false, c->result, 0};
    case CC_ADDITION: return (struct stored){SPARC_CC_EXPLICIT, false, ccr_of(t, c), 0};
    default: return (struct stored){SPARC_CC_EXPLICIT, false, c->a, 0};
    }
}

void store_cc(struct sparc_translation *t)
{
    if (!t->cc.deferred)
        return;
    struct stored s = stored_as(t, &t->cc);
    ir_set_const(t->ir, SPARC_CC_KIND, s.kind);
    ir_set(t->ir, SPARC_CC_A, s.a);
    if (s.has_b)
        ir_set(t->ir, SPARC_CC_B, s.b);
}

void deliver_cc(struct sparc_translation *t)
{
    store_cc(t);
    t->cc.deferred = false;
}

void fix_up_cc(struct sparc_translation *t)
{
    if (t->cc.kind == CC_ADDITION) /* it takes many operations */
        deliver_cc(t);
    if (!t->cc.deferred)
        return;
    struct stored s = stored_as(t, &t->cc);
    ir_fixup(t->ir, SPARC_CC_KIND, constant(t, s.kind));
    ir_fixup(t->ir, SPARC_CC_A, s.a);
    if (s.has_b)
        ir_fixup(t->ir, SPARC_CC_B, s.b);
}

static uint64_t read_ccr(struct cpu *c, uint64_t unused, uint64_t unused2, uint64_t unused3)
{
    (void)unused, (void)unused2, (void)unused3;
    return sparc_ccr(cpu_slots(c));
}

val ccr_value(struct sparc_translation *t)
{
    val zero = constant(t, 0);
    deliver_cc(t);
    return ir_call(t->ir, read_ccr, IR_CALL_READS, zero, zero, zero);
}

/* ---- conditions --------------------------------------------------------------------------------- */

/* Conditions 1 to 7 of Bicc; 9 to 15 are their opposites. */
enum { E = 1, LE, L, LEU, CS, NEG, VS, OPPOSITE = 8 };

static val opposite_if(struct sparc_translation *t, bool opposite, val v)
{
    return opposite ? ir_xori(t->ir, v, 1) : v;
}

/* A condition from the codes. */
static val from_codes(struct sparc_translation *t, const struct cc_source *c, unsigned cond, bool wide)
{
    struct ir_builder *ir = t->ir;

    switch (cond) {
    case E: return code(t, c, SPARC_CCR_Z, wide);
    case LE: return ir_or(ir, code(t, c, SPARC_CCR_Z, wide), ir_xor(ir, code(t, c, SPARC_CCR_N, wide), code(t, c, SPARC_CCR_V, wide)));
    case L: return ir_xor(ir, code(t, c, SPARC_CCR_N, wide), code(t, c, SPARC_CCR_V, wide));
    case LEU: return ir_or(ir, code(t, c, SPARC_CCR_C, wide), code(t, c, SPARC_CCR_Z, wide));
    case CS: return code(t, c, SPARC_CCR_C, wide);
    case NEG: return code(t, c, SPARC_CCR_N, wide);
    default: return code(t, c, SPARC_CCR_V, wide);
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

/* After a sum: N and Z are of its result; L and LE need its overflow. */
static val of_sum(struct sparc_translation *t, const struct cc_source *c, unsigned cond, bool wide)
{
    switch (cond & 7) {
    case E: return compare(t, cond, wide, c->result, constant(t, 0));
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, c->result, constant(t, 0));
    case CS: return compare(t, cond, wide, c->result, c->a);
    default: return opposite_if(t, cond & OPPOSITE, from_codes(t, c, cond & 7, wide));
    }
}

/* Of one whose result is in a register, zero is compared with that. */
static val of_difference(struct sparc_translation *t, const struct cc_source *c, unsigned cond, bool wide)
{
    switch (cond & 7) {
    case E: return c->kind == CC_DIFFERENCE ? compare(t, cond, wide, c->result, constant(t, 0)) : compare(t, cond, wide, c->a, c->b);
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, c->result, constant(t, 0));
    case VS: return opposite_if(t, cond & OPPOSITE, ir_extract(t->ir, overflow_of(t->ir, c->result, c->b, c->a), wide ? 63 : 31, 1));
    default: return compare(t, cond, wide, c->a, c->b);
    }
}

/* C and V are 0, so that the conditions compare the result with 0. */
static val of_logic(struct sparc_translation *t, const struct cc_source *c, unsigned cond, bool wide)
{
    val zero = constant(t, 0);

    switch (cond & 7) {
    case LEU: return compare(t, (cond & OPPOSITE) | E, wide, c->result, zero);
    case NEG: return compare(t, (cond & OPPOSITE) | L, wide, c->result, zero);
    case CS:
    case VS: return constant(t, cond & OPPOSITE ? 1 : 0);
    default: return compare(t, cond, wide, c->result, zero);
    }
}

static val condition_in(struct sparc_translation *t, const struct cc_source *c, unsigned cond, bool wide)
{
    switch (c->kind) {
    case CC_SUM: return of_sum(t, c, cond, wide);
    case CC_COMPARISON:
    case CC_DIFFERENCE: return of_difference(t, c, cond, wide);
    case CC_LOGIC: return of_logic(t, c, cond, wide);
    default: return opposite_if(t, cond & OPPOSITE, from_codes(t, c, cond & 7, wide));
    }
}

/* ---- conditions from the slots -------------------------------------------------------------------- */

static struct cc_source source_in_slots(struct sparc_translation *t, uint64_t kind)
{
    struct ir_builder *ir = t->ir;
    val a = ir_get(ir, SPARC_CC_A), b = ir_get(ir, SPARC_CC_B), zero = constant(t, 0);

    switch (kind) {
    case SPARC_CC_COMPARISON: return (struct cc_source){.kind = CC_COMPARISON, .a = a, .b = b, .result = ir_sub(ir, a, b)};
    case SPARC_CC_DIFFERENCE: return (struct cc_source){.kind = CC_DIFFERENCE, .a = ir_add(ir, a, b), .b = b, .result = a};
    case SPARC_CC_SUM: return (struct cc_source){.kind = CC_SUM, .a = ir_sub(ir, a, b), .b = b, .s = a, .result = a};
    case SPARC_CC_LOGIC: return (struct cc_source){.kind = CC_LOGIC, .a = zero, .b = zero, .s = zero, .result = a};
    default: return (struct cc_source){.kind = CC_EXPLICIT, .a = a};
    }
}

static uint64_t test_slots(struct cpu *c, uint64_t cond, uint64_t wide, uint64_t unused)
{
    uint64_t ccr = sparc_ccr(cpu_slots(c)) >> (wide ? SPARC_CCR_XCC_SHIFT : 0);
    bool n = ccr & SPARC_CCR_N, z = ccr & SPARC_CCR_Z, v = ccr & SPARC_CCR_V, carry = ccr & SPARC_CCR_C, holds;
    (void)unused;

    switch (cond & 7) {
    case E: holds = z; break;
    case LE: holds = z || n != v; break;
    case L: holds = n != v; break;
    case LEU: holds = carry || z; break;
    case CS: holds = carry; break;
    case NEG: holds = n; break;
    default: holds = v; break;
    }
    return holds != (cond >> 3);
}

/* What set them is of the kind that it was when the block was translated, nearly always. */
static val from_slots(struct sparc_translation *t, unsigned cond, bool wide)
{
    struct ir_builder *ir = t->ir;
    uint64_t kind = ir_guess(ir, SPARC_CC_KIND);
    ir_label other = ir_skip_if_zero(ir, ir_eqi(ir, ir_get(ir, SPARC_CC_KIND), kind));
    struct cc_source source = source_in_slots(t, kind);

    ir_set(ir, SPARC_SCRATCH, condition_in(t, &source, cond, wide));
    ir_label done = ir_skip(ir);
    ir_land(ir, other);
    ir_set(ir, SPARC_SCRATCH, ir_call(ir, test_slots, IR_CALL_READS, constant(t, cond), constant(t, wide), constant(t, 0)));
    ir_land(ir, done);
    return ir_get(ir, SPARC_SCRATCH);
}

val icc_condition(struct sparc_translation *t, unsigned cond, bool wide)
{
    if (!(cond & 7))
        return constant(t, cond & OPPOSITE ? 1 : 0);
    return t->cc.kind == CC_IN_SLOTS ? from_slots(t, cond, wide) : condition_in(t, &t->cc, cond, wide);
}

val icc_carry(struct sparc_translation *t)
{
    return icc_condition(t, CS, false);
}
