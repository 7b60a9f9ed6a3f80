/* branch.c - branches (PA-RISC 2.0 Architecture, chapter 7). Queue, delay slot and nullification: translate.c. */
#include "isa/hppa/translate.h"

static val narrowed(struct hppa_translation *t, val addr)
{
    return t->wide ? addr : ir_zext32(t->ir, addr);
}

/* The low two bits are a privilege level; a user's stays 3. */
static struct place target_in(struct hppa_translation *t, val addr)
{
    uint64_t k;

    if (ir_is_const(t->ir, addr, &k))
        return known((t->wide ? k : (uint32_t)k) & ~(uint64_t)3);
    return computed(ir_andi(t->ir, narrowed(t, addr), ~(uint64_t)3));
}

static struct place relative(struct hppa_translation *t, int32_t disp)
{
    uint64_t addr = t->pc + 8 + (int64_t)disp;

    return known(t->wide ? addr : (uint32_t)addr);
}

/* ---- unconditional ---------------------------------------------------------------------------- */

static void call_link(struct hppa_translation *t, unsigned r)
{
    val link = link_value(t, t->back, 4);

    if (r)
        expect_return(t, link);
    set_link(t, HPPA_GR + r, link);
}

SEM(bl)
{
    struct place target = relative(t, hppa_branch_displacement(o->w, 17));

    call_link(t, o->t);
    note_transfer(t, target, o->t);
    branch_to(t, target, o->n);
}

SEM(bl_long)
{
    struct place target = relative(t, hppa_branch_displacement(o->w, 22));

    call_link(t, 2);
    note_transfer(t, target, true);
    branch_to(t, target, o->n);
}

/* The engine stops on gateway pages before any instruction there executes, so that here the page never promotes: the instruction leaves
 * the caller's privilege level, 3, in GR[t]. It is illegal after a taken branch (PSW[B]). */
SEM(gate)
{
    val after_branch = ir_nei(t->ir, place_value(t, t->back), t->wide ? t->pc + 4 : (uint32_t)(t->pc + 4));

    if (t->self.kind == NULLIFY_IF)
        after_branch = ir_andc(t->ir, after_branch, t->self.v);
    trap_if(t, after_branch, HPPA_TRAP_ILLEGAL);
    set_link(t, HPPA_GR + o->t, ir_ori(t->ir, gr(t, o->t), 3));
    branch_to(t, relative(t, hppa_branch_displacement(o->w, 17)), o->n);
}

SEM(blr)
{
    val addr = ir_addi(t->ir, ir_shli(t->ir, gr(t, o->a), 3), t->pc + 8);

    struct place target = target_in(t, addr);

    set_link(t, HPPA_GR + o->t, link_value(t, t->back, 4));
    note_transfer(t, target, o->t);
    branch_to(t, target, o->n);
}

SEM(bv)
{
    struct place to = target_in(t, ir_add(t->ir, ir_shli(t->ir, gr(t, o->a), 3), gr(t, o->b)));

    note_transfer(t, to, false);
    branch_to(t, o->a ? to : return_place(t, to), o->n);
}

SEM(bve)
{
    struct place to = target_in(t, gr(t, o->b));

    note_transfer(t, to, false);
    branch_to(t, return_place(t, to), o->n);
}

SEM(bve_l)
{
    struct place target = target_in(t, gr(t, o->b));

    set_link(t, HPPA_GR + 2, link_value(t, t->back, 4));
    note_transfer(t, target, true);
    branch_to(t, target, o->n);
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
    if (t->self.kind == NULLIFY_IF)
        foreign = ir_and(t->ir, foreign, ir_eqi(t->ir, t->self.v, 0));
    fine = ir_skip_if_zero(t->ir, foreign);
    ir_call(t->ir, refuse_space, IR_CALL_READS | IR_CALL_MAY_STOP, space, narrowed(t, addr), addr);
    ir_land(t->ir, fine);
}

static struct place external_target(struct hppa_translation *t, const struct hppa_fields *o)
{
    unsigned s = (o->s & 1) << 2 | o->s >> 1;
    val addr = ir_addi(t->ir, gr(t, o->b), (uint64_t)(int64_t)hppa_branch_displacement(o->w, 17));

    check_branch_space(t, s, addr);
    return target_in(t, addr);
}

SEM(be)
{
    struct place target = external_target(t, o);

    note_transfer(t, target, false);
    branch_to(t, target, o->n);
}

SEM(be_l)
{
    struct place target = external_target(t, o);

    set_link(t, HPPA_SR, ir_get(t->ir, HPPA_SR + 4));
    set_link(t, HPPA_GR + 31, link_value(t, t->back, 4));
    note_transfer(t, target, true);
    branch_to(t, target, o->n);
}

/* ---- conditional ------------------------------------------------------------------------------ */

static void branch_on(struct hppa_translation *t, const struct hppa_fields *o, val taken)
{
    branch_if(t, taken, hppa_branch_displacement(o->w, 12), o->n);
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
    bool d = t->wide && o->c >= 5;
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
