/* transition.c - memoised transitions (state, path) -> (cycles, state), and the states: see consumer.h. */
#include "emu/timing/consumer/consumer.h"
#include "emu/cpu/exact.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The key of a transition, compared as bytes together with its misses. */
struct consumer_key {
    uint64_t skipped, missed; /* by instruction; missed: mispredicted */
    struct consumer_block *block;
    uint32_t state;       /* number */
    uint8_t insns, taken; /* instructions retired; control did not fall through after the last one */
    uint16_t nmisses;     /* instructions with pending misses */
};
_Static_assert(sizeof(struct consumer_key) == 32, "without padding");

/* A memoised transition. */
struct consumer_transition {
    struct consumer_key key;
    struct consumer_transition *next;     /* in its chain of the hash table */
    struct consumer_transition *of_block; /* the next one of its block */
    struct consumer_transition *counted;  /* the next one with a count … */
    bool is_counted;                      /* … and this is one */
    uint32_t after, cycles;               /* the state's number after it */
    uint64_t count;                       /* executions since they were added up */
    const struct consumer_miss *misses;   /* key.nmisses */
    uint32_t *issued;    /* with a store buffer: cycles before each instruction issued; with banks: those that had instructions */
    uint32_t by_cause[]; /* if totals are collected: cycles by cause, then stalls by the producer's class */
};

#define FACTOR 0x9e3779b97f4a7c15u
enum { FIRST_SIZE = 1024, MAX_TRANSITIONS = 1 << 20 };

void consumer_need(bool had)
{
    if (!had)
        fatal(2, "out of memory for the timing model");
}

static uint64_t hash_bytes(const void *from, size_t size, uint64_t h)
{
    const char *p = from;
    for (; size >= sizeof(uint64_t); size -= sizeof(uint64_t), p += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, p, sizeof word);
        h = ((h << 23 | h >> 41) ^ word) * FACTOR;
    }
    for (; size; size--)
        h = ((h << 7 | h >> 57) ^ (uint8_t)*p++) * FACTOR;
    return h ^ h >> 32;
}

/* ---- states ----------------------------------------------------------------------------------- */

void consumer_load(const struct consumer *k, uint32_t state, struct timing_state *s)
{
    memcpy(s, k->states[state], timing_state_size(k->states[state]));
}

/* Returns the entry of s in the hash table of states, or the free one for it. */
static uint32_t *state_place(const struct consumer *k, const struct timing_state *s)
{
    size_t size = timing_state_size(s);
    for (uint64_t h = hash_bytes(s, size, size);; h++) {
        uint32_t *at = &k->state_table[h & (k->state_size - 1)];
        if (!*at || (timing_state_size(k->states[*at - 1]) == size && !memcmp(k->states[*at - 1], s, size)))
            return at;
    }
}

static void grow_states(struct consumer *k)
{
    uint32_t size = k->state_size ? 2 * k->state_size : FIRST_SIZE;
    k->states = realloc(k->states, size / 2 * sizeof *k->states);
    free(k->state_table);
    k->state_table = calloc(size, sizeof *k->state_table);
    consumer_need(k->states && k->state_table);
    k->state_size = size;
    for (uint32_t n = 0; n < k->nstates; n++)
        *state_place(k, k->states[n]) = n + 1;
}

uint32_t consumer_state(struct consumer *k, struct timing_state *s)
{
    if (!k->reference) /* the reference must give the same result without */
        timing_canonicalise(k->model, s);
    if (k->nstates >= k->state_size / 2)
        grow_states(k);
    uint32_t *at = state_place(k, s);
    if (!*at) {
        struct timing_state *copy = malloc(timing_state_size(s));
        consumer_need(copy);
        k->states[k->nstates] = memcpy(copy, s, timing_state_size(s));
        *at = ++k->nstates;
    }
    return *at - 1;
}

void consumer_bound_states(struct consumer *k)
{
    struct timing_state **old = k->states;
    uint32_t n = k->nstates;
    if (n < k->most_states)
        return;
    consumer_forget(k, NULL);
    free(k->state_table);
    k->states = NULL;
    k->state_table = NULL;
    k->nstates = k->state_size = 0;
    (void)consumer_state(k, old[0]);
    for (struct consumer_cpu *cpu = k->cpus; cpu; cpu = cpu->next)
        cpu->state = consumer_state(k, old[cpu->state]);
    while (n)
        free(old[--n]);
    free(old);
}

/* ---- stepping --------------------------------------------------------------------------------- */

/* What is done with the charge of instruction i of a path. */
typedef void charged(struct consumer *k, const struct consumer_key *key, unsigned i, const struct timing_charge *charge, void *ctx);

/* Returns the cycles by which the data of a load, instruction i, are late because of an earlier access: `miss`. e: its event without them;
 * issued: when each instruction before it did; cycles: those of all of them. */
static unsigned late_by_access(const struct consumer *k, const struct timing_state *s, unsigned i, const struct timing_insn *t,
                               const struct timing_event *e, const struct consumer_miss *miss, const uint32_t *issued, uint32_t cycles)
{
    struct timing_state trial;
    struct timing_charge charge;
    memcpy(&trial, s, timing_state_size(s));
    uint32_t now = cycles + timing_step(k->model, &trial, t, e, &charge) - charge.after;
    uint32_t end = miss->wait + (miss->after ? issued[miss->after - 1] : 0u);
    if (k->model->banks.number)
        return end > (i ? issued[i - 1] : 0u) + charge.cycles[TIMING_ISSUE] ? k->model->banks.cycles : 0;
    return end > now ? end - now : 0;
}

/* Steps a path through the scoreboard, from key->state to *s. Returns its cycles. fn (may be NULL) is called for each instruction. issued:
 * NULL, or with a store buffer set to the cycles before each instruction, with banks to the cycles that had instructions. */
static uint32_t step(struct consumer *k, const struct consumer_key *key, const struct consumer_miss *miss, struct timing_state *s,
                     uint32_t *issued, charged *fn, void *ctx)
{
    const struct consumer_block *b = key->block;
    const struct consumer_miss *end = miss + key->nmisses;
    struct timing_charge charge;
    uint32_t cycles = 0;
    consumer_load(k, key->state, s);
    for (unsigned i = 0; i < key->insns; i++) {
        const struct consumer_insn *insn = &b->insns[i];
        struct timing_event e = {.skipped = insn->skipped || key->skipped >> i & 1,
                                 .taken = i + 1 < key->insns ? b->insns[i + 1].pc != insn->next : key->taken,
                                 .missed = key->missed >> i & 1,
                                 .odd = timing_is_odd(k->model, insn->pc),
                                 .rotating = insn->rotating};
        if (miss < end && miss->insn == i) {
            e.fetch = miss->fetch, e.fetch_tlb = miss->fetch_tlb;
            e.data = miss->data, e.data_tlb = miss->data_tlb;
            if (miss->wait && k->model->issue == TIMING_ISSUE_REORDER)
                e.store = (uint8_t)miss->after;
            else if (miss->wait)
                e.data = (uint16_t)(e.data + late_by_access(k, s, i, insn->t, &e, miss, issued, cycles));
            miss++;
        }
        cycles += timing_step(k->model, s, insn->t, &e, fn || issued ? &charge : NULL);
        if (issued)
            issued[i] = k->model->banks.number ? (i ? issued[i - 1] : 0u) + charge.cycles[TIMING_ISSUE] : cycles - charge.after;
        if (fn)
            fn(k, key, i, &charge, ctx);
    }
    return cycles;
}

/* ---- figures ---------------------------------------------------------------------------------- */

/* Adds to `by_cause`: cycles by cause, then stalls by the producer's class; the charge is the cpu's last. */
static void add_causes(struct consumer *k, const struct consumer_key *key, unsigned i, const struct timing_charge *charge, void *by_cause)
{
    uint32_t *to = by_cause;
    (void)key, (void)i;
    k->cpu->last = *charge;
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        to[c] += charge->cycles[c];
    if (charge->stall_class < k->model->nclasses)
        to[TIMING_CAUSES + charge->stall_class] += charge->cycles[TIMING_STALL];
}

/* Adds what an instruction was charged to the account, `times` as often. */
static void add_exact(struct consumer *k, const struct consumer_key *key, unsigned i, const struct timing_charge *charge, void *times)
{
    const struct consumer_insn *insn = &key->block->insns[i];
    bool skipped = insn->skipped || key->skipped >> i & 1;
    uint64_t n = *(const uint64_t *)times, pc = skipped ? insn->pc_if_skipped : insn->pc;
    unsigned stall = charge->stall_class < k->model->nclasses ? EXACT_CLASS + (unsigned)charge->stall_class : TIMING_STALL;
    cpu_exact_add(k->account, pc, EXACT_INSTRUCTIONS, n);
    cpu_exact_add(k->account, pc, EXACT_READS, !skipped && insn->t->memory & TIMING_READS ? n : 0);
    cpu_exact_add(k->account, pc, EXACT_WRITES, !skipped && insn->t->memory & TIMING_WRITES ? n : 0);
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        if (charge->cycles[c])
            cpu_exact_add(k->account, timing_is_fetch(c) ? insn->pc : pc, c == TIMING_STALL ? stall : c, n * charge->cycles[c]);
}

static void add_counts(const struct consumer *k, const struct consumer_transition *x, struct cpu_timing_totals *to)
{
    for (unsigned c = 0; k->counts && c < TIMING_CAUSES; c++)
        to->cycles[c] += x->count * x->by_cause[c];
    for (unsigned c = 0; k->counts && c < k->model->nclasses; c++)
        to->stalls[c] += x->count * x->by_cause[TIMING_CAUSES + c];
    to->instructions += x->count * x->key.insns;
}

/* Adds up what x has counted. */
static void settle(struct consumer *k, struct consumer_transition *x)
{
    struct timing_state s;
    add_counts(k, x, &k->totals);
    if (k->exact && k->account && x->count)
        step(k, &x->key, x->misses, &s, x->issued, add_exact, &x->count);
    x->count = 0;
    x->is_counted = false;
}

void consumer_hand_in(struct consumer *k)
{
    for (; k->counted; k->counted = k->counted->counted)
        settle(k, k->counted);
}

/* ---- the table -------------------------------------------------------------------------------- */

static struct consumer_transition **chain_of(const struct consumer *k, const struct consumer_key *key, const struct consumer_miss *misses)
{
    uint64_t h = hash_bytes(misses, key->nmisses * sizeof *misses, hash_bytes(key, sizeof *key, 0));
    return &k->table[h & (k->table_size - 1)];
}

static inline bool is_same(const struct consumer_transition *x, const struct consumer_key *key, const struct consumer_miss *misses)
{
    uint64_t a[4], b[4];
    memcpy(a, &x->key, sizeof a);
    memcpy(b, key, sizeof b);
    if ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3]))
        return false;
    return !key->nmisses || !memcmp(x->misses, misses, key->nmisses * sizeof *misses);
}

/* The entry of `recent` for a path that follows the previous one; a reorder buffer has many states after the same two paths. */
static inline struct consumer_transition **recent_place(struct consumer *k, const struct consumer_key *key)
{
    uint64_t from = k->model->issue == TIMING_ISSUE_REORDER ? key->state * FACTOR : k->previous,
             path = ((uintptr_t)key->block + key->insns + 31 * key->skipped + 127 * key->missed) * FACTOR;
    k->previous = path >> 7;
    return &k->recent[(path ^ from) >> (64 - CONSUMER_RECENT_BITS)];
}

static void insert(struct consumer *k, struct consumer_transition *x)
{
    struct consumer_transition **chain = chain_of(k, &x->key, x->misses);
    x->next = *chain;
    *chain = x;
}

static void grow_table(struct consumer *k)
{
    uint32_t old_size = k->table_size;
    struct consumer_transition **old = k->table, *x;
    k->table_size = old_size ? 2 * old_size : FIRST_SIZE;
    k->table = calloc(k->table_size, sizeof *k->table);
    consumer_need(k->table);
    for (uint32_t n = 0; n < old_size; n++)
        while ((x = old[n]) != NULL) {
            old[n] = x->next;
            insert(k, x);
        }
    free(old);
}

/* Steps a path; the result is not memoised. */
static struct consumer_transition *new_transition(struct consumer *k, const struct consumer_key *key)
{
    size_t at = sizeof(struct consumer_transition) + (TIMING_CAUSES + k->model->nclasses) * sizeof(uint32_t);
    size_t to = (at + key->nmisses * sizeof *k->misses + sizeof(uint32_t) - 1) & ~(sizeof(uint32_t) - 1);
    struct consumer_transition *x = calloc(1, to + (timing_compares_addresses(k->model) ? key->insns * sizeof *x->issued : 0));
    struct timing_state s;
    consumer_need(x);
    x->key = *key;
    x->issued = timing_compares_addresses(k->model) ? (uint32_t *)(void *)((char *)x + to) : NULL;
    x->misses = memcpy((char *)x + at, k->misses, key->nmisses * sizeof *k->misses);
    x->cycles = step(k, key, x->misses, &s, x->issued, k->counts || k->cpu->one ? add_causes : NULL, x->by_cause);
    x->after = consumer_state(k, &s);
    return x;
}

/* Returns the memoised transition `key`, which may be a new one. */
static struct consumer_transition *find(struct consumer *k, const struct consumer_key *key)
{
    struct consumer_transition *x = k->table_size ? *chain_of(k, key, k->misses) : NULL;
    for (; x; x = x->next)
        if (is_same(x, key, k->misses))
            return x;
    if (k->ntransitions >= MAX_TRANSITIONS)
        consumer_forget(k, NULL);
    x = new_transition(k, key);
    if (k->ntransitions++ >= k->table_size)
        grow_table(k);
    insert(k, x);
    x->of_block = key->block->transitions;
    return key->block->transitions = x;
}

uint32_t consumer_transit(struct consumer *k, const struct consumer_path *path, uint64_t mispredicted, struct consumer_known *known)
{
    struct consumer_key key = {.skipped = path->skipped,
                               .missed = mispredicted,
                               .block = k->block,
                               .state = k->cpu->state,
                               .insns = path->insns,
                               .taken = path->next != k->block->insns[path->insns - 1].next,
                               .nmisses = (uint16_t)k->nmisses};
    bool once = k->reference || k->cpu->one;
    struct consumer_transition **recent = recent_place(k, &key), *x = once ? new_transition(k, &key) : *recent;
    if (!x || !is_same(x, &key, k->misses))
        x = find(k, &key);
    uint32_t cycles = x->cycles;
    k->cpu->state = x->after;
    x->count++;
    if (x->issued)
        consumer_buffer_stores(k, x->issued, path->insns, k->model->banks.number ? x->issued[path->insns - 1] : cycles);
    if (once) {
        settle(k, x);
        free(x);
        return cycles;
    }
    *recent = x;
    if (known)
        *known = (struct consumer_known){.count = &x->count, .state = key.state, .after = x->after, .cycles = cycles};
    if (k->exact && !x->is_counted) {
        x->is_counted = true;
        x->counted = k->counted;
        k->counted = x;
    }
    return cycles;
}

void consumer_forget(struct consumer *k, struct consumer_block *b)
{
    if (b && !b->transitions)
        return;
    consumer_hand_in(k);
    memset(k->recent, 0, sizeof k->recent);
    for (unsigned n = 0; b && n < b->nroutes; n++)
        memset(b->routes[n].known, 0, sizeof b->routes[n].known);
    for (uint32_t n = 0; !b && n < k->table_size; n++)
        while (k->table[n])
            consumer_forget(k, k->table[n]->key.block);
    for (struct consumer_transition *x; b && (x = b->transitions) != NULL; k->ntransitions--) {
        struct consumer_transition **at = chain_of(k, &x->key, x->misses);
        while (*at != x)
            at = &(*at)->next;
        *at = x->next;
        b->transitions = x->of_block;
        settle(k, x);
        free(x);
    }
}

void consumer_totals(const struct consumer *k, struct cpu_timing_totals *out)
{
    *out = k->totals;
    for (uint32_t n = 0; n < k->table_size; n++)
        for (const struct consumer_transition *x = k->table[n]; x; x = x->next)
            add_counts(k, x, out);
    for (enum cache_stall n = 0; k->caches && n < CACHE_STALLS; n++)
        out->cycles[TIMING_ICACHE + n] += caches_stall_cycles(k->caches, n);
    out->nclasses = k->model->nclasses;
    for (unsigned c = 0; c < k->model->nclasses; c++)
        out->class_names[c] = k->model->classes[c].name;
}
