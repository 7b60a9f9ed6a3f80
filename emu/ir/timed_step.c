/* timed_step.c - the pipeline's states by number, and what instructions make of them: see timed.h. */
#include "emu/ir/timed_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- states by number ------------------------------------------------------------------------------ */

/* In the table of states. */
struct timed_place {
    uint32_t hash, number_plus_1; /* 0: free */
};

static uint32_t hash_of(const struct timing_state *s, size_t size)
{
    const char *p = (const char *)s, *last = p + size - sizeof(uint64_t);
    uint64_t h = size, word;
    for (;; p += sizeof word) {
        p = p < last ? p : last; /* the last word begins in the one before it */
        memcpy(&word, p, sizeof word);
        h = ((h << 23 | h >> 41) ^ word) * 0x9e3779b97f4a7c15u;
        if (p == last)
            return (uint32_t)(h >> 32);
    }
}

static bool grow_table(struct cpu_timing *t)
{
    uint32_t size = t->table_size ? t->table_size * 2 : 1024;
    struct timed_place *table = arena_table(size * sizeof *table);
    struct timing_state **states = realloc(t->states, size * sizeof *states);
    if (states)
        t->states = states;
    if (!table || !states) {
        free(table);
        return false;
    }
    for (uint32_t k = 0; k < t->table_size; k++) {
        uint32_t h = t->table[k].hash;
        if (!t->table[k].number_plus_1)
            continue;
        while (table[h & (size - 1)].number_plus_1)
            h++;
        table[h & (size - 1)] = t->table[k];
    }
    free(t->table);
    t->table = table;
    t->table_size = size;
    return true;
}

uint32_t timed_number_of(struct cpu_timing *t, struct timing_state *s)
{
    if (!t->reference) /* which is held to be the same without */
        timing_settle(t->model, s);
    size_t size = timing_state_size(s);
    if (t->nstates * 2 >= t->table_size)
        timed_need(grow_table(t));
    uint32_t hash = hash_of(s, size), h = hash;
    for (uint32_t n; (n = t->table[h & (t->table_size - 1)].number_plus_1) != 0; h++)
        if (t->table[h & (t->table_size - 1)].hash == hash && timing_state_size(t->states[n - 1]) == size &&
            !memcmp(t->states[n - 1], s, size))
            return n - 1;
    struct timing_state *copy = arena_take(&t->memory, size);
    timed_need(copy);
    t->states[t->nstates] = memcpy(copy, s, size);
    t->table[h & (t->table_size - 1)] = (struct timed_place){hash, t->nstates + 1};
    return t->nstates++;
}

/* ---- steps that are known --------------------------------------------------------------------------- */

enum { MOST_BITS = 15 };

/* As many as there is room for are not among them: it is worth more. */
static void widen(struct timed_steps *all)
{
    struct timed_steps wide = {.bits = all->known ? all->bits + 1 : TIMED_STEPS_FIRST_BITS, .done = all->done};
    wide.known = arena_table(sizeof *wide.known << wide.bits);
    timed_need(wide.known);
    for (uint64_t at = 0; all->known && at < (uint64_t)1 << all->bits; at++) {
        uint64_t known = all->known[at], hash = at << (TIMED_STEP_BITS - all->bits) | known >> TIMED_REST_AT;
        uint64_t what = known & (((uint64_t)1 << TIMED_REST_AT) - 1);
        if (known)
            *timed_step_place(&wide, hash) = timed_step_rest(&wide, hash) << TIMED_REST_AT | what;
    }
    free(all->known);
    *all = wide;
}

void timed_new_step(struct cpu_timing *t, uint32_t *state, const struct timed_insn *i, unsigned event, uint32_t *cycles)
{
    struct timed_steps *all = &t->steps;
    struct timing_event e = {0};
    struct timing_state s;
    uint64_t hash = timed_step_hash(*state, i->number, event);
    if (!all->known || (all->missed >> all->bits && all->bits < MOST_BITS))
        widen(all);
    all->missed++;
    timed_load_state(t, *state, &s);
    timed_set_event(&e, event);
    uint64_t took = timing_step(t->model, &s, &i->t, &e, NULL);
    *cycles += (uint32_t)took;
    *state = timed_number_of(t, &s);
    uint64_t what = (uint64_t)*state << TIMED_AFTER_AT | took << 1 | 1;
    if (took < 1u << (TIMED_AFTER_AT - 1))
        *timed_step_place(all, hash) = timed_step_rest(all, hash) << TIMED_REST_AT | what;
}
