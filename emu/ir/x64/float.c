/*
 * float.c - floating-point calls done in the host's FPU.
 *
 * MXCSR collects what the operations raise; merge_status() brings that into the guest's status slot before anybody looks
 * at it. Invalid is left out: where the host raises it the result is a NaN, and then the reference function decides. So it
 * does for results that may have been tiny before rounding but not after, which machines disagree about.
 */
#include "emu/ir/x64/translate.h"

enum form {
    TWO = 1,    /* a OP b */
    ONE,        /* OP a */
    FUSED,      /* a * b + c */
    COMPARE,
    HOLDS,      /* a comparison's outcome */
    TO_INTEGRAL,
    TO_FLOAT,   /* from an integer */
    TO_INT,
    WIDEN, NARROW,
};

struct fast {
    enum form form;
    uint8_t opcode;
    bool dbl;        /* the floating-point operands' width */
    bool wide_int;
    bool may_be_tiny;
};

static const struct fast table[] = {
    [IR_FAST_ADD32] = {TWO, 0x58, false, 0, false},   [IR_FAST_ADD64] = {TWO, 0x58, true, 0, false},
    [IR_FAST_SUB32] = {TWO, 0x5c, false, 0, false},   [IR_FAST_SUB64] = {TWO, 0x5c, true, 0, false},
    [IR_FAST_MUL32] = {TWO, 0x59, false, 0, true},    [IR_FAST_MUL64] = {TWO, 0x59, true, 0, true},
    [IR_FAST_DIV32] = {TWO, 0x5e, false, 0, true},    [IR_FAST_DIV64] = {TWO, 0x5e, true, 0, true},
    [IR_FAST_SQRT32] = {ONE, 0x51, false, 0, false},  [IR_FAST_SQRT64] = {ONE, 0x51, true, 0, false},
    [IR_FAST_FMA32] = {FUSED, 0xa9, false, 0, true},     [IR_FAST_FMA64] = {FUSED, 0xa9, true, 0, true},
    [IR_FAST_CMP32] = {COMPARE, 0x2e, false, 0, false}, [IR_FAST_CMP64] = {COMPARE, 0x2e, true, 0, false},
#define HOLDS_32_64(name, cc) [IR_FAST_##name##32] = {HOLDS, cc, false, 0, false}, [IR_FAST_##name##64] = {HOLDS, cc, true, 0, false},
    HOLDS_32_64(LT, CC_B) HOLDS_32_64(EQ, CC_E) HOLDS_32_64(LE, CC_BE) HOLDS_32_64(GT, CC_A) HOLDS_32_64(NE, CC_NE)
    HOLDS_32_64(GE, CC_AE)
#undef HOLDS_32_64
    [IR_FAST_FNMA32] = {FUSED, 0xad, false, 0, true}, [IR_FAST_FNMA64] = {FUSED, 0xad, true, 0, true},
    [IR_FAST_RINT32] = {TO_INTEGRAL, 0x0a, false, 0, false}, [IR_FAST_RINT64] = {TO_INTEGRAL, 0x0b, true, 0, false},
    [IR_FAST_S_L] = {TO_INT, 0x2d, false, 1, false},  [IR_FAST_D_L] = {TO_INT, 0x2d, true, 1, false},
    [IR_FAST_S_LT] = {TO_INT, 0x2c, false, 1, false}, [IR_FAST_D_LT] = {TO_INT, 0x2c, true, 1, false},
    [IR_FAST_S_D] = {WIDEN, 0x5a, false, 0, false},   [IR_FAST_D_S] = {NARROW, 0x5a, true, 0, true},
    [IR_FAST_W_S] = {TO_FLOAT, 0x2a, false, 0, false}, [IR_FAST_W_D] = {TO_FLOAT, 0x2a, true, 0, false},
    [IR_FAST_L_S] = {TO_FLOAT, 0x2a, false, 1, false}, [IR_FAST_L_D] = {TO_FLOAT, 0x2a, true, 1, false},
    [IR_FAST_S_W] = {TO_INT, 0x2d, false, 0, false},  [IR_FAST_D_W] = {TO_INT, 0x2d, true, 0, false},
    [IR_FAST_S_WT] = {TO_INT, 0x2c, false, 0, false}, [IR_FAST_D_WT] = {TO_INT, 0x2c, true, 0, false},
};

static void slow_if(struct x64 *x, enum host_cond cc, struct slow_call *slow)
{
    slow->sites[slow->nsites++] = jcc(&x->e, cc);
}

/* xmm0 holds a result: NaNs, and what may have been tiny, go the slow way. rax is lost. */
static void check_result(struct x64 *x, bool dbl, bool may_be_tiny, struct slow_call *slow)
{
    sse(&x->e, dbl ? 0x66 : 0, 0, 0x2e, 0, 0); /* ucomis xmm0, xmm0 */
    slow_if(x, CC_P, slow);
    if (!may_be_tiny)
        return;
    mov_from_xmm(&x->e, dbl, RAX, 0); /* exactly the least normal number? */
    alu_rr(&x->e, ALU_ADD, dbl, RAX, RAX);
    if (dbl) {
        shift_ri(&x->e, SHIFT_ROL, 1, RAX, 11);
        alu_ri(&x->e, ALU_CMP, 1, RAX, 1);
    } else {
        alu_ri(&x->e, ALU_CMP, 0, RAX, 0x01000000);
    }
    slow_if(x, CC_E, slow);
}

static void relation(struct x64 *x)
{
    mov_imm(&x->e, RDX, 2);
    mov_imm(&x->e, RAX, 1);
    cmov(&x->e, CC_B, RDX, RAX);
    mov_imm(&x->e, RAX, 4);
    cmov(&x->e, CC_A, RDX, RAX);
}

void x64_fast_float(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const struct fast *f = &table[o->flags >> 8];
    unsigned scalar = f->dbl ? 0xf2 : 0xf3;
    bool result_dbl = f->form == WIDEN || (f->dbl && f->form != NARROW);

    x64_drop(x, x->c->isa->fp.status_slot); /* memory is its place: the slow call and merge_status write there */
    int a = x64_use(x, o->a), b = NO_REG, c = NO_REG;
    if (f->form == TWO || f->form == FUSED || f->form == COMPARE || f->form == HOLDS)
        b = x64_use(x, o->b);
    if (f->form == FUSED)
        c = x64_use(x, o->c);
    struct slow_call *slow = x64_new_slow_call(x, o);
    if (f->form != TO_FLOAT)
        mov_to_xmm(&x->e, f->dbl, 0, a);
    if (b != NO_REG)
        mov_to_xmm(&x->e, f->dbl, 1, b);
    switch (f->form) {
    case TWO:
        sse(&x->e, scalar, 0, f->opcode, 0, 1);
        break;
    case ONE: case WIDEN: case NARROW:
        sse(&x->e, scalar, 0, f->opcode, 0, 0);
        break;
    case FUSED:
        mov_to_xmm(&x->e, f->dbl, 2, c);
        vex(&x->e, 2, 1, f->dbl, 0, 1, 2, f->opcode);
        break;
    case HOLDS:
        sse(&x->e, f->dbl ? 0x66 : 0, 0, 0x2e, 0, 1);
        slow_if(x, CC_P, slow);
        setcc(&x->e, (enum host_cond)f->opcode, RDX);
        movzx8(&x->e, RDX, RDX);
        break;
    case TO_INTEGRAL:
        vex(&x->e, 3, 1, 0, 0, 0, 0, f->opcode);
        byte(&x->e, 4); /* as MXCSR says */
        break;
    case COMPARE:
        sse(&x->e, f->dbl ? 0x66 : 0, 0, f->opcode, 0, 1);
        slow_if(x, CC_P, slow);
        relation(x);
        break;
    case TO_FLOAT:
        sse(&x->e, 0, 0, 0x57, 0, 0); /* xorps: no false dependency */
        sse(&x->e, scalar, f->wide_int, f->opcode, 0, a);
        break;
    case TO_INT:
        sse(&x->e, scalar, f->wide_int, f->opcode, RDX, 0);
        alu_ri(&x->e, ALU_CMP, f->wide_int, RDX, 1); /* what does not fit is the least number */
        slow_if(x, CC_O, slow);
        break;
    }
    bool to_register = f->form == COMPARE || f->form == HOLDS || f->form == TO_INT;
    if (!to_register)
        check_result(x, result_dbl, f->may_be_tiny, slow);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    if (to_register)
        mov_rr(&x->e, 1, d, RDX);
    else
        mov_from_xmm(&x->e, result_dbl, d, 0);
    slow->d = (int8_t)d;
    slow->back = x->e.p;
}

/* ---- the status ----------------------------------------------------------------------------- */

/* What the host's FPU raised since it was last clean goes to the slot, in memory. rax and rdx are lost. */
void x64_merge_status(struct x64 *x)
{
    mxcsr(&x->e, 3, RBP, CPU_DISP(mxcsr));
    mov_load(&x->e, 0, RAX, RBP, CPU_DISP(mxcsr));
    alu_ri(&x->e, ALU_AND, 0, RAX, 63);
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)x->hc->fp_sticky);
    rex(&x->e, 1, RDX, RAX, RDX, false);
    byte(&x->e, 0x8b);
    modrm_index(&x->e, RDX, RDX, RAX, 3, 0);
    op_mem(&x->e, 1, 0x09, RDX, RBP, x64_disp(x->c->isa->fp.status_slot)); /* or [slot], rdx */
}

void x64_clean_status(struct x64 *x)
{
    mxcsr(&x->e, 2, RBP, CPU_DISP(mxcsr_clean));
}

void x64_fill_sticky(const struct isa_fp *fp, uint64_t sticky[64])
{
    enum { DIVIDE = 4, OVERFLOW = 8, UNDERFLOW = 16, PRECISION = 32 }; /* MXCSR, Intel SDM vol. 1, 10.2.3 */
    for (unsigned i = 0; i < 64; i++)
        sticky[i] = (i & DIVIDE ? (uint64_t)1 << fp->zero_divide : 0) | (i & OVERFLOW ? (uint64_t)1 << fp->overflow : 0) |
                    (i & UNDERFLOW ? (uint64_t)1 << fp->underflow : 0) |
                    (i & PRECISION ? (uint64_t)1 << fp->inexact : 0);
}

/* ---- the slow way --------------------------------------------------------------------------- */

/* Out of line: the reference function, with every register as the fast way would have left it. */
void x64_emit_slow_call(struct x64 *x, const struct slow_call *s)
{
    const struct ir_op *o = &s->op;
    int moved[3];
    const uint16_t args[3] = {o->a, o->b, o->c};

    for (unsigned i = 0; i < s->nsites && !x->e.full; i++)
        set_target(s->sites[i], x->e.p);
    for (unsigned r = 0; r < 16; r++) /* every live register to its slot */
        if (s->regs.slot[r] != NO_SLOT)
            mov_store(&x->e, 1, RBP, x64_disp(s->regs.slot[r]), (int)r);
    if (x->hc->uses_fp)
        mxcsr(&x->e, 3, RBP, CPU_DISP(mxcsr));
    for (unsigned i = 0; i < 3; i++) {
        static const int to[3] = {RSI, RDX, RCX};
        moved[i] = to[i];
        if (s->args[i].known)
            mov_imm(&x->e, moved[i], s->args[i].value);
        else
            mov_load(&x->e, 1, moved[i], RBP, x64_disp(args[i]));
    }
    lea(&x->e, 1, RDI, RBP, -SLOT_BIAS);
    mov_imm(&x->e, RAX, x->b->pool[o->imm]);
    call_reg(&x->e, RAX);
    if (x->hc->uses_fp)
        mxcsr(&x->e, 2, RBP, CPU_DISP(mxcsr)); /* what the function's own arithmetic raised is nobody's business */
    if (o->flags & IR_CALL_EXACT)
        x64_clean_status(x);
    for (unsigned r = 0; r < 16; r++)
        if (s->regs.slot[r] != NO_SLOT && caller_saved((int)r))
            mov_load(&x->e, 1, (int)r, RBP, x64_disp(s->regs.slot[r]));
    mov_rr(&x->e, 1, s->d, RAX);
    jmp_to(&x->e, s->back);
}
