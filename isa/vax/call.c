/*
 * call.c - procedure calls and returns, PUSHR, POPR (manual, chapter "Procedure Call Instructions").
 *
 * The frame that CALLS and CALLG build, from the new FP up: the handler's address (0), the mask word, AP, FP, the return address, the
 * registers that the procedure's entry mask names; then, of CALLS, the number of arguments. The mask word has the PSW, the mask from bit
 * 16, bit 29 for CALLS, and in bits 31 and 30 by how much the stack pointer was moved for alignment.
 */
#include "isa/vax/translate.h"

enum {
    MASK_IV = 1 << 14, /* of an entry mask */
    MASK_DV = 1 << 15,
    MASK_MUST_BE_ZERO = 3 << 12,
    MASK_REGISTERS = 0xfff,
    WORD_MASK = 16, /* bits of a mask word */
    WORD_S = 29,
    WORD_SPA = 30,
    WORD_MUST_BE_ZERO = 0xff00,
    PSW_SAVED = VAX_PSL_IV | VAX_PSL_FU | VAX_PSL_DV,
    PSW_RESTORED = PSW_SAVED | VAX_PSL_T,
    HEAD = 20, /* bytes of a frame below the registers */
    PC = 15,
};

static uint64_t mode_in_procedure(uint64_t mode, unsigned mask)
{
    mode &= ~(uint64_t)(VAX_PSL_IV | VAX_PSL_FU | VAX_PSL_DV);
    return mode | (mask & MASK_IV ? VAX_PSL_IV : 0u) | (mask & MASK_DV ? VAX_PSL_DV : 0u);
}

static uint64_t mask_word(uint64_t mode, unsigned mask, bool has_count)
{
    return (mode & PSW_SAVED) | (uint64_t)has_count << WORD_S | (uint64_t)(mask & MASK_REGISTERS) << WORD_MASK;
}

/* ---- calls of procedures whose mask is known ---------------------------------------------------------- */

/* The mask at an address that is known now. Returns false if it is not; or it may not be one. */
static bool known_mask(struct vax_translation *t, val target, unsigned *mask)
{
    uint64_t va;
    uint8_t bytes[2];

    if (!ir_is_const(t->ir, target, &va) || mem_glance(ir_space(t->ir), va, bytes, sizeof bytes) != sizeof bytes)
        return false;
    *mask = bytes[0] | (unsigned)bytes[1] << 8;
    return !(*mask & MASK_MUST_BE_ZERO);
}

/* Builds the frame; `argument` is the count of CALLS, the list of CALLG. The lowest address is stored to first: it is the one that may
 * fault. */
static void build_frame(struct vax_translation *t, val argument, unsigned mask, bool has_count)
{
    struct ir_builder *ir = t->ir;
    unsigned n = (unsigned)__builtin_popcount(mask & MASK_REGISTERS), at = HEAD;
    val old = reg_get(t, VAX_SP), top = has_count ? ir_add32i(ir, old, (uint64_t)-4) : old;
    val fp = ir_add32i(ir, ir_andi(ir, top, (uint64_t)-4), (uint64_t) - (int64_t)(HEAD + 4 * n));
    val spa = ir_shli(ir, ir_andi(ir, top, 3), WORD_SPA);

    store_at(t, fp, 0, constant(t, 0), 4);
    if (has_count)
        store_at(t, top, 0, argument, 4);
    store_at(t, fp, 4, ir_or(ir, spa, constant(t, mask_word(t->mode, mask, has_count))), 4);
    store_at(t, fp, 8, reg_get(t, VAX_AP), 4);
    store_at(t, fp, 12, reg_get(t, VAX_FP), 4);
    store_at(t, fp, 16, constant(t, t->next), 4);
    for (unsigned k = 0; k < 12; k++)
        if (mask >> k & 1) {
            store_at(t, fp, (int32_t)at, reg_get(t, k), 4);
            at += 4;
        }
    charge_each(t, constant(t, n), VAX_COST_CALL);
    reg_set(t, VAX_AP, has_count ? top : argument);
    reg_set(t, VAX_FP, fp);
    reg_set(t, VAX_SP, fp);
    cc_set_clear(t);
}

/* ---- other calls --------------------------------------------------------------------------------------- */

static bool read_long(struct cpu *c, uint32_t va, uint64_t *v)
{
    return cpu_load(c, va, 4, false, IR_MEM_ADDR32, v);
}

/* Stores the registers of a mask at `at`. */
static bool store_registers(struct cpu *c, uint32_t at, unsigned mask)
{
    for (unsigned k = 0; mask; k++, mask >>= 1)
        if (mask & 1) {
            if (!cpu_store(c, at, 4, false, IR_MEM_ADDR32, cpu_slots(c)[VAX_R + k]))
                return false;
            at += 4;
        }
    return true;
}

static void reserved_operand(struct cpu *c)
{
    cpu_raise_trap(c, VAX_TRAP_RESERVED_OPERAND, 0);
}

enum { WITH_COUNT = 32 }; /* CALLS: the bit beside the return address */

/* Any call: its argument, the procedure's address, the return address. Sets the registers; returns the new mode. */
static uint64_t call_any(struct cpu *c, uint64_t argument, uint64_t target, uint64_t to)
{
    uint64_t *s = cpu_slots(c), mask;
    bool has_count = to >> WITH_COUNT & 1;

    if (!cpu_load(c, target, 2, false, IR_MEM_ADDR32, &mask))
        return undo_registers(c);
    if (mask & MASK_MUST_BE_ZERO) {
        reserved_operand(c);
        return undo_registers(c);
    }
    uint32_t top = (uint32_t)s[VAX_SP] - (has_count ? 4 : 0);
    uint32_t fp = (top & ~3u) - HEAD - 4 * (uint32_t)__builtin_popcountll(mask & MASK_REGISTERS);
    uint64_t word = mask_word(s[VAX_MODE], (unsigned)mask, has_count) | (uint64_t)(top & 3) << WORD_SPA;
    const uint64_t head[] = {0, word, s[VAX_AP], s[VAX_FP], (uint32_t)to};
    for (unsigned k = 0; k < sizeof head / sizeof *head; k++)
        if (!cpu_store(c, fp + 4 * k, 4, false, IR_MEM_ADDR32, head[k]))
            return undo_registers(c);
    if (!store_registers(c, fp + HEAD, (unsigned)mask & MASK_REGISTERS) ||
        (has_count && !cpu_store(c, top, 4, false, IR_MEM_ADDR32, argument)))
        return undo_registers(c);
    s[VAX_AP] = has_count ? top : argument;
    s[VAX_FP] = s[VAX_SP] = fp;
    s[VAX_SCRATCH] = (uint64_t)__builtin_popcountll(mask & MASK_REGISTERS);
    vax_set_cc(s, 0);
    return mode_in_procedure(s[VAX_MODE], (unsigned)mask);
}

/* The mode of a helper's result, with a trace trap pending if this instruction was traced. */
static val traced(struct vax_translation *t, val mode)
{
    return t->mode & VAX_PSL_T ? ir_ori(t->ir, mode, VAX_PSL_TP) : mode;
}

/* A mode that is computed, of an exit that is a transfer. */
static val with_note(struct vax_translation *t, val mode, enum ir_transfer kind)
{
    const uint64_t bit = note_transfer(t, kind);

    return bit ? ir_or(t->ir, mode, constant(t, bit)) : mode;
}

static void call_by_helper(struct vax_translation *t, val argument, val target, bool has_count)
{
    finish_for_helper(t);
    ir_set_const(t->ir, VAX_MODE, t->mode);
    val to = constant(t, t->next | (uint64_t)has_count << WITH_COUNT);
    val mode = ir_call(t->ir, call_any, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, argument, target, to);
    if (ir_charged(t->ir))
        charge_each(t, ir_get(t->ir, VAX_SCRATCH), VAX_COST_CALL);
    mode = with_note(t, traced(t, mode), IR_TRANSFER_CALL);
    ir_goto_dyn_mode(t->ir, ir_add32i(t->ir, target, 2), mode);
}

SEM(calls)
{
    enum { CALLS = 0xfb };
    bool has_count = opcode(t) == CALLS;
    val argument = has_count ? value(t, 0) : operand_address(t, 0), target = operand_address(t, 1);
    unsigned mask;

    if (t->is_pending || !known_mask(t, target, &mask)) {
        call_by_helper(t, argument, target, has_count);
        end_block(t);
        return;
    }
    val now = load_at(t, target, 0, 2);
    ir_label same = ir_skip_if_nonzero(t->ir, ir_eqi(t->ir, now, mask));
    ir_likely(t->ir, same);
    call_by_helper(t, argument, target, has_count);
    ir_land(t->ir, same);
    build_frame(t, argument, mask, has_count);
    finish(t);
    t->next_mode = mode_in_procedure(t->next_mode, mask);
    leave_to(t, ir_add32i(t->ir, target, 2), IR_TRANSFER_CALL);
    end_block(t);
}

/* ---- RET ------------------------------------------------------------------------------------------------ */

/* Charges RET from a frame with that number of registers, from CALLS if is_calls is 1. */
static void charge_return(struct vax_translation *t, val registers, val is_calls)
{
    if (ir_charged(t->ir))
        ir_charge(t->ir, ir_add(t->ir, cost_of_each(t, registers, VAX_COST_RET), cost_of_each(t, is_calls, VAX_COST_RET_S)));
}

enum { FROM_CALLS = 8 }; /* return_any(): the bit beside the number of registers */

/* Sets the registers but the PC, which it returns. */
static uint64_t return_any(struct cpu *c, uint64_t unused, uint64_t unused2, uint64_t unused3)
{
    uint64_t *s = cpu_slots(c), word, to, v[16], count = 0;
    uint32_t at = (uint32_t)s[VAX_FP];
    (void)unused, (void)unused2, (void)unused3;

    if (!read_long(c, at + 4, &word))
        return 0;
    if (word & WORD_MUST_BE_ZERO) {
        reserved_operand(c);
        return 0;
    }
    unsigned mask = word >> WORD_MASK & MASK_REGISTERS;
    if (!read_long(c, at + 8, &v[VAX_AP]) || !read_long(c, at + 12, &v[VAX_FP]) || !read_long(c, at + 16, &to))
        return 0;
    at += HEAD;
    for (unsigned k = 0; k < 12; k++)
        if (mask >> k & 1) {
            if (!read_long(c, at, &v[k]))
                return 0;
            at += 4;
        }
    at += word >> WORD_SPA & 3;
    if (word >> WORD_S & 1) {
        if (!read_long(c, at, &count))
            return 0;
        at += 4 + 4 * (uint32_t)(count & 0xff);
    }
    for (unsigned k = 0; k < 12; k++)
        if (mask >> k & 1)
            s[VAX_R + k] = v[k];
    s[VAX_AP] = v[VAX_AP];
    s[VAX_FP] = v[VAX_FP];
    s[VAX_SP] = at;
    vax_set_cc(s, word & VAX_PSL_CC);
    s[VAX_SCRATCH] = word & PSW_RESTORED;
    s[VAX_SCRATCH2] = (uint64_t)__builtin_popcount(mask) | (word >> WORD_S & 1) << FROM_CALLS;
    return to;
}

static void return_by_helper(struct vax_translation *t)
{
    val none = constant(t, 0);
    val to = ir_call(t->ir, return_any, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, none, none, none);
    val psw = ir_get(t->ir, VAX_SCRATCH);

    val frame = ir_get(t->ir, VAX_SCRATCH2);
    charge_return(t, ir_zext8(t->ir, frame), ir_shri(t->ir, frame, FROM_CALLS));
    const val mode = ir_or(t->ir, psw, constant(t, t->next_mode & ~(uint64_t)PSW_RESTORED));
    ir_goto_dyn_mode(t->ir, to, with_note(t, mode, IR_TRANSFER_JUMP));
}

/* The mask word of the frame at the FP as it is now. Returns false if there is none, or it may fault. */
static bool guessed_word(struct vax_translation *t, uint32_t *word)
{
    uint8_t b[4];

    if (mem_glance(ir_space(t->ir), (uint32_t)(ir_guess(t->ir, VAX_FP) + 4), b, sizeof b) != sizeof b)
        return false;
    *word = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    return !(*word & WORD_MUST_BE_ZERO);
}

/* Returns from a frame with that mask word. */
static void return_from(struct vax_translation *t, uint32_t word)
{
    struct ir_builder *ir = t->ir;
    val frame = reg_get(t, VAX_FP), ap = load_at(t, frame, 8, 4), fp = load_at(t, frame, 12, 4), to = load_at(t, frame, 16, 4);
    int32_t at = HEAD;

    for (unsigned k = 0; k < 12; k++)
        if (word >> (WORD_MASK + k) & 1) {
            reg_set(t, k, load_at(t, frame, at, 4));
            at += 4;
        }
    at += (int32_t)(word >> WORD_SPA);
    val sp = ir_add32i(ir, frame, (uint64_t)at);
    if (word >> WORD_S & 1)
        sp = ir_add32(ir, ir_add32i(ir, sp, 4), ir_shli(ir, ir_zext8(ir, load_at(t, sp, 0, 4)), 2));
    reg_set(t, VAX_AP, ap);
    reg_set(t, VAX_FP, fp);
    reg_set(t, VAX_SP, sp);
    cc_set_bits(t, constant(t, word & VAX_PSL_CC));
    charge_return(t, constant(t, (unsigned)__builtin_popcount(word >> WORD_MASK & MASK_REGISTERS)), constant(t, word >> WORD_S & 1));
    finish(t);
    t->next_mode = (t->next_mode & ~(uint64_t)PSW_RESTORED) | (word & PSW_RESTORED);
    leave_to(t, to, IR_TRANSFER_JUMP);
}

/* A procedure's frames mostly have the same mask word. */
SEM(ret)
{
    uint32_t word;

    end_block(t);
    if (!guessed_word(t, &word)) {
        return_by_helper(t);
        return;
    }
    ir_label same = ir_skip_if_nonzero(t->ir, ir_eq32i(t->ir, load_at(t, reg_get(t, VAX_FP), 4, 4), word));
    ir_likely(t->ir, same);
    return_by_helper(t);
    ir_land(t->ir, same);
    return_from(t, word);
}

/* ---- PUSHR and POPR: masks of R0 to SP -------------------------------------------------------------------- */

enum { PUSH_MASK = 0x7fff };

static void push_known(struct vax_translation *t, unsigned mask)
{
    int32_t bytes = 4 * __builtin_popcount(mask), at = 0;
    val sp = ir_add32i(t->ir, reg_get(t, VAX_SP), (uint64_t) - (int64_t)bytes);

    for (unsigned k = 0; k < 15; k++)
        if (mask >> k & 1) {
            store_at(t, sp, at, reg_get(t, k), 4);
            at += 4;
        }
    reg_set(t, VAX_SP, sp);
    charge_each(t, constant(t, (unsigned)__builtin_popcount(mask)), VAX_COST_PUSHR);
}

static uint64_t push_any(struct cpu *c, uint64_t mask, uint64_t unused, uint64_t unused2)
{
    uint64_t *s = cpu_slots(c);
    uint32_t at = (uint32_t)s[VAX_SP] - 4 * (uint32_t)__builtin_popcountll(mask);
    (void)unused, (void)unused2;

    if (!store_registers(c, at, (unsigned)mask))
        return undo_registers(c);
    s[VAX_SP] = at;
    return 0;
}

SEM(pushr)
{
    uint64_t mask;

    if (ir_is_const(t->ir, value(t, 0), &mask)) {
        push_known(t, mask & PUSH_MASK);
        return;
    }
    finish_for_helper(t);
    val which = ir_andi(t->ir, value(t, 0), PUSH_MASK);
    ir_call(t->ir, push_any, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, which, constant(t, 0), constant(t, 0));
    charge_each(t, ir_popcnt(t->ir, which), VAX_COST_PUSHR);
}

static void pop_known(struct vax_translation *t, unsigned mask)
{
    val sp = reg_get(t, VAX_SP);
    int32_t at = 0;

    for (unsigned k = 0; k < VAX_SP; k++)
        if (mask >> k & 1) {
            reg_set(t, k, load_at(t, sp, at, 4));
            at += 4;
        }
    reg_set(t, VAX_SP, mask >> VAX_SP & 1 ? load_at(t, sp, at, 4) : ir_add32i(t->ir, sp, (uint64_t)at));
    charge_each(t, constant(t, (unsigned)__builtin_popcount(mask)), VAX_COST_POPR);
}

static uint64_t pop_any(struct cpu *c, uint64_t mask, uint64_t unused, uint64_t unused2)
{
    uint64_t *s = cpu_slots(c), v[VAX_PC];
    uint32_t at = (uint32_t)s[VAX_SP];
    (void)unused, (void)unused2;

    for (unsigned k = 0; k < VAX_PC; k++)
        if (mask >> k & 1) {
            if (!read_long(c, at, &v[k]))
                return undo_registers(c);
            at += 4;
        }
    s[VAX_SP] = at;
    for (unsigned k = 0; k < VAX_PC; k++)
        if (mask >> k & 1)
            s[VAX_R + k] = v[k];
    return 0;
}

SEM(popr)
{
    uint64_t mask;

    if (ir_is_const(t->ir, value(t, 0), &mask)) {
        pop_known(t, mask & PUSH_MASK);
        return;
    }
    finish_for_helper(t);
    val which = ir_andi(t->ir, value(t, 0), PUSH_MASK);
    ir_call(t->ir, pop_any, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, which, constant(t, 0), constant(t, 0));
    charge_each(t, ir_popcnt(t->ir, which), VAX_COST_POPR);
}
