/*
 * ext82.c - host code of the intrinsics of ext82.h: loads operands into registers and calls a routine of ext82_routine.S.
 *
 * If an operand is not a normal number near 1, or the routine does not handle the result, the intrinsic's function is called. Invariant: at
 * that time all slots that the function may access are in memory.
 */
#include "emu/x64/translate.h"
#include "isa/ia64/ext82.h"
#include "isa/ia64/state.h"
#include "isa/ia64/emit.h"

typedef const uint8_t routine[]; /* code with its own calling convention, never called from C */
extern routine ia64_ext82_multiply_64, ia64_ext82_multiply_24, ia64_ext82_multiply_53, ia64_ext82_add_64, ia64_ext82_add_24,
    ia64_ext82_add_53, ia64_ext82_compare;

enum { BIAS = IA64_FR_BIAS, SIGN = IA64_FR_SIGN, NEAR = EXT82_NEAR, DOUBLE_BIAS = 1023 };
enum { Z, X, Y, RESULT }; /* the operands' slots in the first argument, 16 bits each */
enum { NORMAL_BIT_FIELD = 0x7fe };

static const uint8_t *routine_for(unsigned how)
{
    switch (how & EXT82_PRECISION) {
    case EXT82_SINGLE: return how & EXT82_ADDS ? ia64_ext82_add_24 : ia64_ext82_multiply_24;
    case EXT82_DOUBLE: return how & EXT82_ADDS ? ia64_ext82_add_53 : ia64_ext82_multiply_53;
    default: return how & EXT82_ADDS ? ia64_ext82_add_64 : ia64_ext82_multiply_64;
    }
}

/* Writes the slots that the function may access back to memory, and frees the routines' registers. */
static void make_room(struct x64 *x)
{
    const uint16_t *local = x->c->isa->local_slots;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int r = x64_pool[i];
        unsigned slot = x->regs.slot[r];
        if (slot == NO_SLOT || x->pinned >> r & 1)
            continue;
        bool used = r == RSI || r == RDI || r == RCX || r == R8;
        if (used || (slot >= local[0] && slot <= local[1]))
            x64_write_back(x, r);
        if (used)
            x64_forget(x, r);
    }
}

/* Unpacks the double whose bits are in `sig` to its significand in `sig`, and sign and exponent in `exp`. Returns the jump that is taken
 * if it is not a normal number; then only `exp` and `temp` are clobbered. */
static uint8_t *unpack(struct x64 *x, int sig, int exp, int temp)
{
    struct emitter *e = &x->e;
    mov_rr(e, 1, exp, sig);
    shift_ri(e, SHIFT_SHR, 1, exp, 52);
    lea(e, 0, temp, exp, 1);
    test_ri(e, 0, temp, NORMAL_BIT_FIELD);
    uint8_t *odd = jcc(e, CC_E);
    mov_imm(e, temp, SIGN | 0x7ff);
    pdep(e, exp, exp, temp);
    alu_ri(e, ALU_ADD, 0, exp, BIAS - DOUBLE_BIAS);
    shift_ri(e, SHIFT_SHL, 1, sig, 11);
    bts_ri(e, 1, sig, 63);
    return odd;
}

static void load_significand(struct x64 *x, int sig, unsigned slot)
{
    int held = x->where[slot];
    if (held == NO_REG)
        mov_load(&x->e, 1, sig, RBP, x64_disp(slot));
    else if (is_xmm(held))
        mov_from_xmm(&x->e, 1, sig, held);
    else
        mov_rr(&x->e, 1, sig, held);
}

static void load(struct x64 *x, int sig, int exp, int temp, unsigned slot, unsigned form, struct slow_call *slow)
{
    load_significand(x, sig, slot);
    if (form == EXT82_IS_DOUBLE) {
        slow->sites[slow->nsites++] = unpack(x, sig, exp, temp);
        return;
    }
    mov_load(&x->e, 0, exp, RBP, x64_disp(slot + 1));
    if (form == EXT82_IS_NORMAL || form == EXT82_EXPECTED)
        return;
    struct slow_part *part = &slow->parts[slow->nparts++];
    alu_ri(&x->e, ALU_CMP, 0, exp, FR_DOUBLE);
    *part = (struct slow_part){.site = jcc(&x->e, CC_E), .back = x->e.p, .reg = {(int8_t)sig, (int8_t)exp, (int8_t)temp}};
}

/* Takes the slow path unless sig and exp are a normal number near 1. */
static void need_near(struct x64 *x, int sig, int exp, int temp, struct slow_call *slow)
{
    lea(&x->e, 0, temp, exp, -(BIAS - NEAR));
    test_ri(&x->e, 0, temp, ~(SIGN | (2 * NEAR - 1)));
    x64_slow_if(x, CC_NE, slow);
    test_rr(&x->e, 1, sig, sig);
    x64_slow_if(x, CC_NS, slow);
}

static void need_both_near(struct x64 *x, struct slow_call *slow)
{
    struct emitter *e = &x->e;
    lea(e, 0, RCX, RSI, -(BIAS - NEAR));
    lea(e, 0, RDI, R8, -(BIAS - NEAR));
    alu_rr(e, ALU_OR, 0, RCX, RDI);
    test_ri(e, 0, RCX, ~(SIGN | (2 * NEAR - 1)));
    x64_slow_if(x, CC_NE, slow);
    mov_rr(e, 1, RCX, RDX);
    alu_rr(e, ALU_AND, 1, RCX, RAX);
    x64_slow_if(x, CC_NS, slow);
}

/* Returns whether an operand of that form has to be checked. */
static bool needs_check(unsigned form)
{
    return form == EXT82_UNKNOWN || form == EXT82_EXPECTED;
}

/* Loads x to rdx and esi, y to rax and r8d. */
static void load_both(struct x64 *x, const unsigned *slot, unsigned how, struct slow_call *slow)
{
    unsigned form_x = ext82_form(how, X), form_y = ext82_form(how, Y);
    load(x, RDX, RSI, RCX, slot[X], form_x, slow);
    load(x, RAX, R8, RCX, slot[Y], form_y, slow);
    if (needs_check(form_x) && needs_check(form_y) && slot[X] != slot[Y])
        need_both_near(x, slow);
    else if (needs_check(form_x))
        need_near(x, RDX, RSI, RCX, slow);
    else if (needs_check(form_y))
        need_near(x, RAX, R8, RCX, slow);
}

/* Sets rax:rdx to rdx times a slot's significand. */
static void multiply_by_slot(struct x64 *x, unsigned slot)
{
    int held = x->where[slot];
    if (held == NO_REG || is_xmm(held))
        mulx_mem(&x->e, RAX, RDX, RBP, x64_disp(slot));
    else
        mulx(&x->e, RAX, RDX, held);
}

/* Computes the routine's arguments rax:rdx and esi from both factors. */
static void multiply(struct x64 *x, const unsigned *slot, unsigned how, struct slow_call *slow)
{
    struct emitter *e = &x->e;
    bool swap = ext82_form(how, X) == EXT82_IS_NORMAL;
    unsigned one = swap ? Y : X, other = swap ? X : Y;
    if (slot[X] != slot[Y] && ext82_form(how, other) != EXT82_IS_NORMAL) {
        load_both(x, slot, how, slow);
        alu_rr(e, ALU_ADD, 0, RSI, R8);
        mulx(e, RAX, RDX, RAX);
        return;
    }
    load(x, RDX, RSI, RCX, slot[one], ext82_form(how, one), slow);
    if (needs_check(ext82_form(how, one)))
        need_near(x, RDX, RSI, RCX, slow);
    if (slot[X] == slot[Y]) {
        alu_rr(e, ALU_ADD, 0, RSI, RSI);
        mulx(e, RAX, RDX, RDX);
    } else {
        alu_rm(e, ALU_ADD, 0, RSI, RBP, x64_disp(slot[other] + 1));
        multiply_by_slot(x, slot[other]);
    }
}

/* Loads the factor that is not 1 to rax and esi. */
static void load_only(struct x64 *x, const unsigned *slot, unsigned how, struct slow_call *slow)
{
    unsigned which = ext82_form(how, X) == EXT82_IS_ONE ? Y : X;
    load(x, RAX, RSI, RCX, slot[which], ext82_form(how, which), slow);
    if (needs_check(ext82_form(how, which)))
        need_near(x, RAX, RSI, RCX, slow);
}

static void call(struct x64 *x, const uint8_t *code)
{
    mov_imm(&x->e, R8, (uint64_t)(uintptr_t)code);
    call_reg(&x->e, R8);
}

static void multiply_add(struct x64 *x, const unsigned *slot, unsigned how, struct slow_call *slow)
{
    struct emitter *e = &x->e;
    bool by_one = ext82_form(how, X) == EXT82_IS_ONE || ext82_form(how, Y) == EXT82_IS_ONE;
    (by_one ? load_only : multiply)(x, slot, how, slow);
    if (how & EXT82_NEGATES)
        alu_ri(e, ALU_XOR, 0, RSI, SIGN);
    if (by_one && !(how & (EXT82_ADDS | EXT82_PRECISION))) { /* the result is the factor */
        mov_store(e, 1, RBP, x64_disp(slot[RESULT]), RAX);
        mov_store(e, 1, RBP, x64_disp(slot[RESULT] + 1), RSI);
        return;
    }
    if (by_one) { /* the factor's first bit is already in the place of the product's */
        alu_rr(e, ALU_XOR, 0, RDX, RDX);
        alu_ri(e, ALU_ADD, 0, RSI, BIAS - 1);
    }
    if (how & EXT82_ADDS) {
        load(x, RDI, RCX, R8, slot[Z], ext82_form(how, Z), slow);
        if (needs_check(ext82_form(how, Z)))
            need_near(x, RDI, RCX, R8, slow);
        if (how & EXT82_SUBTRACTS)
            alu_ri(e, ALU_XOR, 0, RCX, SIGN);
    }
    call(x, routine_for(how));
    x64_slow_if(x, CC_B, slow);
    mov_store(e, 1, RBP, x64_disp(slot[RESULT]), RAX);
    if (how & EXT82_PRECISION)
        mov_store_imm(e, RBP, x64_disp(slot[RESULT] + 1), FR_DOUBLE);
    else
        mov_store(e, 1, RBP, x64_disp(slot[RESULT] + 1), RCX);
}

/* Compares with 0: by the sign. */
static void compare_with_zero(struct x64 *x, const unsigned *slot, unsigned which, unsigned how, struct slow_call *slow)
{
    struct emitter *e = &x->e;
    load(x, RDX, RSI, RCX, slot[which], ext82_form(how, which), slow);
    if (needs_check(ext82_form(how, which)))
        need_near(x, RDX, RSI, RCX, slow);
    mov_imm(e, RAX, which == X ? 4 : 1);
    mov_imm(e, RCX, which == X ? 1 : 4);
    test_ri(e, 0, RSI, SIGN);
    cmov(e, CC_NE, RAX, RCX);
}

static void compare(struct x64 *x, const unsigned *slot, unsigned how, struct slow_call *slow)
{
    unsigned form_x = ext82_form(how, X), form_y = ext82_form(how, Y);
    if (form_x == EXT82_IS_ONE && form_y == EXT82_IS_ONE) {
        mov_imm(&x->e, RAX, 2); /* f0 equals f0 */
        return;
    }
    if (form_x == EXT82_IS_ONE || form_y == EXT82_IS_ONE) {
        compare_with_zero(x, slot, form_x == EXT82_IS_ONE ? Y : X, how, slow);
        return;
    }
    load_both(x, slot, how, slow);
    mov_rr(&x->e, 0, RDI, R8);
    call(x, ia64_ext82_compare);
}

/* Emits the out-of-line code that unpacks operands that turn out to be held as doubles. */
static void emit_unpacked(struct x64 *x, struct slow_call *s)
{
    for (unsigned i = 0; i < s->nparts; i++) {
        const struct slow_part *part = &s->parts[i];
        set_target(part->site, x->e.p);
        s->sites[s->nsites++] = unpack(x, part->reg[0], part->reg[1], part->reg[2]);
        jmp_to(&x->e, part->back);
    }
}

static unsigned ext82(struct x64 *x, unsigned i, bool compares)
{
    const struct ir_op *o = &x->b->ops[i];
    uint64_t places = x->known[o->a].value;
    unsigned how = (unsigned)x->known[o->c].value, slot[4];
    if (!x->known[o->a].known || !x->known[o->c].known)
        ir_bug(x->c, "an ext82 operation's operands are not constants");
    for (unsigned k = 0; k < 4; k++)
        slot[k] = places >> 16 * k & 0xffff;
    make_room(x);
    for (unsigned k = 0; k < 2 && !compares; k++)
        if (x->where[slot[RESULT] + k] != NO_REG)
            x64_forget(x, x->where[slot[RESULT] + k]);
    struct slow_call *slow = x64_new_slow_call(x, o);
    slow->d = RAX;
    slow->emit_parts = emit_unpacked;
    (compares ? compare : multiply_add)(x, slot, how, slow);
    x64_kill_operands(x, o, x->uses.kills[i]);
    x->locked = 0;
    slow->cold_on = 1; /* the function's result if an operand or the result does not have the expected form */
    unsigned next = compares ? i + 1 : x64_absorb_skip(x, i, IR_SKIP_Z, &slow->cold);
    if (next == i + 1) {
        slow->d = (int8_t)x64_def(x, o->d);
        if (compares)
            mov_rr(&x->e, 1, slow->d, RAX);
        else
            mov_imm(&x->e, slow->d, 0);
    }
    slow->back = x->e.p;
    return next;
}

unsigned ia64_emit_ext82_fma(struct x64 *x, unsigned i)
{
    return ext82(x, i, false);
}
unsigned ia64_emit_ext82_compare(struct x64 *x, unsigned i)
{
    return ext82(x, i, true);
}
