/* state.c - interned pipeline states: see cost.h. */
#include "emu/cost/internal.h"

#include <stdlib.h>
#include <string.h>

/* An entry of the hash table of states. */
struct cost_place {
    uint32_t hash, number_plus_1; /* 0: free */
};

static uint32_t hash_of(const struct timing_state *s, size_t size)
{
    const char *p = (const char *)s, *last = p + size - sizeof(uint64_t);
    uint64_t h = size, word;
    for (;; p += sizeof word) {
        p = p < last ? p : last; /* the last word may overlap the one before it */
        memcpy(&word, p, sizeof word);
        h = ((h << 23 | h >> 41) ^ word) * 0x9e3779b97f4a7c15u;
        if (p == last)
            return (uint32_t)(h >> 32);
    }
}

static bool grow_table(struct cpu_timing *t)
{
    uint32_t size = t->table_size ? t->table_size * 2 : 1024;
    struct cost_place *table = arena_table(size * sizeof *table);
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

uint32_t cost_number_of(struct cpu_timing *t, struct timing_state *s)
{
    if (!t->reference) /* the reference must give the same result without */
        timing_canonicalise(t->model, s);
    size_t size = timing_state_size(s);
    if (t->nstates * 2 >= t->table_size)
        cost_need(grow_table(t));
    uint32_t hash = hash_of(s, size), h = hash;
    for (uint32_t n; (n = t->table[h & (t->table_size - 1)].number_plus_1) != 0; h++)
        if (t->table[h & (t->table_size - 1)].hash == hash && timing_state_size(t->states[n - 1]) == size &&
            !memcmp(t->states[n - 1], s, size))
            return n - 1;
    struct timing_state *copy = arena_take(&t->memory, size);
    cost_need(copy);
    t->states[t->nstates] = memcpy(copy, s, size);
    t->table[h & (t->table_size - 1)] = (struct cost_place){hash, t->nstates + 1};
    return t->nstates++;
}
