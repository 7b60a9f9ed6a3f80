/*
 * translate.c - translates PA-RISC instructions to a block of micro-operations: decoding, the instruction address queue,
 * delay slots and nullification. The semantics of the instructions are in arith.c, shift.c, max.c, branch.c, memory.c, fpmem.c,
 * fpu.c and system.c.
 */
#include "isa/hppa/translate.h"
#include "isa/hppa/divide.h"
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

void set_computed(struct hppa_translation *t, unsigned slot, val v)
{
    ir_set(t->ir, slot, t->choosing ? ir_select(t->ir, t->self.v, ir_get(t->ir, slot), v) : v);
}

void set_gr(struct hppa_translation *t, unsigned r, val v)
{
    if (r)
        set_computed(t, HPPA_GR + r, v);
    t->round.origin[r] = r ? ORIGIN_OTHER : 0;
}

/* ---- places ----------------------------------------------------------------------------------- */

struct place known(uint64_t addr)
{
    return (struct place){.to = {.known = true, .addr = addr}};
}

struct place computed(val v)
{
    return (struct place){.to = {.v = v}};
}

static struct place at(struct target to)
{
    return (struct place){.to = to};
}

static bool is_at(struct place p, uint64_t addr)
{
    return !p.either && p.to.known && p.to.addr == addr;
}

static val target_value(struct hppa_translation *t, struct target to)
{
    return to.known ? constant(t, to.addr) : to.v;
}

val place_value(struct hppa_translation *t, struct place p)
{
    if (!p.either)
        return target_value(t, p.to);
    return ir_select(t->ir, p.condition, target_value(t, p.to), target_value(t, p.other));
}

static struct place place_plus(struct hppa_translation *t, struct place p, unsigned n)
{
    if (!p.either && p.to.known)
        return known(truncate(t, p.to.addr + n));
    val v = place_value(t, p);
    return computed(t->wide ? ir_addi(t->ir, v, n) : ir_add32i(t->ir, v, n));
}

val link_value(struct hppa_translation *t, struct place p, unsigned plus)
{
    struct place to = place_plus(t, p, plus);

    return to.to.known ? constant(t, to.to.addr | USER_LEVEL) : ir_ori(t->ir, to.to.v, USER_LEVEL);
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

/* 1 if this instruction is executed. Only for instructions that may be nullified at run time. */
static val executed(struct hppa_translation *t)
{
    return ir_eqi(t->ir, t->self.v, 0);
}

void nullify_next_if(struct hppa_translation *t, val cond)
{
    uint64_t known_cond;

    if (t->choosing)
        cond = ir_and(t->ir, executed(t), cond);
    if (t->skipping && ir_is_const(t->ir, cond, &known_cond) && !known_cond)
        return;      /* HPPA_NULLIFY is 0 already: see skippable() */
    if (t->skipping) /* values do not outlive the skipped part: see skippable() */
        ir_set(t->ir, HPPA_NULLIFY, cond);
    else if (!ir_is_const(t->ir, cond, &known_cond))
        t->follows.nullify = (struct nullify){.kind = NULLIFY_IF, .v = cond};
    else
        t->follows.nullify.kind = known_cond ? NULLIFY_YES : NULLIFY_NO;
}

/* ---- outcomes of fp comparisons: deferred until the block may be left ---------------------------- */

/* Insert an outcome into S[HPPA_COMPARES], which has been shifted. */
static void set_compares(struct hppa_translation *t, val outcome)
{
    ir_set(t->ir, HPPA_COMPARES, ir_or(t->ir, ir_get(t->ir, HPPA_COMPARES), ir_shli(t->ir, outcome, HPPA_COMPARES_C)));
}

void deliver_compares(struct hppa_translation *t)
{
    if (t->compare.due)
        set_compares(t, t->compare.outcome);
    t->compare.due = false;
    t->compare.decided_by = 0;
}

/* Call before the block forks into two paths. */
static void fork_compares(struct hppa_translation *t)
{
    if (!t->compare.decided_by)
        deliver_compares(t);
}

/* On a path that leaves the block, or continues it, after the branch that the outcome decides: the path determines the outcome. */
static void set_compares_on_path(struct hppa_translation *t, bool taken)
{
    if (t->compare.decided_by && !taken)
        set_compares(t, constant(t, 1));
}

static void deliver_compares_on_path(struct hppa_translation *t, bool taken)
{
    if (t->compare.decided_by) {
        set_compares_on_path(t, taken);
        t->compare.due = false;
        t->compare.decided_by = 0;
    }
}

/* ---- branches --------------------------------------------------------------------------------- */

/* Where execution continues after the delay slot if this branch is not taken: after the back of the queue. */
static struct place after_slot(struct hppa_translation *t)
{
    return place_plus(t, t->back, 4);
}

static struct place choose(struct hppa_translation *t, val cond, struct place yes, struct place no)
{
    uint64_t known_cond;

    if (ir_is_const(t->ir, cond, &known_cond))
        return known_cond ? yes : no;
    if (no.either) /* a branch in the delay slot of another */
        no = computed(place_value(t, no));
    return (struct place){.either = true, .condition = cond, .to = yes.to, .other = no.to};
}

static void set_target(struct hppa_translation *t, struct place target)
{
    t->follows.branches = true;
    t->follows.target = t->follows.target_if_run = target;
}

void branch_to(struct hppa_translation *t, struct place target, bool n)
{
    if (t->self.kind == NULLIFY_NO) {
        set_target(t, target);
        t->follows.nullify.kind = n ? NULLIFY_YES : NULLIFY_NO;
        return;
    }
    val taken = executed(t);
    struct place not_taken = after_slot(t);
    set_target(t, choose(t, taken, target, not_taken));
    t->unsure.branch = ir_insn_count(t->ir); /* the next exit or followed path determines whether it is taken */
    t->unsure.skipped = t->self.v;
    if (t->compare.due && t->self.v == t->compare.outcome && t->follows.target.either)
        t->compare.decided_by = ir_insn_count(t->ir);
    if (n) {
        t->follows.nullify = (struct nullify){NULLIFY_IF, taken, NULLIFY_WITH_TO};
        t->follows.target_if_run = not_taken;
    }
}

/* Report to the timing models whether the branch is skipped, if no path has determined it. */
static void report_undecided(struct hppa_translation *t)
{
    if (t->unsure.branch)
        ir_skipped(t->ir, t->unsure.branch - 1, t->unsure.skipped);
    t->unsure.branch = 0;
}

/* Not a call: the idiom that reads the pc by a link to the instruction after the delay slot, and system calls on the gateway page. */
static bool is_transfer(const struct hppa_translation *t, struct target to, bool link)
{
    if (!to.known)
        return true;
    if (to.addr < HPPA_PAGE_WORDS * 4)
        return false;
    return link ? to.addr != truncate(t, t->pc + 8) : ir_crosses(t->ir, t->pc, to.addr);
}

void note_transfer(struct hppa_translation *t, struct place p, bool link)
{
    if (!ir_arrives(t->ir) || !is_transfer(t, p.to, link))
        return;
    enum ir_transfer kind = link ? IR_TRANSFER_CALL : IR_TRANSFER_JUMP;
    ir_transfer(t->ir, kind, t->pc, t->self.kind == NULLIFY_IF ? t->self.v : 0);
    t->follows.transfers = true;
    t->follows.note = t->self.kind == NULLIFY_IF ? ir_transfer_note(t->ir, kind, t->pc) : 0;
}

/* The same for a conditional branch. */
static void note_conditional(struct hppa_translation *t, struct place target, val taken)
{
    if (!ir_crosses(t->ir, t->pc, target.to.addr))
        return;
    ir_transfer(t->ir, IR_TRANSFER_JUMP, t->pc, ir_eqi(t->ir, taken, 0));
    t->follows.transfers = true;
    t->follows.note = ir_transfer_note(t->ir, IR_TRANSFER_JUMP, t->pc);
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
    note_conditional(t, target, taken);
    set_target(t, choose(t, taken, target, not_taken));
    if (!n)
        return;
    nullify_next_if(t, slot_nullified);
    if (!backward)
        t->follows.target_if_run = not_taken;
    else if (t->self.kind == NULLIFY_NO)
        t->follows.target_if_run = target;
    if (t->self.kind == NULLIFY_NO || !backward)
        t->follows.nullify.with = backward ? NULLIFY_WITH_OTHER : NULLIFY_WITH_TO;
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

/* The state at an exit: the queue, and whether its front is nullified. */
struct queue {
    struct place front, back;
    bool sequential; /* back is front + 4 */
    bool arrives;    /* front is the target of a transfer */
    struct nullify nullify;
};

static uint64_t base_mode(const struct hppa_translation *t)
{
    return (t->wide ? HPPA_MODE_WIDE : 0) | (t->level_11 ? HPPA_MODE_LEVEL_11 : 0) | (t->fp_slow ? HPPA_MODE_FP_SLOW : 0);
}

/* The bits of the FPSR that imply HPPA_MODE_FP_SLOW. */
enum { FP_UNUSUAL = HPPA_FPSR_T | HPPA_FPSR_ENABLES | HPPA_FPSR_D | HPPA_FPSR_RM };

uint64_t hppa_fp_mode(uint64_t fr0)
{
    return fr0 >> 32 & FP_UNUSUAL ? HPPA_MODE_FP_SLOW : 0;
}

/* Branches have noted themselves if they are transfers; what goes on to the next instruction may reach another function too. */
static void leave_to(struct hppa_translation *t, struct target front, uint64_t mode)
{
    if (!front.known)
        ir_goto_dyn(t->ir, front.v, mode);
    else if (front.addr == truncate(t, t->pc + 4) && !(mode & HPPA_MODE_DELAYED))
        ir_goto(t->ir, front.addr, mode);
    else
        ir_goto_noted(t->ir, front.addr, mode);
}

/* Leave the block to a front that may be nullified. */
static void leave_nullifying(struct hppa_translation *t, struct target front, uint64_t mode, struct nullify n)
{
    if (n.kind == NULLIFY_IF) {
        ir_label executes = ir_skip_if_zero(t->ir, n.v);
        leave_to(t, front, mode | HPPA_MODE_NULLIFY);
        ir_land(t->ir, executes);
    }
    leave_to(t, front, n.kind == NULLIFY_YES ? mode | HPPA_MODE_NULLIFY : mode);
}

/* On a path where it is known whether the branch is taken that leads to the front. */
static void note_on_path(struct hppa_translation *t, bool taken)
{
    if (t->transfers && t->note)
        ir_set_const(t->ir, HPPA_TRANSFER, taken ? t->note : 0);
}

static void leave_in(struct hppa_translation *t, const struct queue *q, uint64_t mode)
{
    if (q->front.either) {
        ir_label other = ir_skip_if_zero(t->ir, q->front.condition);
        set_compares_on_path(t, true);
        note_on_path(t, true);
        leave_nullifying(t, q->front.to, mode, q->nullify);
        ir_land(t->ir, other);
        set_compares_on_path(t, false);
        note_on_path(t, false);
    }
    leave_nullifying(t, q->front.either ? q->front.other : q->front.to, mode, q->nullify);
}

static void leave(struct hppa_translation *t, const struct queue *q)
{
    uint64_t mode = base_mode(t) | (q->arrives ? ir_arrives(t->ir) : 0);

    report_undecided(t);
    if (!t->compare.decided_by || !q->front.either || t->status.mode_changes)
        deliver_compares(t);
    t->ended = true;
    if (!q->sequential) {
        ir_set(t->ir, HPPA_BACK, place_value(t, q->back));
        mode |= HPPA_MODE_DELAYED;
    }
    if (t->status.mode_changes) {
        val status = t->status.known ? t->status.fr0 : ir_get(t->ir, HPPA_FR);
        mode &= ~(uint64_t)HPPA_MODE_FP_SLOW;
        ir_label usual = ir_skip_if_zero(t->ir, ir_andi(t->ir, ir_shri(t->ir, status, 32), FP_UNUSUAL));
        leave_in(t, q, mode | HPPA_MODE_FP_SLOW);
        ir_land(t->ir, usual);
    }
    leave_in(t, q, mode);
}

/* ---- one instruction -------------------------------------------------------------------------- */

bool follows_itself(const struct hppa_translation *t)
{
    return is_at(t->back, truncate(t, t->pc + 4));
}

/* Returns whether control goes on from this instruction to the next, and not by a branch to it, which is reported as a transfer. */
static bool goes_on(const struct hppa_translation *t, const struct place *back)
{
    return is_at(*back, truncate(t, t->pc + 4)) && !t->transfers;
}

/* Returns whether the instruction may stop in the middle of the block. S[HPPA_BACK] must be valid then. */
static bool may_stop(const struct hppa_insn *i)
{
    if (!i)
        return true;
    switch (i->timing) {
    case HPPA_CLASS_ALU: return i->traps;
    case HPPA_CLASS_SHIFT:
    case HPPA_CLASS_MM: return false;
    default: return true;
    }
}

/* Condition 0 is "never" in every set of conditions. */
static bool may_nullify(const struct hppa_insn *i, const struct hppa_fields *o)
{
    return i->timing == HPPA_CLASS_FTEST || (o->c && (i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT));
}

/* Returns whether it only writes a general register, and possibly sets a condition and the carry bits. */
static bool only_sums(const struct hppa_insn *i)
{
    return (i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT) && !may_stop(i) && !i->sets_other;
}

static bool only_computes(const struct hppa_insn *i)
{
    return only_sums(i) && !i->sets_carry;
}

/* Translate an instruction that may be nullified at run time: skip its operations, or select its result. Branches handle their own
 * nullification. */
static void skippable(struct hppa_translation *t, const struct hppa_insn *i, const struct hppa_fields *o)
{
    ir_label over;

    t->round.path_bits++;
    if (only_sums(i)) {
        ir_skipped(t->ir, ir_insn_count(t->ir) - 1, t->self.v);
        t->choosing = true;
        i->semantics(t, o);
        t->choosing = false;
        return;
    }
    if (may_nullify(i, o))
        ir_set_const(t->ir, HPPA_NULLIFY, 0);
    over = ir_skip_insn_if_nonzero(t->ir, t->self.v);
    t->skipping = true;
    t->carry_set = false;
    i->semantics(t, o);
    t->skipping = false;
    ir_land(t->ir, over);
    if (t->carry_set) /* it may have been skipped */
        t->carry.kind = CARRY_IN_SLOTS;
    if (may_nullify(i, o))
        t->follows.nullify = (struct nullify){.kind = NULLIFY_IF, .v = ir_get(t->ir, HPPA_NULLIFY)};
}

/* A delay slot that may fault: S[HPPA_BACK] gets the branch's target in a fault fix-up, out of line. */
static void defer_back(struct hppa_translation *t, const struct hppa_insn *i, bool first)
{
    const struct place *to = &t->back_if_run;

    if (first || goes_on(t, to) || !may_stop(i))
        return;
    if (to->either && to->to.known && to->other.known)
        ir_fixup_select(t->ir, HPPA_BACK, to->condition, to->to.addr, to->other.addr);
    else
        ir_fixup(t->ir, HPPA_BACK, place_value(t, *to));
}

/* A delay slot that is nullified on exactly one of two paths: that path leaves the block here. */
static void leave_if_nullified(struct hppa_translation *t)
{
    bool with_to = t->self.with == NULLIFY_WITH_TO;
    fork_compares(t);
    ir_label executes = with_to ? ir_skip_if_zero(t->ir, t->back.condition) : ir_skip_if_nonzero(t->ir, t->back.condition);

    if (t->unsure.branch && with_to) {
        ir_skips(t->ir, executes, t->unsure.branch - 1);
        t->unsure.branch = 0;
    }
    ir_skipped(t->ir, ir_insn_count(t->ir) - 1, constant(t, 1));
    set_compares_on_path(t, with_to);
    note_on_path(t, with_to);
    leave_to(t, with_to ? t->back.to : t->back.other, base_mode(t) | (t->transfers ? ir_arrives(t->ir) : 0));
    ir_land(t->ir, executes);
    deliver_compares_on_path(t, !with_to);
    t->self = (struct nullify){.kind = NULLIFY_NO};
    t->back = t->back_if_run = at(with_to ? t->back.other : t->back.to);
}

/* Returns whether the instruction is in the delay slot of the last instruction, a branch, and has no observable effect before the
 * branch's direction is known. */
static bool waits(const struct hppa_translation *t, const struct hppa_insn *i, unsigned branch)
{
    return branch == ir_insn_count(t->ir) - 1 && t->self.kind == NULLIFY_NO && i && only_computes(i) && !t->done_ahead;
}

/* Returns whether a deferred outcome can stay deferred: the instruction uses the outcome from its value, or not at all, and nothing can
 * stop. */
static bool stays_deferred(const struct hppa_translation *t, const struct hppa_insn *i)
{
    enum { BRANCH = 0x3a, LINK = 0 }; /* b,l: never traps */

    if (!i || (t->compare.decided_by && t->compare.decided_by != ir_insn_count(t->ir) - 1) || t->done_ahead)
        return false;
    if (i->timing == HPPA_CLASS_BRANCH)
        return t->self.kind == NULLIFY_IF && t->self.v == t->compare.outcome && t->word >> 26 == BRANCH && (t->word >> 13 & 7) == LINK;
    return t->self.kind == NULLIFY_NO && (i->timing == HPPA_CLASS_FTEST || only_computes(i));
}

static void one_instruction(struct hppa_translation *t, const struct hppa_insn *i, const struct hppa_fields *o, bool first)
{
    t->follows.branches = t->follows.transfers = t->skipping = false;
    t->follows.nullify = (struct nullify){.kind = NULLIFY_NO};
    if (t->self.kind == NULLIFY_IF && t->self.with != NULLIFY_ALONE && t->back.either)
        leave_if_nullified(t);
    if (!waits(t, i, t->unsure.branch))
        report_undecided(t);
    if (!stays_deferred(t, i))
        deliver_compares(t);
    if (t->self.kind == NULLIFY_YES)
        return;
    if (t->done_ahead) {
        t->done_ahead--;
        return;
    }
    defer_back(t, i, first);
    if (!i) {
        if (t->self.kind == NULLIFY_IF) {
            trap_if(t, executed(t), HPPA_TRAP_ILLEGAL);
            t->follows.ends = true;
        } else {
            trap(t, HPPA_TRAP_ILLEGAL);
        }
    } else if (t->self.kind == NULLIFY_IF && i->timing != HPPA_CLASS_BRANCH) {
        skippable(t, i, o);
    } else {
        i->semantics(t, o);
        if (t->self.kind == NULLIFY_IF && !t->unsure.branch) /* a branch does its own check */
            ir_skipped(t->ir, ir_insn_count(t->ir) - 1, t->self.v);
    }
}

/* ---- traces ----------------------------------------------------------------------------------- */

/* A block follows the likely path (a trace): backward rather than forward branches, into calls and back from them. It visits no address
 * twice, so that a loop's block ends with a jump to its own start, unless the loop is short and gets unrolled: see unroll_again(). */

static void expect(struct hppa_translation *t, uint64_t addr)
{
    memmove(t->trace.returns + 1, t->trace.returns, sizeof t->trace.returns - sizeof t->trace.returns[0]);
    t->trace.returns[0] = addr;
    t->trace.ncalls += t->trace.ncalls < HPPA_FOLLOWED_CALLS;
}

void expect_return(struct hppa_translation *t, val link)
{
    uint64_t addr;

    if (t->self.kind == NULLIFY_NO && ir_is_const(t->ir, link, &addr))
        expect(t, truncate(t, addr & ~(uint64_t)USER_LEVEL));
}

struct place return_place(struct hppa_translation *t, struct place p)
{
    if (t->self.kind != NULLIFY_NO || t->trace.ncalls == 0)
        return p;
    if (!p.to.known)
        p.to.addr = t->trace.returns[0];
    memmove(t->trace.returns, t->trace.returns + 1, sizeof t->trace.returns - sizeof t->trace.returns[0]);
    t->trace.ncalls--;
    return p;
}

static bool is_seen(const struct hppa_translation *t, uint64_t addr)
{
    unsigned word = addr >> 2 & (HPPA_PAGE_WORDS - 1);
    return t->trace.seen[word / 64] >> (word % 64) & 1;
}

static void see(struct hppa_translation *t, uint64_t addr)
{
    unsigned word = addr >> 2 & (HPPA_PAGE_WORDS - 1);
    t->trace.seen[word / 64] |= (uint64_t)1 << (word % 64);
}

/* Returns whether `to` closes a loop. Both exits of a loop leave the block. */
static bool is_loop(const struct hppa_translation *t, struct target to)
{
    return to.known && is_seen(t, to.addr);
}

/* A long block ends at a backward branch: otherwise a loop that exceeds a block would be translated many times, starting at different
 * places. */
enum { LONG_BLOCK = 32 };

static bool can_follow(struct hppa_translation *t, struct target to)
{
    if (to.known && to.addr <= t->pc && ir_insn_count(t->ir) >= LONG_BLOCK)
        return false;
    return to.addr && ir_can_fetch(t->ir, to.addr) && !is_seen(t, to.addr);
}

/* Choose one of two paths: the backward one, if that is known; else the one not taken. */
static bool prefers_to(const struct hppa_translation *t, const struct place *p)
{
    uint64_t after = truncate(t, t->pc + 4);

    if (!p->to.known || !p->other.known)
        return p->to.known;
    if (p->to.addr == after || p->other.addr == after)
        return (p->to.addr == after ? p->other.addr : p->to.addr) <= t->pc ? p->to.addr != after : p->to.addr == after;
    return p->to.addr > p->other.addr;
}

/* Continue the block on one of two paths; the other is a side exit. */
static void follow_one(struct hppa_translation *t, struct place *p, bool to)
{
    fork_compares(t);
    ir_label stay = to ? ir_skip_if_nonzero(t->ir, p->condition) : ir_skip_if_zero(t->ir, p->condition);

    if (t->unsure.branch && !to)
        ir_skips(t->ir, stay, t->unsure.branch - 1);
    else if (t->unsure.branch)
        ir_skipped(t->ir, t->unsure.branch - 1, constant(t, 1));
    t->unsure.branch = 0;
    set_compares_on_path(t, !to);
    leave_to(t, to ? p->other : p->to, base_mode(t));
    ir_land(t->ir, stay);
    deliver_compares_on_path(t, to);
    *p = at(to ? p->to : p->other);
}

/* Continue the block at the predicted return address; a different address is a side exit. */
static void follow_expected(struct hppa_translation *t, struct place *p)
{
    uint64_t addr = p->to.addr;
    val expected = t->wide ? ir_eqi(t->ir, p->to.v, addr) : ir_eq32i(t->ir, p->to.v, addr);
    ir_label stay = ir_skip_if_nonzero(t->ir, expected);

    leave_to(t, p->to, base_mode(t));
    ir_land(t->ir, stay);
    *p = known(addr);
}

/* ---- small loops are unrolled within their block ---- */

static bool is_start(const struct hppa_translation *t, struct target to)
{
    return t->trace.restarts && to.known && to.addr == t->trace.start;
}

static void begin_iteration(struct hppa_translation *t)
{
    t->round.first = ir_insn_count(t->ir);
    t->round.path_bits_before = t->round.path_bits;
    t->round.followed = 0;
    for (unsigned r = 0; r < 32; r++)
        t->round.origin[r] = (int8_t)r;
}

/* Returns whether the loop chases pointers: an iteration uses an address that the previous one has loaded. */
static bool follows_pointers(const struct hppa_translation *t)
{
    for (unsigned r = 0; r < 32; r++)
        if (t->round.followed >> r & 1 && t->round.origin[r] == ORIGIN_MEMORY)
            return true;
    return false;
}

/* Start another iteration of the loop in this block, if it pays off. */
static bool unroll_again(struct hppa_translation *t)
{
    unsigned count = ir_insn_count(t->ir), length = count - t->round.first;
    struct ir_copies copies = {.loop = IR_LOOP_PLAIN,
                               .times = t->round.count + 2,
                               .insns = count + length,
                               .path_bits = 2 * t->round.path_bits - t->round.path_bits_before,
                               .chases = follows_pointers(t)};

    if (!ir_room(t->ir, length) || !ir_may_copy(t->ir, &copies))
        return false;
    t->round.count++;
    begin_iteration(t);
    memset(t->trace.seen, 0, sizeof t->trace.seen);
    return true;
}

/* Follow the back of the queue, which then becomes known. Returns false if the block ends here. */
static bool follow(struct hppa_translation *t)
{
    struct place *p = &t->back;
    uint64_t after = truncate(t, t->pc + 4);

    if (t->follows.ends || t->transfers || (p->either && ir_may_end(t->ir)))
        return false;
    if (!t->done_ahead && t->follows.nullify.kind == NULLIFY_NO && (is_start(t, p->to) || (p->either && is_start(t, p->other))) &&
        !t->follows.branches && unroll_again(t)) {
        if (p->either)
            follow_one(t, p, is_start(t, p->to));
        return true;
    }
    if (t->follows.branches || t->follows.nullify.kind != NULLIFY_NO || t->done_ahead)
        return is_at(*p, after);
    if (is_at(*p, after))
        return (!is_seen(t, after) || !ir_can_fetch(t->ir, after)) && !ir_crosses(t->ir, t->pc, after);
    if (!ir_room(t->ir, 2))
        return false;
    bool to = !p->either || prefers_to(t, p);
    if (p->either && (is_loop(t, p->to) || is_loop(t, p->other)))
        return false;
    if (!can_follow(t, to ? p->to : p->other))
        return false;
    if (p->either)
        follow_one(t, p, to);
    if (!p->to.known) {
        report_undecided(t);
        deliver_compares(t);
        follow_expected(t, p);
    }
    return true;
}

/* A backward branch that nullifies its delay slot if taken: follow it; the path on which it is not taken is a side exit before the slot. */
static void follow_nullifying(struct hppa_translation *t)
{
    uint64_t slot = truncate(t, t->pc + 4);

    if (!t->follows.branches || t->follows.nullify.kind != NULLIFY_IF || t->follows.nullify.with != NULLIFY_WITH_TO ||
        !is_at(t->back, slot) || t->follows.ends || !t->follows.target.to.known || t->follows.target.to.addr > t->pc ||
        !is_at(at(t->follows.target.other), truncate(t, slot + 4)) || !ir_room(t->ir, 2))
        return;
    fork_compares(t);
    ir_label stay = ir_skip_if_nonzero(t->ir, t->follows.target.condition);
    if (t->unsure.branch)
        ir_skipped(t->ir, t->unsure.branch - 1, constant(t, 1));
    t->unsure.branch = 0;
    set_compares_on_path(t, false);
    ir_goto(t->ir, slot, base_mode(t));
    ir_land(t->ir, stay);
    deliver_compares_on_path(t, true);
    t->follows.nullify = (struct nullify){.kind = NULLIFY_YES};
    t->follows.target = t->follows.target_if_run = at(t->follows.target.to);
}

/* Advance the queue. Returns false if the block ends here. */
static bool advance(struct hppa_translation *t)
{
    follow_nullifying(t);
    bool follows = follow(t);
    struct place target = t->follows.branches ? t->follows.target : place_plus(t, t->back, 4);
    bool arrives = t->transfers && !t->follows.transfers; /* there is one note: that of a branch in the slot remains */
    struct queue q = {t->back, target, !t->follows.branches, arrives, t->follows.nullify};

    if (!follows) {
        leave(t, &q);
        return false;
    }
    t->pc = t->back.to.addr;
    t->back = target;
    t->back_if_run = t->follows.branches ? t->follows.target_if_run : target;
    t->self = t->follows.nullify;
    t->transfers = t->follows.transfers;
    t->note = t->follows.note;
    return true;
}

/* The mode of an exit just before this instruction (if it is not nullified at run time). */
static uint64_t mode_here(const struct hppa_translation *t)
{
    return base_mode(t) | (goes_on(t, &t->back_if_run) ? 0 : HPPA_MODE_DELAYED) | (t->self.kind == NULLIFY_YES ? HPPA_MODE_NULLIFY : 0);
}

/* Returns whether the instruction should start the next block: a branch, or an instruction that may nullify, whose successor does not
 * fit into this block. */
static bool would_split(const struct hppa_translation *t, const struct hppa_insn *i, const struct hppa_fields *o)
{
    return i && (i->timing == HPPA_CLASS_BRANCH || may_nullify(i, o)) && !ir_room(t->ir, 2) && t->self.kind == NULLIFY_NO &&
           is_at(t->back, truncate(t, t->pc + 4));
}

static bool open_instruction(struct hppa_translation *t, const struct hppa_insn **i, struct hppa_fields *o)
{
    bool first = ir_insn_count(t->ir) == 0;
    uint64_t mode = mode_here(t);
    uint8_t bytes[4];

    if (!first && !(ir_can_fetch(t->ir, t->pc) && ir_room(t->ir, 1))) {
        leave(t, &(struct queue){known(t->pc), t->back, goes_on(t, &t->back), false, t->self});
        return false;
    }
    if (!ir_fetch(t->ir, t->pc, mode, bytes, sizeof bytes))
        return false;
    see(t, t->pc);
    t->word = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
    *i = hppa_decode(t->word, o);
    if (t->level_11 && *i && hppa_is_20(*i, o))
        *i = NULL;
    if (!first && (would_split(t, *i, o) || (*i && (*i)->semantics == hppa_sem_ds && !t->done_ahead && divide_would_split(t, o)))) {
        leave(t, &(struct queue){known(t->pc), t->back, goes_on(t, &t->back), false, t->self});
        return false;
    }
    return ir_insn(t->ir, t->pc, mode);
}

void hppa_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct hppa_translation t = {
        .ir = ir,
        .wide = mode & HPPA_MODE_WIDE,
        .level_11 = mode & HPPA_MODE_LEVEL_11,
        .fp_slow = mode & HPPA_MODE_FP_SLOW,
        .pc = pc,
        .self = {.kind = mode & HPPA_MODE_NULLIFY ? NULLIFY_YES : NULLIFY_NO},
    };
    t.back = known(truncate(&t, pc + 4));
    if (mode & HPPA_MODE_DELAYED) {
        t.back = computed(ir_get(ir, HPPA_BACK));
        t.transfers = ir_arrives(ir);
    }
    t.back_if_run = t.back;
    t.trace.start = pc;
    t.trace.restarts = mode == base_mode(&t);
    begin_iteration(&t);
    do {
        const struct hppa_insn *i;
        struct hppa_fields o;
        bool first = ir_insn_count(ir) == 0;

        if (!open_instruction(&t, &i, &o))
            return;
        one_instruction(&t, i, &o, first);
    } while (!t.ended && advance(&t));
}
