/*
 * delay.c - delay slots: the queue of the pc and the next one, nullification, branches, and the path that a block follows.
 */
#include "emu/ir/delay.h"
#include <string.h>

uint64_t delay_truncate(const struct delay *d, uint64_t addr)
{
    return d->wide ? addr : (uint32_t)addr;
}

/* ---- places ----------------------------------------------------------------------------------- */

struct delay_place delay_known(uint64_t addr)
{
    return (struct delay_place){.to = {.known = true, .addr = addr}};
}

struct delay_place delay_computed(val v)
{
    return (struct delay_place){.to = {.v = v}};
}

static struct delay_place at(struct delay_target to)
{
    return (struct delay_place){.to = to};
}

static bool is_at(struct delay_place p, uint64_t addr)
{
    return !p.either && p.to.known && p.to.addr == addr;
}

static val target_value(struct delay *d, struct delay_target to)
{
    return to.known ? ir_const(d->ir, to.addr) : to.v;
}

val delay_address(struct delay *d, struct delay_place p)
{
    if (!p.either)
        return target_value(d, p.to);
    return ir_select(d->ir, p.condition, target_value(d, p.to), target_value(d, p.other));
}

struct delay_place delay_plus(struct delay *d, struct delay_place p, unsigned n)
{
    if (!p.either && p.to.known)
        return delay_known(delay_truncate(d, p.to.addr + n));
    val v = delay_address(d, p);
    return delay_computed(d->wide ? ir_addi(d->ir, v, n) : ir_add32i(d->ir, v, n));
}

/* ---- traps and nullification ------------------------------------------------------------------ */

void delay_trap(struct delay *d, unsigned trap, uint64_t code)
{
    ir_trap(d->ir, trap, code);
    if (!d->skipping)
        d->ended = true;
}

void delay_trap_if(struct delay *d, val cond, unsigned trap, uint64_t code)
{
    uint64_t known_cond;

    if (ir_is_const(d->ir, cond, &known_cond) && !known_cond)
        return;
    ir_label over = ir_skip_if_zero(d->ir, cond);
    ir_trap(d->ir, trap, code);
    ir_land(d->ir, over);
}

val delay_executed(struct delay *d)
{
    return ir_eqi(d->ir, d->self.v, 0);
}

void delay_set(struct delay *d, unsigned slot, val v)
{
    ir_set(d->ir, slot, d->choosing ? ir_select(d->ir, d->self.v, ir_get(d->ir, slot), v) : v);
}

void delay_set_link(struct delay *d, unsigned slot, val v)
{
    ir_set(d->ir, slot, d->self.kind == NULLIFY_IF ? ir_select(d->ir, d->self.v, ir_get(d->ir, slot), v) : v);
}

void delay_nullify_next_if(struct delay *d, val cond)
{
    uint64_t known_cond;

    if (d->choosing)
        cond = ir_and(d->ir, delay_executed(d), cond);
    if (d->skipping && ir_is_const(d->ir, cond, &known_cond) && !known_cond)
        return;      /* S[nullify_slot] is 0 already: see skippable() */
    if (d->skipping) /* values do not outlive the skipped part: see skippable() */
        ir_set(d->ir, d->machine->nullify_slot, cond);
    else if (!ir_is_const(d->ir, cond, &known_cond))
        d->follows.nullify = (struct delay_nullify){.kind = NULLIFY_IF, .v = cond};
    else
        d->follows.nullify.kind = known_cond ? NULLIFY_YES : NULLIFY_NO;
}

/* ---- deferred outcomes of comparisons ----------------------------------------------------------- */

void delay_defer_outcome(struct delay *d, val outcome)
{
    d->outcome.due = true;
    d->outcome.v = outcome;
}

void delay_deliver_outcome(struct delay *d)
{
    if (d->outcome.due)
        d->machine->insert_outcome(d, d->outcome.v);
    d->outcome.due = false;
    d->outcome.decided_by = 0;
}

/* Call before the block forks into two paths. */
static void fork_outcome(struct delay *d)
{
    if (!d->outcome.decided_by)
        delay_deliver_outcome(d);
}

/* On a path that leaves the block, or continues it, after the branch that the outcome decides: the path determines the outcome. */
static void insert_on_path(struct delay *d, bool taken)
{
    if (d->outcome.decided_by && !taken)
        d->machine->insert_outcome(d, ir_const(d->ir, 1));
}

static void deliver_on_path(struct delay *d, bool taken)
{
    if (d->outcome.decided_by) {
        insert_on_path(d, taken);
        d->outcome.due = false;
        d->outcome.decided_by = 0;
    }
}

/* What the machine itself has deferred: on a path that leaves the block. */
static void deliver(struct delay *d)
{
    if (d->machine->deliver)
        d->machine->deliver(d);
}

/* ---- branches --------------------------------------------------------------------------------- */

/* Where execution continues after the delay slot if this branch is not taken: after the back of the queue. */
static struct delay_place after_slot(struct delay *d)
{
    return delay_plus(d, d->back, 4);
}

static struct delay_place choose(struct delay *d, val cond, struct delay_place yes, struct delay_place no)
{
    uint64_t known_cond;

    if (ir_is_const(d->ir, cond, &known_cond))
        return known_cond ? yes : no;
    if (no.either) /* a branch in the delay slot of another */
        no = delay_computed(delay_address(d, no));
    return (struct delay_place){.either = true, .condition = cond, .to = yes.to, .other = no.to};
}

static void set_target(struct delay *d, struct delay_place target)
{
    d->follows.branches = true;
    d->follows.target = d->follows.target_if_run = target;
}

void delay_branch_to(struct delay *d, struct delay_place target, bool nullifies)
{
    if (d->self.kind == NULLIFY_NO) {
        set_target(d, target);
        d->follows.nullify.kind = nullifies ? NULLIFY_YES : NULLIFY_NO;
        return;
    }
    val taken = delay_executed(d);
    struct delay_place not_taken = after_slot(d);
    set_target(d, choose(d, taken, target, not_taken));
    d->unsure.branch = ir_insn_count(d->ir); /* the next exit or followed path determines whether it is taken */
    d->unsure.skipped = d->self.v;
    if (d->outcome.due && d->self.v == d->outcome.v && d->follows.target.either)
        d->outcome.decided_by = ir_insn_count(d->ir);
    if (nullifies) {
        d->follows.nullify = (struct delay_nullify){NULLIFY_IF, taken, NULLIFY_WITH_TO};
        d->follows.target_if_run = not_taken;
    }
}

/* Report to the timing models whether the branch is skipped, if no path has determined it. */
static void report_undecided(struct delay *d)
{
    if (d->unsure.branch)
        ir_skipped(d->ir, d->unsure.branch - 1, d->unsure.skipped);
    d->unsure.branch = 0;
}

void delay_transfer(struct delay *d, enum ir_transfer kind)
{
    if (!ir_arrives(d->ir))
        return;
    ir_transfer(d->ir, kind, d->pc, d->self.kind == NULLIFY_IF ? d->self.v : 0);
    d->follows.transfers = true;
    d->follows.note = d->self.kind == NULLIFY_IF ? ir_transfer_note(d->ir, kind, d->pc) : 0;
}

/* The same for a conditional branch. */
static void transfer_if(struct delay *d, uint64_t target, val taken)
{
    if (!ir_crosses(d->ir, d->pc, target))
        return;
    ir_transfer(d->ir, IR_TRANSFER_JUMP, d->pc, ir_eqi(d->ir, taken, 0));
    d->follows.transfers = true;
    d->follows.note = ir_transfer_note(d->ir, IR_TRANSFER_JUMP, d->pc);
}

void delay_branch_if(struct delay *d, val taken, uint64_t target, enum delay_slot slot)
{
    struct delay_place to = delay_known(delay_truncate(d, target)), not_taken = after_slot(d);
    bool if_taken = slot == DELAY_SLOT_IF_TAKEN;
    val slot_nullified = taken;

    if (if_taken)
        slot_nullified = ir_eqi(d->ir, taken, 0);
    if (d->self.kind == NULLIFY_IF) {
        val runs = delay_executed(d);
        taken = ir_and(d->ir, taken, runs);
        slot_nullified = ir_and(d->ir, slot_nullified, runs);
    }
    transfer_if(d, to.to.addr, taken);
    set_target(d, choose(d, taken, to, not_taken));
    if (slot == DELAY_SLOT_EXECUTED)
        return;
    delay_nullify_next_if(d, slot_nullified);
    if (!if_taken)
        d->follows.target_if_run = not_taken;
    else if (d->self.kind == NULLIFY_NO)
        d->follows.target_if_run = to;
    if (d->self.kind == NULLIFY_NO || !if_taken)
        d->follows.nullify.with = if_taken ? NULLIFY_WITH_OTHER : NULLIFY_WITH_TO;
}

void delay_end(struct delay *d)
{
    d->follows.ends = true;
}

void delay_end_with_mode(struct delay *d)
{
    d->follows.ends = d->follows.mode_changes = true;
}

void delay_do_ahead(struct delay *d, unsigned n)
{
    d->done_ahead = n;
}

/* ---- leaving the block ------------------------------------------------------------------------ */

/* The state at an exit: the queue, and whether its front is nullified. */
struct queue {
    struct delay_place front, back;
    bool sequential; /* back is front + 4 */
    bool arrives;    /* front is the target of a transfer */
    struct delay_nullify nullify;
};

/* Branches have noted themselves if they are transfers; what goes on to the next instruction may reach another function too. */
static void leave_to(struct delay *d, struct delay_target front, uint64_t mode)
{
    deliver(d);
    if (!front.known)
        ir_goto_dyn(d->ir, front.v, mode);
    else if (front.addr == delay_truncate(d, d->pc + 4) && !(mode & d->machine->mode_delayed))
        ir_goto(d->ir, front.addr, mode);
    else
        ir_goto_noted(d->ir, front.addr, mode);
}

/* Leave the block to a front that may be nullified. */
static void leave_nullifying(struct delay *d, struct delay_target front, uint64_t mode, struct delay_nullify n)
{
    if (n.kind == NULLIFY_IF) {
        ir_label executes = ir_skip_if_zero(d->ir, n.v);
        leave_to(d, front, mode | d->machine->mode_nullify);
        ir_land(d->ir, executes);
    }
    leave_to(d, front, n.kind == NULLIFY_YES ? mode | d->machine->mode_nullify : mode);
}

/* On a path where it is known whether the branch is taken that leads to the front. */
static void note_on_path(struct delay *d, bool taken)
{
    if (d->transfers && d->note)
        ir_set_transfer(d->ir, taken ? d->note : 0);
}

static void leave_in(struct delay *d, const struct queue *q, uint64_t mode)
{
    if (q->front.either) {
        ir_label other = ir_skip_if_zero(d->ir, q->front.condition);
        insert_on_path(d, true);
        note_on_path(d, true);
        leave_nullifying(d, q->front.to, mode, q->nullify);
        ir_land(d->ir, other);
        insert_on_path(d, false);
        note_on_path(d, false);
    }
    leave_nullifying(d, q->front.either ? q->front.other : q->front.to, mode, q->nullify);
}

static void leave(struct delay *d, const struct queue *q)
{
    uint64_t mode = d->mode | (q->arrives ? ir_arrives(d->ir) : 0), bit = 0;
    bool varies = d->follows.mode_changes;

    report_undecided(d);
    if (!d->outcome.decided_by || !q->front.either || varies)
        delay_deliver_outcome(d);
    if (!q->sequential) {
        ir_set(d->ir, d->machine->next_slot, delay_address(d, q->back));
        mode |= d->machine->mode_delayed;
    }
    if (varies) {
        val cond = d->machine->mode_condition(d, &bit);
        mode &= ~bit;
        ir_label clear = ir_skip_if_zero(d->ir, cond);
        leave_in(d, q, mode | bit);
        ir_land(d->ir, clear);
    }
    leave_in(d, q, mode);
}

/* ---- one instruction -------------------------------------------------------------------------- */

bool delay_is_sequential(const struct delay *d)
{
    return is_at(d->back, delay_truncate(d, d->pc + 4));
}

/* Returns whether control goes on from this instruction to the next, and not by a branch to it, which is reported as a transfer. */
static bool goes_on(const struct delay *d, const struct delay_place *back)
{
    return is_at(*back, delay_truncate(d, d->pc + 4)) && !d->transfers;
}

/* Translates an instruction that is nullified at run time: skips its operations, or selects its results. */
static void skippable(struct delay *d, const struct delay_insn *i)
{
    d->round.path_bits++;
    if (i->selectable) {
        ir_skipped(d->ir, ir_insn_count(d->ir) - 1, d->self.v);
        d->choosing = true;
        d->machine->execute(d);
        d->choosing = false;
        return;
    }
    if (i->may_nullify)
        ir_set_const(d->ir, d->machine->nullify_slot, 0);
    if (d->machine->before_skipped)
        d->machine->before_skipped(d);
    ir_label over = ir_skip_insn_if_nonzero(d->ir, d->self.v);
    d->skipping = true;
    d->machine->execute(d);
    d->skipping = false;
    ir_land(d->ir, over);
    if (i->may_nullify)
        d->follows.nullify = (struct delay_nullify){.kind = NULLIFY_IF, .v = ir_get(d->ir, d->machine->nullify_slot)};
}

/* A delay slot that may fault: S[next_slot] gets the branch's target in a fault fix-up, out of line. */
static void defer_back(struct delay *d, const struct delay_insn *i, bool first)
{
    const struct delay_place *to = &d->back_if_run;

    if (first || goes_on(d, to) || !i->may_stop)
        return;
    if (to->either && to->to.known && to->other.known)
        ir_fixup_select(d->ir, d->machine->next_slot, to->condition, to->to.addr, to->other.addr);
    else
        ir_fixup(d->ir, d->machine->next_slot, delay_address(d, *to));
}

/* A delay slot that is nullified on exactly one of two paths: that path leaves the block here. */
static void leave_if_nullified(struct delay *d)
{
    bool with_to = d->self.with == NULLIFY_WITH_TO;
    fork_outcome(d);
    ir_label executes = with_to ? ir_skip_if_zero(d->ir, d->back.condition) : ir_skip_if_nonzero(d->ir, d->back.condition);

    if (d->unsure.branch && with_to) {
        ir_skips(d->ir, executes, d->unsure.branch - 1);
        d->unsure.branch = 0;
    }
    ir_skipped(d->ir, ir_insn_count(d->ir) - 1, ir_const(d->ir, 1));
    insert_on_path(d, with_to);
    note_on_path(d, with_to);
    leave_to(d, with_to ? d->back.to : d->back.other, d->mode | (d->transfers ? ir_arrives(d->ir) : 0));
    ir_land(d->ir, executes);
    deliver_on_path(d, !with_to);
    d->self = (struct delay_nullify){.kind = NULLIFY_NO};
    d->back = d->back_if_run = at(with_to ? d->back.other : d->back.to);
}

/* Returns whether the instruction is in the delay slot of the last instruction, a branch, and has no observable effect before the
 * branch's direction is known. */
static bool waits(const struct delay *d, const struct delay_insn *i)
{
    return d->unsure.branch == ir_insn_count(d->ir) - 1 && d->self.kind == NULLIFY_NO && i->unobserved && !d->done_ahead;
}

/* Returns whether a deferred outcome can stay deferred over the instruction. */
static bool stays_deferred(const struct delay *d, const struct delay_insn *i)
{
    bool decided_before = d->outcome.decided_by && d->outcome.decided_by != ir_insn_count(d->ir) - 1;

    if (!i->keeps_outcome || decided_before || d->done_ahead)
        return false;
    return i->branches ? d->self.kind == NULLIFY_IF && d->self.v == d->outcome.v : d->self.kind == NULLIFY_NO;
}

/* Translates the decoded instruction, which is not nullified for certain. */
static void execute(struct delay *d, const struct delay_insn *i)
{
    if (d->self.kind == NULLIFY_IF && !i->branches) {
        skippable(d, i);
        return;
    }
    d->machine->execute(d);
    if (d->self.kind == NULLIFY_IF && !d->unsure.branch && !i->undefined)
        ir_skipped(d->ir, ir_insn_count(d->ir) - 1, d->self.v);
}

static void one_instruction(struct delay *d, const struct delay_insn *i, bool first)
{
    d->follows = (struct delay_follows){.nullify = {.kind = NULLIFY_NO}};
    if (d->self.kind == NULLIFY_IF && d->self.with != NULLIFY_ALONE && d->back.either)
        leave_if_nullified(d);
    if (!waits(d, i))
        report_undecided(d);
    if (!stays_deferred(d, i))
        delay_deliver_outcome(d);
    if (d->self.kind == NULLIFY_YES)
        return;
    if (d->done_ahead) {
        d->done_ahead--;
        return;
    }
    defer_back(d, i, first);
    execute(d, i);
}

/* ---- traces ----------------------------------------------------------------------------------- */

/* A block follows the likely path (a trace): backward rather than forward branches, into calls and back from them. It visits no address
 * twice, so that a loop's block ends with a jump to its own start, unless the loop is short and gets unrolled: see unroll_again(). */

void delay_expect_return(struct delay *d, uint64_t addr)
{
    if (d->self.kind != NULLIFY_NO)
        return;
    memmove(d->trace.returns + 1, d->trace.returns, sizeof d->trace.returns - sizeof d->trace.returns[0]);
    d->trace.returns[0] = delay_truncate(d, addr);
    d->trace.ncalls += d->trace.ncalls < DELAY_FOLLOWED_CALLS;
}

struct delay_place delay_return_place(struct delay *d, struct delay_place p)
{
    if (d->self.kind != NULLIFY_NO || d->trace.ncalls == 0)
        return p;
    if (!p.to.known)
        p.to.addr = d->trace.returns[0];
    memmove(d->trace.returns, d->trace.returns + 1, sizeof d->trace.returns - sizeof d->trace.returns[0]);
    d->trace.ncalls--;
    return p;
}

static bool is_seen(const struct delay *d, uint64_t addr)
{
    unsigned word = addr >> 2 & (DELAY_PAGE_WORDS - 1);
    return d->trace.seen[word / 64] >> (word % 64) & 1;
}

static void see(struct delay *d, uint64_t addr)
{
    unsigned word = addr >> 2 & (DELAY_PAGE_WORDS - 1);
    d->trace.seen[word / 64] |= (uint64_t)1 << (word % 64);
}

/* Returns whether `to` closes a loop. Both exits of a loop leave the block. */
static bool is_loop(const struct delay *d, struct delay_target to)
{
    return to.known && is_seen(d, to.addr);
}

/* A long block ends at a backward branch: otherwise a loop that exceeds a block would be translated many times, starting at different
 * places. */
enum { LONG_BLOCK = 32 };

static bool can_follow(struct delay *d, struct delay_target to)
{
    if (to.known && to.addr <= d->pc && ir_insn_count(d->ir) >= LONG_BLOCK)
        return false;
    return to.addr && ir_can_fetch(d->ir, to.addr) && !is_seen(d, to.addr);
}

/* Choose one of two paths: the backward one, if that is known; else the one not taken. */
static bool prefers_to(const struct delay *d, const struct delay_place *p)
{
    uint64_t after = delay_truncate(d, d->pc + 4);

    if (!p->to.known || !p->other.known)
        return p->to.known;
    if (p->to.addr == after || p->other.addr == after)
        return (p->to.addr == after ? p->other.addr : p->to.addr) <= d->pc ? p->to.addr != after : p->to.addr == after;
    return p->to.addr > p->other.addr;
}

/* Continue the block on one of two paths; the other is a side exit. */
static void follow_one(struct delay *d, struct delay_place *p, bool to)
{
    fork_outcome(d);
    ir_label stay = to ? ir_skip_if_nonzero(d->ir, p->condition) : ir_skip_if_zero(d->ir, p->condition);

    if (d->unsure.branch && !to)
        ir_skips(d->ir, stay, d->unsure.branch - 1);
    else if (d->unsure.branch)
        ir_skipped(d->ir, d->unsure.branch - 1, ir_const(d->ir, 1));
    d->unsure.branch = 0;
    insert_on_path(d, !to);
    leave_to(d, to ? p->other : p->to, d->mode);
    ir_land(d->ir, stay);
    deliver_on_path(d, to);
    *p = at(to ? p->to : p->other);
}

/* Continue the block at the predicted return address; a different address is a side exit. */
static void follow_expected(struct delay *d, struct delay_place *p)
{
    uint64_t addr = p->to.addr;
    val expected = d->wide ? ir_eqi(d->ir, p->to.v, addr) : ir_eq32i(d->ir, p->to.v, addr);
    ir_label stay = ir_skip_if_nonzero(d->ir, expected);

    leave_to(d, p->to, d->mode);
    ir_land(d->ir, stay);
    *p = delay_known(addr);
}

/* ---- small loops are unrolled within their block ---- */

static bool is_start(const struct delay *d, struct delay_target to)
{
    return d->trace.restarts && to.known && to.addr == d->trace.start;
}

static void begin_iteration(struct delay *d)
{
    d->round.first = ir_insn_count(d->ir);
    d->round.path_bits_before = d->round.path_bits;
    d->round.followed = 0;
    for (unsigned r = 0; r < DELAY_REGISTERS; r++)
        d->round.origin[r] = (int8_t)r;
}

int8_t delay_origin(const struct delay *d, unsigned r)
{
    return d->round.origin[r];
}

void delay_set_origin(struct delay *d, unsigned r, int8_t origin)
{
    d->round.origin[r] = origin;
}

void delay_load_from(struct delay *d, unsigned base)
{
    if (d->round.origin[base] >= 0)
        d->round.followed |= 1u << d->round.origin[base];
}

/* Returns whether the loop chases pointers: an iteration uses an address that the previous one has loaded. */
static bool follows_pointers(const struct delay *d)
{
    for (unsigned r = 0; r < DELAY_REGISTERS; r++)
        if (d->round.followed >> r & 1 && d->round.origin[r] == DELAY_ORIGIN_MEMORY)
            return true;
    return false;
}

/* Start another iteration of the loop in this block, if it pays off. */
static bool unroll_again(struct delay *d)
{
    unsigned count = ir_insn_count(d->ir), length = count - d->round.first;
    struct ir_copies copies = {.loop = IR_LOOP_PLAIN,
                               .times = d->round.count + 2,
                               .insns = count + length,
                               .path_bits = 2 * d->round.path_bits - d->round.path_bits_before,
                               .chases = follows_pointers(d)};

    if (!ir_room(d->ir, length) || !ir_may_copy(d->ir, &copies))
        return false;
    d->round.count++;
    begin_iteration(d);
    memset(d->trace.seen, 0, sizeof d->trace.seen);
    return true;
}

/* Follow the back of the queue, which then becomes known. Returns false if the block ends here. */
static bool follow(struct delay *d)
{
    struct delay_place *p = &d->back;
    uint64_t after = delay_truncate(d, d->pc + 4);

    if (d->follows.ends || d->transfers || (p->either && ir_may_end(d->ir)))
        return false;
    if (!d->done_ahead && d->follows.nullify.kind == NULLIFY_NO && (is_start(d, p->to) || (p->either && is_start(d, p->other))) &&
        !d->follows.branches && unroll_again(d)) {
        if (p->either)
            follow_one(d, p, is_start(d, p->to));
        return true;
    }
    if (d->follows.branches || d->follows.nullify.kind != NULLIFY_NO || d->done_ahead)
        return is_at(*p, after);
    if (is_at(*p, after))
        return (!is_seen(d, after) || !ir_can_fetch(d->ir, after)) && !ir_crosses(d->ir, d->pc, after);
    if (!ir_room(d->ir, 2))
        return false;
    bool to = !p->either || prefers_to(d, p);
    if (p->either && (is_loop(d, p->to) || is_loop(d, p->other)))
        return false;
    if (!can_follow(d, to ? p->to : p->other))
        return false;
    if (p->either)
        follow_one(d, p, to);
    if (!p->to.known) {
        report_undecided(d);
        delay_deliver_outcome(d);
        follow_expected(d, p);
    }
    return true;
}

/* A backward branch that nullifies its delay slot if taken: follow it; the path on which it is not taken is a side exit before the slot. */
static void follow_nullifying(struct delay *d)
{
    uint64_t slot = delay_truncate(d, d->pc + 4);

    if (!d->follows.branches || d->follows.nullify.kind != NULLIFY_IF || d->follows.nullify.with != NULLIFY_WITH_TO ||
        !is_at(d->back, slot) || d->follows.ends || !d->follows.target.to.known || d->follows.target.to.addr > d->pc ||
        !is_at(at(d->follows.target.other), delay_truncate(d, slot + 4)) || !ir_room(d->ir, 2))
        return;
    fork_outcome(d);
    ir_label stay = ir_skip_if_nonzero(d->ir, d->follows.target.condition);
    if (d->unsure.branch)
        ir_skipped(d->ir, d->unsure.branch - 1, ir_const(d->ir, 1));
    d->unsure.branch = 0;
    insert_on_path(d, false);
    deliver(d);
    ir_goto(d->ir, slot, d->mode);
    ir_land(d->ir, stay);
    deliver_on_path(d, true);
    d->follows.nullify = (struct delay_nullify){.kind = NULLIFY_YES};
    d->follows.target = d->follows.target_if_run = at(d->follows.target.to);
}

/* Advance the queue. Returns false if the block ends here. */
static bool advance(struct delay *d)
{
    follow_nullifying(d);
    bool follows = follow(d);
    struct delay_place target = d->follows.branches ? d->follows.target : delay_plus(d, d->back, 4);
    bool arrives = d->transfers && !d->follows.transfers; /* there is one note: that of a branch in the slot remains */
    struct queue q = {d->back, target, !d->follows.branches, arrives, d->follows.nullify};

    if (!follows) {
        leave(d, &q);
        return false;
    }
    d->pc = d->back.to.addr;
    d->back = target;
    d->back_if_run = d->follows.branches ? d->follows.target_if_run : target;
    d->self = d->follows.nullify;
    d->transfers = d->follows.transfers;
    d->note = d->follows.note;
    return true;
}

/* ---- the block -------------------------------------------------------------------------------- */

/* The mode of an exit just before this instruction (if it is not nullified at run time). */
static uint64_t mode_here(const struct delay *d)
{
    return d->mode | (goes_on(d, &d->back_if_run) ? 0 : d->machine->mode_delayed) |
           (d->self.kind == NULLIFY_YES ? d->machine->mode_nullify : 0);
}

/* Returns whether the instruction should start the next block: a branch, or an instruction that may nullify, whose successor does not
 * fit into this block. */
static bool would_split(const struct delay *d, const struct delay_insn *i)
{
    return ((i->branches && !i->undefined) || i->may_nullify) && !ir_room(d->ir, 2) && d->self.kind == NULLIFY_NO && delay_is_sequential(d);
}

static void leave_here(struct delay *d)
{
    leave(d, &(struct queue){delay_known(d->pc), d->back, goes_on(d, &d->back), false, d->self});
}

/* Fetches and decodes the instruction at the pc. Returns false if the block ends before it. */
static bool open_instruction(struct delay *d, struct delay_insn *i, bool first)
{
    uint64_t mode = mode_here(d);
    uint8_t word[DELAY_WORD];

    if (!first && !(ir_can_fetch(d->ir, d->pc) && ir_room(d->ir, 1))) {
        leave_here(d);
        return false;
    }
    if (!ir_fetch(d->ir, d->pc, mode, word, sizeof word))
        return false;
    see(d, d->pc);
    d->machine->decode(d, word, i);
    if (!first && (would_split(d, i) || (d->machine->begins_block && d->machine->begins_block(d)))) {
        leave_here(d);
        return false;
    }
    return ir_insn(d->ir, d->pc, mode);
}

static void begin(struct delay *d, uint64_t pc, uint64_t mode)
{
    const struct delay_machine *m = d->machine;

    d->pc = pc;
    d->mode = mode & ~(m->mode_delayed | m->mode_nullify);
    d->self.kind = mode & m->mode_nullify ? NULLIFY_YES : NULLIFY_NO;
    d->back = delay_known(delay_truncate(d, pc + 4));
    if (mode & m->mode_delayed) {
        d->back = delay_computed(ir_get(d->ir, m->next_slot));
        d->transfers = ir_arrives(d->ir);
    }
    d->back_if_run = d->back;
    d->trace.start = pc;
    d->trace.restarts = mode == d->mode;
    begin_iteration(d);
}

void delay_translate(struct delay *d, uint64_t pc, uint64_t mode)
{
    bool first = true;

    begin(d, pc, mode);
    do {
        struct delay_insn i = {0};
        if (!open_instruction(d, &i, first))
            return;
        one_instruction(d, &i, first);
        first = false;
    } while (!d->ended && advance(d));
}
