/*
 * lower_br.c - branches, calls and returns, loops, and the instructions that control the register stack.
 *
 * Calls, returns and alloc are intrinsics: host code (x64/frame.c) moves the register window in the common case, and the functions of rse.c
 * do the rest. Modulo-scheduled loops rotate registers here, or as lower_rotate.c has arranged for the block.
 */
#include "isa/ia64/lower.h"
#include "isa/ia64/emit.h"

uint64_t branch_target(const struct ia64_insn *i)
{
    int64_t displacement = i->line->unit == IA64_X ? OPERAND(tgt64) : OPERAND(tgt25c);
    return i->bundle + (uint64_t)displacement;
}

static uint64_t next_bundle(const struct ia64_insn *i)
{
    return i->bundle + 16;
}

/* Ends the block. */
static void leave(struct translation *t)
{
    t->ended = true;
}

SEM(br_cond)
{
    ir_goto(b, branch_target(i), t->mode);
    leave(t);
}

static val branch_register(struct translation *t, const struct ia64_insn *i)
{
    return ir_andi(t->b, ir_get(t->b, S_BR + (unsigned)OPERAND(b2)), ~15ull);
}

SEM(br_ind)
{
    ir_transfer(b, IR_TRANSFER_JUMP, t->pc, 0);
    ir_goto_dyn(b, branch_register(t, i), t->mode | ir_arrives(b));
    leave(t);
}

/* br.ia: there is no IA-32 execution. */
static uint64_t do_br_ia(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    ia64_raise_trap(c, VECTOR_GENERAL, rse_dirty(c) ? CODE_ILLEGAL : CODE_DISABLED_TRANSITION);
    return 0;
}

/* It has no predicate, and no dirty registers may be left. psr.di is 1, so there is no IA-32 code. */
SEM(br_ia)
{
    if (i->qp) {
        ia64_illegal(t);
        return;
    }
    val none = ir_const(b, 0);
    ir_call(b, do_br_ia, IR_CALL_READS | IR_CALL_MAY_STOP, none, none, none);
}

/* ---- calls and returns ---- */

static uint64_t do_call(struct cpu *c, uint64_t renamed, uint64_t return_address, uint64_t mode)
{
    (void)renamed, (void)return_address;
    return rse_call(c, mode);
}

static uint64_t do_return(struct cpu *c, uint64_t renamed, uint64_t pfs, uint64_t mode)
{
    (void)renamed, (void)pfs;
    return rse_return(c, mode);
}

/* Returns a value that is not 0 if registers may be renamed. */
static val renamed(struct ir_builder *b)
{
    return ir_get(b, S_ROTATED);
}

/* Moves the window by an intrinsic; in NaT mode by its function, because the host code does not move NaT bits. */
static val move(const struct translation *t, const struct ir_intrinsic *how, val x, val y, val z)
{
    return nat_mode(t) ? ir_call(t->b, how->fn, how->flags, x, y, z) : ir_intrinsic(t->b, how, x, y, z);
}

SEM(br_call)
{
    static const struct ir_intrinsic up = {do_call, IR_CALL_READS | IR_CALL_WRITES, .calls = true, .x64 = IA64_EMIT(frame_up)};
    bool indirect = (i->x >> 37) == 1 && i->line->unit == IA64_B;
    val to = indirect ? branch_register(t, i) : ir_const(b, branch_target(i));
    unsigned sof = mode_sof(t->mode), sol = mode_sol(t->mode);

    /* without the rrb fields, which rse_call() adds if registers are renamed */
    ir_set(b, S_PFS, ir_or(b, ir_shli(b, ir_get(b, S_EC), 52), ir_const(b, cfm_of_mode(t->mode) | 3ull << 62)));
    move(t, &up, renamed(b), ir_const(b, next_bundle(i)), ir_const(b, t->mode));
    ir_set_const(b, S_BR + (unsigned)OPERAND(b1), next_bundle(i));
    ir_transfer(b, IR_TRANSFER_CALL, t->pc, 0);
    ir_goto_dyn(b, to, mode_with_frame(t->mode & ~MODE_HINTS, sof - sol) | ir_arrives(b));
    leave(t);
}

SEM(br_ret)
{
    static const struct ir_intrinsic down = {do_return, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, .x64 = IA64_EMIT(frame_down)};
    val to = branch_register(t, i), pfs = ir_get(b, S_PFS);
    val mode = move(t, &down, renamed(b), pfs, ir_const(b, t->mode));
    if (ir_arrives(b))
        mode = ir_or(b, mode, ir_const(b, ir_arrives(b)));
    ir_transfer(b, IR_TRANSFER_JUMP, t->pc, 0);
    ir_set(b, S_EC, ir_extract(b, pfs, 52, 6)); /* rse_return() does that, too; the host code does not */
    ir_goto_dyn_mode(b, to, mode);
    leave(t);
}

/* ---- loops ---- */

SEM(br_cloop)
{
    val count = ir_get(b, S_LC);
    ir_label done = ir_skip_if_zero(b, count);
    ir_set(b, S_LC, ir_addi(b, count, (uint64_t)-1));
    ir_goto(b, branch_target(i), t->mode);
    ir_land(b, done);
}

/* Decrements an RRB of a rotating region of n registers. */
static void count_down(struct ir_builder *b, unsigned slot, unsigned n)
{
    val rrb = ir_get(b, slot);
    ir_set(b, slot, ir_select(b, ir_eqi(b, rrb, 0), ir_const(b, n - 1), ir_subi(b, rrb, 1)));
}

static uint64_t do_rotate(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    rotate_all(c, (unsigned)sor);
    return 0;
}

enum { ROTATED_HERE = 48 }; /* rotate_all() rotates larger regions, and NaT bits */

/* Rotates registers by one and sets p16 to `first`. */
static void rotate(struct translation *t, val first)
{
    struct ir_builder *b = t->b;
    unsigned sor = t->gr_in_file ? 0 : mode_sor(t->mode);
    val none = ir_const(b, 0);
    gr_in_name_order(t);
    if (sor > ROTATED_HERE || (sor && nat_mode(t))) {
        set_pr(t, 63, first);
        ir_call(b, do_rotate, IR_CALL_READS | IR_CALL_WRITES, ir_const(b, sor), none, none);
    } else {
        val last = sor ? ir_get(b, S_GR + 32 + sor - 1) : none;
        for (unsigned k = sor; k-- > 1;)
            ir_set(b, S_GR + 32 + k, ir_get(b, S_GR + 32 + k - 1));
        if (sor)
            ir_set(b, S_GR + 32, last);
        if (mode_sor(t->mode))
            count_down(b, S_RRB_GR, mode_sor(t->mode));
        val rotated = ir_get(b, S_ROTATED);
        ir_set(b, S_ROTATED, ir_select(b, ir_eqi(b, rotated, 96), ir_const(b, 1), ir_addi(b, rotated, 1)));
        ir_set(b, S_PR_HIGH, ir_or(b, ir_shli(b, ir_get(b, S_PR_HIGH), 1), ir_shli(b, first, 16)));
    }
    t->fr_in_place = false;
    fr_rotated(t);
}

/* Modulo-scheduled loop branches. If `another` iteration starts, or EC has epilogue stages left, registers rotate, and the loop
 * continues: ctop and wtop take the branch then (taken_when_on), cexit and wexit do not. first: the new p16. SDM volume 1,
 * "Modulo-Scheduled Loop Support". */
static void modulo_loop(struct translation *t, const struct ia64_insn *i, val another, val first, bool taken_when_on)
{
    struct ir_builder *b = t->b;
    val ec = ir_get(b, S_EC);
    ir_label rotates = ir_skip_if_nonzero(b, ir_or(b, ec, another));
    ir_likely(b, rotates);
    set_pr(t, 63, ir_const(b, 0));
    ir_goto(b, taken_when_on ? t->next : branch_target(i), t->mode);
    ir_land(b, rotates);

    val more = ir_or(b, another, ir_ltu(b, ir_const(b, 1), ec));
    ir_set(b, S_EC, ir_sub(b, ec, ir_eqi(b, another, 0)));
    rotate(t, first);
    ir_label fall = taken_when_on ? ir_skip_if_zero(b, more) : ir_skip_if_nonzero(b, more);
    ir_goto(b, branch_target(i), t->mode);
    ir_land(b, fall);
    if (t->gr_in_file || t->fr_in_file) { /* valid for this block only */
        ir_goto(b, t->next, t->mode);
        leave(t);
    }
}

enum { ROTATED_TWICE = 8 }; /* the largest region for which the code that rotates is built on both paths */

/* br.ctop and br.cexit. While LC counts, a separate path is shorter than that of the epilogue. */
static void counted_loop(struct translation *t, const struct ia64_insn *i, bool taken_when_on)
{
    struct ir_builder *b = t->b;
    if (t->unrolled) {
        t->ended = !end_iteration(t, branch_target(i));
        return;
    }
    val count = ir_get(b, S_LC), another = ir_nei(b, count, 0);
    if (!taken_when_on || (!t->gr_in_file && mode_sor(t->mode) > ROTATED_TWICE)) {
        ir_set(b, S_LC, ir_sub(b, count, another));
        modulo_loop(t, i, another, another, taken_when_on);
        return;
    }
    gr_in_name_order(t);
    struct translation before = *t;
    ir_label epilogue = ir_skip_if_zero(b, count);
    ir_set(b, S_LC, ir_subi(b, count, 1));
    rotate(t, ir_const(b, 1));
    ir_goto(b, branch_target(i), t->mode);
    ir_land(b, epilogue);
    *t = before;
    modulo_loop(t, i, ir_const(b, 0), ir_const(b, 0), taken_when_on);
}

static void while_loop(struct translation *t, const struct ia64_insn *i, bool taken_when_on)
{
    modulo_loop(t, i, pr(t, i->qp), ir_const(t->b, 0), taken_when_on);
}

// clang-format off
SEM(br_ctop) { counted_loop(t, i, true); }
SEM(br_cexit) { counted_loop(t, i, false); }
SEM(br_wtop) { while_loop(t, i, true); }
SEM(br_wexit) { while_loop(t, i, false); }
// clang-format on

/* ---- the register stack ---- */

/* Returns whether registers have been stored. */
static uint64_t do_make_room(struct cpu *c, uint64_t sof, uint64_t y, uint64_t z)
{
    uint64_t before = cpu_window(c)->moves;
    (void)y, (void)z;
    rse_make_room(c, (unsigned)sof);
    return cpu_window(c)->moves != before;
}

static uint64_t do_forget_nats(struct cpu *c, uint64_t sof, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    rse_forget_nats(c, (unsigned)sof);
    return 0;
}

/* Raises the Reserved Register/Field fault of an alloc that changes the rotating region while registers are renamed. */
static uint64_t do_check_unrotated(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    const uint64_t *s = cpu_slots(c);
    (void)x, (void)y, (void)z;
    if (s[S_RRB_GR] || current_rrb_fr(s) || current_rrb_pr(s))
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_RESERVED);
    return 0;
}

SEM(alloc)
{
    static const struct ir_intrinsic room = {do_make_room, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, .x64 = IA64_EMIT(frame_room)};
    unsigned sof = (unsigned)OPERAND(sof), sol = (unsigned)OPERAND(sol), sor = (unsigned)OPERAND(sor);
    val none = ir_const(b, 0);
    if (sof > 96 || sor > sof || sol > sof || R1 == 0 || R1 >= 32 + sof) {
        ia64_illegal(t);
        return;
    }
    if (sor != mode_sor(t->mode)) {
        ir_label fine = ir_skip_if_zero(b, renamed(b));
        ir_likely(b, fine);
        ir_call(b, do_check_unrotated, IR_CALL_READS | IR_CALL_MAY_STOP, none, none, none);
        ir_land(b, fine);
    }
    val stored = none;
    if (sof > mode_sof(t->mode))
        stored = ir_intrinsic(b, &room, ir_const(b, sof), none, none);
    else if (nat_mode(t))
        ir_call(b, do_forget_nats, IR_CALL_READS | IR_CALL_WRITES, ir_const(b, sof), none, none);
    t->mode = mode_with_frame(t->mode, sof | sol << 7 | sor / 8 << 14);
    uint64_t never;
    if (ir_timed(b) && !ir_is_const(b, stored, &never)) {
        ir_label on = ir_skip_if_zero(b, stored);
        ir_likely(b, on);
        set_gr(t, R1, ir_get(b, S_PFS));
        ir_goto(b, t->next, t->mode);
        ir_land(b, on);
    }
    set_gr(t, R1, ir_get(b, S_PFS));
}

static uint64_t do_cover(struct cpu *c, uint64_t mode, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    return rse_cover(c, mode);
}

static uint64_t do_flush(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    rse_flush(c);
    return 0;
}

static uint64_t do_loadrs(struct cpu *c, uint64_t mode, uint64_t y, uint64_t z)
{
    uint64_t *s = cpu_slots(c);
    (void)y, (void)z;
    uint64_t bsp = rse_bsp(c), bytes = s[S_RSC] >> 16 & 0x3ff8;
    bool too_many = rse_registers_between(bsp - bytes, bsp) > RSE_PHYSICAL;
    if (s[S_RSC] & 3 || too_many || (mode_sof(mode) && s[S_RSC] >> 16 & 0x3fff)) {
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_ILLEGAL);
        return mode;
    }
    rse_loadrs(c);
    return mode_with_nats(c, mode);
}

static uint64_t do_clrrrb(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    clear_rrb(c, (unsigned)sor);
    return 0;
}

static uint64_t do_clrrrb_pr(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    clear_rrb_pr(c);
    return 0;
}

/* Calls a helper with one argument that changes registers. */
static val call1(struct translation *t, ir_fn *fn, unsigned flags, uint64_t argument)
{
    val none = ir_const(t->b, 0);
    return ir_call(t->b, fn, IR_CALL_READS | IR_CALL_WRITES | flags, ir_const(t->b, argument), none, none);
}

SEM(cover)
{
    call1(t, do_cover, 0, t->mode);
    t->mode = mode_with_frame(t->mode, 0);
}

// clang-format off
SEM(flushrs) { call1(t, do_flush, IR_CALL_MAY_STOP, 0); }
SEM(clrrrb)
// clang-format on
{
    call1(t, do_clrrrb, 0, mode_sor(t->mode));
    t->fr_in_place = false;
    fr_rotated(t);
}
// clang-format off
SEM(clrrrb_pr) { call1(t, do_clrrrb_pr, 0, 0); }

SEM(loadrs)
// clang-format on
{
    val mode = call1(t, do_loadrs, IR_CALL_MAY_STOP, t->mode);
    ir_goto_dyn_mode(b, ir_const(b, t->next), mode);
    leave(t);
}
