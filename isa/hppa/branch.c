/* branch.c - branches (PA-RISC 2.0 Architecture, chapter 7). Queue, delay slot and nullification: emu/ir/delay.c. */
#include "isa/hppa/translate.h"

static val narrowed(struct hppa_translation *t, val addr)
{
    return t->delay.wide ? addr : ir_zext32(t->ir, addr);
}

enum { USER_LEVEL = 3 }; /* privilege level of user code, in the low bits of queue addresses */

/* The low two bits of an address in a register are a privilege level; a user's stays 3. */
static struct delay_place target_in(struct hppa_translation *t, val addr)
{
    uint64_t k;

    if (ir_is_const(t->ir, addr, &k))
        return delay_known(delay_truncate(&t->delay, k) & ~(uint64_t)USER_LEVEL);
    return delay_computed(ir_andi(t->ir, narrowed(t, addr), ~(uint64_t)USER_LEVEL));
}

static struct delay_place relative(struct hppa_translation *t, int32_t disp)
{
    return delay_known(delay_truncate(&t->delay, t->delay.pc + 8 + (int64_t)disp));
}

/* The address that a branch leaves in its link register: after its delay slot, as the instruction address queue shows it. */
static val link_value(struct hppa_translation *t)
{
    struct delay_place to = delay_plus(&t->delay, t->delay.back, 4);

    return to.to.known ? constant(t, to.to.addr | USER_LEVEL) : ir_ori(t->ir, to.to.v, USER_LEVEL);
}

/* Writes a link register. */
static void set_link(struct hppa_translation *t, unsigned slot, val v)
{
    if (slot != HPPA_GR)
        delay_set_link(&t->delay, slot, v);
}

/* Not a call: the idiom that reads the pc by a link to the instruction after the delay slot, and system calls on the gateway page. */
static bool is_transfer(const struct hppa_translation *t, struct delay_target to, bool link)
{
    if (!to.known)
        return true;
    if (to.addr < DELAY_PAGE_WORDS * DELAY_WORD)
        return false;
    return link ? to.addr != delay_truncate(&t->delay, t->delay.pc + 8) : ir_crosses(t->ir, t->delay.pc, to.addr);
}

/* Notes that this branch, to p, is a call (link: it leaves a return address) or may be a jump to another function. */
static void note_transfer(struct hppa_translation *t, struct delay_place p, bool link)
{
    if (ir_arrives(t->ir) && is_transfer(t, p.to, link))
        delay_transfer(&t->delay, link ? IR_TRANSFER_CALL : IR_TRANSFER_JUMP);
}

/* ---- unconditional ---------------------------------------------------------------------------- */

static void call_link(struct hppa_translation *t, unsigned r)
{
    val link = link_value(t);
    uint64_t addr;

    if (r && ir_is_const(t->ir, link, &addr))
        delay_expect_return(&t->delay, addr & ~(uint64_t)USER_LEVEL);
    set_link(t, HPPA_GR + r, link);
}

SEM(bl)
{
    struct delay_place target = relative(t, hppa_branch_displacement(o->w, 17));

    call_link(t, o->t);
    note_transfer(t, target, o->t);
    delay_branch_to(&t->delay, target, o->n);
}

SEM(bl_long)
{
    struct delay_place target = relative(t, hppa_branch_displacement(o->w, 22));

    call_link(t, 2);
    note_transfer(t, target, true);
    delay_branch_to(&t->delay, target, o->n);
}

/* The engine stops on gateway pages before any instruction there executes, so that here the page never promotes: the instruction leaves
 * the caller's privilege level, 3, in GR[t]. It is illegal after a taken branch (PSW[B]). */
SEM(gate)
{
    val after_branch = ir_nei(t->ir, delay_address(&t->delay, t->delay.back), delay_truncate(&t->delay, t->delay.pc + 4));

    if (t->delay.self.kind == NULLIFY_IF)
        after_branch = ir_andc(t->ir, after_branch, t->delay.self.v);
    trap_if(t, after_branch, HPPA_TRAP_ILLEGAL);
    set_link(t, HPPA_GR + o->t, ir_ori(t->ir, gr(t, o->t), USER_LEVEL));
    delay_branch_to(&t->delay, relative(t, hppa_branch_displacement(o->w, 17)), o->n);
}

SEM(blr)
{
    val addr = ir_addi(t->ir, ir_shli(t->ir, gr(t, o->a), 3), t->delay.pc + 8);

    struct delay_place target = target_in(t, addr);

    set_link(t, HPPA_GR + o->t, link_value(t));
    note_transfer(t, target, o->t);
    delay_branch_to(&t->delay, target, o->n);
}

SEM(bv)
{
    struct delay_place to = target_in(t, ir_add(t->ir, ir_shli(t->ir, gr(t, o->a), 3), gr(t, o->b)));

    note_transfer(t, to, false);
    delay_branch_to(&t->delay, o->a ? to : delay_return_place(&t->delay, to), o->n);
}

SEM(bve)
{
    struct delay_place to = target_in(t, gr(t, o->b));

    note_transfer(t, to, false);
    delay_branch_to(&t->delay, delay_return_place(&t->delay, to), o->n);
}

SEM(bve_l)
{
    struct delay_place target = target_in(t, gr(t, o->b));

    set_link(t, HPPA_GR + 2, link_value(t));
    note_transfer(t, target, true);
    delay_branch_to(&t->delay, target, o->n);
}

/* ---- to another space ------------------------------------------------------------------------- */

/* There is one address space. A branch to a space that is neither the process's own nor the kernel's (whose gateway page is mapped in
 * the address space) faults: nothing is mapped there. */
static uint64_t refuse_space(struct cpu *c, uint64_t space, uint64_t addr, uint64_t unused)
{
    (void)unused;
    if (space != 0)
        cpu_raise(c, &(struct cpu_stop){.reason = CPU_FAULT, .addr = addr, .access = MEM_EXEC, .fault = MEM_FAULT_UNMAPPED, .size = 4});
    return 0;
}

static void check_branch_space(struct hppa_translation *t, unsigned s, val addr)
{
    ir_label fine;

    if (s >= 4)
        return;
    val space = ir_get(t->ir, HPPA_SR + s), foreign = ir_ne(t->ir, space, ir_get(t->ir, HPPA_SR + 4));
    if (t->delay.self.kind == NULLIFY_IF)
        foreign = ir_and(t->ir, foreign, delay_executed(&t->delay));
    fine = ir_skip_if_zero(t->ir, foreign);
    ir_call(t->ir, refuse_space, IR_CALL_READS | IR_CALL_MAY_STOP, space, narrowed(t, addr), addr);
    ir_land(t->ir, fine);
}

static struct delay_place external_target(struct hppa_translation *t, const struct hppa_fields *o)
{
    unsigned s = (o->s & 1) << 2 | o->s >> 1;
    val addr = ir_addi(t->ir, gr(t, o->b), (uint64_t)(int64_t)hppa_branch_displacement(o->w, 17));

    check_branch_space(t, s, addr);
    return target_in(t, addr);
}

SEM(be)
{
    struct delay_place target = external_target(t, o);

    note_transfer(t, target, false);
    delay_branch_to(&t->delay, target, o->n);
}

SEM(be_l)
{
    struct delay_place target = external_target(t, o);

    set_link(t, HPPA_SR, ir_get(t->ir, HPPA_SR + 4));
    set_link(t, HPPA_GR + 31, link_value(t));
    note_transfer(t, target, true);
    delay_branch_to(&t->delay, target, o->n);
}

/* ---- conditional ------------------------------------------------------------------------------ */

/* With n a forward branch nullifies its delay slot if taken, a backward one if not. */
static void branch_on(struct hppa_translation *t, const struct hppa_fields *o, val taken)
{
    int32_t disp = hppa_branch_displacement(o->w, 12);
    enum delay_slot nullifying = disp < 0 ? DELAY_SLOT_IF_TAKEN : DELAY_SLOT_IF_NOT_TAKEN;

    delay_branch_if(&t->delay, taken, t->delay.pc + 8 + (int64_t)disp, o->n ? nullifying : DELAY_SLOT_EXECUTED);
}

static val immediate5(struct hppa_translation *t, const struct hppa_fields *o)
{
    return constant(t, (uint64_t)(int64_t)hppa_low_sign_extend(o->i, 5));
}

SEM(cmpb)
{
    branch_on(t, o, compare_condition(t, o->c << 1 | o->f, false, gr(t, o->a), gr(t, o->b)));
}

SEM(cmpb_d)
{
    branch_on(t, o, compare_condition(t, o->c << 1 | o->f, true, gr(t, o->a), gr(t, o->b)));
}

SEM(cmpib)
{
    branch_on(t, o, compare_condition(t, o->c << 1 | o->f, false, immediate5(t, o), gr(t, o->b)));
}

SEM(cmpib_d)
{
    static const uint8_t conditions[8] = {4 << 1, 1 << 1, 2 << 1, 3 << 1, 4 << 1 | 1, 1 << 1 | 1, 2 << 1 | 1, 3 << 1 | 1};

    branch_on(t, o, compare_condition(t, conditions[o->c], true, immediate5(t, o), gr(t, o->b)));
}

/* In wide mode the last three conditions of ADDB are those of doublewords. */
static void add_and_branch(struct hppa_translation *t, const struct hppa_fields *o, val a)
{
    bool d = t->delay.wide && o->c >= 5;
    unsigned condition = d ? o->c - 4 : o->c;
    struct sum s = {.a = gr(t, o->b), .b = a};

    s.result = ir_add(t->ir, s.a, s.b);
    val taken = add_condition(t, condition << 1 | o->f, d, &s);
    set_link(t, HPPA_GR + o->b, s.result);
    branch_on(t, o, taken);
}

SEM(addb)
{
    add_and_branch(t, o, gr(t, o->a));
}

SEM(addib)
{
    add_and_branch(t, o, immediate5(t, o));
}

static void move_and_branch(struct hppa_translation *t, const struct hppa_fields *o, val v)
{
    set_link(t, HPPA_GR + o->b, v);
    branch_on(t, o, shift_condition(t, o->c, false, v));
}

SEM(movb)
{
    move_and_branch(t, o, gr(t, o->a));
}

SEM(movib)
{
    move_and_branch(t, o, immediate5(t, o));
}

/* Bit o->p, from the left; c = 0: branch if it is one. */
SEM(bb)
{
    val bit = ir_extract(t->ir, gr(t, o->a), o->d ? 63 - o->p : 31 - o->p, 1);

    branch_on(t, o, o->c ? ir_xori(t->ir, bit, 1) : bit);
}

SEM(bb_sar)
{
    val sar = ir_get(t->ir, HPPA_SAR);
    val right = o->d ? ir_xori(t->ir, sar, 63) : ir_xori(t->ir, ir_andi(t->ir, sar, 31), 31);
    val bit = ir_andi(t->ir, ir_shr(t->ir, gr(t, o->a), right), 1);

    branch_on(t, o, o->c ? ir_xori(t->ir, bit, 1) : bit);
}
