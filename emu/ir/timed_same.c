/* timed_same.c - what makes no difference to a block's cycles, nor to those of the code behind it: see timed.h. */
#include "emu/ir/timed_parts.h"

#include <string.h>

/* ---- what the code that follows does not notice ------------------------------------------------------------- */

/* The result p, which is there two cycles after the current one: may i, in the next cycle, be kept waiting for it? */
static bool notices(const struct timing_model *m, const struct timing_insn *i, const struct timing_pending *p)
{
    for (unsigned k = 0; k < i->nreads; k++)
        if (i->reads[k].reg == p->reg &&
            timing_latency(m, p->kind / TIMING_ROLES, p->kind % TIMING_ROLES, i->cls, i->reads[k].role) + p->late > p->age + 1u)
            return true;
    for (unsigned k = 0; k < i->nwrites; k++)
        if (i->writes[k].reg == p->reg)
            return true;
    return false;
}

static bool ends_cycle(const struct timing_model *m, const struct timing_insn *i)
{
    return i->flags & TIMING_STOP_AFTER || m->classes[i->cls].flags & TIMING_CLASS_ENDS_GROUP ||
           (i->flags & TIMING_IS_BRANCH && !(i->flags & TIMING_IS_CONDITIONAL));
}

static bool same_state(const struct timing_state *x, const struct timing_state *y)
{
    return timing_state_size(x) == timing_state_size(y) && !memcmp(x, y, timing_state_size(x));
}

/* Is there no difference between the two for the instruction i at pc, whatever it does, nor behind it? */
static bool is_same_for(const struct timing_model *m, const struct timed_insn *i, uint64_t pc, bool skipped, const struct timing_state *s,
                        const struct timing_state *other)
{
    for (unsigned taken = 0; taken < 2; taken++) {
        struct timing_event e = {.skipped = skipped, .taken = taken, .odd = pc & 4};
        struct timing_state x = *s, y = *other;
        if (timing_step(m, &x, &i->t, &e, NULL) != timing_step(m, &y, &i->t, &e, NULL) || !same_state(&x, &y))
            return false;
    }
    return true;
}

/* A cycle in which one more may issue: if the instruction at pc cannot, it is like one in which none may; if it does not mind what is on its way, like
 * one with nothing on its way. */
static uint32_t reduce_pair(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode)
{
    struct cpu_timing *t = c->timed->timing;
    bool skipped = mode & t->isa->timing.nullified_mode;
    struct timing_state s, closed, free;
    timed_load_state(t, state, &s);
    if (s.closed || s.delay_slot || pc >> c->space->page_shift != b->pc >> c->space->page_shift)
        return state;
    const struct timed_insn *i = timed_insn_at(c, pc, 0);
    closed = free = s;
    timing_pass(&closed, 0);
    timing_settle(t->model, &closed);
    if (is_same_for(t->model, i, pc, skipped, &s, &closed))
        return timed_number_of(t, &closed);
    free.npending = 0;
    return s.npending && is_same_for(t->model, i, pc, skipped, &s, &free) ? timed_number_of(t, &free) : state;
}

uint32_t timed_reduce(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode)
{
    enum { MOST_IN_A_CYCLE = 6 };
    struct cpu_timing *t = c->timed->timing;
    const struct timing_model *m = t->model;
    unsigned shift = c->space->page_shift, left = 0;
    struct timing_state s;
    if (state >= TIMED_LATE || t->reference)
        return state;
    if (m->issue == TIMING_ISSUE_PAIRS)
        return reduce_pair(c, b, state, pc, mode);
    if (m->issue != TIMING_ISSUE_BUNDLES)
        return state;
    timed_load_state(t, state, &s);
    if (!s.closed || s.paid || !s.npending)
        return state;
    for (unsigned k = 0; k < s.npending; k++) {
        const struct timing_pending *p = &s.pending[k];
        uint64_t at = pc;
        bool kept = m->longest[p->kind] + p->late > p->age + 2u;
        for (unsigned n = 0; n < MOST_IN_A_CYCLE && !kept; n++) {
            const struct timed_insn *i;
            kept = at >> shift != b->pc >> shift || (i = timed_insn_at(c, at, 0), notices(m, &i->t, p));
            if (kept || ends_cycle(m, &i->t))
                break;
            at += i->advance;
        }
        if (kept)
            s.pending[left++] = *p;
    }
    s.npending = (uint8_t)left;
    return timed_number_of(t, &s);
}

/* ---- conditions that do not matter ------------------------------------------------------------------------ */

enum { MOST_WEIGHED = 8, LOOK_AHEAD = 6 };

struct weighing {
    struct cpu_timing *t;
    const struct ir_block *b;
    const struct timed_ways *ways;
};

/* Instruction k, which flow goes on behind or elsewhere. */
static uint32_t weigh_step(const struct weighing *w, unsigned k, bool onward, bool skipped, struct timing_state *s)
{
    const struct timed_block *tb = w->b->timed;
    const struct timing_insn *i = &tb->insns[k]->t;
    bool taken = k + 1u < w->b->ninsns && w->b->insns[k + 1].pc != timed_next(w->b, k);
    struct timing_event e = {
        .skipped = skipped || w->b->insns[k].mode & w->t->isa->timing.nullified_mode || (w->ways->passed >> k & 1),
        .taken = taken == onward,
        .odd = w->b->insns[k].pc & 4,
    };
    e.missed = tb->branches >> k & 1 && !(i->flags & TIMING_PREDICT_TAKEN) != !e.taken;
    return timing_step(w->t->model, s, i, &e, NULL);
}

/* Does the predictor not know before what it says of instruction k? */
static bool is_uncertain(const struct weighing *w, unsigned k)
{
    const struct timed_block *tb = w->b->timed;
    return tb->branches >> k & 1 && !(tb->insns[k]->t.flags & TIMING_PREDICT_STATIC);
}

static bool ends_at(const struct weighing *w, unsigned k)
{
    return w->ways->ends >> k & 1 || k + 1u == w->b->ninsns;
}

/* Two passes that differ in state come to instruction k, one of them `ahead` cycles later: is there no difference behind it, whether it
 * is skipped or not? */
static bool same_behind(const struct weighing *w, unsigned k, const struct timing_state *x, const struct timing_state *y, uint32_t ahead)
{
    for (unsigned way = 0; way < 4; way++) {
        bool onward = way & 1, skipped = way & 2;
        struct timing_state a = *x, b = *y;
        if (!onward && !ends_at(w, k))
            continue;
        if (ahead + weigh_step(w, k, onward, skipped, &a) != weigh_step(w, k, onward, skipped, &b) || !same_state(&a, &b))
            return false;
    }
    return true;
}

/* One pass executes instruction k, one skips it: is there soon no difference, and until then nothing that could tell? */
static bool is_indifferent(const struct weighing *w, unsigned k, const struct timing_state *s)
{
    struct timing_state does = *s, skips = *s;
    uint32_t ahead = 0;
    for (unsigned n = k; n < w->b->ninsns && n - k <= LOOK_AHEAD; n++) {
        bool ends = ends_at(w, n);
        if (is_uncertain(w, n) || (n > k && w->ways->stops >> n & 1))
            return false;
        if (n > k && w->ways->conditions >> n & 1)
            return same_behind(w, n, &does, &skips, ahead);
        struct timing_state does_end = does, skips_end = skips;
        uint32_t there = ends ? ahead + weigh_step(w, n, false, false, &does_end) - weigh_step(w, n, false, n == k, &skips_end) : 0;
        ahead += weigh_step(w, n, true, false, &does) - weigh_step(w, n, true, n == k, &skips);
        if (ends && (there || !same_state(&does_end, &skips_end)))
            return false;
        if (!ahead && same_state(&does, &skips))
            return true;
    }
    return false;
}

uint64_t timed_weigh(struct cpu *c, struct ir_block *b, uint32_t before, const struct timed_ways *ways)
{
    struct weighing w = {c->timed->timing, b, ways};
    struct timing_state s[MOST_WEIGHED];
    unsigned nstates = 1;
    uint64_t left = ways->conditions, found = 0;
    timed_load_state(w.t, before, &s[0]);
    for (unsigned k = 0; k < b->ninsns && left; k++) {
        bool asked = left >> k & 1, matters = asked && ways->aside >> k & 1;
        for (unsigned m = 0; m < nstates && asked && !matters; m++)
            matters = !is_indifferent(&w, k, &s[m]);
        if (is_uncertain(&w, k) || (matters && nstates > MOST_WEIGHED / 2))
            break;
        if (asked && !matters)
            found |= 1ull << k;
        left &= ~(1ull << k);
        for (unsigned m = 0, all = nstates; m < all; m++) {
            if (matters) {
                s[nstates] = s[m];
                (void)weigh_step(&w, k, true, true, &s[nstates++]);
            }
            (void)weigh_step(&w, k, true, false, &s[m]);
        }
    }
    return found;
}
