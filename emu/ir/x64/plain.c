/*
 * plain.c - floating-point calls without a status (IR_FAST_PLAIN_…) done in the host's FPU.
 *
 * What the host does counts where no exception but inexact can have occurred, which the result shows; else the reference
 * function is called, out of line.
 */
#include "emu/ir/x64/translate.h"

enum form { FUSED, TWO, COMPARE, WIDEN, NARROW, FROM_INTEGER, TO_INTEGER };

struct plain {
    enum form form;
    uint8_t opcode;
    bool single; /* the result is rounded to single */
};

static const struct plain table[] = {
#define ROW(name) [IR_FAST_PLAIN_##name - IR_FAST_PLAIN]
    ROW(FMA) = {FUSED, 0xa9, false},     ROW(FMS) = {FUSED, 0xab, false},   ROW(FNMA) = {FUSED, 0xad, false},
    ROW(MUL) = {TWO, 0x59, false},       ROW(ADD) = {TWO, 0x58, false},     ROW(SUB) = {TWO, 0x5c, false},
    ROW(FMAS) = {FUSED, 0xa9, true},     ROW(FMSS) = {FUSED, 0xab, true},   ROW(FNMAS) = {FUSED, 0xad, true},
    ROW(MULS) = {TWO, 0x59, true},       ROW(ADDS) = {TWO, 0x58, true},     ROW(SUBS) = {TWO, 0x5c, true},
    ROW(CMP) = {COMPARE, 0x2e, false},   ROW(S_D) = {WIDEN, 0x5a, false},   ROW(D_S) = {NARROW, 0x5a, false},
    ROW(L_D) = {FROM_INTEGER, 0x2a, false}, ROW(D_LT) = {TO_INTEGER, 0x2c, false}, ROW(D_L) = {TO_INTEGER, 0x2d, false},
#undef ROW
};

/* Scratch registers, no slot's. */
enum { X0 = XMM0 + 13, X1, X2 };

/* A slot's bits to an xmm register: from where they are. rax is lost. */
static void load(struct x64 *x, int xmm, unsigned slot)
{
    int r = x->where[slot];
    if (r == NO_REG && x->known[slot].known)
        mov_imm(&x->e, r = RAX, x->known[slot].value);
    if (is_xmm(r))
        mov_xmm(&x->e, xmm, r);
    else if (r != NO_REG)
        mov_to_xmm(&x->e, 1, xmm, r);
    else
        load_xmm(&x->e, 1, xmm, RBP, x64_disp(slot));
}

static void slow_if(struct x64 *x, enum host_cond cc, struct slow_call *slow)
{
    slow->sites[slow->nsites++] = jcc(&x->e, cc);
}

/* The slow way unless the bits in rax are a normal number's: of exponent field `least` or more. rdx is lost. */
static void need_normal(struct x64 *x, bool dbl, int least, struct slow_call *slow)
{
    int top = dbl ? 0x7ff : 0xff;
    lea_index(&x->e, dbl, RDX, RAX, RAX, 0, 0);
    shift_ri(&x->e, SHIFT_SHR, dbl, RDX, dbl ? 53 : 24);
    alu_ri(&x->e, ALU_SUB, 0, RDX, least);
    alu_ri(&x->e, ALU_CMP, 0, RDX, top - least);
    slow_if(x, CC_AE, slow);
}

/* xmm0 has the exact result rounded to 53 bits: to single, once more, unless that might be a tie. */
static void round_to_single(struct x64 *x, struct slow_call *slow)
{
    mov_from_xmm(&x->e, 0, RAX, X0);
    alu_ri(&x->e, ALU_AND, 0, RAX, 0x1fffffff);
    alu_ri(&x->e, ALU_CMP, 0, RAX, 0x10000000);
    slow_if(x, CC_E, slow);
    avx(&x->e, MAP_0F, PP_F2, 0, 0x5a, X0, X0, X0);
    mov_from_xmm(&x->e, 0, RAX, X0);
    need_normal(x, false, 2, slow);
    avx(&x->e, MAP_0F, PP_F3, 0, 0x5a, X0, X0, X0);
    mov_from_xmm(&x->e, 1, RAX, X0);
}

/* Operations that must be exact: MXCSR says whether one was not since the last that took the slow way. */
static void need_exact(struct x64 *x, struct slow_call *slow)
{
    enum { PRECISION = 32 };
    mxcsr(&x->e, 3, RBP, CPU_DISP(mxcsr));
    op_mem(&x->e, 0, 0xf6, 0, RBP, CPU_DISP(mxcsr)); /* test byte [mxcsr], … */
    byte(&x->e, PRECISION);
    slow_if(x, CC_NE, slow);
}

static void arithmetic(struct x64 *x, const struct plain *p, const struct ir_op *o, struct slow_call *slow)
{
    load(x, X0, o->a);
    load(x, X1, o->b);
    if (p->form == FUSED) {
        load(x, X2, o->c);
        avx(&x->e, MAP_0F38, PP_66, 1, p->opcode, X0, X1, X2);
    } else {
        avx(&x->e, MAP_0F, PP_F2, 0, p->opcode, X0, X0, X1);
    }
    if (p->single) {
        round_to_single(x, slow);
        return;
    }
    mov_from_xmm(&x->e, 1, RAX, X0);
    need_normal(x, true, 2, slow);
}

/* rax: 2 + 2 * (a > b) - (a < b) */
static void relation(struct x64 *x, const struct ir_op *o, struct slow_call *slow)
{
    load(x, X0, o->a);
    load(x, X1, o->b);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, X0, 0, X1);
    slow_if(x, CC_P, slow);
    setcc(&x->e, CC_A, RAX);
    setcc(&x->e, CC_B, RDX);
    movzx8(&x->e, RAX, RAX);
    movzx8(&x->e, RDX, RDX);
    lea_index(&x->e, 0, RAX, RAX, RAX, 0, 2);
    alu_rr(&x->e, ALU_SUB, 0, RAX, RDX);
}

static void narrow(struct x64 *x, const struct ir_op *o, struct slow_call *slow)
{
    load(x, X0, o->a);
    avx(&x->e, MAP_0F, PP_F2, 0, 0x5a, X1, X0, X0);
    avx(&x->e, MAP_0F, PP_F3, 0, 0x5a, X2, X1, X1);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, X0, 0, X2);
    slow_if(x, CC_P, slow);
    slow_if(x, CC_NE, slow);
    mov_from_xmm(&x->e, 0, RAX, X1);
    need_normal(x, false, 1, slow);
    mov_from_xmm(&x->e, 0, RAX, X1);
}

void x64_plain_float(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const struct plain *p = &table[(o->flags >> 8) - IR_FAST_PLAIN];
    bool integer = p->form == WIDEN || p->form == FROM_INTEGER;
    int a = integer ? x64_use(x, o->a) : NO_REG;
    struct slow_call *slow = x64_new_slow_call(x, o);
    x->raised = RAISED_ANYTHING;

    switch (p->form) {
    case FUSED: case TWO:
        arithmetic(x, p, o, slow);
        break;
    case COMPARE:
        relation(x, o, slow);
        break;
    case WIDEN:
        mov_rr(&x->e, 0, RAX, a);
        need_normal(x, false, 1, slow);
        mov_to_xmm(&x->e, 0, X0, a);
        avx(&x->e, MAP_0F, PP_F3, 0, 0x5a, X0, X0, X0);
        mov_from_xmm(&x->e, 1, RAX, X0);
        break;
    case NARROW:
        narrow(x, o, slow);
        break;
    case FROM_INTEGER: /* what has no more than 53 bits */
        mov_rr(&x->e, 1, RAX, a);
        shift_ri(&x->e, SHIFT_SAR, 1, RAX, 53);
        alu_ri(&x->e, ALU_ADD, 1, RAX, 1);
        alu_ri(&x->e, ALU_CMP, 1, RAX, 1);
        slow_if(x, CC_A, slow);
        avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X0, X0, X0); /* vxorps: no false dependency */
        avx(&x->e, MAP_0F, PP_F2, 1, p->opcode, X0, X0, a);
        mov_from_xmm(&x->e, 1, RAX, X0);
        break;
    case TO_INTEGER:
        load(x, X0, o->a);
        avx(&x->e, MAP_0F, PP_F2, 1, p->opcode, RAX, 0, X0);
        alu_ri(&x->e, ALU_CMP, 1, RAX, 1); /* overflows for INT64_MIN alone: what does not fit */
        slow_if(x, CC_O, slow);
        break;
    }
    if (o->flags & IR_CALL_EXACT)
        need_exact(x, slow);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, d, RAX);
    slow->d = (int8_t)d;
    slow->back = x->e.p;
}
