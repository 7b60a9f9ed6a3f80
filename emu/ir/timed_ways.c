/* timed_ways.c - all ways through a block at once, by which of its instructions are skipped: see timed.h. */
#include "emu/ir/timed_parts.h"

#include <stdlib.h>

/* However the conditions came out, the pipeline is in one of few states soon: what happens from one condition to the next is stepped through
 * once for each state in front of it, and for both outcomes. */
enum { MOST_STATES = 48 };

struct segment {
    uint8_t to[MOST_STATES][2]; /* by state in front of it, and whether its first instruction is skipped: the state behind it … */
    uint16_t cycles[MOST_STATES][2]; /* … and what it took */
};

struct walk {
    struct cpu_timing *t;
    const struct ir_block *b;
    const struct timed_ways_to *to;
    unsigned nstates;
    struct timing_state state[MOST_STATES];
};

/* The condition of instruction k; to->n: it has none. */
static unsigned condition_of(const struct timed_ways_to *to, unsigned k)
{
    unsigned i = 0;
    while (i < to->n && to->insn[i] != k)
        i++;
    return i;
}

/* From instruction k up to the next one with a condition, or the end. Returns that; the cycles are added to *cycles. */
static unsigned go(const struct walk *w, unsigned k, bool skipped, struct timing_state *s, uint32_t *cycles)
{
    const struct timed_block *tb = w->b->timed;
    const struct timed_ways_to *to = w->to;
    uint64_t always = to->skipped | (uint64_t)skipped << k;
    do {
        struct timing_event e = timed_event(w->t, w->b, k, timed_pc_after(w->b, k, to->insns, to->next), always, to->missed);
        *cycles += timing_step(w->t->model, s, &tb->insns[k]->t, &e, NULL);
        k++;
    } while (k < to->insns && condition_of(to, k) == to->n);
    return k;
}

/* The number of s among them; MOST_STATES: there are too many. */
static unsigned number_among(struct timing_state *among, unsigned *n, const struct timing_state *s)
{
    size_t size = timing_state_size(s);
    for (unsigned i = 0; i < *n; i++)
        if (timing_state_size(&among[i]) == size && !memcmp(&among[i], s, size))
            return i;
    if (*n == MOST_STATES)
        return MOST_STATES;
    timed_copy_state(&among[*n], s);
    return (*n)++;
}

/* The segment that begins with instruction *k, for all states in front of it, which become those behind it. */
static bool step_segment(struct walk *w, struct segment *g, unsigned *k)
{
    static const bool outcomes[2] = {false, true};
    struct timing_state behind[MOST_STATES];
    unsigned n = 0, end = *k;
    for (unsigned i = 0; i < w->nstates; i++) {
        for (unsigned o = 0; o < 2; o++) {
            struct timing_state s;
            uint32_t cycles = 0;
            timed_copy_state(&s, &w->state[i]);
            end = go(w, *k, outcomes[o], &s, &cycles);
            unsigned to = number_among(behind, &n, &s);
            if (to == MOST_STATES || cycles > UINT16_MAX)
                return false;
            g->to[i][o] = (uint8_t)to;
            g->cycles[i][o] = (uint16_t)cycles;
        }
    }
    for (unsigned i = 0; i < n; i++)
        timed_copy_state(&w->state[i], &behind[i]);
    w->nstates = n;
    *k = end;
    return true;
}

/* Each of the ways so far goes on in two. `done`: conditions so far; of each way the number of its state stands in after[]. */
static void part(const struct segment *g, uint32_t done, uint32_t bit, uint32_t *cycles, uint32_t *after)
{
    for (uint32_t way = done;; way = (way - 1) & done) {
        uint32_t at = after[way];
        cycles[way | bit] = cycles[way] + g->cycles[at][1];
        after[way | bit] = g->to[at][1];
        cycles[way] += g->cycles[at][0];
        after[way] = g->to[at][0];
        if (!way)
            break;
    }
}

bool timed_all_ways(struct cpu *c, const struct ir_block *b, const struct timed_ways_to *to, uint32_t *cycles, uint32_t *after)
{
    struct walk w = {.t = c->timed->timing, .b = b, .to = to, .nstates = 1};
    unsigned k = 0;
    uint32_t done = 0, numbers[MOST_STATES];
    if (to->before >= TIMED_LATE || w.t->counts || !to->insns)
        return false;
    timed_load_state(w.t, to->before, &w.state[0]);
    cycles[0] = after[0] = 0;
    if (condition_of(to, 0) == to->n)
        k = go(&w, 0, false, &w.state[0], &cycles[0]);
    while (k < to->insns) {
        struct segment g;
        uint32_t bit = 1u << condition_of(to, k);
        if (!step_segment(&w, &g, &k))
            return false;
        part(&g, done, bit, cycles, after);
        done |= bit;
    }
    if (done != (1u << to->n) - 1)
        return false;
    for (unsigned i = 0; i < w.nstates; i++)
        numbers[i] = timed_number_of(w.t, &w.state[i]);
    for (unsigned i = 0; i < 1u << to->n; i++)
        after[i] = numbers[after[i]];
    return true;
}
