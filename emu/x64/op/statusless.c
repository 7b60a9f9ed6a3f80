/*
 * statusless.c - floating-point calls without a status (IR_FAST_STATUSLESS_…) done inline by the host's FPU.
 *
 * Invariant: the host's result is used only if no exception but inexact can have occurred, which the result shows.
 * Otherwise the reference function is called, out of line (the slow path).
 */
#include "emu/x64/translate.h"

enum form { FUSED, TWO, FUSED_PAIR, TWO_PAIR, COMPARE, WIDEN, NARROW, FROM_INTEGER, TO_INTEGER };

struct statusless {
    enum form form;
    uint8_t opcode;
    bool single; /* the result is rounded to single */
};

static const struct statusless table[] = {
#define ROW(name) [IR_FAST_STATUSLESS_##name - IR_FAST_STATUSLESS]
    ROW(FMA) = {FUSED, 0xa9, false},        ROW(FMS) = {FUSED, 0xab, false},       ROW(FNMA) = {FUSED, 0xad, false},
    ROW(MUL) = {TWO, 0x59, false},          ROW(ADD) = {TWO, 0x58, false},         ROW(SUB) = {TWO, 0x5c, false},
    ROW(FMAS) = {FUSED, 0xa9, true},        ROW(FMSS) = {FUSED, 0xab, true},       ROW(FNMAS) = {FUSED, 0xad, true},
    ROW(MULS) = {TWO, 0x59, true},          ROW(ADDS) = {TWO, 0x58, true},         ROW(SUBS) = {TWO, 0x5c, true},
    ROW(CMP) = {COMPARE, 0x2e, false},      ROW(S_D) = {WIDEN, 0x5a, false},       ROW(D_S) = {NARROW, 0x5a, false},
    ROW(L_D) = {FROM_INTEGER, 0x2a, false}, ROW(D_LT) = {TO_INTEGER, 0x2c, false}, ROW(D_L) = {TO_INTEGER, 0x2d, false},
    ROW(FMAP) = {FUSED_PAIR, 0xa8, false},  ROW(FMSP) = {FUSED_PAIR, 0xaa, false}, ROW(FNMAP) = {FUSED_PAIR, 0xac, false},
    ROW(MULP) = {TWO_PAIR, 0x59, false},
#undef ROW
};

/* Scratch registers, which no slot is in. */
enum { X0 = XMM0 + 13, X1, X2 };

enum opcode { ADD = 0x58, MUL = 0x59, CVT = 0x5a, SUB = 0x5c, FMA213 = 0xa9, FMS213 = 0xab, FNMA213 = 0xad };

enum { FAILS = 1 }; /* see emu/fp/statusless.h */

/* Takes the slow path unless rax has the bits of a normal number with an exponent field of at least `least`. rdx is
 * lost. */
static void need_normal(struct x64 *x, bool dbl, int least, struct slow_call *slow)
{
    int top = dbl ? 0x7ff : 0xff;
    lea_index(&x->e, dbl, RDX, RAX, RAX, 0, 0);
    shift_ri(&x->e, SHIFT_SHR, dbl, RDX, dbl ? 53 : 24);
    alu_ri(&x->e, ALU_SUB, 0, RDX, least);
    alu_ri(&x->e, ALU_CMP, 0, RDX, top - least);
    x64_slow_if(x, CC_AE, slow);
}

static void need_equal(struct x64 *x, int a, int b, struct slow_call *slow)
{
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, a, 0, b); /* vucomisd */
    x64_slow_if(x, CC_P, slow);
    x64_slow_if(x, CC_NE, slow);
}

static void two(struct x64 *x, enum opcode op, int d, int a, int b)
{
    avx(&x->e, MAP_0F, PP_F2, 0, op, d, a, b);
}

/* Rounds the exact result that is in xmm t, rounded to 53 bits, to single. Takes the slow path if that might be a tie,
 * which the first rounding may have made. */
static void round_to_single(struct x64 *x, int t, bool exact, struct slow_call *slow)
{
    mov_from_xmm(&x->e, 0, RAX, t);
    alu_ri(&x->e, ALU_AND, 0, RAX, 0x1fffffff);
    alu_ri(&x->e, ALU_CMP, 0, RAX, 0x10000000);
    x64_slow_if(x, CC_E, slow);
    two(x, CVT, X1, t, t);
    mov_from_xmm(&x->e, 0, RAX, X1);
    need_normal(x, false, 2, slow);
    avx(&x->e, MAP_0F, PP_F3, 0, CVT, X1, X1, X1);
    if (exact)
        need_equal(x, X1, t, slow);
    mov_xmm(&x->e, t, X1);
}

/* Takes the slow path unless a * b == q. q, the rounded product, must not be so small that the rounding error would be
 * denormal. */
static void need_exact_product(struct x64 *x, int a, int b, int q, struct slow_call *slow)
{
    mov_xmm(&x->e, X1, a);
    avx(&x->e, MAP_0F38, PP_66, 1, FMS213, X1, b, q);
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X2, X2, X2); /* vxorps */
    need_equal(x, X1, X2, slow);
}

/* Takes the slow path unless t == a + b, a - b or b - a exactly: Knuth's two-sum gives the rounding error in two
 * parts. Near the largest number an intermediate overflows: then both parts are the same infinity, whose difference is a NaN. */
enum sum { SUM, DIFFERENCE, REVERSE };
static void need_exact_sum(struct x64 *x, enum sum what, int t, int a, int b, struct slow_call *slow)
{
    two(x, what == REVERSE ? ADD : SUB, X1, t, a);
    two(x, SUB, X2, t, X1);
    two(x, what == REVERSE ? ADD : SUB, X2, a, X2);
    if (what == REVERSE)
        two(x, SUB, X1, b, X1);
    else
        two(x, what == SUM ? SUB : ADD, X1, X1, b);
    two(x, SUB, X1, X1, X2);
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X2, X2, X2); /* vxorps */
    need_equal(x, X1, X2, slow);
}

/* Emits jumps that are taken if rax, the product of a and b, is a zero because one of these is, and thus exact. (NaNs
 * have taken the slow path before.) rdx is lost. */
static void zero_of_zero(struct x64 *x, int a, int b, uint8_t *zero[2])
{
    lea_index(&x->e, 1, RDX, RAX, RAX, 0, 0);
    test_rr(&x->e, 1, RDX, RDX);
    uint8_t *other = jcc(&x->e, CC_NE);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, a, 0, X0); /* vucomisd */
    zero[0] = jcc(&x->e, CC_E);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, b, 0, X0);
    zero[1] = jcc(&x->e, CC_E);
    land(&x->e, other);
}

enum { SAFE_PRODUCT = 64 }; /* the least exponent field with which the rounding error of a 53-bit result is normal */

static void need_exact(struct x64 *x, const struct statusless *p, int t, int a, int b, int c, struct slow_call *slow)
{
    if (p->form == FUSED) {
        two(x, MUL, X0, a, b);
        mov_from_xmm(&x->e, 1, RAX, X0);
        uint8_t *zero[2];
        zero_of_zero(x, a, b, zero);
        need_normal(x, true, SAFE_PRODUCT, slow);
        need_exact_product(x, a, b, X0, slow);
        land(&x->e, zero[0]);
        land(&x->e, zero[1]);
        need_exact_sum(x, p->opcode == FMA213 ? SUM : p->opcode == FMS213 ? DIFFERENCE : REVERSE, t, X0, c, slow);
    } else if (p->opcode == MUL) {
        need_exact_product(x, a, b, t, slow);
    } else {
        need_exact_sum(x, p->opcode == ADD ? SUM : DIFFERENCE, t, a, b, slow);
    }
}

static void arithmetic(struct x64 *x, const struct statusless *p, int t, int a, int b, int c, bool exact, struct slow_call *slow)
{
    if (p->form == FUSED) {
        mov_xmm(&x->e, t, a);
        avx(&x->e, MAP_0F38, PP_66, 1, p->opcode, t, b, c);
    } else {
        two(x, (enum opcode)p->opcode, t, a, b);
    }
    if (!p->single || exact) {
        mov_from_xmm(&x->e, 1, RAX, t);
        need_normal(x, true, exact && p->opcode == MUL ? SAFE_PRODUCT : 2, slow);
    }
    if (exact)
        need_exact(x, p, t, a, b, c, slow);
    if (p->single)
        round_to_single(x, t, exact, slow);
}

/* Takes the slow path if a half of any operand is denormal: twice its bits, minus one, then have an exponent field of
 * 0. (A zero wraps around.) */
static void need_no_denormal_half(struct x64 *x, const int *operands, unsigned n, struct slow_call *slow)
{
    enum { SHIFT = 0x72, SHIFT_LEFT = 6, SHIFT_RIGHT = 2, ADD_D = 0xfe, EQUAL_D = 0x76, LEAST_UD = 0x3b, SIGNS = 0x50 };
    avx(&x->e, MAP_0F, PP_66, 0, EQUAL_D, X2, X2, X2); /* -1 */
    for (unsigned k = 0; k < n; k++) {
        int to = k ? X1 : X0;
        avx(&x->e, MAP_0F, PP_66, 0, SHIFT, SHIFT_LEFT, to, operands[k]);
        byte(&x->e, 1);
        avx(&x->e, MAP_0F, PP_66, 0, ADD_D, to, to, X2);
        if (k)
            avx(&x->e, MAP_0F38, PP_66, 0, LEAST_UD, X0, X0, X1);
    }
    avx(&x->e, MAP_0F, PP_66, 0, SHIFT, SHIFT_RIGHT, X0, X0);
    byte(&x->e, 24);
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X1, X1, X1);
    avx(&x->e, MAP_0F, PP_66, 0, EQUAL_D, X0, X0, X1);
    avx(&x->e, MAP_0F, PP_NONE, 0, SIGNS, RAX, 0, X0);
    test_ri(&x->e, 0, RAX, 3);
    x64_slow_if(x, CC_NE, slow);
}

static void pair(struct x64 *x, const struct statusless *p, int t, int a, int b, int c, struct slow_call *slow)
{
    if (p->form == FUSED_PAIR) {
        mov_xmm(&x->e, t, a);
        avx(&x->e, MAP_0F38, PP_66, 0, p->opcode, t, b, c);
    } else {
        avx(&x->e, MAP_0F, PP_NONE, 0, p->opcode, t, a, b);
    }
    need_no_denormal_half(x, (const int[]){a, b, c}, p->form == FUSED_PAIR ? 3 : 2, slow);
    mov_from_xmm(&x->e, 1, RAX, t);
    need_normal(x, false, 2, slow);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, 32);
    need_normal(x, false, 2, slow);
}

/* rax = 2 + 2 * (a > b) - (a < b) */
static void relation(struct x64 *x, int a, int b, struct slow_call *slow)
{
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, a, 0, b);
    x64_slow_if(x, CC_P, slow);
    setcc(&x->e, CC_A, RAX);
    setcc(&x->e, CC_B, RDX);
    movzx8(&x->e, RAX, RAX);
    movzx8(&x->e, RDX, RDX);
    lea_index(&x->e, 0, RAX, RAX, RAX, 0, 2);
    alu_rr(&x->e, ALU_SUB, 0, RAX, RDX);
}

static void narrow(struct x64 *x, int a, struct slow_call *slow)
{
    two(x, CVT, X1, a, a);
    avx(&x->e, MAP_0F, PP_F3, 0, CVT, X2, X1, X1);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, a, 0, X2);
    x64_slow_if(x, CC_P, slow);
    x64_slow_if(x, CC_NE, slow);
    mov_from_xmm(&x->e, 0, RAX, X1);
    need_normal(x, false, 1, slow);
    mov_from_xmm(&x->e, 0, RAX, X1);
}

static void convert_integer(struct x64 *x, int t, int from)
{
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, t, t, t); /* vxorps: breaks the dependency on t's old value */
    avx(&x->e, MAP_0F, PP_F2, 1, 0x2a, t, t, from);
}

/* ---- exact zeros, out of line: they need no call ---- */

enum { CMP = 0xc2, OR = 0x56, AND = 0x54, SHIFT_D = 0x72, LEFT = 6, RIGHT = 2 };

static void is_zero(struct x64 *x, int a, struct slow_call *slow)
{
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X0, X0, X0); /* vxorps */
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, a, 0, X0);     /* vucomisd */
    x64_slow_if(x, CC_P, slow);
    x64_slow_if(x, CC_NE, slow);
}

/* Takes the slow path unless the result is an exact zero: a sum, or a product with a factor of zero. */
static void zero_result(struct x64 *x, bool is_sum, struct slow_call *slow)
{
    is_zero(x, slow->d, slow);
    if (is_sum) /* a sum never underflows to zero */
        return;
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, slow->operands[0], 0, X0);
    uint8_t *first = jcc(&x->e, CC_E);
    avx(&x->e, MAP_0F, PP_66, 0, 0x2e, slow->operands[1], 0, X0);
    x64_slow_if(x, CC_P, slow);
    x64_slow_if(x, CC_NE, slow);
    land(&x->e, first);
}

static void compare_lanes(struct x64 *x, int d, int a, int b)
{
    avx(&x->e, MAP_0F, PP_NONE, 0, CMP, d, a, b); /* equal */
    byte(&x->e, 0);
}

/* Replaces the lanes that are exact zeros by 1.0, and takes the slow path unless all are normal then. */
static void zero_lanes(struct x64 *x, struct slow_call *slow)
{
    avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, X2, X2, X2);
    compare_lanes(x, X0, slow->operands[0], X2);
    compare_lanes(x, X1, slow->operands[1], X2);
    avx(&x->e, MAP_0F, PP_NONE, 0, OR, X0, X0, X1);
    compare_lanes(x, X1, slow->d, X2);
    avx(&x->e, MAP_0F, PP_NONE, 0, AND, X0, X0, X1);
    avx(&x->e, MAP_0F, PP_66, 0, SHIFT_D, RIGHT, X0, X0);
    byte(&x->e, 25);
    avx(&x->e, MAP_0F, PP_66, 0, SHIFT_D, LEFT, X0, X0);
    byte(&x->e, 23); /* 1.0 */
    avx(&x->e, MAP_0F, PP_NONE, 0, OR, X0, X0, slow->d);
    mov_from_xmm(&x->e, 1, RAX, X0);
    need_normal(x, false, 2, slow);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, 32);
    need_normal(x, false, 2, slow);
}

/* Takes the slow path unless rax has the bits of a zero of one width; converts them to the other width. */
static void zero_bits(struct x64 *x, bool dbl, struct slow_call *slow)
{
    lea_index(&x->e, dbl, RDX, RAX, RAX, 0, 0);
    test_rr(&x->e, dbl, RDX, RDX);
    x64_slow_if(x, CC_NE, slow);
    shift_ri(&x->e, dbl ? SHIFT_SHR : SHIFT_SHL, 1, RAX, 32);
}

static void emit_zeros(struct x64 *x, struct slow_call *slow)
{
    const struct statusless *p = &table[(slow->op.flags >> 8) - IR_FAST_STATUSLESS];
    bool pair = p->form == FUSED_PAIR || p->form == TWO_PAIR;
    unsigned n = slow->nsites, kept = pair ? 1 : 0; /* the jump for denormal operands remains */
    for (unsigned i = kept; i < n; i++)
        land(&x->e, slow->sites[i]);
    slow->nsites = kept;
    switch (p->form) {
    case FUSED:
    case TWO: zero_result(x, p->opcode == ADD || p->opcode == SUB, slow); break;
    case WIDEN:
        mov_rr(&x->e, 0, RAX, slow->operands[0]);
        zero_bits(x, false, slow);
        mov_to_xmm(&x->e, 1, slow->d, RAX);
        break;
    case NARROW:
        mov_from_xmm(&x->e, 1, RAX, slow->operands[0]);
        zero_bits(x, true, slow);
        break;
    default: zero_lanes(x, slow); break;
    }
    jmp_to(&x->e, slow->done);
}

/* If the skip after the operation only tests whether the reference function failed, and jumps over a cold path, makes
 * the slow path jump there: the inline path cannot fail. Returns the next operation. */
static unsigned absorb_check(struct x64 *x, unsigned i, struct slow_call *slow)
{
    const struct ir_op *ops = x->b->ops, *o = &ops[i];
    unsigned n = i + 1;
    while (n + 2 < x->b->nops && (ops[n].op == IR_CONST || ops[n].op == IR_CONST64) && ops[n].d >= x->nslots && !x->uses.target[n])
        n++;
    if (n + 2 >= x->b->nops || ops[n].op != IR_NEI || ops[n].a != o->d || ops[n].imm != FAILS || ops[n].d < x->nslots ||
        ops[n + 1].op != IR_SKIP_NZ || ops[n + 1].a != ops[n].d || !(x->uses.kills[n + 1] & KILL_A) || (x->uses.kills[n] & KILL_A) ||
        x->uses.target[n] || x->uses.target[n + 1])
        return i + 1;
    for (unsigned k = i + 1; k < n; k++)
        x64_one_op(x, k); /* constants: no code */
    slow->cold_on = FAILS;
    return x64_skip_to_cold(x, n + 1, &slow->cold);
}

unsigned x64_statusless_float(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    const struct statusless *p = &table[(o->flags >> 8) - IR_FAST_STATUSLESS];
    bool from_bits = p->form == WIDEN || p->form == FROM_INTEGER, exact = o->flags & IR_CALL_EXACT;
    bool to_bits = p->form == COMPARE || p->form == NARROW || p->form == TO_INTEGER;
    int b = NO_REG, c = NO_REG, t = NO_REG, a = from_bits ? x64_use(x, o->a) : x64_use_xmm(x, o->a, true);

    if (p->form <= TWO_PAIR || p->form == COMPARE)
        b = x64_use_xmm(x, o->b, true);
    if (p->form == FUSED || p->form == FUSED_PAIR)
        c = x64_use_xmm(x, o->c, true);
    if (!to_bits)
        t = x64_take_xmm(x); /* not an operand's register: the slow path needs the operands */
    struct slow_call *slow = x64_new_slow_call(x, o);
    slow->operands[0] = (int8_t)a;
    slow->operands[1] = (int8_t)b;
    slow->emit_parts = p->form == COMPARE || p->form == FROM_INTEGER || p->form == TO_INTEGER ? NULL : emit_zeros;
    switch (p->form) {
    case FUSED:
    case TWO: arithmetic(x, p, t, a, b, c, exact, slow); break;
    case FUSED_PAIR:
    case TWO_PAIR: pair(x, p, t, a, b, c, slow); break;
    case COMPARE: relation(x, a, b, slow); break;
    case WIDEN:
        mov_rr(&x->e, 0, RAX, a);
        need_normal(x, false, 1, slow);
        mov_to_xmm(&x->e, 0, t, a);
        avx(&x->e, MAP_0F, PP_F3, 0, CVT, t, t, t);
        break;
    case NARROW: narrow(x, a, slow); break;
    case FROM_INTEGER: /* only integers of at most 53 bits */
        mov_rr(&x->e, 1, RAX, a);
        shift_ri(&x->e, SHIFT_SAR, 1, RAX, 53);
        alu_ri(&x->e, ALU_ADD, 1, RAX, 1);
        alu_ri(&x->e, ALU_CMP, 1, RAX, 1);
        x64_slow_if(x, CC_A, slow);
        convert_integer(x, t, a);
        break;
    case TO_INTEGER:
        avx(&x->e, MAP_0F, PP_F2, 1, p->opcode, RAX, 0, a);
        alu_ri(&x->e, ALU_CMP, 1, RAX, 1); /* overflows for INT64_MIN alone, to which what does not fit is converted */
        x64_slow_if(x, CC_O, slow);
        if (exact) {
            convert_integer(x, X1, RAX);
            need_equal(x, X1, a, slow);
        }
        break;
    }
    slow->done = x->e.p;
    x64_kill_operands(x, o, x->uses.kills[i]);
    if (to_bits) {
        t = x64_def(x, o->d);
        mov_rr(&x->e, 1, t, RAX);
    } else {
        x64_def_xmm(x, o->d, t, true);
        if (x->where[o->d] != t)
            ir_bug(x->c, "a double is not in its assigned register");
    }
    slow->d = (int8_t)t;
    slow->back = x->e.p;
    return to_bits ? i + 1 : absorb_check(x, i, slow);
}
