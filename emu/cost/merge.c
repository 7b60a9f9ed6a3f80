/* merge.c - equivalent states, and path bits that do not matter: see cost.h. */
#include "emu/cost/internal.h"

#include <string.h>

/* ---- equivalent states ---------------------------------------------------------------------------------------- */

/* Returns whether i, issued in the next cycle, may wait for the result p, which arrives two cycles after the current one. */
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

/* Returns whether i at pc costs the same in both states and leads to the same state, taken or not. */
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

/* For models that pair. In a cycle with room for one more instruction: if the one at pc can not pair, the state is equivalent to one whose
 * cycle is closed; if it does not wait for pending results, to one without any. */
static uint32_t reduce_pair(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode)
{
    struct cpu_timing *t = c->timed->timing;
    bool skipped = mode & t->nullified_mode;
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

/* ---- relevance pruning of path bits ------------------------------------------------------------------------ */

enum { MOST_WEIGHED = 12, LOOK_AHEAD = 8, MOST_STEPS = 48 };

struct weighing {
    struct cpu_timing *t;
    const struct ir_block *b;
    const struct timed_ways *ways;
    unsigned from;  /* the instruction whose path bit is compared */
    unsigned steps; /* scoreboard steps left for it */
    uint16_t may[IR_MAX_INSNS]; /* by instruction: the set of its possible outcomes, as numbers for outcome_of() */
};

/* An outcome of an instruction. */
struct outcome {
    bool onward;  /* control goes on to the block's next instruction */
    bool taken;   /* control does not fall through */
    bool skipped; /* by its path bit */
    bool missed;  /* it is a mispredicted branch */
};

static uint32_t weigh_step(const struct weighing *w, unsigned k, struct outcome o, struct timing_state *s)
{
    const struct timed_block *tb = w->b->timed;
    const struct timing_insn *i = &tb->insns[k]->t;
    struct timing_event e = {
        .skipped = o.skipped || w->b->insns[k].mode & w->t->nullified_mode,
        .taken = o.taken,
        .missed = o.missed,
        .odd = w->b->insns[k].pc & 4,
    };
    return timing_step(w->t->model, s, i, &e, NULL);
}

/* Returns whether the misprediction, or its absence, is possible for instruction k. */
static bool may_miss(const struct weighing *w, unsigned k, bool taken, bool missed)
{
    const struct timed_block *tb = w->b->timed;
    unsigned flags = tb->insns[k]->t.flags;
    if (!(tb->branches >> k & 1))
        return !missed;
    bool direction = flags & TIMING_IS_CONDITIONAL, wrong = !(flags & TIMING_PREDICT_TAKEN) != !taken;
    if ((direction && !(flags & TIMING_PREDICT_STATIC)) || (taken && flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT)))
        return true;
    return missed == (direction && wrong);
}

static bool may_skip(const struct weighing *w, unsigned k, bool onward, bool skipped)
{
    const struct timed_ways *ways = w->ways;
    bool ends = (ways->falls | ways->jumps) >> k & 1, passed = ways->passed >> k & 1;
    if (ways->conditions >> k & 1 || ((passed || ways->passed_out >> k & 1) && !(onward && ends)))
        return true;
    return skipped == passed;
}

static bool may_go(const struct weighing *w, unsigned k, bool onward, bool taken)
{
    if (onward)
        return k + 1u < w->b->ninsns && taken == (w->b->insns[k + 1].pc != timed_next(w->b, k));
    return (taken ? w->ways->jumps : w->ways->falls) >> k & 1;
}

enum { OUTCOMES = 16 };
static struct outcome outcome_of(unsigned n)
{
    return (struct outcome){.onward = !(n & 1), .taken = n & 2, .skipped = n & 4, .missed = n & 8};
}

static uint16_t may_happen(const struct weighing *w, unsigned k)
{
    uint16_t set = 0;
    for (unsigned n = 0; n < OUTCOMES; n++) {
        struct outcome o = outcome_of(n);
        if (may_go(w, k, o.onward, o.taken) && may_skip(w, k, o.onward, o.skipped) && may_miss(w, k, o.taken, o.missed))
            set |= 1u << n;
    }
    return set;
}

/* Two paths reach instruction k, the second one `ahead` cycles earlier. The first path executes instruction w->from, the second one skips it.
 * Returns whether they meet, in state and cycles, within LOOK_AHEAD instructions for all outcomes, with no exit before that. */
static bool meet(struct weighing *w, unsigned k, const struct timing_state *x, const struct timing_state *y, uint32_t ahead)
{
    bool first = k == w->from;
    if (k == w->b->ninsns || k - w->from > LOOK_AHEAD || (!first && w->ways->stops >> k & 1))
        return false;
    for (unsigned left = w->may[k]; left; left &= left - 1) {
        struct outcome o = outcome_of((unsigned)__builtin_ctz(left)), other = o;
        struct timing_state a, b;
        if (first && o.skipped)
            continue;
        if (!w->steps)
            return false;
        w->steps--;
        other.skipped |= first;
        timed_copy_state(&a, x);
        timed_copy_state(&b, y);
        uint32_t then = ahead + weigh_step(w, k, o, &a) - weigh_step(w, k, other, &b);
        if ((then || !same_state(&a, &b)) && (!o.onward || !meet(w, k + 1, &a, &b, then)))
            return false;
    }
    return true;
}

/* Returns whether it makes no difference, from state s, if instruction k is executed or skipped. */
static bool is_indifferent(struct weighing *w, unsigned k, const struct timing_state *s)
{
    w->from = k;
    w->steps = MOST_STEPS;
    return meet(w, k, s, s, 0);
}

/* The set of states in which an instruction may issue. */
struct weighed {
    unsigned n;
    struct timing_state s[MOST_WEIGHED];
};

static bool add_state(struct weighed *all, const struct timing_state *s)
{
    for (unsigned i = 0; i < all->n; i++)
        if (same_state(&all->s[i], s))
            return true;
    if (all->n == MOST_WEIGHED)
        return false;
    timed_copy_state(&all->s[all->n++], s);
    return true;
}

/* Fills *behind with the states after instruction k. Returns false if there are too many. */
static bool go_behind(const struct weighing *w, unsigned k, bool indifferent, const struct weighed *at, struct weighed *behind)
{
    behind->n = 0;
    for (unsigned i = 0; i < at->n; i++)
        for (unsigned left = w->may[k]; left; left &= left - 1) {
            struct outcome o = outcome_of((unsigned)__builtin_ctz(left));
            struct timing_state s;
            if (!o.onward || (indifferent && o.skipped))
                continue;
            timed_copy_state(&s, &at->s[i]);
            (void)weigh_step(w, k, o, &s);
            if (!add_state(behind, &s))
                return false;
        }
    return true;
}

uint64_t timed_weigh(struct cpu *c, struct ir_block *b, uint32_t before, const struct timed_ways *ways)
{
    struct weighing w = {.t = c->timed->timing, .b = b, .ways = ways};
    struct weighed states[2], *at = &states[0], *behind = &states[1];
    uint64_t left = ways->conditions, found = 0;
    at->n = 1;
    for (unsigned k = 0; k < b->ninsns; k++)
        w.may[k] = may_happen(&w, k);
    timed_load_state(w.t, before, &at->s[0]);
    for (unsigned k = 0; k < b->ninsns && left; k++) {
        bool asked = left >> k & 1, matters = asked && ways->aside >> k & 1;
        for (unsigned m = 0; m < at->n && asked && !matters; m++)
            matters = !is_indifferent(&w, k, &at->s[m]);
        if (asked && !matters)
            found |= 1ull << k;
        left &= ~(1ull << k);
        if (!go_behind(&w, k, asked && !matters, at, behind))
            break;
        struct weighed *was = at;
        at = behind;
        behind = was;
    }
    return found;
}
