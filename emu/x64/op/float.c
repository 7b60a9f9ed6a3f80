/*
 * float.c - floating-point calls done inline by the host's FPU.
 *
 * MXCSR collects the exceptions that the operations raise. Invariant: x64_merge_status() merges them into the guest's
 * status slot before that is observed. Invalid is not merged: where the host raises it the result is a NaN, and then
 * the reference function decides (the slow path). It also decides about results that may have been tiny before rounding
 * but not after, on which machines differ.
 */
#include "emu/x64/translate.h"

enum form {
    TWO = 1, /* a OP b */
    ONE,     /* OP a */
    FUSED,   /* a * b + c */
    COMPARE,
    HOLDS, /* whether a relation holds */
    TO_INTEGRAL,
    TO_FLOAT, /* from an integer */
    TO_INT,
    WIDEN,
    NARROW,
};

struct fast {
    enum form form;
    uint8_t opcode;
    bool dbl; /* the floating-point operands are doubles */
    bool wide_int;
    bool may_be_tiny;
};

static const struct fast table[] = {
#define BOTH(name, form, opcode, may_be_tiny) \
    [IR_FAST_##name##32] = {form, opcode, false, 0, may_be_tiny}, [IR_FAST_##name##64] = {form, opcode, true, 0, may_be_tiny},
#define ONE_WAY(name, form, opcode, dbl, wide_int) [IR_FAST_##name] = {form, opcode, dbl, wide_int, form == NARROW},
    // clang-format off
    BOTH(ADD, TWO, 0x58, false) BOTH(SUB, TWO, 0x5c, false) BOTH(MUL, TWO, 0x59, true) BOTH(DIV, TWO, 0x5e, true)
    BOTH(SQRT, ONE, 0x51, false) BOTH(FMA, FUSED, 0xa9, true) BOTH(FNMA, FUSED, 0xad, true) BOTH(CMP, COMPARE, 0x2e, false)
    BOTH(LT, HOLDS, CC_B, false) BOTH(EQ, HOLDS, CC_E, false) BOTH(LE, HOLDS, CC_BE, false) BOTH(GT, HOLDS, CC_A, false)
    BOTH(NE, HOLDS, CC_NE, false) BOTH(GE, HOLDS, CC_AE, false) BOTH(ORDERED, HOLDS, CC_NP, false) BOTH(UNORDERED, HOLDS, CC_P, false)
    ONE_WAY(RINT32, TO_INTEGRAL, 0x0a, false, 0) ONE_WAY(RINT64, TO_INTEGRAL, 0x0b, true, 0)
    ONE_WAY(S_D, WIDEN, 0x5a, false, 0) ONE_WAY(D_S, NARROW, 0x5a, true, 0)
    ONE_WAY(W_S, TO_FLOAT, 0x2a, false, 0) ONE_WAY(W_D, TO_FLOAT, 0x2a, true, 0)
    ONE_WAY(L_S, TO_FLOAT, 0x2a, false, 1) ONE_WAY(L_D, TO_FLOAT, 0x2a, true, 1)
    ONE_WAY(S_W, TO_INT, 0x2d, false, 0) ONE_WAY(D_W, TO_INT, 0x2d, true, 0) ONE_WAY(S_WT, TO_INT, 0x2c, false, 0)
    ONE_WAY(D_WT, TO_INT, 0x2c, true, 0) ONE_WAY(S_L, TO_INT, 0x2d, false, 1) ONE_WAY(D_L, TO_INT, 0x2d, true, 1)
    ONE_WAY(S_LT, TO_INT, 0x2c, false, 1) ONE_WAY(D_LT, TO_INT, 0x2c, true, 1)
// clang-format on
#undef BOTH
#undef ONE_WAY
};

/* Takes the slow path if the result in t is a NaN, or may have been tiny. */
static void check_result(struct x64 *x, int t, bool dbl, bool may_be_tiny, struct slow_call *slow)
{
    unsigned pp = dbl ? PP_66 : PP_NONE;
    if (!may_be_tiny) {
        avx(&x->e, MAP_0F, pp, 0, 0x2e, t, 0, t); /* vucomis t, t */
        x64_slow_if(x, CC_P, slow);
        return;
    }
    /* Compares with the least normal number. A NaN compares as "equal", too. */
    avx_const(&x->e, PP_NONE, 0x54, XMM15, t, x64_xmm_constant(x, dbl ? XMM_ABS64 : XMM_ABS32));
    avx_const(&x->e, pp, 0x2e, XMM15, 0, x64_xmm_constant(x, dbl ? XMM_LEAST64 : XMM_LEAST32));
    x64_slow_if(x, CC_E, slow);
}

/* edx = the relation that vucomis has found. */
static void relation(struct x64 *x)
{
    mov_imm(&x->e, RDX, 2);
    mov_imm(&x->e, RAX, 1);
    cmov(&x->e, CC_B, RDX, RAX);
    mov_imm(&x->e, RAX, 4);
    cmov(&x->e, CC_A, RDX, RAX);
}

/* Emits an operation whose result is an integer. It goes to edx. */
static void to_integer(struct x64 *x, const struct fast *f, int a, int b, struct slow_call *slow)
{
    if (f->form == TO_INT) {
        avx(&x->e, MAP_0F, f->dbl ? PP_F2 : PP_F3, f->wide_int, f->opcode, RDX, 0, a);
        alu_ri(&x->e, ALU_CMP, f->wide_int, RDX, 1); /* what does not fit is converted to the least number */
        x64_slow_if(x, CC_O, slow);
        return;
    }
    avx(&x->e, MAP_0F, f->dbl ? PP_66 : PP_NONE, 0, 0x2e, a, 0, b);
    x64_slow_if(x, CC_P, slow);
    if (f->form == HOLDS && slow->to_flags) {
        slow->cc = (enum host_cond)f->opcode;
    } else if (f->form == HOLDS) {
        setcc(&x->e, (enum host_cond)f->opcode, RDX);
        movzx8(&x->e, RDX, RDX);
    } else {
        relation(x);
    }
}

static void to_float(struct x64 *x, const struct fast *f, int t, int a, int b, int c)
{
    unsigned pp = f->dbl ? PP_F2 : PP_F3;
    switch (f->form) {
    case TWO: avx(&x->e, MAP_0F, pp, 0, f->opcode, t, a, b); break;
    case FUSED:
        mov_xmm(&x->e, t, a);
        avx(&x->e, MAP_0F38, PP_66, f->dbl, f->opcode, t, b, c);
        break;
    case TO_INTEGRAL:
        avx(&x->e, MAP_0F3A, PP_66, 0, f->opcode, t, a, a);
        byte(&x->e, 4); /* rounding as in MXCSR */
        break;
    case TO_FLOAT:
        avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, t, t, t); /* vxorps: breaks the dependency on t's old value */
        avx(&x->e, MAP_0F, pp, f->wide_int, f->opcode, t, t, a);
        break;
    default: /* ONE, WIDEN, NARROW */ avx(&x->e, MAP_0F, pp, 0, f->opcode, t, a, a); break;
    }
}

/* Returns whether the operation is statusless or on lanes, and so not in the table. */
static bool is_plain(const struct ir_op *o)
{
    return o->flags >> 8 >= IR_FAST_STATUSLESS;
}

bool x64_takes_float(const struct ir_op *o)
{
    return o->flags >> 8 && !is_plain(o) && table[o->flags >> 8].form != TO_FLOAT;
}

unsigned x64_fast_float(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned kills = x->uses.kills[i], skip;
    const struct fast *f = &table[o->flags >> 8];
    bool result_dbl = f->form == WIDEN || (f->dbl && f->form != NARROW);
    bool integer = f->form == COMPARE || f->form == HOLDS || f->form == TO_INT;
    int a, b = NO_REG, c = NO_REG, t = RDX;

    skip = f->form == HOLDS ? x64_skip_decided_by(x, i) : 0;
    if (skip)
        x64_read_aliases(x); /* reading them later would lose the flags */
    x->fp.raised = RAISED_ANYTHING;
    x64_drop(x, x->c->isa->fp.status_slot); /* the slow call and x64_merge_status() write the status to memory */
    a = f->form == TO_FLOAT ? x64_use(x, o->a) : x64_use_xmm(x, o->a, f->dbl);
    if (f->form == TWO || f->form == FUSED || f->form == COMPARE || f->form == HOLDS)
        b = x64_use_xmm(x, o->b, f->dbl);
    if (f->form == FUSED)
        c = x64_use_xmm(x, o->c, f->dbl);
    if (!integer)
        t = x64_take_xmm(x); /* not an operand's register: the slow path needs the operands */
    struct slow_call *slow = x64_new_slow_call(x, o);
    slow->d = (int8_t)t;
    slow->to_flags = skip;
    if (integer)
        to_integer(x, f, a, b, slow);
    else
        to_float(x, f, t, a, b, c);
    if (!integer && f->form != TO_FLOAT)
        check_result(x, t, result_dbl, f->may_be_tiny, slow);
    slow->back = x->e.p;
    x64_kill_operands(x, o, kills);
    if (skip)
        return x64_skip_by_flags(x, i, skip, slow->cc);
    if (integer) {
        int d = x64_def(x, o->d);
        mov_rr(&x->e, 1, d, RDX);
        x->word[o->d] = !f->wide_int;
    } else {
        x64_def_xmm(x, o->d, t, result_dbl);
    }
    return i + 1;
}

/* ---- the status ----------------------------------------------------------------------------- */

static bool has_floats(const struct ir_block *b)
{
    for (unsigned i = 0; i < b->nops; i++)
        if (b->ops[i].op == IR_CALL && b->ops[i].flags >> 8 && !is_plain(&b->ops[i]))
            return true;
    return false;
}

/* sets cpu.merged */
static void set_merged(struct x64 *x, bool is)
{
    op_mem(&x->e, 0, 0xc6, 0, RBP, CPU_DISP(merged));
    byte(&x->e, is);
}

void x64_enter_floats(struct x64 *x)
{
    x->fp.floats = x->hc->uses_fp && has_floats(x->b);
    if (x->fp.floats)
        set_merged(x, false);
}

/* Merges the exceptions raised in MXCSR since it was last clean into the status slot, in memory. rax and rdx are
 * lost. */
void x64_merge_status(struct x64 *x)
{
    if (x->fp.raised != RAISED_ANYTHING)
        return;
    uint8_t *is_there = NULL;
    if (!x->fp.floats) {
        op_mem(&x->e, 0, 0x80, ALU_CMP, RBP, CPU_DISP(merged));
        byte(&x->e, 0);
        is_there = jcc(&x->e, CC_NE);
        set_merged(x, true);
    }
    mxcsr(&x->e, 3, RBP, CPU_DISP(mxcsr));
    mov_load(&x->e, 0, RAX, RBP, CPU_DISP(mxcsr));
    alu_ri(&x->e, ALU_AND, 0, RAX, 63);
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)x->hc->fp_sticky);
    rex(&x->e, 1, RDX, RAX, RDX, false);
    byte(&x->e, 0x8b);
    modrm_index(&x->e, RDX, RDX, RAX, 3, 0);
    op_mem(&x->e, 1, 0x09, RDX, RBP, x64_disp(x->c->isa->fp.status_slot)); /* or [slot], rdx */
    if (is_there)
        land(&x->e, is_there);
    x->fp.raised = RAISED_KNOWN;
}

void x64_clean_status(struct x64 *x)
{
    if (x->fp.raised != RAISED_NOTHING)
        mxcsr(&x->e, 2, RBP, CPU_DISP(mxcsr_clean));
    x->fp.raised = RAISED_NOTHING;
}

/* The status slot's new value replaces what has been raised. Cleaning MXCSR is slow, and only needed if the new value
 * clears flags that may be set there. */
void x64_status_defined(struct x64 *x)
{
    unsigned slot = x->c->isa->fp.status_slot;
    int r = x->where[slot];
    if (x->fp.raised != RAISED_KNOWN || r == NO_REG) {
        x64_clean_status(x);
        return;
    }
    mov_imm(&x->e, RAX, x->hc->fp_sticky[63]);
    andn(&x->e, 1, RAX, r, RAX);
    op_mem(&x->e, 1, 0x85, RAX, RBP, x64_disp(slot)); /* test [slot], rax: memory still has the old value */
    uint8_t *keeps = jcc(&x->e, CC_E);
    mxcsr(&x->e, 2, RBP, CPU_DISP(mxcsr_clean));
    land(&x->e, keeps);
}

void x64_fill_sticky(const struct isa_fp *fp, uint64_t sticky[64])
{
    enum { DIVIDE = 4, OVERFLOW = 8, UNDERFLOW = 16, PRECISION = 32 }; /* MXCSR, Intel SDM vol. 1, 10.2.3 */
    for (unsigned i = 0; i < 64; i++)
        sticky[i] = (i & DIVIDE ? (uint64_t)1 << fp->zero_divide : 0) | (i & OVERFLOW ? (uint64_t)1 << fp->overflow : 0) |
                    (i & UNDERFLOW ? (uint64_t)1 << fp->underflow : 0) | (i & PRECISION ? (uint64_t)1 << fp->inexact : 0);
}

/* eax is 0 or 1: sets the flags so that cc holds if it is 1. */
static void result_to_flags(struct x64 *x, enum host_cond cc)
{
    if (cc == CC_A || cc == CC_NE || cc == CC_NP)
        test_rr(&x->e, 0, RAX, RAX);
    else if (cc == CC_BE || cc == CC_E || cc == CC_P)
        alu_ri(&x->e, ALU_XOR, 0, RAX, 1);
    else if (cc == CC_B)
        op_reg(&x->e, 0, 0xf7, 3, RAX); /* neg */
    else
        alu_ri(&x->e, ALU_CMP, 0, RAX, 1);
}

/* ---- the slow path ------------------------------------------------------------------------------- */

/* Calls the reference function, and leaves every register as the inline path does. */
static void call_reference(struct x64 *x, const struct slow_call *s)
{
    static const int to[3] = {RSI, RDX, RCX};
    const struct regs *in = &s->regs;
    for (unsigned i = 0; i < s->nsites; i++)
        land(&x->e, s->sites[i]);
    for (int r = 0; r < 32; r++) /* spill every register that memory does not agree with */
        if (in->slot[r] != NO_SLOT && (in->dirty[r] || x->pinned >> r & 1 || !x64_is_guest(x, in->slot[r])))
            x64_store_cell(x, in->slot[r], r, in->narrow[r]);
    if (x->hc->uses_fp)
        mxcsr(&x->e, 3, RBP, CPU_DISP(mxcsr));
    for (unsigned i = 0; i < 3; i++) {
        if (s->args[i].known)
            mov_imm(&x->e, to[i], s->args[i].value);
        else
            x64_load_cell(x, to[i], s->cells[i]);
    }
    lea(&x->e, 1, RDI, RBP, -CPU_BIAS);
    mov_imm(&x->e, RAX, x->b->pool[s->op.imm]);
    call_reg(&x->e, RAX);
    if (x->hc->uses_fp)
        mxcsr(&x->e, 2, RBP, CPU_DISP(mxcsr)); /* discards what the function's own arithmetic raised */
    for (int r = 0; r < 32; r++)
        if (in->slot[r] != NO_SLOT && caller_saved(r))
            x64_load_cell(x, r, in->slot[r]);
}

/* Emits a slow path, out of line. */
void x64_emit_slow_call(struct x64 *x, struct slow_call *s)
{
    if (s->emit_parts)
        s->emit_parts(x, s);
    if (!s->nsites) /* no jump leads here */
        return;
    call_reference(x, s);
    if (s->to_flags)
        result_to_flags(x, s->cc);
    else if (is_xmm(s->d))
        mov_to_xmm(&x->e, 1, s->d, RAX);
    else
        mov_rr(&x->e, 1, s->d, RAX);
    if (s->cold) {
        alu_ri(&x->e, ALU_CMP, 1, RAX, (int32_t)s->cold_on);
        x->out_of_line.cold[s->cold - 1].site = jcc(&x->e, CC_E);
    }
    jmp_to(&x->e, s->back);
}
