/*
 * translate.c - from PA-RISC instructions to a block of micro-operations: decoding, the instruction address queue,
 * delay slots and nullification. What the instructions do stands in arith.c, shift.c, max.c, branch.c, memory.c, fpmem.c,
 * fpu.c and system.c.
 */
#include "isa/hppa/translate.h"
#include "isa/hppa/fp.h"
#include <string.h>

enum { USER_LEVEL = 3 }; /* privilege level of user code, in the low bits of queue addresses */

static uint64_t truncate(const struct hppa_translation *t, uint64_t addr)
{
    return t->wide ? addr : (uint32_t)addr;
}

/* ---- registers -------------------------------------------------------------------------------- */

val constant(struct hppa_translation *t, uint64_t v)
{
    return ir_const(t->ir, v);
}

val gr(struct hppa_translation *t, unsigned r)
{
    return r ? ir_get(t->ir, HPPA_GR + r) : constant(t, 0);
}

void set_gr(struct hppa_translation *t, unsigned r, val v)
{
    if (r)
        ir_set(t->ir, HPPA_GR + r, v);
}

/* ---- places ----------------------------------------------------------------------------------- */

struct place known(uint64_t addr)
{
    return (struct place){.kind = PLACE_KNOWN, .addr = addr};
}

static bool is_at(struct place p, uint64_t addr)
{
    return p.kind == PLACE_KNOWN && p.addr == addr;
}

val place_value(struct hppa_translation *t, struct place p)
{
    switch (p.kind) {
    case PLACE_KNOWN:
        return constant(t, p.addr);
    case PLACE_EITHER:
        return ir_select(t->ir, p.v, constant(t, p.addr), constant(t, p.other));
    default:
        return p.v;
    }
}

static struct place place_plus(struct hppa_translation *t, struct place p, unsigned n)
{
    if (p.kind == PLACE_KNOWN)
        return known(truncate(t, p.addr + n));
    val v = place_value(t, p);
    return (struct place){.kind = PLACE_VALUE, .v = t->wide ? ir_addi(t->ir, v, n) : ir_add32i(t->ir, v, n)};
}

val link_value(struct hppa_translation *t, struct place p, unsigned plus)
{
    struct place to = place_plus(t, p, plus);

    if (to.kind == PLACE_KNOWN)
        return constant(t, to.addr | USER_LEVEL);
    return ir_ori(t->ir, to.v, USER_LEVEL);
}

/* ---- traps and nullification ------------------------------------------------------------------ */

void trap(struct hppa_translation *t, unsigned number)
{
    ir_trap(t->ir, number, t->word);
    if (!t->skipping)
        t->ended = true;
}

void trap_if(struct hppa_translation *t, val cond, unsigned number)
{
    uint64_t known_cond;

    if (ir_is_const(t->ir, cond, &known_cond) && !known_cond)
        return;
    ir_label over = ir_skip_if_zero(t->ir, cond);
    ir_trap(t->ir, number, t->word);
    ir_land(t->ir, over);
}

void nullify_next_if(struct hppa_translation *t, val cond)
{
    uint64_t known_cond;

    if (t->skipping) /* values do not live beyond the skipped part: see finish_skipped() */
        ir_set(t->ir, HPPA_NULLIFY, cond);
    else if (!ir_is_const(t->ir, cond, &known_cond))
        t->next = (struct nullify){NULLIFY_IF, cond};
    else
        t->next.kind = known_cond ? NULLIFY_YES : NULLIFY_NO;
}

/* ---- branches --------------------------------------------------------------------------------- */

/* Where execution goes after the delay slot if this branch does not happen: after the back of the queue. */
static struct place after_slot(struct hppa_translation *t)
{
    return place_plus(t, t->back, 4);
}

static struct place choose(struct hppa_translation *t, val cond, struct place yes, struct place no)
{
    uint64_t known_cond;

    if (ir_is_const(t->ir, cond, &known_cond))
        return known_cond ? yes : no;
    if (yes.kind == PLACE_KNOWN && no.kind == PLACE_KNOWN)
        return (struct place){.kind = PLACE_EITHER, .addr = yes.addr, .other = no.addr, .v = cond};
    return (struct place){.kind = PLACE_VALUE,
                          .v = ir_select(t->ir, cond, place_value(t, yes), place_value(t, no))};
}

/* 1 if this instruction is executed; only when it may be nullified at run time. */
static val executed(struct hppa_translation *t)
{
    return ir_eqi(t->ir, t->self.v, 0);
}

static void set_target(struct hppa_translation *t, struct place target)
{
    t->branches = true;
    t->target = t->target_if_run = target;
}

void branch_to(struct hppa_translation *t, struct place target, bool n)
{
    if (t->self.kind == NULLIFY_NO) {
        set_target(t, target);
        t->next.kind = n ? NULLIFY_YES : NULLIFY_NO;
        return;
    }
    val taken = executed(t);
    struct place not_taken = after_slot(t);
    set_target(t, choose(t, taken, target, not_taken));
    if (n) {
        t->next = (struct nullify){NULLIFY_IF, taken};
        t->target_if_run = not_taken;
    }
}

void branch_if(struct hppa_translation *t, val taken, int32_t disp, bool n)
{
    struct place target = known(truncate(t, t->pc + 8 + (int64_t)disp)), not_taken = after_slot(t);
    bool backward = disp < 0;
    val slot_nullified = taken;

    if (n && backward)
        slot_nullified = ir_eqi(t->ir, taken, 0);
    if (t->self.kind == NULLIFY_IF) {
        val runs = executed(t);
        taken = ir_and(t->ir, taken, runs);
        slot_nullified = ir_and(t->ir, slot_nullified, runs);
    }
    set_target(t, choose(t, taken, target, not_taken));
    if (!n)
        return;
    nullify_next_if(t, slot_nullified);
    if (!backward)
        t->target_if_run = not_taken;
    else if (t->self.kind == NULLIFY_NO)
        t->target_if_run = target;
}

void set_link(struct hppa_translation *t, unsigned slot, val v)
{
    if (slot == HPPA_GR)
        return;
    if (t->self.kind == NULLIFY_IF)
        v = ir_select(t->ir, t->self.v, ir_get(t->ir, slot), v);
    ir_set(t->ir, slot, v);
}

/* ---- leaving the block ------------------------------------------------------------------------ */

/* What a block is left with: the queue, and whether its front is nullified. */
struct queue {
    struct place front, back;
    bool sequential; /* back is front + 4 */
    struct nullify nullify;
};

static uint64_t base_mode(const struct hppa_translation *t)
{
    return (t->wide ? HPPA_MODE_WIDE : 0) | (t->fp_slow ? HPPA_MODE_FP_SLOW : 0);
}

/* What in the FPSR makes HPPA_MODE_FP_SLOW. */
enum { FP_UNUSUAL = HPPA_FPSR_T | HPPA_FPSR_ENABLES | HPPA_FPSR_D | HPPA_FPSR_RM };

uint64_t hppa_fp_mode(uint64_t fr0)
{
    return fr0 >> 32 & FP_UNUSUAL ? HPPA_MODE_FP_SLOW : 0;
}

/* The mode as a value: `mode` with what only run time knows. */
static val dynamic_mode(struct hppa_translation *t, uint64_t mode, struct nullify n)
{
    val v = constant(t, mode);

    if (t->fp_mode_changes) {
        val status = ir_andi(t->ir, ir_shri(t->ir, ir_get(t->ir, HPPA_FR), 32), FP_UNUSUAL);
        v = ir_or(t->ir, constant(t, mode & ~(uint64_t)HPPA_MODE_FP_SLOW),
                  ir_shli(t->ir, ir_nei(t->ir, status, 0), 3));
    }
    return n.kind == NULLIFY_IF ? ir_or(t->ir, v, n.v) : v;
}

static void leave_to(struct hppa_translation *t, struct place front, uint64_t mode, struct nullify n)
{
    if (n.kind == NULLIFY_YES)
        mode |= HPPA_MODE_NULLIFY;
    if (n.kind == NULLIFY_IF || t->fp_mode_changes)
        ir_goto_dyn_mode(t->ir, place_value(t, front), dynamic_mode(t, mode, n));
    else if (front.kind == PLACE_KNOWN)
        ir_goto(t->ir, front.addr, mode);
    else
        ir_goto_dyn(t->ir, place_value(t, front), mode);
}

static void leave(struct hppa_translation *t, const struct queue *q)
{
    uint64_t mode = base_mode(t);

    t->ended = true;
    if (!q->sequential) {
        ir_set(t->ir, HPPA_BACK, place_value(t, q->back));
        leave_to(t, q->front, mode | HPPA_MODE_DELAYED, q->nullify);
    } else if (q->front.kind == PLACE_EITHER) {
        ir_label other = ir_skip_if_zero(t->ir, q->front.v);
        leave_to(t, known(q->front.addr), mode, q->nullify);
        ir_land(t->ir, other);
        leave_to(t, known(q->front.other), mode, q->nullify);
    } else {
        leave_to(t, q->front, mode, q->nullify);
    }
}

/* ---- one instruction -------------------------------------------------------------------------- */

bool follows_itself(const struct hppa_translation *t)
{
    return is_at(t->back, truncate(t, t->pc + 4));
}

/* Can the instruction stop in the middle of the block? Then S[HPPA_BACK] must be right. */
static bool may_stop(const struct hppa_insn *i)
{
    if (!i)
        return true;
    switch (i->timing) {
    case HPPA_CLASS_ALU:
        return strstr(i->name, ",t"); /* ,tsv and ,tc */
    case HPPA_CLASS_SHIFT:
    case HPPA_CLASS_MM:
        return false;
    default:
        return true;
    }
}

/* Condition 0 is "never", in every set of conditions. */
static bool may_nullify(const struct hppa_insn *i, const struct hppa_fields *o)
{
    return i->timing == HPPA_CLASS_FTEST || (o->c && (i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT));
}

/* An instruction whose nullification only run time knows: its operations are skipped. Branches do it themselves. */
static void skippable(struct hppa_translation *t, const struct hppa_insn *i, const struct hppa_fields *o)
{
    ir_label over;

    if (may_nullify(i, o))
        ir_set_const(t->ir, HPPA_NULLIFY, 0);
    over = ir_skip_insn_if_nonzero(t->ir, t->self.v);
    t->skipping = true;
    t->carry_set = false;
    i->semantics(t, o);
    t->skipping = false;
    ir_land(t->ir, over);
    if (t->carry_set) /* perhaps */
        t->carry.kind = CARRY_IN_SLOTS;
    if (may_nullify(i, o))
        t->next = (struct nullify){NULLIFY_IF, ir_get(t->ir, HPPA_NULLIFY)};
}

/* The branch's delay slot may fault: say where its branch goes. */
static void settle_back(struct hppa_translation *t, const struct hppa_insn *i, bool first)
{
    const struct place *to = &t->back_if_run;

    if (first || is_at(*to, truncate(t, t->pc + 4)) || !may_stop(i))
        return;
    if (to->kind == PLACE_EITHER)
        ir_late_select(t->ir, HPPA_BACK, to->v, to->addr, to->other);
    else
        ir_late(t->ir, HPPA_BACK, place_value(t, *to));
}

static void one_instruction(struct hppa_translation *t, const struct hppa_insn *i, const struct hppa_fields *o,
                            bool first)
{
    t->branches = t->skipping = false;
    t->next.kind = NULLIFY_NO;
    if (t->self.kind == NULLIFY_YES)
        return;
    if (t->done_ahead) {
        t->done_ahead--;
        return;
    }
    settle_back(t, i, first);
    if (!i) {
        if (t->self.kind == NULLIFY_IF) {
            trap_if(t, executed(t), HPPA_TRAP_ILLEGAL);
            t->ends = true;
        } else {
            trap(t, HPPA_TRAP_ILLEGAL);
        }
    } else if (t->self.kind == NULLIFY_IF && i->timing != HPPA_CLASS_BRANCH) {
        skippable(t, i, o);
    } else {
        if (t->self.kind == NULLIFY_IF && ir_timed(t->ir)) /* a branch; skips nothing but says so */
            ir_land(t->ir, ir_skip_insn_if_nonzero(t->ir, t->self.v));
        i->semantics(t, o);
    }
}

/* Flow that goes on at one known place goes on in the block, if that makes it no loop: the target of a branch forwards
 * or of a call; what follows a conditional branch forwards, whose target is left for. */
static bool follow_branch(struct hppa_translation *t)
{
    uint64_t after = truncate(t, t->pc + 4);
    struct place *to = &t->back;

    if (t->branches || t->next.kind != NULLIFY_NO || t->ends || !ir_room(t->ir, 2))
        return false;
    if (to->kind == PLACE_EITHER && to->other == after && to->addr > after) {
        ir_label stay = ir_skip_if_zero(t->ir, to->v);
        leave_to(t, known(to->addr), base_mode(t), t->next);
        ir_land(t->ir, stay);
        *to = known(after);
    } else if (to->kind == PLACE_EITHER && to->addr == after && to->other > after) {
        ir_label stay = ir_skip_if_nonzero(t->ir, to->v);
        leave_to(t, known(to->other), base_mode(t), t->next);
        ir_land(t->ir, stay);
        *to = known(after);
    }
    return to->kind == PLACE_KNOWN && to->addr > t->pc && ir_can_fetch(t->ir, to->addr);
}

/* The queue moves on. false: the block ends here. */
static bool advance(struct hppa_translation *t)
{
    bool follows = is_at(t->back, truncate(t, t->pc + 4)) || follow_branch(t);
    struct place target = t->branches ? t->target : place_plus(t, t->back, 4);
    struct queue q = {t->back, target, !t->branches, t->next};

    if (!follows || t->ends) {
        leave(t, &q);
        return false;
    }
    t->pc = t->back.addr;
    t->back = target;
    t->back_if_run = t->branches ? t->target_if_run : target;
    t->self = t->next;
    return true;
}

/* The mode that stopping just before this instruction means (when it is not nullified at run time). */
static uint64_t mode_here(const struct hppa_translation *t)
{
    return base_mode(t) | (is_at(t->back_if_run, truncate(t, t->pc + 4)) ? 0 : HPPA_MODE_DELAYED) |
           (t->self.kind == NULLIFY_YES ? HPPA_MODE_NULLIFY : 0);
}

static bool open_instruction(struct hppa_translation *t, const struct hppa_insn **i, struct hppa_fields *o)
{
    bool first = ir_insn_count(t->ir) == 0;
    struct queue here = {known(t->pc), t->back, follows_itself(t), t->self};
    uint8_t bytes[4];

    if (!first && !(ir_can_fetch(t->ir, t->pc) && ir_room(t->ir, 1))) {
        leave(t, &here);
        return false;
    }
    if (!ir_fetch(t->ir, t->pc, mode_here(t), bytes, sizeof bytes))
        return false;
    t->word = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
    *i = hppa_decode(t->word, o);
    return ir_insn(t->ir, t->pc, mode_here(t), *i ? (uint32_t)(*i - hppa_insns(NULL)) : 0, t->word);
}

void hppa_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct hppa_translation t = {
        .ir = ir,
        .wide = mode & HPPA_MODE_WIDE,
        .fp_slow = mode & HPPA_MODE_FP_SLOW,
        .pc = pc,
        .self = {.kind = mode & HPPA_MODE_NULLIFY ? NULLIFY_YES : NULLIFY_NO},
    };
    t.back = known(truncate(&t, pc + 4));
    if (mode & HPPA_MODE_DELAYED)
        t.back = (struct place){.kind = PLACE_VALUE, .v = ir_get(ir, HPPA_BACK)};
    t.back_if_run = t.back;
    do {
        const struct hppa_insn *i;
        struct hppa_fields o;
        bool first = ir_insn_count(ir) == 0;

        if (!open_instruction(&t, &i, &o))
            return;
        one_instruction(&t, i, &o, first);
    } while (!t.ended && advance(&t));
}
