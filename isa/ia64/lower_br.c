/* lower_br.c - branches, calls and returns, loops, and the instructions that steer the register stack. */
#include "isa/ia64/lower.h"

/* The target of a branch to a displacement: IP-relative, or long. */
static uint64_t target_of(const struct ia64_insn *i)
{
    int64_t displacement = i->line->unit == IA64_X ? OPERAND(tgt64) : OPERAND(tgt25c);
    return i->bundle + (uint64_t)displacement;
}

static uint64_t next_bundle(const struct ia64_insn *i)
{
    return i->bundle + 16;
}

/* Nothing follows an unconditional branch. */
static void leave(struct translation *t)
{
    t->ended = true;
}

SEM(br_cond)
{
    ir_goto(b, target_of(i), t->mode);
    leave(t);
}

static val branch_register(struct translation *t, const struct ia64_insn *i)
{
    return ir_andi(t->b, ir_get(t->b, S_BR + (unsigned)OPERAND(b2)), ~15ull);
}

SEM(br_ind)
{
    ir_goto_dyn(b, branch_register(t, i), t->mode);
    leave(t);
}

/* br.ia: there is no IA-32 engine here. */
SEM(br_ia) { ia64_trap(t, VECTOR_GENERAL, CODE_DISABLED_TRANSITION); }

/* ---- calls and returns ---- */

static uint64_t do_call(struct cpu *c, uint64_t mode, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    return rse_call(c, mode);
}

static uint64_t do_return(struct cpu *c, uint64_t mode, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    return rse_return(c, mode);
}

SEM(br_call)
{
    bool indirect = (i->x >> 37) == 1 && i->line->unit == IA64_B;
    val to = indirect ? branch_register(t, i) : ir_const(b, target_of(i)), none = ir_const(b, 0);

    ir_call(b, do_call, IR_CALL_READS | IR_CALL_WRITES, ir_const(b, t->mode), none, none);
    ir_set_const(b, S_BR + (unsigned)OPERAND(b1), next_bundle(i));
    ir_goto_dyn(b, to, mode_with_frame(t->mode, mode_sof(t->mode) - mode_sol(t->mode)));
    leave(t);
}

SEM(br_ret)
{
    val none = ir_const(b, 0), to = branch_register(t, i);
    val mode = ir_call(b, do_return, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, ir_const(b, t->mode), none, none);
    ir_goto_dyn_mode(b, to, mode);
    leave(t);
}

/* ---- loops ---- */

SEM(br_cloop)
{
    val count = ir_get(b, S_LC);
    ir_label done = ir_skip_if_zero(b, count);
    ir_set(b, S_LC, ir_addi(b, count, (uint64_t)-1));
    ir_goto(b, target_of(i), t->mode);
    ir_land(b, done);
}

/* The modulo-scheduled loops: counted or not, one more turn for the epilogue's stages. Result: goes on (ctop, wtop take
 * the branch then, cexit, wexit do not). SDM volume 1, "Modulo-Scheduled Loop Support". */
static uint64_t next_stage(struct cpu *c, bool another, unsigned sor)
{
    uint64_t *s = cpu_slots(c);
    uint64_t ec = s[S_EC];
    bool more = another || ec > 1;
    if (!another && ec)
        s[S_EC] = ec - 1;
    if (another || ec)
        rotate_all(c, sor);
    return more;
}

static uint64_t do_counted(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    uint64_t *s = cpu_slots(c);
    bool another = s[S_LC] != 0;
    (void)y, (void)z;
    s[S_LC] -= another;
    s[S_PR + 63] = another; /* becomes p16 */
    return next_stage(c, another, (unsigned)sor);
}

static uint64_t do_while(struct cpu *c, uint64_t sor, uint64_t qp, uint64_t z)
{
    (void)z;
    cpu_slots(c)[S_PR + 63] = 0;
    return next_stage(c, qp, (unsigned)sor);
}

static void modulo_loop(struct translation *t, const struct ia64_insn *i, val goes_on, bool taken_when_on)
{
    struct ir_builder *b = t->b;
    t->fr_in_place = false;
    fr_rotated(t);
    ir_label fall = taken_when_on ? ir_skip_if_zero(b, goes_on) : ir_skip_if_nonzero(b, goes_on);
    ir_goto(b, target_of(i), t->mode);
    ir_land(b, fall);
}

static val counted(struct translation *t)
{
    val none = ir_const(t->b, 0);
    return ir_call(t->b, do_counted, IR_CALL_READS | IR_CALL_WRITES, ir_const(t->b, mode_sor(t->mode)), none, none);
}

static val uncounted(struct translation *t, const struct ia64_insn *i)
{
    return ir_call(t->b, do_while, IR_CALL_READS | IR_CALL_WRITES, ir_const(t->b, mode_sor(t->mode)), pr(t, i->qp),
                   ir_const(t->b, 0));
}

SEM(br_ctop) { modulo_loop(t, i, counted(t), true); }
SEM(br_cexit) { modulo_loop(t, i, counted(t), false); }
SEM(br_wtop) { modulo_loop(t, i, uncounted(t, i), true); }
SEM(br_wexit) { modulo_loop(t, i, uncounted(t, i), false); }

/* ---- the register stack ---- */

static uint64_t do_make_room(struct cpu *c, uint64_t sof, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    rse_make_room(c, (unsigned)sof);
    return 0;
}

static uint64_t do_forget_nats(struct cpu *c, uint64_t sof, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    rse_forget_nats(c, (unsigned)sof);
    return 0;
}

/* alloc may not change the rotating region while registers are renamed: Reserved Register/Field fault. */
static uint64_t do_check_unrotated(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    const uint64_t *s = cpu_slots(c);
    (void)x, (void)y, (void)z;
    if (s[S_RRB_GR] | s[S_RRB_FR] | s[S_RRB_PR])
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_RESERVED);
    return 0;
}

SEM(alloc)
{
    unsigned sof = (unsigned)OPERAND(sof), sol = (unsigned)OPERAND(sol), sor = (unsigned)OPERAND(sor);
    val none = ir_const(b, 0);
    if (sof > 96 || sor > sof || sol > sof || R1 == 0 || R1 >= 32 + sof) {
        ia64_illegal(t);
        return;
    }
    if (sor != mode_sor(t->mode))
        ir_call(b, do_check_unrotated, IR_CALL_READS | IR_CALL_MAY_STOP, none, none, none);
    if (sof > mode_sof(t->mode))
        ir_call(b, do_make_room, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, ir_const(b, sof), none, none);
    else if (nat_mode(t))
        ir_call(b, do_forget_nats, IR_CALL_READS | IR_CALL_WRITES, ir_const(b, sof), none, none);
    set_gr(t, R1, ir_get(b, S_PFS));
    t->mode = mode_with_frame(t->mode, sof | sol << 7 | sor / 8 << 14);
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
    if (s[S_RSC] & 3 || (mode_sof(mode) && s[S_RSC] >> 16 & 0x3fff)) {
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

/* A call of a helper with one argument that changes registers. */
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

SEM(flushrs) { call1(t, do_flush, IR_CALL_MAY_STOP, 0); }
SEM(clrrrb)
{
    call1(t, do_clrrrb, 0, mode_sor(t->mode));
    fr_rotated(t);
}
SEM(clrrrb_pr) { call1(t, do_clrrrb_pr, 0, 0); }

SEM(loadrs)
{
    val mode = call1(t, do_loadrs, IR_CALL_MAY_STOP, t->mode);
    ir_goto_dyn_mode(b, ir_const(b, t->next), mode);
    leave(t);
}
