/*
 * vis.c - semantics of VIS 1 (UltraSPARC-IIi User's Manual, chapter 13): fetches operands for the functions of graphics.h, or builds
 * micro-operations. VIS does not change the FSR.
 */
#include "isa/sparc/fpu.h"
#include "isa/sparc/graphics.h"

/* The graphics status register. */
SEM(rdgsr)
{
    if (sparc_fp_enabled(t))
        set_gr(t, o->d, ir_get(t->ir, SPARC_GSR));
}

SEM(wrgsr)
{
    if (sparc_fp_enabled(t))
        set_slot(t, SPARC_GSR, ir_xor(t->ir, gr(t, o->s), second(t, o->o)));
}

/* The opf field. Of the operations that exist for both formats, the single ones have an odd opf. */
static unsigned opf_of(const struct sparc_translation *t)
{
    return t->word >> 5 & 0x1ff;
}

static bool is_single(const struct sparc_translation *t)
{
    return opf_of(t) & 1;
}

static val source(struct sparc_translation *t, bool single, unsigned field)
{
    return single ? sparc_fp_single(t, field) : sparc_fp_double(t, field);
}

static void set_target(struct sparc_translation *t, bool single, unsigned field, val v)
{
    if (single)
        sparc_fp_set_single(t, field, v);
    else
        sparc_fp_set_double(t, field, v);
}

/* ---- calls ------------------------------------------------------------------------------------ */

/* Semantics NAME of an operation on fp registers that a function computes. a, b, d: `single` or `dbl` registers. */
enum { dbl = false, single = true };
#define CALL(name, expr)                                                           \
    static uint64_t call_##name(struct cpu *c, uint64_t a, uint64_t b, uint64_t x) \
    {                                                                              \
        (void)c, (void)a, (void)b, (void)x;                                        \
        return expr;                                                               \
    }
#define OPERATION(name, from_s, from_t, to, expr)                                                     \
    CALL(name, expr)                                                                                  \
    SEM(name)                                                                                         \
    {                                                                                                 \
        if (!sparc_fp_enabled(t))                                                                     \
            return;                                                                                   \
        val a = source(t, from_s, o->s), b = source(t, from_t, o->t), gsr = ir_get(t->ir, SPARC_GSR); \
        set_target(t, to, o->d, ir_call(t->ir, call_##name, IR_CALL_PURE, a, b, gsr));                \
    }
// clang-format off
OPERATION(fmul8x16,    single, dbl,    dbl,    sparc_fmul8x16(a, b))
OPERATION(fmul8x16au,  single, single, dbl,    sparc_fmul8x16au(a, b))
OPERATION(fmul8x16al,  single, single, dbl,    sparc_fmul8x16al(a, b))
OPERATION(fmul8sux16,  dbl,    dbl,    dbl,    sparc_fmul8sux16(a, b))
OPERATION(fmul8ulx16,  dbl,    dbl,    dbl,    sparc_fmul8ulx16(a, b))
OPERATION(fmuld8sux16, single, single, dbl,    sparc_fmuld8sux16(a, b))
OPERATION(fmuld8ulx16, single, single, dbl,    sparc_fmuld8ulx16(a, b))
OPERATION(fpack16,     dbl,    dbl,    single, sparc_fpack16(b, x))
OPERATION(fpack32,     dbl,    dbl,    dbl,    sparc_fpack32(a, b, x))
OPERATION(fpackfix,    dbl,    dbl,    single, sparc_fpackfix(b, x))
OPERATION(fpmerge,     single, single, dbl,    sparc_fpmerge(a, b))
OPERATION(fexpand,     single, single, dbl,    sparc_fexpand(b))
CALL(fpadd16, sparc_fpadd16(a, b))
CALL(fpadd32, sparc_fpadd32(a, b))
CALL(fpsub16, sparc_fpsub16(a, b))
CALL(fpsub32, sparc_fpsub32(a, b))
CALL(distance, sparc_pdist(a, b, 0))
CALL(greater16, sparc_fcmpgt16(a, b))
CALL(greater32, sparc_fcmpgt32(a, b))
CALL(equal16, sparc_fcmpeq16(a, b))
CALL(equal32, sparc_fcmpeq32(a, b))
CALL(array8, sparc_array8(a, b))
// clang-format on

/* ---- sums, comparisons ------------------------------------------------------------------------ */

static void lanes(struct sparc_translation *t, const struct sparc_fields *o, ir_fn *fn, enum ir_fast fast)
{
    bool one = is_single(t);

    if (!sparc_fp_enabled(t))
        return;
    val a = source(t, one, o->s), b = source(t, one, o->t);
    set_target(t, one, o->d, ir_call_fast(t->ir, fn, IR_CALL_PURE, fast, a, b, b));
}

SEM(fpadd16)
{
    lanes(t, o, call_fpadd16, IR_FAST_LANES_ADD16);
}

SEM(fpadd32)
{
    lanes(t, o, call_fpadd32, IR_FAST_LANES_ADD32);
}

SEM(fpsub16)
{
    lanes(t, o, call_fpsub16, IR_FAST_LANES_SUB16);
}

SEM(fpsub32)
{
    lanes(t, o, call_fpsub32, IR_FAST_LANES_SUB32);
}

SEM(pdist)
{
    if (!sparc_fp_enabled(t))
        return;
    val a = sparc_fp_double(t, o->s), b = sparc_fp_double(t, o->t);
    val sum = ir_call_fast(t->ir, call_distance, IR_CALL_PURE, IR_FAST_LANES_SAD8, a, b, b);
    sparc_fp_set_double(t, o->d, ir_add(t->ir, sparc_fp_double(t, o->d), sum));
}

/* opf, from 0x20 on: le16 ne16 le32 ne32 gt16 eq16 gt32 eq32. */
SEM(fpcmp)
{
    enum { EQUAL = 2, WIDE = 4, POSITIVE = 8 };
    static ir_fn *const fn[] = {call_greater16, call_equal16, call_greater32, call_equal32};
    unsigned opf = opf_of(t), all = opf & WIDE ? 3 : 15;

    if (!sparc_fp_enabled(t))
        return;
    val a = sparc_fp_double(t, o->s), b = sparc_fp_double(t, o->t);
    val r = ir_call(t->ir, fn[(opf & (EQUAL | WIDE)) / 2], IR_CALL_PURE, a, b, b);
    set_gr(t, o->d, opf & POSITIVE ? r : ir_xori(t->ir, r, all));
}

/* ---- logic ------------------------------------------------------------------------------------ */

/* opf's bits 1 to 4 are the truth table: the result for operands a b of 0 0, 1 0, 0 1, 1 1. */
static val logical(struct sparc_translation *t, unsigned table, val a, val b)
{
    struct ir_builder *ir = t->ir;

    switch (table) {
    case 0: return constant(t, 0);
    case 1: return ir_not(ir, ir_or(ir, a, b));
    case 2: return ir_andc(ir, a, b);
    case 3: return ir_not(ir, b);
    case 4: return ir_andc(ir, b, a);
    case 5: return ir_not(ir, a);
    case 6: return ir_xor(ir, a, b);
    case 7: return ir_not(ir, ir_and(ir, a, b));
    case 8: return ir_and(ir, a, b);
    case 9: return ir_not(ir, ir_xor(ir, a, b));
    case 10: return a;
    case 11: return ir_or(ir, a, ir_not(ir, b));
    case 12: return b;
    case 13: return ir_or(ir, ir_not(ir, a), b);
    case 14: return ir_or(ir, a, b);
    default: return constant(t, ~(uint64_t)0);
    }
}

SEM(flogic)
{
    bool one = is_single(t);

    if (sparc_fp_enabled(t))
        set_target(t, one, o->d, logical(t, opf_of(t) >> 1 & 15, source(t, one, t->word >> 14 & 31), source(t, one, t->word & 31)));
}

/* ---- addresses -------------------------------------------------------------------------------- */

/* x: the size, 4 if little-endian, 8 if addresses have 64 bits. */
CALL(edge, sparc_edge(a, b, x & 3, x & 4, x & 8))

/* opf: 0 edge8, 2 edge8l, 4 edge16 ...; sets the condition codes of a subtraction. */
SEM(edge)
{
    unsigned opf = opf_of(t), how = opf >> 2 | (opf & 2 ? 4 : 0) | (t->delay.wide ? 8 : 0);
    val a = gr(t, o->s), b = gr(t, o->t);
    val mask = ir_call(t->ir, call_edge, IR_CALL_PURE, a, b, constant(t, how));

    set_cc_difference(t, a, b, ir_sub(t->ir, a, b), false);
    set_gr(t, o->d, mask);
}

/* opf: 0x10 array8, 0x12 array16, 0x14 array32. */
SEM(array)
{
    val a = gr(t, o->s), b = gr(t, o->t);

    set_gr(t, o->d, ir_shli(t->ir, ir_call(t->ir, call_array8, IR_CALL_PURE, a, b, b), opf_of(t) >> 1 & 3));
}

/* opf: 0x18 alignaddr, 0x1a alignaddrl. */
SEM(alignaddr)
{
    bool little = opf_of(t) & 2;

    if (!sparc_fp_enabled(t))
        return;
    val sum = ir_add(t->ir, gr(t, o->s), gr(t, o->t)), offset = little ? ir_neg(t->ir, sum) : sum;
    set_slot(t, SPARC_GSR, ir_deposit(t->ir, ir_get(t->ir, SPARC_GSR), offset, 0, 3));
    set_gr(t, o->d, ir_andi(t->ir, sum, ~(uint64_t)7));
}

SEM(faligndata)
{
    if (!sparc_fp_enabled(t))
        return;
    val bits = ir_shli(t->ir, ir_andi(t->ir, ir_get(t->ir, SPARC_GSR), SPARC_GSR_ALIGN), 3);
    val high = ir_shl(t->ir, sparc_fp_double(t, o->s), bits);
    val low = ir_shr(t->ir, sparc_fp_double(t, o->t), ir_sub(t->ir, constant(t, 64), bits)); /* by 64: 0 */
    sparc_fp_set_double(t, o->d, ir_or(t->ir, high, low));
}
