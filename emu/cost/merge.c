/* merge.c - equivalent states, and path bits that do not matter: see cost.h. */
#include "emu/cost/internal.h"

#include <string.h>

/* ---- equivalent states ---------------------------------------------------------------------------------------- */

/* Returns whether the result p, which arrives two cycles after the current one, may matter to i, issued in the next cycle. */
static bool notices(const struct timing_model *m, const struct timing_insn *i, const struct timing_pending *p)
{
    if (m->returns.then >> i->cls & m->returns.first >> p->kind / TIMING_ROLES & 1)
        return true;
    for (unsigned k = 0; k < i->nreads; k++)
        if (i->reads[k].reg == p->reg &&
            timing_latency(m, p->kind / TIMING_ROLES, p->kind % TIMING_ROLES, i->cls, i->reads[k].role) + p->miss_cycles > p->age + 1u)
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
static bool is_same_for(const struct timing_model *m, const struct cost_insn *i, uint64_t pc, bool skipped, const struct timing_state *s,
                        const struct timing_state *other)
{
    for (unsigned taken = 0; taken < 2; taken++) {
        struct timing_event e = {.skipped = skipped, .taken = taken, .odd = timing_is_odd(m, pc)};
        struct timing_state x = *s, y = *other;
        if (timing_step(m, &x, &i->t, &e, NULL) != timing_step(m, &y, &i->t, &e, NULL) || !same_state(&x, &y))
            return false;
    }
    return true;
}

/* For models that pair. In a cycle with room for one more instruction: if the one at pc cannot pair, the state is equivalent to one whose
 * cycle is closed; if it does not wait for pending results, to one without any. */
static uint32_t merge_pair(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode)
{
    struct cpu_timing *t = c->pipeline->timing;
    bool skipped = mode & t->nullified_mode;
    struct timing_state s, closed, free;
    cost_load_state(t, state, &s);
    if (s.closed || s.delay_slot || pc >> c->space->page_shift != b->pc >> c->space->page_shift)
        return state;
    const struct cost_insn *i = cost_insn_at(c, pc, 0);
    closed = free = s;
    timing_advance(&closed, 0);
    timing_canonicalise(t->model, &closed);
    if (is_same_for(t->model, i, pc, skipped, &s, &closed))
        return cost_number_of(t, &closed);
    free.npending = 0;
    return s.npending && is_same_for(t->model, i, pc, skipped, &s, &free) ? cost_number_of(t, &free) : state;
}

uint32_t cost_merge_state(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode)
{
    enum { MAX_IN_A_CYCLE = 6 };
    struct cpu_timing *t = c->pipeline->timing;
    const struct timing_model *m = t->model;
    unsigned shift = c->space->page_shift, left = 0;
    struct timing_state s;
    if (state >= PENDING_MISS || t->reference)
        return state;
    if (m->issue == TIMING_ISSUE_PAIRS)
        return merge_pair(c, b, state, pc, mode);
    if (m->issue != TIMING_ISSUE_BUNDLES)
        return state;
    cost_load_state(t, state, &s);
    if (!s.closed || s.charged || !s.npending)
        return state;
    for (unsigned k = 0; k < s.npending; k++) {
        const struct timing_pending *p = &s.pending[k];
        uint64_t at = pc;
        bool stays = m->longest[p->kind] + p->miss_cycles > p->age + 2u;
        for (unsigned n = 0; n < MAX_IN_A_CYCLE && !stays; n++) {
            const struct cost_insn *i;
            stays = at >> shift != b->pc >> shift || (i = cost_insn_at(c, at, 0), notices(m, &i->t, p));
            if (stays || ends_cycle(m, &i->t))
                break;
            at += i->advance;
        }
        if (stays)
            s.pending[left++] = *p;
    }
    s.npending = (uint8_t)left;
    return cost_number_of(t, &s);
}

/* ---- relevance pruning of path bits ------------------------------------------------------------------------ */

enum { MAX_COMPARED = 12, LOOK_AHEAD = 8, MAX_STEPS = 48 };

struct comparing {
    struct cpu_timing *t;
    const struct ir_block *b;
    const struct path_sets *paths;
    unsigned from;              /* the instruction whose path bit is compared */
    unsigned steps;             /* scoreboard steps left for it */
    uint16_t may[IR_MAX_INSNS]; /* by instruction: the set of its possible outcomes, as numbers for outcome_of() */
};

/* An outcome of an instruction. */
struct outcome {
    bool onward;  /* control goes on to the block's next instruction */
    bool taken;   /* control does not fall through */
    bool skipped; /* by its path bit */
    bool missed;  /* it is a mispredicted branch */
};

static uint32_t compare_step(const struct comparing *w, unsigned k, struct outcome o, struct timing_state *s)
{
    const struct block_costs *tb = w->b->costs;
    const struct timing_insn *i = &tb->insns[k]->t;
    struct timing_event e = {
        .skipped = o.skipped || w->b->insns[k].mode & w->t->nullified_mode,
        .taken = o.taken,
        .missed = o.missed,
        .odd = timing_is_odd(w->t->model, w->b->insns[k].pc),
        .rotating = (uint8_t)cost_rotating(w->t, w->b, k),
    };
    return timing_step(w->t->model, s, i, &e, NULL);
}

/* Returns whether the misprediction, or its absence, is possible for instruction k. */
static bool may_miss(const struct comparing *w, unsigned k, bool taken, bool missed)
{
    const struct block_costs *tb = w->b->costs;
    unsigned flags = tb->insns[k]->t.flags;
    if (!(tb->branches >> k & 1))
        return !missed;
    bool direction = flags & TIMING_IS_CONDITIONAL, wrong = !(flags & TIMING_PREDICT_TAKEN) != !taken;
    if ((direction && !(flags & TIMING_PREDICT_STATIC)) || (taken && flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT)))
        return true;
    return missed == (direction && wrong);
}

static bool may_skip(const struct comparing *w, unsigned k, bool onward, bool skipped)
{
    const struct path_sets *paths = w->paths;
    bool ends = (paths->falls | paths->jumps) >> k & 1, skipped_through = paths->skipped_through >> k & 1;
    if (paths->path_bits >> k & 1 || ((skipped_through || paths->skipped_on_exit >> k & 1) && !(onward && ends)))
        return true;
    return skipped == skipped_through;
}

static bool may_go(const struct comparing *w, unsigned k, bool onward, bool taken)
{
    if (onward)
        return k + 1u < w->b->ninsns && taken == (w->b->insns[k + 1].pc != cost_next(w->b, k));
    return (taken ? w->paths->jumps : w->paths->falls) >> k & 1;
}

enum { OUTCOMES = 16 };
static struct outcome outcome_of(unsigned n)
{
    return (struct outcome){.onward = !(n & 1), .taken = n & 2, .skipped = n & 4, .missed = n & 8};
}

static uint16_t may_happen(const struct comparing *w, unsigned k)
{
    uint16_t set = 0;
    for (unsigned n = 0; n < OUTCOMES; n++) {
        struct outcome o = outcome_of(n);
        if (may_go(w, k, o.onward, o.taken) && may_skip(w, k, o.onward, o.skipped) && may_miss(w, k, o.taken, o.missed))
            set |= 1u << n;
    }
    return set;
}

/* Two paths reach instruction k, the second one `ahead` cycles earlier. The first path executes instruction w->from, the second one skips
 * it. Returns whether they meet, in state and cycles, within LOOK_AHEAD instructions for all outcomes, with no exit before that. */
static bool meet(struct comparing *w, unsigned k, const struct timing_state *x, const struct timing_state *y, uint32_t ahead)
{
    bool first = k == w->from;
    if (k == w->b->ninsns || k - w->from > LOOK_AHEAD || (!first && w->paths->stops >> k & 1))
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
        cost_copy_state(&a, x);
        cost_copy_state(&b, y);
        uint32_t then = ahead + compare_step(w, k, o, &a) - compare_step(w, k, other, &b);
        if ((then || !same_state(&a, &b)) && (!o.onward || !meet(w, k + 1, &a, &b, then)))
            return false;
    }
    return true;
}

/* Returns whether it makes no difference, from state s, if instruction k is executed or skipped. */
static bool is_indifferent(struct comparing *w, unsigned k, const struct timing_state *s)
{
    w->from = k;
    w->steps = MAX_STEPS;
    return meet(w, k, s, s, 0);
}

/* The set of states in which an instruction may issue. */
struct compared {
    unsigned n;
    struct timing_state s[MAX_COMPARED];
};

static bool add_state(struct compared *all, const struct timing_state *s)
{
    for (unsigned i = 0; i < all->n; i++)
        if (same_state(&all->s[i], s))
            return true;
    if (all->n == MAX_COMPARED)
        return false;
    cost_copy_state(&all->s[all->n++], s);
    return true;
}

/* Fills *following with the states after instruction k. Returns false if there are too many. */
static bool step_states(const struct comparing *w, unsigned k, bool indifferent, const struct compared *at, struct compared *following)
{
    following->n = 0;
    for (unsigned i = 0; i < at->n; i++)
        for (unsigned left = w->may[k]; left; left &= left - 1) {
            struct outcome o = outcome_of((unsigned)__builtin_ctz(left));
            struct timing_state s;
            if (!o.onward || (indifferent && o.skipped))
                continue;
            cost_copy_state(&s, &at->s[i]);
            (void)compare_step(w, k, o, &s);
            if (!add_state(following, &s))
                return false;
        }
    return true;
}

uint64_t cost_prune_path_bits(struct cpu *c, struct ir_block *b, uint32_t before, const struct path_sets *paths)
{
    struct comparing w = {.t = c->pipeline->timing, .b = b, .paths = paths};
    struct compared states[2], *at = &states[0], *following = &states[1];
    uint64_t left = paths->path_bits, found = 0;
    at->n = 1;
    for (unsigned k = 0; k < b->ninsns; k++)
        w.may[k] = may_happen(&w, k);
    cost_load_state(w.t, before, &at->s[0]);
    for (unsigned k = 0; k < b->ninsns && left; k++) {
        bool has_path_bit = left >> k & 1, matters = has_path_bit && paths->cold >> k & 1;
        for (unsigned m = 0; m < at->n && has_path_bit && !matters; m++)
            matters = !is_indifferent(&w, k, &at->s[m]);
        if (has_path_bit && !matters)
            found |= 1ull << k;
        left &= ~(1ull << k);
        if (!step_states(&w, k, has_path_bit && !matters, at, following))
            break;
        struct compared *was = at;
        at = following;
        following = was;
    }
    return found;
}
