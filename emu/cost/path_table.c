/* path_table.c - the cost of all paths through a block, by path bits: see cost.h. */
#include "emu/cost/internal.h"

#include <stdlib.h>

/* The paths of a block lead through few pipeline states. So each segment, from one instruction with a path bit to the next, is stepped
 * through the scoreboard once for each of its entry states and both values of the bit. */
enum { MAX_STATES = 48 };

struct segment {
    uint8_t to[MAX_STATES][2];      /* the state after the segment, by the state before it and the first instruction's path bit */
    uint16_t cycles[MAX_STATES][2]; /* and its cycles */
};

struct walk {
    struct cpu_timing *t;
    const struct ir_block *b;
    const struct path_range *to;
    unsigned k; /* the next instruction */
    unsigned nstates;
    struct timing_state state[MAX_STATES];
    uint64_t ahead[MAX_STATES]; /* by state: later instructions that will be skipped */
};

/* Returns the number of instruction k's path bit, or to->n without one. */
static unsigned path_bit_of(const struct path_range *to, unsigned k)
{
    unsigned i = 0;
    while (i < to->n && to->insn[i] != k)
        i++;
    return i;
}

/* Steps from instruction k to the next one with a path bit, or to the end. Returns where it stopped; adds the cycles to *cycles. */
static unsigned go(const struct walk *w, unsigned k, bool is, struct timing_state *s, uint64_t *ahead, uint32_t *cycles)
{
    const struct block_costs *tb = w->b->costs;
    const struct path_range *to = w->to;
    uint64_t which = (uint64_t)is << k, missed = to->missed | (which & to->branches), skipped = to->skipped | (which & ~to->branches);
    struct timing_event e = {0};
    unsigned path_bit = path_bit_of(to, k);
    if (path_bit < to->n)
        *ahead |= to->with[path_bit][is];
    skipped |= *ahead;
    do {
        cost_set_event(&e, cost_event(w->t, w->b, k, cost_pc_after(w->b, k, to->insns, to->next), skipped, missed));
        *cycles += timing_step(w->t->model, s, &tb->insns[k]->t, &e, NULL);
        k++;
    } while (k < to->insns && path_bit_of(to, k) == to->n);
    *ahead &= k < 64 ? ~0ull << k : 0;
    return k;
}

/* Returns the number of (s, ahead) among w's states, adding it if it is new, or MAX_STATES if there are too many. */
static unsigned number_among(struct walk *w, const struct timing_state *s, uint64_t ahead)
{
    size_t size = timing_state_size(s);
    for (unsigned i = 0; i < w->nstates; i++)
        if (w->ahead[i] == ahead && timing_state_size(&w->state[i]) == size && !memcmp(&w->state[i], s, size))
            return i;
    if (w->nstates == MAX_STATES)
        return MAX_STATES;
    cost_copy_state(&w->state[w->nstates], s);
    w->ahead[w->nstates] = ahead;
    return w->nstates++;
}

/* Steps the segment that begins with instruction w->k, from all states of w. These become the states after it. */
static bool step_segment(struct walk *w, struct segment *g)
{
    static const bool outcomes[2] = {false, true};
    struct walk following;
    following.nstates = 0;
    for (unsigned i = 0; i < w->nstates; i++) {
        for (unsigned o = 0; o < 2; o++) {
            struct timing_state s;
            uint64_t ahead = w->ahead[i];
            uint32_t cycles = 0;
            cost_copy_state(&s, &w->state[i]);
            following.k = go(w, w->k, outcomes[o], &s, &ahead, &cycles);
            unsigned to = number_among(&following, &s, ahead);
            if (to == MAX_STATES || cycles > UINT16_MAX)
                return false;
            g->to[i][o] = (uint8_t)to;
            g->cycles[i][o] = (uint16_t)cycles;
        }
    }
    w->k = following.k;
    w->nstates = following.nstates;
    for (unsigned i = 0; i < w->nstates; i++) {
        cost_copy_state(&w->state[i], &following.state[i]);
        w->ahead[i] = following.ahead[i];
    }
    return true;
}

/* Splits each path in two by `bit`. done: the path bits before; after[]: by path, the number of its state. */
static void part(const struct segment *g, uint32_t done, uint32_t bit, uint32_t *cycles, uint32_t *after)
{
    for (uint32_t path = done;; path = (path - 1) & done) {
        uint32_t at = after[path];
        cycles[path | bit] = cycles[path] + g->cycles[at][1];
        after[path | bit] = g->to[at][1];
        cycles[path] += g->cycles[at][0];
        after[path] = g->to[at][0];
        if (!path)
            break;
    }
}

/* Returns the first n path bits not in `before`, in program order. */
static uint32_t next_path_bits(const struct path_range *to, uint32_t before, unsigned n)
{
    uint32_t set = 0;
    for (unsigned k = 0; k < to->insns && n; k++) {
        unsigned i = path_bit_of(to, k);
        if (i < to->n && !(before >> i & 1)) {
            set |= 1u << i;
            n--;
        }
    }
    return set;
}

/* Walks up to the first path bit outside p. */
static bool walk_part(struct walk *w, struct path_table_part *p)
{
    uint32_t done = 0;
    unsigned i;
    p->starts = w->nstates;
    p->cycles = malloc(2 * sizeof *p->cycles * p->starts << p->n);
    cost_need(p->cycles);
    p->after = p->cycles + (p->starts << p->n);
    for (unsigned m = 0; m < p->starts; m++) {
        p->cycles[m << p->n] = 0;
        p->after[m << p->n] = m;
    }
    if (w->k == 0 && path_bit_of(w->to, 0) == w->to->n)
        w->k = go(w, 0, false, &w->state[0], &w->ahead[0], &p->cycles[0]);
    while (w->k < w->to->insns && p->of >> (i = path_bit_of(w->to, w->k)) & 1) {
        struct segment g;
        uint32_t bit = 1u << __builtin_popcount(p->of & ((1u << i) - 1));
        if (!step_segment(w, &g))
            return false;
        for (unsigned m = 0; m < p->starts; m++)
            part(&g, done, bit, p->cycles + (m << p->n), p->after + (m << p->n));
        done |= bit;
    }
    return done == (1u << p->n) - 1;
}

bool path_table_make(struct cpu *c, const struct ir_block *b, const struct path_range *to, struct path_table_part *parts, unsigned nparts)
{
    struct walk w = {.t = c->pipeline->timing, .b = b, .to = to, .nstates = 1};
    uint32_t before = 0, numbers[MAX_STATES];
    for (unsigned i = 0; i < nparts; i++)
        parts[i].cycles = NULL;
    if (to->before >= PENDING_MISS || w.t->counts || !to->insns)
        return false;
    cost_load_state(w.t, to->before, &w.state[0]);
    for (unsigned i = 0; i < nparts; i++) {
        struct path_table_part *p = &parts[i];
        p->n = (to->n + nparts - 1 - i) / nparts;
        p->of = next_path_bits(to, before, p->n);
        before |= p->of;
        if (!walk_part(&w, p))
            return false;
    }
    for (unsigned i = 0; i < w.nstates; i++)
        numbers[i] = cost_number_of(w.t, &w.state[i]);
    struct path_table_part *last = &parts[nparts - 1];
    for (unsigned i = 0; i < last->starts << last->n; i++)
        last->after[i] = numbers[last->after[i]];
    return true;
}
